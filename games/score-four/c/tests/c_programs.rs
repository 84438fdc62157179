//! C programs against header and library, compiled and run as a host would.
//!
//! `cc` links every Rust program, so that it is there wherever this test runs.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sakiyomi_core::{MoveList, Outcome, Rng, Seat, State};
use sakiyomi_score_four::ScoreFour;

/// How a program finds the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Linked {
    Static,
    Shared,
}

#[test]
fn the_library_agrees_with_the_rules_on_random_games() {
    let (positions, expected) = random_games(300);
    assert!(expected.lines().count() > 5000);
    for linked in [Linked::Static, Linked::Shared] {
        let output = run("rules", linked, &positions);
        for (number, (told, expected)) in output.lines().zip(expected.lines()).enumerate() {
            assert_eq!(told, expected, "{linked:?}, position {number}");
        }
        assert_eq!(output.lines().count(), expected.lines().count());
    }
}

#[test]
fn wrong_arguments_are_answered_and_survived() {
    for linked in [Linked::Static, Linked::Shared] {
        assert_eq!(run("wrong", linked, ""), "");
    }
}

/// Plays random games, and writes each position as the program reads it, and what it should answer.
fn random_games(games: usize) -> (String, String) {
    let (mut rng, mut moves) = (Rng::seeded(1), MoveList::new());
    let (mut positions, mut expected) = (String::new(), String::new());
    for _ in 0..games {
        let mut state = ScoreFour::start();
        loop {
            let (black, white) = state.beads();
            let turn = if state.plies().is_multiple_of(2) { 'b' } else { 'w' };
            let _ =
                writeln!(positions, "{:x} {:x} {turn}", black.reverse_bits(), white.reverse_bits());
            let _ = writeln!(expected, "{}", answer(&state));
            let Some(mv) = state.random_move(&mut rng, &mut moves) else { break };
            state.apply(mv);
        }
    }
    (positions, expected)
}

/// Writes the result and every move of a position in the form of `rules.c`.
fn answer(state: &ScoreFour) -> String {
    let mut out = match state.outcome() {
        None => "n",
        Some(Outcome::Won { by: Seat::First, .. }) => "b",
        Some(Outcome::Won { by: Seat::Second, .. }) => "w",
        Some(_) => "d",
    }
    .to_owned();
    let (black, white) = state.beads();
    // A finished game still has cells in which a bead can land: the rules ask for more here.
    let mut cells: Vec<u32> = (0..16)
        .map(|column| state.board().landing(column))
        .filter(|&cell| cell != 0)
        .map(u64::trailing_zeros)
        .collect();
    cells.sort_unstable();
    for cell in cells {
        let bead = 1u64 << cell;
        let (black, white) = if state.plies().is_multiple_of(2) {
            (black | bead, white)
        } else {
            (black, white | bead)
        };
        let _ = write!(out, " {cell}:{:x}:{:x}", black.reverse_bits(), white.reverse_bits());
    }
    out
}

/// Compiles `tests/c/<name>.c`, runs it with `input`, and returns what it prints.
fn run(name: &str, linked: Linked, input: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = library(linked);
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{linked:?}"));
    let mut compiler = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
    compiler
        .args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O1"])
        .arg("-I")
        .arg(root.join("include"))
        .arg(root.join("tests/c").join(name).with_extension("c"))
        .arg("-o")
        .arg(&program)
        .arg(&library);
    match linked {
        Linked::Static => compiler.args(["-lpthread", "-ldl", "-lm"]),
        Linked::Shared => {
            let folder = library.parent().expect("a library lies in a folder");
            compiler.arg(format!("-Wl,-rpath,{}", folder.display())).arg("-lm")
        }
    };
    let compiled = compiler.output().expect("there is a C compiler, since Rust links with it");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));

    let mut child = Command::new(&program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is piped");
    let input = input.to_owned();
    // On a thread of its own: the program answers before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("nothing panics").expect("the program reads its input");
    let text = String::from_utf8(output.stdout).expect("answers are text");
    assert!(output.status.success(), "{name}, {linked:?}: {}\n{text}", output.status);
    text
}

/// Builds the library as these tests were built, and returns its file.
fn library(linked: Linked) -> PathBuf {
    let built = Command::new(env!("CARGO"))
        .args(["build", "--package", "sakiyomi-c", "--lib", "--profile", "test"])
        .args(["--message-format", "json"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let kind = match linked {
        Linked::Static => "a",
        Linked::Shared => std::env::consts::DLL_EXTENSION,
    };
    String::from_utf8_lossy(&built.stdout)
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"] == "sakiyomi_c")
        .flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default())
        .filter_map(|file| file.as_str().map(PathBuf::from))
        .find(|file| file.extension().is_some_and(|extension| extension == kind))
        .expect("cargo says where the library lies")
}
