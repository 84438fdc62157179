//! Whatever is wrong gets one clear line and a non-zero exit.

use sakiyomi_core::InstructionSet;

use crate::program::Home;

#[test]
fn kernels_that_there_are_not_are_refused_and_those_in_use_are_shown() {
    let home = Home::new();
    let answer = |value: &str, lang: &str, args: &[&str]| {
        let mut command = home.command(args);
        let output = command.args(["--lang", lang]).env("SAKIYOMI_KERNELS", value).output();
        let output = output.expect("the program runs");
        let text = |bytes| String::from_utf8(bytes).expect("answers are text");
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let refused = |line: &str| (Some(2), String::new(), format!("sakiyomi: {line}\n"));
    assert_eq!(
        answer("sse", "en", &["games"]),
        refused("SAKIYOMI_KERNELS=sse: the kernels are portable, avx2 and avx512")
    );
    assert_eq!(
        answer("sse", "ja", &["games"]),
        refused("SAKIYOMI_KERNELS=sse：カーネルは portable、avx2、avx512 のいずれかです")
    );
    for set in InstructionSet::ALL {
        let (status, out, err) = answer(&set.to_string(), "en", &["bench", "nothing"]);
        assert_eq!(status, Some(2));
        if set.is_available() {
            assert_eq!(out, format!("Kernels: {set}\n"));
        } else {
            let line =
                format!("sakiyomi: SAKIYOMI_KERNELS={set}: the fastest this machine has is ");
            assert!(err.starts_with(&line), "{err}");
        }
    }
}

#[test]
fn unknown_games_engines_and_options_are_wrong_use_with_the_nearest_name() {
    let home = Home::new();
    for (args, expected) in [
        (&["play", "otelo"][..], "there is no game \"otelo\"; did you mean othello?"),
        (&["perft", "chess", "3"], "there is no game \"chess\"; there is: othello,"),
        (&["play", "othello", "--engine", "gredy"], "did you mean greedy?"),
        (
            &["play", "othello", "--engine", "greedy:depth=3"],
            "has no option \"depth\"; it takes none",
        ),
        (&["play", "othello", "--engine", "Greedy!"], "the form is family"),
        (&["match", "othello", "greedy", "randm"], "did you mean random?"),
        (&["simulate", "othello", "--engine", "random"], "is a game for two"),
        (&["match", "twin-cool", "random", "random"], "is a solitaire"),
        (&["engines", "scorefour"], "did you mean score-four?"),
        (&["bench", "nothing"], "there is no game"),
        (&["analyze", "chess"], "there is no game \"chess\""),
        (&["analyze", "othello", "--engine", "clasic"], "did you mean classic?"),
        (
            &["analyze", "othello", "--engine", "classic:depth=0"],
            "\"0\" is no value for depth; it takes a number from 1 to 1000",
        ),
        (&["analyze", "othello", "--engine", "alpha-beta:threads=x"], "no value for threads"),
        (&["analyze", "othello", "--lines", "0"], "0 is not in"),
        (&["analyze", "othello", "--moves", "f5 f5"], "move 2: f5 is illegal: f5 is occupied"),
        (&["analyze", "othello", "--moves", "f5 zz"], "move 2: "),
        (&["analyze", "othello", "--moves", "f5d6 c3c3"], "move 4: c3 is illegal"),
        (&["analyze", "othello", "--moves", "F5D6x"], "move 3: \"x\": expected a square a1 to h8"),
        (&["solve", "othello", "--moves", "f5\td6a1"], "move 3: a1 is illegal: "),
        (&["book", "othello", "--out", "a", "--depth", "1", "--positions", "9"], "1 is not in 2.."),
        (&["analyze", "othello", "--position", "XO"], "position: expected 64 squares"),
        (&["analyze", "score-four", "--moves", "a1 a2 b1 b2 c1 c2 d1"], "the game is over"),
        (&["othello"], "othello is a game: `sakiyomi play othello` plays it"),
        (&["ply"], "unrecognized subcommand 'ply'; a similar subcommand exists: 'play' ("),
        (&["play", "othello", "--levl", "3"], "a similar argument exists: '--level' ("),
        (&["analyze"], "<GAME>"),
        (&["models"], "requires a subcommand but one was not provided [subcommands: "),
        (&["cluster"], "requires a subcommand but one was not provided [subcommands: "),
        (&["play", "othello", "--time", "3"], "is not a duration such as 3s"),
        (&["play", "othello", "--clock", "0s+5s"], "a clock without time"),
        (&["play", "othello", "--seat", "3"], "there is 1, 2, both and none"),
        (&["play", "twin-cool", "--seat", "2"], "is a solitaire: there is no seat 2"),
        (&["play", "othello", "--seat", "both", "--engine", "random"], "no seat is left"),
        (&["play", "othello", "--lang", "fr"], "there is ja and en"),
        (&["match", "othello", "random", "random", "--games", "0"], "0 is not in"),
        (&["tune", "twin-cool", "--run", "x", "--games", "0"], "0 is not in 1.."),
        (&["tune", "twin-cool", "--run", "x", "--nodes", "9"], "has a fixed cost"),
        (&["tune", "othello", "--run", "x", "--generations", "0"], "generations: it takes"),
        (&["simulate", "twin-cool", "--engine", "expert:draws=7"], "a number from 0 to 2"),
        (&["solve", "othello", "--threads", "99999"], "99999 is not in 1..=1024"),
        (&["perft", "othello", "-1"], "-1"),
        (&["perft", "othello", "many"], "many"),
        (&["perft", "othello", "0"], "0 is not in"),
    ] {
        let line = home.run(args, "").refused(2);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}

#[test]
fn a_run_of_another_game_is_not_gone_on_with() {
    let home = Home::new();
    let amounts = ["--run", "r", "--generations", "1", "--games", "2"];
    home.run(&[&["tune", "twin-cool"], &amounts[..]].concat(), "").done();
    let line = home.run(&[&["tune", "contrast"], &amounts[..]].concat(), "").refused(2);
    assert!(line.contains("r is a run of \"twin-cool\", not of contrast"), "{line}");
}

#[test]
fn errors_of_our_own_are_told_in_japanese_too() {
    let home = Home::new();
    for (args, status, expected) in [
        (&["solve", "contrast"][..], 2, "contrast を解くプログラムはまだありません"),
        (&["play", "twin-cool", "--seat", "2"], 2, "twin-cool は一人用なので、席 2 はありません"),
        (&["play", "othello", "--resume", "none"], 1, "none の対局を再開できません: "),
        (&["convert", "othello", "none.txt", "--to", "ggf"], 1, "none.txt を読めません: "),
        (&["analyze", "othello", "--game", "none.txt"], 1, "none.txt を読めません。"),
        (&["solve", "othello", "--moves", "f5f5"], 2, "2 手目：f5 は指せません。"),
        (&["book", "othello", "--show", "--from", "none"], 1, "none を読めません: "),
        (&["book", "contrast", "--show"], 2, "contrast には定石を使うエンジンがありません"),
    ] {
        let line = home.run(&[args, &["--lang", "ja"]].concat(), "").refused(status);
        assert!(line.starts_with(&format!("sakiyomi: {expected}")), "{args:?}: {line}");
    }
    let out = home.run(&["engines", "othello", "--lang", "ja"], "").done();
    assert!(out.contains("（最強）") && !out.contains("strongest"), "{out}");
}

#[test]
fn malformed_positions_are_wrong_use_and_say_where() {
    let home = Home::new();
    let line = home.run(&["perft", "othello", "3", "--position", "---x"], "").refused(2);
    assert_eq!(line, "sakiyomi: position, character 4: expected X, O or -, found 'x'\n");
    let line = home.run(&["play", "othello", "--position", ""], "").refused(2);
    assert!(line.contains("expected 64 squares"), "{line}");
}

#[test]
fn damaged_records_fail_with_the_file_and_the_place() {
    let home = Home::new();
    let game = home
        .run(&["play", "othello", "--engine", "greedy", "--record", "game.record"], "f5\nexit\n");
    assert_eq!(game.status, Some(0));
    let text = std::fs::read_to_string(home.path().join("game.record")).unwrap();

    let resume = |bytes: &[u8]| {
        std::fs::write(home.path().join("damaged.record"), bytes).unwrap();
        let line = home.run(&["play", "othello", "--resume", "damaged.record"], "").refused(1);
        assert!(line.contains("damaged.record"), "{line}");
        line
    };
    assert!(resume(&text.as_bytes()[..text.len() - 8]).contains("cut off"));
    assert!(resume(b"\x7fELF\x02\x01\x01\0\xff\xff").contains("binary"));
    assert!(resume(text.replace("1 f5", "1 a1").as_bytes()).contains("move 1: a1 is illegal"));
    assert!(resume(b"").contains("line 1"));
    let line = home.run(&["play", "othello", "--resume", "missing.record"], "").refused(1);
    assert!(line.contains("missing.record"), "{line}");
    let line = home.run(&["play", "contrast", "--resume", "game.record"], "").refused(2);
    assert!(line.contains("holds a game of othello"), "{line}");
}

#[test]
fn damaged_deals_fail_with_the_line() {
    let home = Home::new();
    std::fs::write(home.path().join("deals.csv"), "# deals\n0;1;A1 A1;B1\n").unwrap();
    let args = ["simulate", "twin-cool", "--engine", "random", "--deals", "deals.csv"];
    let line = home.run(&args, "").refused(1);
    assert!(line.contains("deals.csv") && line.contains("line 2"), "{line}");
    std::fs::write(home.path().join("deals.csv"), "# nothing\n").unwrap();
    let line = home.run(&args, "").refused(1);
    assert!(line.contains("there is no deal in it"), "{line}");
    let line = home
        .run(&["simulate", "twin-cool", "--engine", "random", "--deals", "no.csv"], "")
        .refused(1);
    assert!(line.contains("no.csv"), "{line}");
}

#[test]
fn wrong_input_during_a_game_is_explained_and_asked_again() {
    let home = Home::new();
    let input = "zz\na1\nps\n\u{1b}[A\n{moves}\n\nsave\n\nf5\nexit\n";
    let out = home.run(&["play", "othello", "--engine", "greedy", "--seed", "1"], input).done();
    for expected in [
        "\"zz\" is neither a move nor a command",
        "a1 is not possible: a disc on a1 flips nothing.",
        "ps is not possible: a pass is allowed only when no square flips a disc.",
        "\"{moves}\" is neither",
        "Black plays f5",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
    let escape = home.run(&["play", "othello"], "\u{1b}[31m\nexit\n").done();
    assert!(
        !escape.split_once("neither").unwrap().0.contains("\u{1b}[31m\" is"),
        "input is quoted"
    );
}

#[test]
fn bytes_that_are_no_text_do_not_end_a_game() {
    use std::io::Write as _;
    let home = Home::new();
    let mut child =
        home.command(&["play", "othello", "--engine", "greedy", "--seed", "1"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\x00\nf5\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("Black plays f5"));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let home = Home::new();
    for args in [&["perft", "othello", "9"][..], &["help"], &["play", "--help"], &["--version"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = home.command(args).stdout(writer).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert!(output.status.success(), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure() {
    let home = Home::new();
    for args in [&["games"][..], &["games", "--json"], &["help"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = home.command(args).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let line = String::from_utf8(output.stderr).unwrap();
        assert!(line.starts_with("sakiyomi: cannot write the answer: "), "{args:?}: {line}");
    }
}
