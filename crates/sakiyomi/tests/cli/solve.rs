//! `sakiyomi solve`.

use std::io::{BufRead as _, BufReader, Read as _};

use serde_json::Value;

use crate::program::Home;

/// Black has two beads on each of two sides, and the corner between them is free.
const CORNER: &str = ".XX.XO..X.OO..O./................/................/................";

fn json(home: &Home, args: &[&str]) -> Value {
    let args = [&["solve", "score-four", "--json"][..], args].concat();
    serde_json::from_str(&home.run(&args, "").done()).expect("the answer is JSON")
}

#[test]
fn a_win_is_told_with_its_distance_moves_and_line() {
    let home = Home::new();
    let moves = "b1 b2 c1 c3 a2 d3 a3 c4";
    let out = home.run(&["solve", "score-four", "--moves", moves, "--distance"], "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Black wins in 3 plies");
    assert_eq!(lines[1], "best moves: a1");
    assert!(lines[2].starts_with("line: a1 "), "{out}");
    assert!(lines[3].contains("positions in"), "{out}");
    let out = home.run(&["solve", "score-four", "--moves", moves, "--lang", "ja"], "").done();
    assert!(out.starts_with("黒の勝ち（あと3手）\n最善手: a1\n"), "{out}");

    let after = json(&home, &["--moves", "b1,b2,c1,c3,a2,d3,a3,c4,a1"]);
    assert_eq!((&after["value"], &after["winner"]), (&"loss".into(), &"first".into()));
    assert_eq!(after["plies"], 2);
    assert_eq!(json(&home, &["--moves", "b1b2c1c3a2d3a3c4 a1"])["plies"], 2);
    let over = home.run(&["solve", "score-four", "--moves", "a1 a2 b1 b2 c1 c2 d1"], "").done();
    assert!(over.starts_with("Black has won\n"), "{over}");
}

#[test]
fn a_limit_leaves_the_result_open_and_says_how_far_it_came() {
    let home = Home::new();
    let out = home.run(&["solve", "score-four", "--nodes", "1000", "--memory", "4MB"], "").done();
    assert!(out.starts_with("not solved\ndoes "), "{out}");
    assert!(out.contains("proof number"), "{out}");
    let object = json(&home, &["--nodes", "1000", "--memory", "4MB"]);
    assert_eq!((&object["solved"], &object["value"]), (&false.into(), &Value::Null));
    assert!(object["nodes"].as_u64().unwrap() <= 1000, "{object}");
    assert_eq!(object["memory"], 4 << 20);
}

#[test]
fn a_file_of_positions_is_solved_line_by_line() {
    let home = Home::new();
    let start = "................/................/................/................";
    let text = format!("# two positions\n{CORNER}\n{start}\n");
    std::fs::write(home.path().join("positions.txt"), text).unwrap();
    let args = ["solve", "score-four", "--positions", "positions.txt", "--nodes", "3000"];
    let out = home.run(&args, "").done();
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.starts_with("   1  Black wins in 3 plies  a1  "), "{out}");
    assert!(out.lines().nth(1).unwrap().starts_with("   2  not solved"), "{out}");
    let out = home.run(&[&args[..], &["--json"]].concat(), "").done();
    assert!(out.lines().all(|line| serde_json::from_str::<Value>(line).unwrap().is_object()));
}

#[test]
fn a_kept_proof_is_taken_up_again() {
    let home = Home::new();
    let position = ["solve", "score-four", "--json", "--save", "a.proof", "--moves", "a1"];
    let first = home.run(&[&position[..], &["--nodes", "50000"]].concat(), "");
    assert_eq!(first.status, Some(0), "{first:?}");
    assert_eq!(first.err, "sakiyomi: the proof will be kept in a.proof\n");
    let second = home.run(&[&position[..], &["--nodes", "10"]].concat(), "");
    assert!(second.err.starts_with("sakiyomi: goes on from "), "{second:?}");

    let mut bytes = std::fs::read(home.path().join("a.proof")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    std::fs::write(home.path().join("a.proof"), &bytes).unwrap();
    let line = home.run(&position, "").refused(1);
    assert!(line.contains("cannot go on from a.proof") && line.contains("damaged"), "{line}");
}

#[test]
fn ctrl_c_shows_what_is_known_and_keeps_the_proof() {
    let home = Home::new();
    let mut child = home
        .command(&["solve", "score-four", "--memory", "4MB", "--save", "start.proof"])
        .spawn()
        .unwrap();
    let mut err = BufReader::new(child.stderr.take().unwrap());
    err.read_line(&mut String::new()).unwrap();
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    assert!(out.starts_with("not solved\n"), "{out}");
    assert!(child.wait().unwrap().success());
    assert!(home.path().join("start.proof").exists());
}

/// Number 1 of the FFO test set.
const ENDGAME: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

#[test]
fn an_othello_endgame_is_told_with_its_score_moves_and_line() {
    let home = Home::new();
    let solve = ["solve", "othello", "--memory", "4MB", "--position", ENDGAME];
    let out = home.run(&solve, "").done();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[..2], ["Black wins by 18", "best moves: g8"]);
    assert!(lines[2].starts_with("line: g8 ") && lines[3].contains("positions in"), "{out}");
    let out = home.run(&[&solve[..], &["--lang", "ja"]].concat(), "").done();
    assert!(out.starts_with("黒の18石勝ち\n最善手: g8\n"), "{out}");

    let out = home.run(&[&solve[..], &["--json", "--threads", "2"]].concat(), "").done();
    let object: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&object["score"], &object["value"]), (&18.into(), &"win".into()));
    assert_eq!((&object["best"], &object["proof"]), (&vec!["g8"].into(), &Value::Null));

    let out = home.run(&[&solve[..], &["--nodes", "2000"]].concat(), "").done();
    assert!(out.starts_with("not solved: the score of Black is from "), "{out}");
}

#[test]
fn what_cannot_be_solved_is_refused_with_one_line() {
    let home = Home::new();
    for (args, expected) in [
        (&["solve", "contrast"][..], "there is no solver for contrast yet"),
        (&["solve", "scorefour"], "did you mean score-four?"),
        (&["solve", "score-four", "--position", "XX"], "position"),
        (&["solve", "score-four", "--moves", "a1 e5"], "expected a column a1 to d4"),
        (&["solve", "score-four", "--moves", "a1 a1 a1 a1 a1"], "column a1 is full"),
        (&["solve", "score-four", "--memory", "much"], "is not an amount of memory"),
        (&["solve", "score-four", "--time", "3"], "is not a duration"),
        (&["solve", "score-four", "--positions", "x", "--moves", "a1"], "cannot be used with"),
    ] {
        let line = home.run(args, "").refused(2);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
    let line = home.run(&["solve", "score-four", "--positions", "none.txt"], "").refused(1);
    assert!(line.contains("cannot read the positions in none.txt"), "{line}");
    std::fs::write(home.path().join("bad.txt"), "# nothing\n\nXX\n").unwrap();
    let line = home.run(&["solve", "score-four", "--positions", "bad.txt"], "").refused(1);
    assert!(line.contains("bad.txt: line 3"), "{line}");
}
