//! Training and its report.

use std::io::{BufRead as _, BufReader};

use crate::program::{Home, objects};
use crate::snapshots::Session;

/// Arguments with which an iteration takes a moment.
const QUICK: [&str; 15] = [
    "--preset",
    "tiny",
    "--threads",
    "1",
    "--games-per-iter",
    "4",
    "--sims",
    "4",
    "--batch-size",
    "16",
    "--epochs",
    "1",
    "--bench-games",
    "2",
    "--bench-interval=1",
];

fn train<'a>(game: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["train", game, "--run", "r"], &QUICK[..], more].concat()
}

#[test]
fn a_run_is_started_continued_and_reported() {
    let home = Home::new();
    let out = home.run(&train("score-four", &["--iters", "1"]), "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("iteration 1: 4 games, "), "{out}");
    assert!(lines[1].starts_with("iteration 1: step "), "{out}");
    assert!(out.contains("iteration 1: the "), "{out}");
    assert!(out.contains(" vs random: "), "{out}");
    let last = lines[lines.len() - 1];
    assert!(last.starts_with("1 iteration, 4 games, "), "{out}");
    let run = home.path().join("r");
    assert!(out.contains(" vs net-0 (before training): "), "{out}");
    for name in [
        "config.toml",
        "latest.safetensors",
        "best.safetensors",
        "metrics.jsonl",
        "state.json",
        "report.html",
    ] {
        assert!(run.join(name).is_file(), "{name}");
    }

    let args = ["train", "score-four", "--run", "r", "--threads", "1", "--iters", "2", "--json"];
    let objects = objects(&home.run(&args, "").done());
    let kinds: Vec<&str> =
        objects.iter().map(|object| object["kind"].as_str().unwrap_or("none")).collect();
    assert_eq!(kinds[..3], ["start", "selfplay", "training"], "{kinds:?}");
    let end = &objects[objects.len() - 1];
    assert_eq!((&end["iterations"], &end["games"]), (&2.into(), &8.into()), "{end}");

    let page = home.run(&["report", "r", "--out", "page.html"], "").done();
    assert_eq!(page, "page.html\n");
    let page = std::fs::read_to_string(home.path().join("page.html")).unwrap();
    assert!(page.contains("<h2>Losses</h2>") && page.contains("2 iterations"), "{page}");

    let net = "puct:net=r/best.safetensors";
    let args = ["match", "score-four", net, "random", "--games", "2", "--nodes", "2"];
    assert!(home.run(&args, "").done().contains("2 games"));
}

#[test]
fn a_run_says_that_it_has_no_gate_or_that_nothing_passed_it() {
    let home = Home::new();
    home.run(&train("score-four", &["--iters", "0"]), "").done();
    let config = home.path().join("r/config.toml");
    let set = |old: &str, new: &str| {
        let text = std::fs::read_to_string(&config).unwrap();
        assert!(text.contains(old), "{text}");
        std::fs::write(&config, text.replace(old, new)).unwrap();
    };
    set("elo0 = -100.0\nelo1 = 100.0", "elo0 = 300.0\nelo1 = 400.0");
    set("pairs = 20", "pairs = 1");
    let out = home.run(&["train", "score-four", "--run", "r", "--iters", "1"], "").done();
    assert!(out.contains("no new network passed the gate yet"), "{out}");
    set("pairs = 1", "pairs = 0");
    let out = home.run(&["train", "score-four", "--run", "r", "--iters", "2"], "").done();
    assert!(out.contains("iteration 2: no gate, the new network is the best"), "{out}");
    assert!(!out.contains("no new network passed"), "{out}");
}

#[test]
fn a_run_starts_from_a_network_and_writes_one() {
    let home = Home::new();
    for name in ["a", "b"] {
        let (seed, out) = (if name == "a" { "1" } else { "2" }, format!("{name}.safetensors"));
        let new = ["models", "new", "score-four", "--preset", "classic", "--seed", seed];
        home.run(&[&new[..], &["--out", &out]].concat(), "").done();
    }
    let start =
        |more: &[&str]| home.run(&[&["train", "score-four"], &QUICK[..], more].concat(), "");
    let out = start(&["--iters", "0", "--model", "a.safetensors", "--out", "new/c.safetensors"]);
    assert!(out.done().contains("the best network is new/c.safetensors"));
    let fingerprint = |file: &str| {
        let shown = objects(&home.run(&["models", "show", file, "--json"], "").done());
        shown[0]["fingerprint"].clone()
    };
    assert_eq!(fingerprint("a.safetensors"), fingerprint("new/c.safetensors"));
    assert_eq!(fingerprint("a.safetensors"), fingerprint("runs/score-four/best.safetensors"));
    // The same command resumes; another network is another run.
    start(&["--iters", "1", "--model", "a.safetensors"]).done();
    let line = start(&["--iters", "1", "--model", "b.safetensors"]).refused(2);
    assert!(line.contains("this run has the first network"), "{line}");

    start(&["--iters", "0", "--net", "classic", "--run", "k"]).done();
    let config = std::fs::read_to_string(home.path().join("k/config.toml")).unwrap();
    assert!(config.contains("encoding = \"classic\""), "{config}");
}

#[test]
fn a_run_is_told_in_japanese_too() {
    let home = Home::new();
    let out = home.run(&train("score-four", &["--iters", "1", "--lang", "ja"]), "").done();
    assert!(out.starts_with("反復 1：4 局、平均 "), "{out}");
    assert!(out.contains("最強のネットは r/best.safetensors です"), "{out}");
    let page = std::fs::read_to_string(home.path().join("r/report.html")).unwrap();
    assert!(page.contains("<html lang=\"ja\">") && page.contains("<h2>損失</h2>"), "{page}");
}

#[test]
fn ctrl_c_stops_and_the_same_command_goes_on() {
    let home = Home::new();
    let mut child = home.command(&train("score-four", &[])).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    lines.next().unwrap().unwrap();
    let id = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(id, rustix::process::Signal::INT).unwrap();
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(rest.last().unwrap(), "stopped; run the same command to resume");
    home.run(&train("score-four", &["--iters", "1"]), "").done();
}

#[test]
fn wrong_use() {
    let mut session = Session::new();
    session.home.run(&train("score-four", &["--iters", "0"]), "").done();
    session.run(&[
        "train twin-cool --run x",
        "train chess --run x",
        "train othello --run r",
        "train score-four --run r --preset full",
        "train score-four --run r --seed 9",
        "train score-four --run x --sims 0",
        "train score-four --run x --minutes soon",
        "train score-four --run x --preset huge",
        "report other",
        "report other --lang ja",
    ]);
    let config = session.home.path().join("r/config.toml");
    let text = std::fs::read_to_string(&config).unwrap();
    std::fs::write(&config, text.replace("batch_size", "bach_size")).unwrap();
    session.run(&["train score-four --run r"]);
    session.check("train_wrong_use");
}
