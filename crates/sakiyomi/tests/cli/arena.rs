//! Matches, tournaments and openings.

use std::io::{BufRead as _, BufReader};

use serde_json::Value;

use crate::program::Home;

fn one_object(out: &str) -> Value {
    serde_json::from_str(out.trim()).expect("the answer is one object")
}

#[test]
fn a_match_tells_score_pairs_test_and_conduct() {
    let home = Home::new();
    let args = ["match", "score-four", "heuristic", "random", "--games", "20", "--nodes", "100"];
    let out = home.run(&args, "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "score-four: heuristic against random, 20 games");
    assert!(lines[1].contains(" won, ") && lines[1].contains("; Elo "), "{out}");
    assert!(lines[2].starts_with("pairs with 0, ½, 1, 1½, 2 points: "), "{out}");
    assert!(lines[3].starts_with("A: ") && lines[4].contains("ms CPU a move"), "{out}");

    let json = one_object(&home.run(&[&args[..], &["--json"]].concat(), "").done());
    for key in [
        "game",
        "a",
        "b",
        "wins",
        "draws",
        "losses",
        "share",
        "share_error",
        "elo",
        "elo_95",
        "seed",
        "stopped",
        "pentanomial",
        "los",
        "conduct_a",
        "conduct_b",
    ] {
        assert!(json.get(key).is_some(), "{key}: {json}");
    }
}

#[test]
fn one_pair_tells_what_it_can() {
    let home = Home::new();
    let args = ["match", "score-four", "random", "random", "--games", "1", "--nodes", "1"];
    let out = home.run(&[&args[..], &["--seed", "2"]].concat(), "").done();
    assert!(out.contains("% (one pair tells no error); Elo "), "{out}");
    assert!(!out.contains('±') && !out.contains("Elo -0"), "{out}");
    let json = one_object(&home.run(&[&args[..], &["--json"]].concat(), "").done());
    assert_eq!((&json["share_error"], &json["elo_95"]), (&Value::Null, &Value::Null));
}

#[test]
fn matches_and_tournaments_are_told_in_japanese_too() {
    let home = Home::new();
    let args = ["match", "score-four", "heuristic", "random", "--games", "20", "--nodes", "100"];
    let test = ["--sprt", "0,900", "--lang", "ja"];
    let out = home.run(&[&args[..], &test].concat(), "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("score-four：heuristic 対 random、"), "{out}");
    assert!(lines[1].contains(" 勝 ") && lines[1].contains("、得点率 "), "{out}");
    assert!(lines[2].starts_with("一組の得点 0、½、1、1½、2 の組数："), "{out}");
    assert!(lines[3].starts_with("SPRT 0, 900：LLR "), "{out}");
    assert!(lines[4].starts_with("A: 一手あたり CPU "), "{out}");
    let args = ["tournament", "score-four", "random", "heuristic", "--games", "2", "--nodes", "9"];
    let out = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(out.starts_with("score-four：2 エンジン、2 局\n    エンジン "), "{out}");
    let args = ["tournament", "othello", "greedy", "greedy", "--lang", "ja"];
    let line = home.run(&args, "").refused(2);
    assert_eq!(line, "sakiyomi: greedy が二度出ています\n");
}

#[test]
fn a_sequential_test_ends_a_match_early() {
    let home = Home::new();
    let args = [
        "match",
        "score-four",
        "heuristic",
        "random",
        "--games",
        "1000",
        "--nodes",
        "9",
        "--sprt",
        "-50,100",
    ];
    let out = home.run(&args, "").done();
    assert!(out.contains("accepted: the difference is 100, not -50"), "{out}");
    let json = one_object(&home.run(&[&args[..], &["--json"]].concat(), "").done());
    assert_eq!(json["sprt"]["verdict"], "accepted");
    assert!(json["games"].as_u64().unwrap() < 200, "{json}");
}

#[test]
fn a_contest_is_kept_and_continued_in_its_folder() {
    let home = Home::new();
    let play = |games: &str| {
        let args = [
            "match", "othello", "greedy", "random", "--games", games, "--nodes", "10", "--out",
            "kept", "--json",
        ];
        one_object(&home.run(&args, "").done())
    };
    assert_eq!(play("6")["games"], 6);
    let more = play("10");
    assert_eq!(more["games"], 10);
    assert!(home.path().join("kept/games/000005-2.record").exists());
    assert!(home.path().join("kept/report.html").exists());
    let straight =
        ["match", "othello", "greedy", "random", "--games", "10", "--nodes", "10", "--json"];
    let straight = one_object(&home.run(&straight, "").done());
    assert_eq!(more["pentanomial"], straight["pentanomial"]);

    let other = ["match", "othello", "greedy", "random", "--nodes", "11", "--out", "kept"];
    let line = home.run(&other, "").refused(2);
    assert!(line.contains("(budget: \"nodes=10\" there, \"nodes=11\" here)"), "{line}");
}

#[test]
fn ctrl_c_ends_a_match_cleanly_and_it_can_go_on() {
    let home = Home::new();
    let args = [
        "match", "othello", "greedy", "random", "--games", "1000000", "--nodes", "10", "--out",
        "kept",
    ];
    let mut child = home.command(&args).spawn().unwrap();
    let results = home.path().join("kept/results.jsonl");
    while std::fs::read_to_string(&results).map_or(0, |text| text.lines().count()) < 3 {
        std::thread::yield_now();
    }
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let out = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let out: Vec<String> = out.collect();
    assert!(out.iter().any(|line| line.starts_with("stopped after ")), "{out:?}");
    assert!(child.wait().unwrap().success());
    let kept = std::fs::read_to_string(&results).unwrap().lines().count();
    let games = (2 * kept).to_string();
    let args = [
        "match", "othello", "greedy", "random", "--games", &games, "--nodes", "10", "--out",
        "kept", "--json",
    ];
    assert_eq!(one_object(&home.run(&args, "").done())["games"], 2 * kept);
}

#[test]
fn a_tournament_has_a_cross_table_and_ratings() {
    let home = Home::new();
    let args = [
        "tournament",
        "score-four",
        "random",
        "heuristic",
        "level-2",
        "--games",
        "10",
        "--nodes",
        "10",
    ];
    let out = home.run(&args, "").done();
    assert!(out.starts_with("score-four: 3 engines, 30 games\n"), "{out}");
    assert!(out.lines().nth(2).unwrap().contains("  1 heuristic"), "{out}");
    let json = home.run(&[&args[..], &["--json"]].concat(), "").done();
    let ranks: Vec<Value> = json.lines().map(one_object).collect();
    assert_eq!(ranks.len(), 3);
    assert_eq!((&ranks[0]["rank"], &ranks[0]["engine"]), (&1.into(), &"heuristic".into()));
}

#[test]
fn openings_are_made_with_their_recipe_and_can_be_played() {
    let home = Home::new();
    let args = [
        "openings",
        "score-four",
        "--plies",
        "4",
        "--count",
        "5",
        "--engine",
        "heuristic",
        "--games",
        "20",
        "--tolerance",
        "0.2",
        "--nodes",
        "10",
    ];
    let out = home.run(&args, "").done();
    assert_eq!(out, home.run(&args, "").done(), "the same seed makes the same set");
    let recipe = out.lines().find_map(|line| line.strip_prefix("# sakiyomi ")).unwrap();
    let again: Vec<&str> = recipe.split(' ').collect();
    assert_eq!(out, home.run(&again, "").done(), "the recipe makes the set");

    std::fs::write(home.path().join("set.txt"), &out).unwrap();
    let args = [
        "match",
        "score-four",
        "heuristic",
        "random",
        "--games",
        "4",
        "--openings",
        "set.txt",
        "--nodes",
        "10",
    ];
    home.run(&args, "").done();
}

#[test]
fn bad_input_gets_one_line() {
    let home = Home::new();
    std::fs::write(home.path().join("bad.txt"), "# set\nf5 d6\nf5 f5\n").unwrap();
    std::fs::write(home.path().join("empty.txt"), "# set\n").unwrap();
    let with = |rest: &[&'static str]| [&["match", "othello", "greedy", "random"], rest].concat();
    for (args, status, expected) in [
        (with(&["--openings", "bad.txt"]), 1, "bad.txt: line 3: move 2: f5 is illegal"),
        (with(&["--openings", "empty.txt"]), 1, "there is no opening in it"),
        (with(&["--openings", "no.txt"]), 1, "no.txt"),
        (with(&["--sprt", "5,0"]), 2, "elo0 must be smaller than elo1"),
        (with(&["--nodes", "x"]), 2, "x"),
        (with(&["--nodes", "0"]), 2, "0 is not in 1.."),
        (with(&["--report", "no/r.html"]), 1, "cannot write no/r.html: "),
        (vec!["match", "othello", "greedy@depth=0", "random"], 2, "is no limit"),
        (vec!["openings", "othello", "--tolerance", "0.6"], 2, "a number from 0 to 0.5"),
        (with(&["--out", "bad.txt"]), 1, "bad.txt"),
        (vec!["match", "othello", "greedy@fast", "random"], 2, "is no limit"),
        (vec!["match", "othello", "greedy", "exec:/no/such/engine"], 1, "cannot be started"),
        (
            vec!["match", "othello", "greedy", "exec:true"],
            1,
            "`true` cannot take part: it ended (exit status: 0)",
        ),
        (vec!["match", "othello", "level-11", "random"], 2, "n; it takes a number from 1 to 10"),
        (vec!["tournament", "othello", "greedy"], 2, "2"),
        (vec!["tournament", "othello", "greedy", "greedy"], 2, "greedy takes part twice"),
        (vec!["tournament", "twin-cool", "random", "flexible"], 2, "is a solitaire"),
        (vec!["openings", "twin-cool"], 2, "is a solitaire"),
        (vec!["openings", "othello", "--engine", "gredy"], 2, "did you mean greedy?"),
        (vec!["play", "othello", "--level", "11"], 2, "11 is not in 1..=10"),
    ] {
        let line = home.run(&args, "").refused(status);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}

#[test]
fn a_level_is_an_opponent() {
    let home = Home::new();
    for game in ["othello", "twin-cool"] {
        let args = ["play", game, "--seat", "none", "--level", "3", "--lang", "en"];
        let out = home.run(&args, "").done();
        assert!(out.contains("level:n=3") && out.contains("The game is over:"), "{out}");
    }
}
