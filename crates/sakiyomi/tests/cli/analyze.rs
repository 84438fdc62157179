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
    let ja = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(ja.contains("  1  3 手で勝ち  a1 "), "{ja}");
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

#[test]
fn no_more_moves_are_listed_than_asked_for() {
    let home = Home::new();
    for engine in ["expert", "flexible", "ismcts:iterations=100"] {
        let args = ["analyze", "twin-cool", "--engine", engine, "--lines", "2"];
        let out = home.run(&args, "").done();
        let numbered = out.lines().filter(|line| line.starts_with("  ")).count();
        assert_eq!(numbered, 2, "{out}");
    }
}

const GAME: &str = "f5f6e6f4g5e7e3g6";

#[test]
fn a_game_is_reviewed_move_by_move() {
    let home = Home::new();
    let args = ["analyze", "othello", "--engine", "classic:depth=3", "--game", GAME];
    let out = home.run(&args, "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Othello, 8 moves, reviewed by classic:depth=3");
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(lines[1]), ["move", "played", "value", "best", "loss", "depth"]);
    assert_eq!(words(lines[3]), ["2", "White", "f6", "-18.00", "d6", "+5.00", "23.00", "3"]);
    assert_eq!(words(lines[4]), ["3", "Black", "e6", "+21.00", "3"], "the best move lost nothing");
    assert!(out.contains("value for Black after each move\n   +21 |   #\n"), "{out}");
    assert!(out.contains("White: 2 of 4 moves were best, 10.00 lost on average\n"), "{out}");
    assert!(out.contains("  move 2, White f6 (-18.00); d6 was +5.00: d6 c3 d3\n"), "{out}");
    let ja = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(ja.starts_with("オセロ、8 手の検討（classic:depth=3）\n"), "{ja}");
    assert!(ja.contains("  2 手目 白 f6（-18.00）。d6 なら +5.00：d6 c3 d3\n"), "{ja}");
}

#[test]
fn a_review_is_the_same_whatever_the_game_is_written_in() {
    let home = Home::new();
    let review = |game: &str, number: &str| {
        let args = ["analyze", "othello", "--engine", "classic:depth=1", "--json"];
        home.run(&[&args[..], &["--game", game, "--number", number]].concat(), "").done()
    };
    let expected = review(GAME, "1");
    std::fs::write(home.path().join("a.txt"), format!("f5d6\n{GAME}\n")).unwrap();
    for name in ["b.ggf", "b.wtb"] {
        let answer = home.run(&["convert", "othello", "a.txt", name], "");
        assert_eq!(answer.status, Some(0), "{answer:?}");
        assert_eq!(review(name, "2"), expected, "{name}");
    }
    home.run(&["convert", "othello", "a.txt", "b.record", "--only", "2"], "");
    assert_eq!(review("b.record", "1"), expected);
    assert_eq!(review("F5 f6, e6 f4 g5 e7 e3 g6", "1"), expected);
}

#[test]
fn a_review_is_an_object_for_each_move_and_one_for_the_game() {
    let home = Home::new();
    let args = ["analyze", "othello", "--engine", "classic:depth=3", "--game", GAME, "--json"];
    let out = home.run(&args, "").done();
    let objects: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 8 + 1);
    assert_eq!((&objects[1]["move"], &objects[1]["loss"]), (&"f6".into(), &23.0.into()));
    assert_eq!(objects[1]["turns_the_game"], true);
    for key in ["depth", "selectivity", "exact", "line", "best", "best_score", "seat", "ply"] {
        assert!(objects[0].get(key).is_some(), "{key}");
    }
    let summary = &objects[8];
    assert_eq!(summary["players"]["second"]["average_loss"], 10.0);
    assert_eq!(summary["turning_points"][0], 2);
}

#[test]
fn a_review_is_drawn_on_request() {
    let home = Home::new();
    let args = ["analyze", "othello", "--engine", "classic:depth=2", "--game", GAME];
    let answer = home.run(&[&args[..], &["--plot", "game.svg", "--lang", "ja"]].concat(), "");
    assert_eq!((answer.status, answer.err.as_str()), (Some(0), "グラフを game.svg に書きました\n"));
    let plot = std::fs::read_to_string(home.path().join("game.svg")).unwrap();
    assert!(plot.starts_with("<svg xmlns=") && plot.contains("各手のあとの評価（黒側）"), "{plot}");
}

#[test]
fn other_games_are_reviewed_too() {
    let home = Home::new();
    let args = ["analyze", "score-four", "--engine", "classic:depth=3", "--game"];
    let moves = "b1 b2 c1 c3 a2 d3 a3 c4 d1";
    let out = home.run(&[&args[..], &[moves]].concat(), "").done();
    assert!(out.contains("Score Four, 9 moves, reviewed by classic:depth=3\n"), "{out}");
    assert!(out.contains("exact"), "the last move could have won: {out}");
}

#[test]
fn a_game_that_cannot_be_reviewed_says_why() {
    let home = Home::new();
    std::fs::write(home.path().join("a.txt"), GAME).unwrap();
    for (args, status, expected) in [
        (&["--game", "f5f5"][..], 2, "--game: line 1, offset 2: move 2: f5 is illegal"),
        (&["--game", "no.txt"], 1, "cannot read no.txt: there is no such file"),
        (&["--game", "a.txt", "--number", "2"], 1, "a.txt has no game 2"),
        (&["--game", GAME, "--number", "2"], 2, "moves that are written out are one game"),
        (&["--game", ""], 2, "the game has no moves"),
        (&["--game", "f5", "--engine", "random"], 2, "does not say what moves are worth"),
        (&["--game", "f5", "--moves", "f5"], 2, "cannot be used with"),
        (&["--plot", "a.svg"], 2, "--game <GAME>"),
        (&["--game", GAME, "--plot", "no/a.svg"], 1, "cannot write no/a.svg: "),
        (&["--moves", "f5 f5", "--lang", "ja"], 2, "2 手目：f5 は指せません。"),
    ] {
        let line = home.run(&[&["analyze", "othello"], args].concat(), "").refused(status);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}

#[test]
fn scores_are_told_in_the_unit_of_the_engine() {
    let home = Home::new();
    let args = ["analyze", "score-four", "--engine", "uct:sims=300", "--moves", "a1 d4"];
    let out = home.run(&args, "").done();
    let scores: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("  "))
        .filter_map(|line| line.split_whitespace().nth(1))
        .collect();
    assert!(!scores.is_empty() && scores.iter().all(|score| score.ends_with('%')), "{out}");
    for (game, engine, unit) in [
        ("score-four", "uct:sims=50", "probability"),
        ("othello", "expert:depth=2", "discs"),
        ("contrast", "runner", "points"),
        ("twin-cool", "flexible", "cards"),
    ] {
        let out = home.run(&["analyze", game, "--engine", engine, "--json"], "").done();
        let answer: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        assert_eq!(answer["unit"], unit, "{game}: {answer}");
    }
}

#[test]
fn a_review_by_expected_results_is_told_in_probabilities() {
    let home = Home::new();
    let args = ["analyze", "othello", "--engine", "uct:sims=200", "--game", GAME];
    let out = home.run(&args, "").done();
    assert!(out.contains("Black's probability of winning after each move\n  100% |"), "{out}");
    assert!(out.contains("\n   50% |---------\n") && out.contains("\n    0% |"), "{out}");
    let average = out.lines().find(|line| line.starts_with("White: ")).unwrap();
    assert!(average.ends_with("% lost on average"), "{out}");
}
