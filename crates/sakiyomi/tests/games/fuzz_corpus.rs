//! The fuzz targets' checks on every input that was written or found for them.

#[allow(unreachable_pub, reason = "the fuzz crate, whose module this is, exports it")]
#[path = "../../../../fuzz/src/checks.rs"]
mod checks;
#[allow(unreachable_pub, reason = "the fuzz crate, whose module this is, exports it")]
#[path = "../../../../fuzz/src/corpus.rs"]
mod corpus;

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use corpus::{Input, pack, unpack, write_line};

const FORMATS: [&str; 8] = [
    "othello-transcript",
    "othello-obf",
    "othello-ggf",
    "othello-wthor",
    "record",
    "engine-spec",
    "amounts",
    "starts",
];

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn targets() -> BTreeSet<String> {
    let games = sakiyomi::game_list();
    games.iter().map(|game| game.info().id).chain(FORMATS).map(str::to_owned).collect()
}

/// Returns the file of the inputs of `target`.
fn packed(target: &str) -> String {
    let path = fuzz_folder().join("corpus").join(target).with_extension("txt");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the inputs of `target`: the handwritten ones, and those that a fuzzer added.
fn inputs(target: &str) -> Vec<Input> {
    unpack(&packed(target)).unwrap_or_else(|error| panic!("{target}: {error}"))
}

#[test]
fn every_kept_input_passes_its_check() {
    for target in targets() {
        for input in inputs(&target) {
            let result = catch_unwind(|| checks::check(&target, &input.bytes));
            assert!(result.is_ok(), "{target} fails on {}", write_line(&input));
        }
    }
}

#[test]
fn every_game_and_format_has_a_fuzz_target() {
    let manifest = fs::read_to_string(fuzz_folder().join("Cargo.toml")).unwrap();
    let declared: BTreeSet<String> = manifest
        .split("\n[[bin]]\n")
        .skip(1)
        .map(|bin| bin.lines().find_map(|line| line.strip_prefix("name = ")).unwrap())
        .map(|name| name.trim_matches('"').to_owned())
        .collect();
    assert_eq!(declared, targets(), "the bins of fuzz/Cargo.toml and the games with the formats");
}

#[test]
fn every_fuzz_target_has_handwritten_inputs() {
    for target in targets() {
        assert!(inputs(&target).iter().any(|input| input.name.is_some()), "{target}");
    }
}

#[test]
fn inputs_are_kept_as_the_tool_packs_them() {
    for target in targets() {
        assert_eq!(pack(inputs(&target)), packed(&target), "{target}");
    }
    let files = fs::read_dir(fuzz_folder().join("corpus")).unwrap().count();
    assert_eq!(files, targets().len(), "one file for each target");
}
