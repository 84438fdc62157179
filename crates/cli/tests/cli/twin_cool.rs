//! The commands around Twin Cool: many games, and advice for one.

use serde_json::Value;

use crate::program::Home;

const HAND: [&str; 4] = ["advise", "twin-cool", "--hand", "A1 B2 C3 D4 E5"];

fn objects(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
}

#[test]
fn engines_with_commas_are_compared_in_one_table() {
    let home = Home::new();
    let engines = "random,ismcts:iterations=20,oracle";
    let args = ["simulate", "twin-cool", "--engine", engines, "--games", "30", "--plot", "p.svg"];
    let out = home.run(&args, "").done();
    let table: Vec<&str> = out.lines().rev().take(3).collect();
    assert!(table[2].starts_with("random") && table[2].contains("real"), "{out}");
    assert!(table[1].starts_with("ismcts:iterations=20") && table[1].contains("real"), "{out}");
    assert!(table[0].starts_with("oracle") && table[0].contains("practice"), "{out}");
    let picture = std::fs::read_to_string(home.path().join("p.svg")).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("oracle (practice)"), "{picture}");
}

#[test]
fn the_tables_of_a_simulation_are_japanese_too() {
    let home = Home::new();
    let args = ["simulate", "twin-cool", "--engine", "random,oracle", "--games", "3"];
    let out = home.run(&[&args[..], &["--lang", "ja"]].concat(), "").done();
    assert!(out.starts_with("twin-cool：random（実戦モード）、3 ゲーム\n  結果      "), "{out}");
    assert!(out.contains("\nエンジン                     モード"), "{out}");
    assert!(out.contains("（練習モード）") && out.contains("一手あたり CPU"), "{out}");
}

#[test]
fn one_game_has_a_result_and_no_error() {
    let home = Home::new();
    let args = ["simulate", "twin-cool", "--engine", "random", "--games", "1"];
    let out = home.run(&args, "").done();
    assert!(out.starts_with("twin-cool: random (real mode), 1 game\n  result  "), "{out}");
    assert!(!out.contains('±'), "{out}");
    let json = home.run(&[&args[..], &["--json"]].concat(), "").done();
    assert_eq!(objects(&json)[0]["standard_error"], Value::Null);
}

#[test]
fn a_plot_that_cannot_be_written_is_noticed_before_the_games() {
    let home = Home::new();
    for plot in ["no/such/folder/p.svg", "."] {
        let games = "100000000";
        let args =
            ["simulate", "twin-cool", "--engine", "random", "--games", games, "--plot", plot];
        let line = home.run(&args, "").refused(1);
        assert!(line.starts_with(&format!("sakiyomi: cannot write {plot}: ")), "{line}");
    }
    let args = ["simulate", "twin-cool", "--engine", "randm", "--plot", "p.svg"];
    home.run(&args, "").refused(2);
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn advice_goes_on_card_by_card_and_takes_steps_back() {
    let home = Home::new();
    let input = "C3>1\nA1\nC9\nundo\nC8\nquit\n";
    let out = home.run(&HAND, input).done();
    assert!(out.contains("A1 is in your hand already"), "{out}");
    assert!(out.contains("Play C9>1:") && out.contains("Play C8>1:"), "{out}");
    assert!(out.contains("cards in all can be expected"), "{out}");
    let japanese = home.run(&[&HAND[..], &["--lang", "ja"]].concat(), "\nquit\n").done();
    assert!(japanese.contains("おすすめです"), "{japanese}");
}

#[test]
fn a_game_is_kept_and_resumed() {
    let home = Home::new();
    let file = ["--file", "game.txt"];
    home.run(&[&HAND[..], &file].concat(), "C3>1\nC9\n").done();
    let resumed = home
        .run(&["advise", "twin-cool", "--file", "game.txt", "--json"], "undo\nsave b.txt\n")
        .done();
    let objects = objects(&resumed);
    assert_eq!(objects[0]["phase"], "play");
    assert_eq!(objects[0]["tops"][0], "C3");
    assert_eq!(objects[1]["phase"], "draw");
    let saved = std::fs::read_to_string(home.path().join("b.txt")).unwrap();
    assert_eq!(saved, "twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside unknown\nplay C3>1\n");
}

#[test]
fn programs_get_one_object_for_each_line() {
    let home = Home::new();
    let args = [&HAND[..], &["--json"]].concat();
    let out = home.run(&args, "play C3>1\ndraw C3\ndraw H9\n").done();
    let objects = objects(&out);
    assert_eq!(objects.len(), 4, "{out}");
    assert_eq!(objects[0]["advice"]["moves"].as_array().unwrap().len(), 10);
    assert_eq!(objects[1]["phase"], "draw");
    assert_eq!(objects[2]["error"], "C3 was played already");
    assert!(objects[3]["advice"]["moves"][0]["expected_cards"].as_f64().unwrap() > 1.0);
}

#[test]
fn impossible_beginnings_are_refused() {
    let home = Home::new();
    for (args, problem) in [
        (&["advise", "othello"][..], "there is advice for twin-cool only"),
        (&["advise", "twin-cool", "--hand", "A1 A1 B1 C1 D1"], "A1 occurs twice"),
        (&["advise", "twin-cool", "--hand", "A1 B1"], "expected 5 cards, found 2"),
        (&["advise", "twin-cool", "--engine", "oracle"], "practice engine"),
        (&["advise", "twin-cool", "--json"], "--hand"),
    ] {
        let line = home.run(args, "").refused(2);
        assert!(line.contains(problem), "{line}");
    }
    std::fs::write(home.path().join("bad.txt"), "twin-cool advice 1\nhand A1\n").unwrap();
    let line = home.run(&["advise", "twin-cool", "--file", "bad.txt"], "").refused(1);
    assert!(line.contains("line 3") || line.contains("line 2"), "{line}");
}
