//! `sakiyomi solve`.

use std::io::{BufRead as _, BufReader, Read as _};

use crate::program::{Home, objects};
use crate::snapshots::Session;

/// Black has two beads on each of two sides, and the corner between them is free.
const CORNER: &str = ".XX.XO..X.OO..O./................/................/................";

/// Number 1 of the FFO test set.
const ENDGAME: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

#[test]
fn solutions() {
    let moves = "b1 b2 c1 c3 a2 d3 a3 c4";
    let endgame = format!("solve othello --memory 4MB --position '{ENDGAME}'");
    let start = "................/................/................/................";
    Session::new()
        .put("positions.txt", format!("# two positions\n{CORNER}\n{start}\n"))
        .run(&[
            &format!("solve score-four --moves '{moves}' --distance"),
            &format!("solve score-four --moves '{moves}' --lang ja"),
            "solve score-four --moves b1,b2,c1,c3,a2,d3,a3,c4,a1 --json",
            "solve score-four --moves 'b1b2c1c3a2d3a3c4 a1'",
            "solve score-four --moves 'a1 a2 b1 b2 c1 c2 d1'",
            "solve score-four --nodes 1000 --memory 4MB",
            "solve score-four --nodes 1000 --memory 4MB --json",
            "solve score-four --positions positions.txt --nodes 3000",
            &endgame,
            &format!("{endgame} --lang ja"),
            &format!("{endgame} --json"),
        ])
        .check("solve");
}

#[test]
fn an_endgame_on_two_threads_has_the_same_solution_and_a_limit_leaves_it_open() {
    let home = Home::new();
    let solve = ["solve", "othello", "--memory", "4MB", "--position", ENDGAME];
    let out = home.run(&[&solve[..], &["--json", "--threads", "2"]].concat(), "").done();
    let object = &objects(&out)[0];
    assert_eq!((&object["score"], &object["value"]), (&18.into(), &"win".into()));
    assert_eq!(object["best"], serde_json::json!(["g8"]));
    let out = home.run(&[&solve[..], &["--nodes", "2000"]].concat(), "").done();
    assert!(out.starts_with("not solved: the score for Black is between "), "{out}");
}

#[test]
fn a_kept_proof_is_taken_up_again() {
    let home = Home::new();
    let position = ["solve", "score-four", "--json", "--save", "a.proof", "--moves", "a1"];
    let first = home.run(&[&position[..], &["--nodes", "50000"]].concat(), "");
    assert_eq!(first.status, Some(0), "{first:?}");
    assert_eq!(first.err, "sakiyomi: the proof will be saved in a.proof\n");
    let second = home.run(&[&position[..], &["--nodes", "10"]].concat(), "");
    assert!(second.err.starts_with("sakiyomi: resuming from "), "{second:?}");

    let mut bytes = std::fs::read(home.path().join("a.proof")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    std::fs::write(home.path().join("a.proof"), &bytes).unwrap();
    let line = home.run(&position, "").refused(1);
    assert!(line.contains("cannot resume from a.proof") && line.contains("damaged"), "{line}");
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
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(home.path().join("start.proof").exists());
}
