//! `sakiyomi book`.

use std::path::Path;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::program::Home;

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
    let home = Home::new();
    let args = ["book", "othello", "--out", "a.bin", "--positions", "200", "--depth", "2"];
    let out = home.run(&args, "").done();
    assert!(out.starts_with("a.bin: 2") && out.contains(" positions, all moves of "), "{out}");

    let out = home.run(&["book", "othello", "--show", "--from", "a.bin"], "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("a.bin: 2"), "{out}");
    // The four first moves are one position.
    let values: Vec<&str> =
        lines[1..5].iter().map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert!(values.iter().all(|value| *value == values[0]), "{out}");
    assert!(lines[5].starts_with("best play: "), "{out}");

    let shown = json(&home, &["--show", "--from", "a.bin", "--moves", "f5d6"]);
    assert_eq!(shown["moves"], serde_json::json!(["f5", "d6"]));
    assert_eq!(shown["book"].as_array().unwrap().len(), 5, "{shown}");
    let first = &shown["book"][0];
    assert_eq!(first["move"], shown["line"][0], "{shown}");
    for key in ["score", "depth", "selectivity", "exact", "opened"] {
        assert!(first.get(key).is_some(), "{key}: {shown}");
    }
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
    assert!(output.status.success(), "{output:?}");
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
    assert!(ask("expert:book=a.bin").contains("info string from the book: "));
    assert!(!ask("expert:book=off").contains("from the book"));
}

#[test]
fn what_is_no_book_is_refused_by_name() {
    let home = Home::new();
    grow(&home, "a.bin", "100");
    std::fs::write(home.path().join("text.bin"), "nothing of the kind").unwrap();
    let whole = bytes(&home, "a.bin");
    std::fs::write(home.path().join("cut.bin"), &whole[..whole.len() / 2]).unwrap();
    for (name, problem) in [
        ("text.bin", "not a book of Othello openings"),
        ("cut.bin", "the book is cut off: "),
        ("none.bin", "No such file"),
    ] {
        let line = home.run(&["book", "othello", "--show", "--from", name], "").refused(1);
        assert!(line.contains(name) && line.contains(problem), "{line}");
    }
    // A file that is no book is not written over.
    let args = ["book", "othello", "--out", "text.bin", "--positions", "10"];
    let line = home.run(&args, "").refused(1);
    assert!(line.contains("not a book"), "{line}");
    assert_eq!(bytes(&home, "text.bin"), b"nothing of the kind");
}

#[test]
fn wrong_uses_are_explained_in_one_line() {
    let home = Home::new();
    grow(&home, "a.bin", "100");
    // Each has a limit, so that it ends also when it is taken for right.
    for (args, problem) in [
        (&["contrast", "--out", "b.bin", "--positions", "9"][..], "contrast has a book"),
        (&["othello"], "--out"),
        (&["othello", "--show", "--out", "b.bin", "--positions", "9"], "cannot be used with"),
        (&["othello", "--show", "--moves", "f5f5"], "--moves: "),
        (
            &["othello", "--moves", "f5", "--out", "b.bin", "--positions", "9"],
            "cannot be used with",
        ),
        (&["othello", "--moves", "f5"], "--out"),
        (&["othello", "--out", "b.bin", "--positions", "9", "--depth", "0"], "--depth"),
        (
            &["othello", "--from", "shipped", "--out", "a.bin", "--positions", "9"],
            "a.bin is there already",
        ),
    ] {
        let line = home.run(&[&["book"], args].concat(), "").refused(2);
        assert!(line.contains(problem), "{args:?}: {line}");
    }
}
