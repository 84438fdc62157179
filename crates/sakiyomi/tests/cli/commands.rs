//! The commands that print an answer and end.

use crate::program::Home;

#[test]
fn every_game_and_engine_is_listed_with_one_line() {
    let home = Home::new();
    let games = home.run(&["games"], "").done();
    assert_eq!(games.lines().count(), 4, "{games}");
    assert!(home.run(&["games", "--lang", "ja"], "").done().contains("オセロ"));
    let engines = home.run(&["engines"], "").done();
    for name in [
        "othello      greedy",
        "score-four   heuristic",
        "contrast     runner",
        "twin-cool    flexible",
    ] {
        assert!(engines.contains(name), "{name}: {engines}");
    }
    let one = home.run(&["engines", "othello"], "").done();
    assert!(one.lines().all(|line| line.starts_with("othello") || line.starts_with(' ')), "{one}");
    assert!(one.contains("\n                          depth: how many plies"), "{one}");
}

#[test]
fn json_answers_are_one_object_per_line() {
    let home = Home::new();
    for args in [
        &["games", "--json"][..],
        &["engines", "--json"],
        &["perft", "othello", "4", "--json"],
        &["match", "othello", "greedy", "random", "--games", "4", "--json"],
        &[
            "simulate",
            "twin-cool",
            "--engine",
            "random",
            "--engine",
            "flexible",
            "--games",
            "50",
            "--json",
        ],
    ] {
        let out = home.run(args, "").done();
        assert!(!out.is_empty());
        for line in out.lines() {
            let object: serde_json::Value = serde_json::from_str(line).unwrap();
            assert!(object.is_object(), "{line}");
        }
    }
}

#[test]
fn perft_prints_the_known_counts() {
    let home = Home::new();
    let out = home.run(&["perft", "othello", "6"], "").done();
    assert!(out.contains("8,200"), "{out}");
    let position = "XO-------------------------------------------------------------- O";
    let out = home.run(&["perft", "othello", "3", "--position", position, "--json"], "").done();
    assert!(out.contains("\"sequences\":1"), "{out}");
}

#[test]
fn matches_and_simulations_depend_on_the_seed_alone() {
    let home = Home::new();
    for args in [
        &["match", "score-four", "heuristic", "random", "--games", "20", "--nodes", "9"][..],
        &[
            "match",
            "score-four",
            "heuristic",
            "random",
            "--games",
            "20",
            "--nodes",
            "9",
            "--threads",
            "2",
        ],
    ] {
        // What the moves cost is different every time.
        let run =
            || home.run(args, "").done().lines().take(3).map(String::from).collect::<Vec<_>>();
        assert_eq!(run(), run());
    }
    let simulate = |engine: &str, seed: &str| {
        let args = ["simulate", "twin-cool", "--engine", engine, "--games", "200", "--seed", seed];
        let out = home.run(&args, "").done();
        out.lines().filter(|line| !line.contains("CPU")).map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(simulate("flexible", "5"), simulate("flexible", "5"));
    assert_ne!(simulate("flexible", "5"), simulate("flexible", "6"));
}

#[test]
fn help_has_examples_for_every_command() {
    let home = Home::new();
    let help = home.run(&["help"], "").done();
    for command in [
        "play",
        "games",
        "engines",
        "perft",
        "match",
        "tournament",
        "openings",
        "simulate",
        "analyze",
        "advise",
        "solve",
        "tune",
        "bench",
        "protocol",
    ] {
        assert!(help.contains(command), "{help}");
        let help = home.run(&[command, "--help"], "").done();
        assert!(help.contains("Usage: sakiyomi"), "{help}");
        assert!(command == "games" || help.contains("Examples:"), "{command}: {help}");
    }
}

#[test]
fn the_usual_amounts_of_each_game_are_in_the_help() {
    let help = Home::new().run(&["tune", "--help"], "").done();
    for (game, amounts) in [
        ("othello", ["8", "30,000", "20,000", "20"]),
        ("score-four", ["6", "20,000", "2,000", "6"]),
        ("contrast", ["6", "10,000", "1,000", "8"]),
        ("twin-cool", ["46", "60,000", "-", "1"]),
    ] {
        let row = help.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let row = row.filter(|words| words.first() == Some(&game)).find(|words| words.len() == 5);
        assert_eq!(row.expect(game)[1..], amounts, "{help}");
    }
}
