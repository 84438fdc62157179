//! `sakiyomi analyze`.

use serde_json::Value;

use crate::program::Home;

#[test]
fn the_best_lines_are_listed_with_scores_and_the_effort() {
    let home = Home::new();
    let args = ["analyze", "score-four", "--engine", "classic:depth=3", "--moves", "a1 d4, b1"];
    let out = home.run(&[&args[..], &["--lines", "4"]].concat(), "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Score Four, White to move, by classic:depth=3");
    assert!(lines[1].starts_with("depth 3, ") && lines[1].contains(" nodes in "), "{out}");
    assert_eq!(lines.len(), 2 + 4 + 1, "{out}");
    for (number, line) in (1..).zip(&lines[2..6]) {
        let fields: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(fields[0], number.to_string(), "{out}");
        assert_eq!(fields.len(), 2 + 3, "a number, a score and three moves: {out}");
    }
    assert!(lines[6].starts_with("best: "), "{out}");
    let ja = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(ja.starts_with("立体四目、白の番（classic:depth=3）\n深さ 3、"), "{ja}");
}

#[test]
fn a_proven_win_is_told_with_its_distance() {
    let home = Home::new();
    let moves = "b1 b2 c1 c3 a2 d3 a3 c4";
    let args = ["analyze", "score-four", "--engine", "classic", "--moves", moves, "--lines", "1"];
    let out = home.run(&args, "").done();
    assert!(out.contains("  1    win in 3  a1 "), "{out}");
    assert!(out.ends_with("best: a1 — it wins in 3 plies at the latest\n"), "{out}");
}

#[test]
fn json_has_an_object_for_each_iteration_and_one_for_the_answer() {
    let home = Home::new();
    let engine = "alpha-beta:depth=4";
    for game in ["othello", "score-four", "contrast"] {
        let args = ["analyze", game, "--engine", engine, "--lines", "2", "--time", "1m", "--json"];
        let out = home.run(&args, "").done();
        let objects: Vec<Value> =
            out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let depths: Vec<u64> =
            objects.iter().map(|object| object["depth"].as_u64().unwrap()).collect();
        assert_eq!(depths, [1, 2, 3, 4, 4], "{game}");
        assert!(objects.iter().all(|object| object["lines"].as_array().unwrap().len() == 2));
        let answer = objects.last().unwrap();
        assert_eq!(answer["best"], answer["lines"][0]["moves"][0]);
        assert_eq!(answer["best"], answer["moves"][0]["move"]);
        assert!(answer["reason"].as_str().unwrap().contains("4 plies"), "{answer}");
    }
}

#[test]
fn players_that_do_not_look_ahead_answer_too() {
    let home = Home::new();
    for (game, engine) in [("othello", "greedy"), ("twin-cool", "flexible"), ("contrast", "random")]
    {
        let out = home.run(&["analyze", game, "--engine", engine], "").done();
        assert!(out.lines().last().unwrap().starts_with("best: "), "{out}");
        let out = home.run(&["analyze", game, "--engine", engine, "--json"], "").done();
        let answer: Value = serde_json::from_str(&out).unwrap();
        assert!(answer["best"].is_string(), "{answer}");
    }
}
