//! Games in the terminal.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};

use crate::program::Home;

/// A tournament game of 1985 in which Black cannot move after the 46th disc.
const PASSES: &str = "f5d6c3f4e6f3e3d3c5g6e2d2f2c4c2e1b3d1f1g1c6f6h6a3a4a5g5b4b5a6g3a2c1b1b6a7b7h3g2g4\
    h4h5h2h1b2a1h7g7g8h8f8e8f7e7b8a8c7c8d7d8";

const GAMES: [&str; 4] = ["othello", "score-four", "contrast", "twin-cool"];

#[test]
fn engines_play_every_game_to_its_end_in_both_languages() {
    let home = Home::new();
    for game in GAMES {
        for (lang, over) in [("en", "The game is over:"), ("ja", "終局です。")] {
            let args = ["play", game, "--seat", "none", "--engine", "random", "--lang", lang];
            let out = home.run(&args, "").done();
            assert!(out.contains(over), "{out}");
            assert!(!out.contains('\u{1b}'), "no colours in a pipe: {out}");
        }
    }
    assert_eq!(home.records().len(), 8);
}

#[test]
fn a_person_can_play_every_game_by_its_listed_moves() {
    let home = Home::new();
    for game in GAMES {
        let list = home.run(&["play", game, "--time", "5ms", "--seed", "9"], "moves\n").done();
        let moves = list.lines().find_map(|line| line.strip_prefix("Legal moves: ")).unwrap();
        let mv = moves.split(' ').next().unwrap();
        let out = home
            .run(&["play", game, "--time", "5ms", "--seed", "9"], &format!("{mv}\nhint\n"))
            .done();
        assert!(out.contains(&format!("plays {mv}")), "{out}");
        assert!(out.contains("Hint: "), "{out}");
    }
}

#[test]
fn the_end_of_input_keeps_the_record_and_the_game_can_go_on() {
    let home = Home::new();
    let out = home.run(&["play", "othello", "--engine", "greedy", "--seed", "1"], "d3\n").done();
    assert!(out.contains("The game ends here."), "{out}");
    let records = home.records();
    assert_eq!(records.len(), 1);
    let path = records[0].to_str().unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains("first: human") && text.contains("second: greedy"), "{text}");
    assert!(text.contains("1 d3\n"), "{text}");

    let out = home.run(&["play", "othello", "--resume", path], "undo\nexit\n").done();
    assert!(out.contains("Black> undo"), "{out}");
    assert_eq!(home.records().len(), 1, "a resumed game stays in its file");
}

#[test]
fn nothing_is_kept_of_a_game_without_moves() {
    let home = Home::new();
    home.run(&["play", "othello"], "exit\n").done();
    assert!(home.records().is_empty());
}

#[test]
fn ctrl_c_ends_a_game_cleanly_and_keeps_the_record() {
    let home = Home::new();
    let mut child =
        home.command(&["play", "othello", "--engine", "greedy", "--seed", "1"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    stdin.write_all(b"d3\nmoves\n").unwrap();
    let mut line = String::new();
    while !line.starts_with("Legal moves:") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "the game goes on");
    }
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("The game ends here."), "{rest}");
    assert!(child.wait().unwrap().success());
    assert_eq!(home.records().len(), 1);
    drop(stdin);
}

#[test]
fn ctrl_c_stops_an_engine_that_thinks() {
    let home = Home::new();
    let args = ["play", "othello", "--engine", "alpha-beta", "--time", "10m"];
    let mut child = home.command(&args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    stdin.write_all(b"d3\n").unwrap();
    let mut line = String::new();
    while !line.starts_with("Black plays d3") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "the game goes on");
    }
    // The board is shown before the engine is asked.
    while !line.starts_with("8 ") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "the board is shown");
    }
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("The game ends here.") && !rest.contains("White"), "{rest}");
    assert!(child.wait().unwrap().success());
    assert_eq!(home.records().len(), 1);
}

#[test]
fn looking_at_a_finished_game_leaves_its_record_as_it_is() {
    let home = Home::new();
    home.run(&["play", "othello", "--record", "game.record", "--seat", "both"], "d3\nresign\n")
        .done();
    let record = || std::fs::read_to_string(home.path().join("game.record")).unwrap();
    let before = record();
    assert!(before.contains("result: second resigned"), "{before}");
    home.run(&["play", "othello", "--resume", "game.record", "--seat", "both"], "exit\n").done();
    assert_eq!(record(), before);
}

#[test]
fn undo_takes_the_engines_answer_back_too() {
    let home = Home::new();
    let out = home
        .run(
            &["play", "othello", "--engine", "greedy", "--seed", "1"],
            "undo\nd3\nundo\nredo\nredo\nexit\n",
        )
        .done();
    assert!(out.contains("There is no move to take back."), "{out}");
    assert!(out.contains("There is no move to play again."), "{out}");
    let boards: Vec<&str> = out.matches("Black 2").collect();
    assert_eq!(boards.len(), 2, "the start is shown twice: {out}");
}

#[test]
fn a_player_who_cannot_move_passes_and_is_told() {
    let home = Home::new();
    let position = "XO-------------------------------------------------------------- O";
    let args = ["play", "othello", "--seat", "both", "--position", position];
    let out = home.run(&args, "c1\n").done();
    assert!(out.contains("White plays ps: White has no move and passes"), "{out}");
    assert!(out.contains("The game is over: Black wins by 3."), "{out}");
}

#[test]
fn othello_looks_and_listens_as_in_the_classic_console() {
    let home = Home::new();
    let args = ["play", "othello", "--engine", "greedy", "--seed", "1"];
    let answer = home.run(&args, "d3\nexit\n").done();
    let start = "\
   a b c d e f g h
1  . . . . . . . .
2  . . . . . . . .
3  . . . * . . . .
4  . . * O @ . . .    @ Black 2
5  . . . @ O * . .    O White 2
6  . . . . * . . .
7  . . . . . . . .
8  . . . . . . . .
";
    let (before, after) = answer.split_once("Black> d3\nBlack plays d3\n").unwrap();
    assert!(before.ends_with(&format!("{start}\n")), "{answer}");
    assert!(after.contains("3  . . .[@]. . . .\n4  . . . @ @ . . .    @ Black 4\n"), "{answer}");
    assert!(after.contains("Black> exit\nThe game ends here.\n"), "{answer}");
    for input in ["D3\nEXIT\n", " d3 \nquit\n"] {
        let answer = home.run(&args, input).done();
        assert!(answer.contains("Black plays d3\n") && answer.contains("The game ends here."));
    }
}

#[test]
fn a_whole_game_of_othello_is_played_by_typing_with_passes_and_a_result() {
    let home = Home::new();
    let moves = PASSES.as_bytes().chunks(2);
    let typed: String =
        moves.map(|pair| format!("{}\n", std::str::from_utf8(pair).unwrap())).collect();
    for (lang, passes, over) in [
        ("en", "has no move and passes", "The game is over: White wins by 26."),
        ("ja", "は置けるマスがないのでパスします", "終局です。白の 26 差勝ち。"),
    ] {
        let args = ["play", "othello", "--seat", "both", "--lang", lang];
        let out = home.run(&args, &typed).done();
        assert!(out.matches(passes).count() >= 1 && out.contains(over), "{out}");
    }
}

#[test]
fn contrast_takes_the_classic_form_and_asks_for_the_tile() {
    let home = Home::new();
    let args = ["play", "contrast", "--seat", "both"];
    let out = home.run(&args, "2,4 2,3\nc3b\n2,0 2,1\n\nexit\n").done();
    assert!(out.contains("plays c1c2+c3b"), "{out}");
    assert!(out.contains("plays c5c4\n"), "{out}");
}

#[test]
fn the_clock_is_shown_and_ends_the_game() {
    let home = Home::new();
    let args = ["play", "othello", "--seat", "both", "--clock", "10m+5s"];
    let out = home.run(&args, "d3\n").done();
    let (before, _) = out.split_once(" left)>").expect(&out);
    let (_, left) = before.rsplit_once("Black (").expect(&out);
    let (minutes, seconds) = left.split_once(':').expect(&out);
    let left = 60 * minutes.parse::<u32>().unwrap() + seconds.parse::<u32>().unwrap();
    assert!((1..=600).contains(&left) && seconds.len() == 2, "{out}");
    let mut child = home.command(&["play", "othello", "--clock", "1ms"]).spawn().unwrap();
    let stdin = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.contains("Black is out of time, White wins"), "{out}");
    drop(stdin);
}

/// The flag may fall at any moment of an engine's turn, so that many short clocks are tried.
#[test]
fn an_engine_whose_time_runs_out_loses() {
    let home = Home::new();
    for clock in ["0.02ms", "0.04ms", "0.08ms", "0.1ms", "0.15ms", "0.2ms", "0.5ms", "1ms"] {
        let out = home.run(&["play", "othello", "--seat", "none", "--clock", clock], "").done();
        assert!(out.contains("The game is over:"), "{clock}: {out}");
    }
}

#[test]
fn save_refuses_to_overwrite_another_file() {
    let home = Home::new();
    std::fs::write(home.path().join("mine.txt"), "precious").unwrap();
    let input = "d3\nsave mine.txt\nsave new.record\nsave no/such\u{0}folder\nexit\n";
    let out = home.run(&["play", "othello", "--engine", "greedy", "--seed", "1"], input).done();
    assert!(out.contains("could not be saved in mine.txt: the file exists already"), "{out}");
    assert_eq!(std::fs::read_to_string(home.path().join("mine.txt")).unwrap(), "precious");
    assert!(home.path().join("new.record").exists());
}

#[test]
fn a_named_record_is_a_new_file_or_the_one_that_is_resumed() {
    let home = Home::new();
    std::fs::write(home.path().join("mine.txt"), "precious").unwrap();
    let line = home.run(&["play", "othello", "--record", "mine.txt"], "d3\n").refused(2);
    assert!(line.contains("mine.txt exists already"), "{line}");
    assert_eq!(std::fs::read_to_string(home.path().join("mine.txt")).unwrap(), "precious");

    home.run(&["play", "othello", "--engine", "greedy", "--record", "new.txt"], "d3\n").done();
    let both = ["play", "othello", "--resume", "new.txt", "--record", "new.txt"];
    home.run(&both, "exit\n").done();
    let line = home
        .run(&["play", "othello", "--resume", "new.txt", "--record", "mine.txt"], "d3\n")
        .refused(2);
    assert!(line.contains("mine.txt exists already"), "{line}");
}

#[test]
fn a_record_that_cannot_be_kept_is_told_at_once_and_at_the_end() {
    let home = Home::new();
    std::fs::write(home.path().join("data"), "no folder").unwrap();
    let input = "d3\nundo\nd3\nsave kept.record\nexit\n";
    let out = home.run(&["play", "othello", "--engine", "greedy", "--seed", "1"], input).done();
    assert_eq!(out.matches("could not be saved").count(), 2, "{out}");
    let (early, late) = out.split_once("The game ends here.").unwrap();
    assert!(early.contains("could not be saved") && late.contains("could not be saved"), "{out}");
    assert!(home.path().join("kept.record").exists());
}

#[test]
fn a_finished_game_is_not_offered_to_be_resumed() {
    let home = Home::new();
    let out = home.run(&["play", "score-four", "--time", "1ms", "--seat", "none"], "").done();
    assert!(out.contains("The game is saved in ") && !out.contains("--resume"), "{out}");
}

#[test]
fn a_wrong_answer_to_a_question_is_explained_and_undo_leaves_it() {
    let home = Home::new();
    let args = ["play", "contrast", "--seat", "both"];
    let out = home.run(&args, "2,4 2,3\nc3w\nundo\nc1c2\nexit\n").done();
    assert!(out.contains("\"c3w\" is not possible here. There is - a4b"), "{out}");
    assert!(out.contains("plays c1c2\n"), "{out}");
    let args = ["play", "contrast", "--seat", "both", "--lang", "ja"];
    let out = home.run(&args, "c1\n2,4 2,3\nc3w\nexit\n").done();
    assert!(out.contains("\"c1\" は手でもコマンドでもありません。"), "{out}");
    assert!(out.contains("\"c3w\" は選べません。"), "{out}");
}

#[test]
fn the_menu_leads_to_a_game() {
    let home = Home::new();
    let out = home.run(&["play"], "othello\n1\ngreedy\nd3\nexit\n").done();
    assert!(out.contains("Othello: Black (you) against White (greedy)"), "{out}");
    assert!(out.contains("Black plays d3"), "{out}");
    let out = home.run(&["play"], "9\n\n").done();
    assert!(out.contains("There is no 9 here."), "{out}");
    let out = home.run(&["play"], "othelo\n\n").done();
    assert!(out.contains("Did you mean othello?"), "{out}");
}

#[test]
fn the_locale_chooses_the_language_and_colours_are_on_request() {
    let home = Home::new();
    let mut command = home.command(&["play", "othello", "--color", "always"]);
    let output =
        command.env("LANG", "ja_JP.UTF-8").stdin(std::process::Stdio::null()).output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.contains("オセロ") && out.contains('\u{1b}'), "{out}");
}

#[test]
fn an_engine_that_plays_uses_its_book_and_one_that_hints_searches() {
    let home = Home::new();
    let args = ["play", "othello", "--engine", "expert", "--time", "20ms", "--seed", "1"];
    let out = home.run(&args, "f5\nhint\nexit\n").done();
    let played = out.lines().find(|line| line.starts_with("White (expert) plays ")).unwrap();
    assert!(played.contains("from the book"), "{out}");
    let hint = out.lines().find(|line| line.starts_with("Hint: ")).unwrap();
    assert!(!hint.contains("from the book"), "{out}");
}
