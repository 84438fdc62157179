//! Matches, tournaments and openings.

use std::io::{BufRead as _, BufReader};

use serde_json::Value;

use crate::program::Home;
use crate::snapshots::Session;

fn one_object(out: &str) -> Value {
    serde_json::from_str(out.trim()).expect("the answer is one object")
}

#[test]
fn matches() {
    let play = "match score-four heuristic random --games 20 --nodes 100";
    let test = "match score-four heuristic random --games 1000 --nodes 9 --sprt -50,100";
    Session::new()
        .run(&[
            play,
            &format!("{play} --threads 2"),
            &format!("{play} --seed 2 --sprt 0,900 --lang ja"),
            &format!("{play} --json"),
            test,
            &format!("{test} --json"),
            "match score-four random random --games 1 --nodes 1 --seed 2",
            "match score-four random random --games 1 --nodes 1 --json",
        ])
        .check("match");
}

#[test]
fn tournaments() {
    let play = "tournament score-four random heuristic level-2 --games 10 --nodes 10";
    Session::new()
        .run(&[play, &format!("{play} --lang ja"), &format!("{play} --json")])
        .check("tournament");
}

#[test]
fn wrong_use() {
    Session::new()
        .put("bad.txt", "# set\nf5 d6\nf5 f5\n")
        .put("empty.txt", "# set\n")
        .run(&[
            "match othello greedy random --openings bad.txt",
            "match othello greedy random --openings empty.txt",
            "match othello greedy random --openings no.txt",
            "match othello greedy random --sprt 5,0",
            "match othello greedy random --games 0",
            "match othello greedy random --nodes x",
            "match othello greedy random --nodes 0",
            "match othello greedy random --report no/r.html",
            "match othello greedy random --out bad.txt",
            "match othello greedy randm",
            "match othello greedy@depth=0 random",
            "match othello greedy@fast random",
            "match othello greedy exec:/no/such/engine",
            "match othello greedy exec:true",
            "match othello level-11 random",
            "match twin-cool random random",
            "tournament othello greedy",
            "tournament othello greedy greedy",
            "tournament twin-cool random flexible",
            "openings othello --tolerance 0.6",
            "openings othello --engine gredy",
            "openings twin-cool",
        ])
        .check("match_wrong_use");
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
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let kept = std::fs::read_to_string(&results).unwrap().lines().count();
    let games = (2 * kept).to_string();
    let args = [
        "match", "othello", "greedy", "random", "--games", &games, "--nodes", "10", "--out",
        "kept", "--json",
    ];
    assert_eq!(one_object(&home.run(&args, "").done())["games"], 2 * kept);
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
