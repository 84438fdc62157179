//! Conversations with other programs, through the real pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;

use crate::program::Home;

const EMPTY: &str = "[[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\
                      [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\
                      [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\
                      [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]]";

#[test]
fn a_golden_ugi_transcript_is_answered_by_the_program_too() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../play/tests/golden/ugi/score-four.txt");
    let transcript = std::fs::read_to_string(path).unwrap();
    let mut lines = transcript.lines().filter(|line| !line.starts_with('#'));
    let command = lines.next().unwrap().strip_prefix("$ sakiyomi ").unwrap();
    let args: Vec<&str> = command.split_whitespace().collect();
    let home = Home::new();
    let mut child = home.command(&args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in lines {
        if let Some(said) = line.strip_prefix("> ") {
            writeln!(stdin, "{said}").unwrap();
        } else {
            // A `*` stands for what depends on the machine, up to the next space.
            let answer = answers.next().expect("every line is answered").unwrap();
            let expected: Vec<&str> = line.strip_prefix("< ").unwrap().split(' ').collect();
            let told: Vec<&str> = answer.split(' ').collect();
            assert_eq!(told.len(), expected.len(), "{answer}");
            for (told, expected) in told.iter().zip(&expected) {
                assert!(told == expected || *expected == "*", "{answer}, not {line}");
            }
        }
    }
    assert!(child.wait().unwrap().success(), "quit ends the program while its input is open");
    drop(stdin);
}

#[test]
fn a_search_is_finished_when_the_input_ends() {
    let home = Home::new();
    let input = "position startpos moves a1 a2 b1 b2 c1 c2\ngo movetime 50\n";
    let out = home.run(&["protocol", "ugi", "--engine", "heuristic"], input).done();
    assert!(out.ends_with("bestmove d1\n"), "{out}");
}

#[test]
fn a_contest_request_is_answered_on_one_line_and_wrong_ones_are_survived() {
    let home = Home::new();
    let request = |board: &str, player: u8| {
        format!("{{\"board\": {board}, \"player\": {player}, \"last_move\": null}}\n")
    };
    let floating = EMPTY.replacen("]],[[0", "]],[[1", 1);
    let input = [
        request(EMPTY, 1),
        "get_move\n".to_owned(),
        request(&floating, 2),
        request(EMPTY, 2),
        request("[]", 1),
        request(&EMPTY.replacen('0', "3", 1), 1),
        "\u{0}\n".to_owned(),
        request(EMPTY, 1),
    ]
    .concat();
    let args = ["protocol", "contest", "--cpu", "50ms", "--memory", "64MB", "--seed", "1"];
    let out = home.run(&args, &input).done();
    let answers: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 8, "{out}");
    for answer in [&answers[0], &answers[7]] {
        assert!(answer["x"].as_u64().unwrap() < 4 && answer["y"].as_u64().unwrap() < 4, "{out}");
    }
    for (answer, expected) in answers[1..7].iter().zip([
        "no JSON",
        "the bead in a1 on level 2 has none below it",
        "player 2 is asked, but with 0 against 0 beads it is the other's turn",
        "board is a list of 0, not a list of 4",
        "board[0][0][0] is 3, not 0 (empty), 1 or 2",
        "no JSON",
    ]) {
        assert!(answer["error"].as_str().unwrap().contains(expected), "{answer}");
    }
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_do_not_end_a_conversation() {
    let home = Home::new();
    let mut child = home.command(&["protocol", "ugi"]).spawn().unwrap();
    let mut input = b"\xff\xfe\x00\n".to_vec();
    input.extend(vec![b'x'; 2 << 20]);
    input.extend(b"\nisready\n");
    child.stdin.take().unwrap().write_all(&input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(out.lines().count(), 3, "{out}");
    assert!(out.ends_with("\nreadyok\n"), "{out}");
}

#[test]
fn a_front_end_that_goes_away_ends_the_program_quietly() {
    let home = Home::new();
    let mut child = home.command(&["protocol", "ugi"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    drop(child.stdout.take());
    // The program may have noticed already, and closed its input.
    let _ = stdin.write_all(b"ugi\nugi\ngo infinite\nisready\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    drop(stdin);
}
