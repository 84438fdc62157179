//! The fuzz targets' checks on every input that was written or found for them.

#[allow(unreachable_pub, reason = "the fuzz crate, whose module this is, exports it")]
#[path = "../../../fuzz/src/checks.rs"]
mod checks;

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use sakiyomi_engines::games;

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
    games().iter().map(|info| info.id).chain(FORMATS).map(str::to_owned).collect()
}

/// Returns the inputs of `target`: the handwritten ones, and those that a fuzzer added.
fn inputs(target: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = ["seeds", "corpus"]
        .iter()
        .filter_map(|folder| fs::read_dir(fuzz_folder().join(folder).join(target)).ok())
        .flatten()
        .map(|entry| entry.expect("a folder can be listed").path())
        .collect();
    files.sort();
    files
}

#[test]
fn every_kept_input_passes_its_check() {
    for target in targets() {
        for file in inputs(&target) {
            let bytes = fs::read(&file).unwrap();
            let result = catch_unwind(|| checks::check(&target, &bytes));
            assert!(result.is_ok(), "{target} fails on {}", file.display());
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
fn every_fuzz_target_has_handwritten_seeds() {
    for target in targets() {
        let seeds = fuzz_folder().join("seeds").join(&target);
        assert!(fs::read_dir(&seeds).is_ok_and(|mut files| files.next().is_some()), "{seeds:?}");
    }
}

#[test]
fn inputs_lie_only_in_the_folder_of_a_target() {
    for folder in ["seeds", "corpus"] {
        for entry in fs::read_dir(fuzz_folder().join(folder)).into_iter().flatten() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let source = format!("fuzz_targets/{}.rs", name.replace('-', "_"));
            assert!(fuzz_folder().join(&source).exists(), "fuzz/{folder}/{name} has no {source}");
        }
    }
}
