//! `sakiyomi book`.

use std::path::Path;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::program::Home;
use crate::snapshots::Session;

fn json(home: &Home, args: &[&str]) -> Value {
    let args = [&["book", "othello", "--json"][..], args].concat();
    serde_json::from_str(&home.run(&args, "").done()).expect("the answer is one object")
}

/// Makes a small book.
fn grow(home: &Home, out: &str, positions: &str) -> Value {
    json(home, &["--out", out, "--positions", positions, "--depth", "2"])
}

fn bytes(home: &Home, name: &str) -> Vec<u8> {
    std::fs::read(home.path().join(name)).expect("the book was kept")
}

#[test]
fn a_book_is_made_and_shown() {
    Session::new()
        .run(&[
            "book othello --out a.bin --positions 200 --depth 2",
            "book othello --show --from a.bin",
            "book othello --show --from a.bin --moves f5d6 --lang ja",
            "book othello --show --from a.bin --moves f5d6 --json",
            "book othello --show --from a.bin --moves f5f4f3d6c6f6",
        ])
        .check("book");
}

#[test]
fn what_is_no_book_is_refused_and_stays() {
    let mut session = Session::new();
    session.run(&["book othello --out a.bin --positions 100 --depth 2"]);
    let whole = bytes(&session.home, "a.bin");
    session
        .put("text.bin", "nothing of the kind")
        .put("cut.bin", &whole[..whole.len() / 2])
        // Each has a limit, so that it ends also when it is taken for right.
        .run(&[
            "book othello --show --from text.bin",
            "book othello --show --from cut.bin",
            "book othello --show --from none.bin",
            "book othello --out text.bin --positions 10",
            "book othello",
            "book othello --moves f5",
            "book othello --moves f5 --out b.bin --positions 9",
            "book othello --show --out b.bin --positions 9",
            "book othello --show --moves f5f5",
            "book othello --out b.bin --positions 9 --depth 0",
            "book othello --from shipped --out a.bin --positions 9",
            "book contrast --out b.bin --positions 9",
        ])
        .show("text.bin")
        .check("book_wrong_use");
}

#[test]
fn the_book_in_the_program_is_shown_and_extended() {
    let home = Home::new();
    let shipped = json(&home, &["--show", "--moves", "f5 d6"]);
    assert_eq!(shipped["book"].as_array().unwrap().len(), 5, "{shipped}");
    // Both sides play badly: no book goes there.
    let aside = json(&home, &["--show", "--moves", "f5f4f3d6c6f6"]);
    assert_eq!((&aside["book"], &aside["line"]), (&Value::Null, &Value::Null), "{aside}");
    let enough = shipped["positions"].as_u64().unwrap() + 1;
    let args = ["--from", "shipped", "--out", "more.bin", "--depth", "2", "--positions"];
    let more = json(&home, &[&args[..], &[&enough.to_string()]].concat());
    assert!(more["positions"].as_u64().unwrap() >= enough, "{more}");
}

#[test]
fn a_book_goes_on_from_its_file_as_if_it_had_never_ended() {
    let home = Home::new();
    let whole = grow(&home, "whole.bin", "300");
    for positions in ["100", "120", "300"] {
        grow(&home, "parts.bin", positions);
    }
    assert!(bytes(&home, "whole.bin") == bytes(&home, "parts.bin"));
    let threads = ["--out", "t.bin", "--positions", "300", "--depth", "2", "--threads", "2"];
    json(&home, &threads);
    assert!(bytes(&home, "whole.bin") == bytes(&home, "t.bin"));
    // Enough already: nothing changes.
    let again = grow(&home, "whole.bin", "10");
    assert_eq!((&again["positions"], &again["nodes"]), (&whole["positions"], &0.into()));
    assert!(bytes(&home, "whole.bin") == bytes(&home, "parts.bin"));
}

#[test]
fn an_interrupted_book_is_whole_and_can_be_extended() {
    let home = Home::new();
    // Without a limit: it runs until it is stopped.
    let args = ["book", "othello", "--out", "a.bin", "--depth", "2", "--json"];
    let child = home.command(&args).spawn().expect("the program starts");
    let kept = home.path().join("a.bin");
    while !kept.exists() {
        std::thread::yield_now();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one object");
    assert_eq!(answer["stopped"], true);
    let positions = answer["positions"].as_u64().unwrap();
    let shown = json(&home, &["--show", "--from", "a.bin"]);
    assert_eq!(shown["positions"].as_u64(), Some(positions));

    let more = (positions + 50).to_string();
    grow(&home, "a.bin", &more);
    grow(&home, "whole.bin", &more);
    assert!(bytes(&home, "a.bin") == bytes(&home, "whole.bin"));
    assert!(!Path::new(&home.path().join("a.bin.new")).exists());
}

#[test]
fn the_expert_plays_from_a_book_that_was_made() {
    let home = Home::new();
    grow(&home, "a.bin", "200");
    let input = "ugi\nposition startpos\ngo nodes 1000\nquit\n";
    let ask = |engine: &str| {
        home.run(&["protocol", "ugi", "--game", "othello", "--engine", engine], input).done()
    };
    assert!(ask("expert:book=a.bin").contains("info string book move: "));
    assert!(!ask("expert:book=off").contains("book move"));
}
