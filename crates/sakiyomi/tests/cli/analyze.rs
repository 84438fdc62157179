//! `sakiyomi analyze`.

use crate::program::{Home, objects};
use crate::snapshots::Session;

#[test]
fn positions() {
    let proven = "analyze score-four --engine classic --moves 'b1 b2 c1 c3 a2 d3 a3 c4' --lines 1";
    let depth = "analyze score-four --engine classic:depth=3 --moves 'a1 d4, b1'";
    Session::new()
        .run(&[
            &format!("{depth} --lines 4"),
            &format!("{depth} --lang ja"),
            proven,
            &format!("{proven} --lang ja"),
            "analyze othello --engine greedy --lines 2",
            "analyze othello --engine expert:depth=2",
            "analyze contrast --engine runner --lines 2",
            "analyze twin-cool --engine flexible",
            "analyze twin-cool --engine expert:draws=1 --lines 2 --lang ja",
        ])
        .check("analyze");
}

#[test]
fn positions_as_json() {
    Session::new()
        .run(&[
            "analyze othello --engine alpha-beta:depth=4 --lines 2 --time 1m --json",
            "analyze score-four --engine alpha-beta:depth=2 --lines 2 --time 1m --json",
            "analyze contrast --engine alpha-beta:depth=2 --lines 2 --time 1m --json",
            "analyze twin-cool --engine flexible --json",
        ])
        .check("analyze_json");
}

#[test]
fn scores_of_tree_searches_are_probabilities() {
    let home = Home::new();
    let args = ["analyze", "score-four", "--engine", "uct:sims=300", "--moves", "a1 d4"];
    let out = home.run(&args, "").done();
    let scores: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("  "))
        .filter_map(|line| line.split_whitespace().nth(1))
        .collect();
    assert!(!scores.is_empty() && scores.iter().all(|score| score.ends_with('%')), "{out}");
    let json = home.run(&[&args[..], &["--json"]].concat(), "").done();
    assert_eq!(objects(&json).last().unwrap()["unit"], "probability", "{json}");

    let args = ["analyze", "othello", "--engine", "uct:sims=200", "--game", GAME];
    let out = home.run(&args, "").done();
    assert!(out.contains("Black's winning probability after each move\n  100% |"), "{out}");
    let average = out.lines().find(|line| line.starts_with("White: ")).unwrap();
    assert!(average.contains(", average loss ") && average.ends_with('%'), "{out}");
}

const GAME: &str = "f5f6e6f4g5e7e3g6";

#[test]
fn reviews() {
    let review = format!("analyze othello --engine classic:depth=3 --game {GAME}");
    let mut session = Session::new();
    session
        .run(&[
            &review,
            &format!("{review} --lang ja --plot game.svg"),
            &format!("{review} --json"),
            "analyze score-four --engine classic:depth=3 --game 'b1 b2 c1 c3 a2 d3 a3 c4 d1'",
        ])
        .check("review");
    let plot = std::fs::read_to_string(session.home.path().join("game.svg")).unwrap();
    assert!(plot.starts_with("<svg xmlns="), "{plot}");
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
fn a_game_that_cannot_be_reviewed() {
    Session::new()
        .put("a.txt", GAME)
        .run(&[
            "analyze othello --game f5f5",
            "analyze othello --game no.txt",
            "analyze othello --game a.txt --number 2",
            &format!("analyze othello --game {GAME} --number 2"),
            "analyze othello --game ''",
            "analyze othello --game f5 --engine random",
            "analyze othello --game f5 --moves f5",
            "analyze othello --plot a.svg",
            &format!("analyze othello --game {GAME} --plot no/a.svg"),
        ])
        .check("review_wrong_use");
}
