//! Games in the terminal.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};

use crate::program::Home;
use crate::snapshots::Session;

const GAMES: [&str; 4] = ["othello", "score-four", "contrast", "twin-cool"];

/// A tournament game of 1985 in which Black cannot move after the 46th disc.
const PASSES: &str = "f5d6c3f4e6f3e3d3c5g6e2d2f2c4c2e1b3d1f1g1c6f6h6a3a4a5g5b4b5a6g3a2c1b1b6a7b7h3g2g4\
    h4h5h2h1b2a1h7g7g8h8f8e8f7e7b8a8c7c8d7d8";

const GREEDY: &str = "play othello --engine greedy --seed 1";

#[test]
fn othello() {
    let input = "undo\nD3\nundo\nredo\nredo\nmoves\nhelp\n quit \n";
    let position = "XO-------------------------------------------------------------- O";
    Session::new()
        .talk(GREEDY, input)
        .talk(&format!("{GREEDY} --lang ja"), "待った\nd3\n手\nヘルプ\n終了\n")
        .talk(&format!("{GREEDY} --seat 2 --color always"), "resign\n")
        .talk(&format!("play othello --seat both --position '{position}'"), "c1\n")
        .talk(&format!("play othello --seat both --position '{position}' --lang ja"), "c1\n")
        .check("play_othello");
}

#[test]
fn a_whole_game_with_passes() {
    let moves = PASSES.as_bytes().chunks(2);
    let typed: String =
        moves.map(|pair| format!("{}\n", std::str::from_utf8(pair).unwrap())).collect();
    for (lang, passes, over) in [
        ("en", "has no move and passes", "The game is over: White wins 45–19."),
        ("ja", "は打てるマスがないのでパスします", "終局です。45 対 19 で白の勝ち。"),
    ] {
        let args = ["play", "othello", "--seat", "both", "--lang", lang];
        let out = Home::new().run(&args, &typed).done();
        assert!(out.contains(passes) && out.contains(over), "{out}");
    }
}

#[test]
fn other_games() {
    let contrast = "play contrast --seat both";
    Session::new()
        .talk("play score-four --engine heuristic --seed 1", "a1\nd4\nmoves\nexit\n")
        .talk(contrast, "2,4 2,3\nc3b\n2,0 2,1\n\n2,3 2,2\nc4w\nundo\nexit\n")
        .talk(&format!("{contrast} --lang ja"), "c1\n2,4 2,3\nc3w\nexit\n")
        .talk("play twin-cool --seed 9", "moves\nresign\n")
        .talk("play twin-cool --seat none --engine flexible --seed 9 --lang ja", "")
        .check("play_other_games");
}

#[test]
fn classic_boards() {
    Session::new()
        .talk("play contrast --seat both --glyphs classic", "c1c2+c3g\nmoves\nexit\n")
        .talk("play othello --seat both --glyphs classic", "d3\nexit\n")
        .talk("play score-four --seat both --glyphs classic --lang ja", "a1\nexit\n")
        .talk("play othello --seat both --glyphs rich", "d3\nexit\n")
        .talk("play othello --seat both --glyphs plain --color always", "exit\n")
        .check("play_classic");
}

#[test]
fn a_move_in_contrast_can_be_typed_step_by_step() {
    let steps = "2,4\n2,3\n1\n2,2\n2,0 → 2,1\n0\n2,3→2,2\n\n2,1 2,3\n2,2\n4,0\n\n0,0\nundo\n";
    Session::new()
        .talk(
            "play contrast --seat both --glyphs classic",
            &format!("{steps}1,0\n1,1\n9\n1\n2,1\nexit\n"),
        )
        .talk("play contrast --seat both --lang ja", "2,4 2,2\nc1c3\n2,2\n2,4\n2,3\n2\n1,0\nexit\n")
        .check("play_steps");
}

#[test]
fn the_configuration_file_says_what_one_would_type_every_time() {
    let home = Home::new();
    let run = |text: &str, args: &[&str], input: &str| {
        std::fs::write(home.path().join("mine.toml"), text).unwrap();
        let mut child = home.command(args).env("SAKIYOMI_CONFIG", "mine.toml").spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let all =
        "lang = \"ja\"\ncolor = \"always\"\nglyphs = \"classic\"\nlevel = 2\ntime = \"5ms\"\n";
    let (_, out, err) = run(all, &["play", "contrast"], "終了\n");
    assert!(
        out.contains("先手（あなた） 対 後手（level:n=2）") && out.contains("0/a 1/b"),
        "{out}{err}"
    );
    assert!(out.contains('\u{1b}'), "{out}");
    let args = ["play", "contrast", "--lang", "en", "--color", "never", "--level", "1"];
    let (_, out, _) = run(all, &args, "exit\n");
    assert!(out.contains("Player 2 (level:n=1)") && !out.contains('\u{1b}'), "{out}");
    for (text, said) in [
        ("level = 11\n", "level is '11'"),
        ("lang = \"fr\"", "lang is 'fr', which is not one of en, ja"),
        ("\n\nglyphs = classic\n", "mine.toml, line 3:"),
        ("speed = 3\n", "unknown field `speed`"),
        ("time = \"soon\"", "time is 'soon'"),
    ] {
        let (status, _, err) = run(text, &["games"], "");
        assert!(err.contains(said) && err.lines().count() == 1, "{err}");
        assert_eq!(status, Some(2));
    }
    std::fs::create_dir_all(home.path().join(".config/sakiyomi")).unwrap();
    std::fs::write(home.path().join(".config/sakiyomi/config.toml"), "lang = \"ja\"").unwrap();
    assert!(home.run(&["games"], "").done().contains("オセロ"));
    let mut missing = home.command(&["games"]);
    assert_eq!(
        missing.env("SAKIYOMI_CONFIG", "none.toml").output().unwrap().status.code(),
        Some(2)
    );
}

#[test]
fn the_menu_leads_to_a_game() {
    Session::new()
        .talk("play", "othello\n1\ngreedy\nexit\n")
        .talk("play", "9\nothelo\n2\nb\n終了\n")
        .talk("play --lang ja", "1\n3\n\ngredy\nexit\n")
        .talk("play", "コントラスト\n\n11\n\nexit\n")
        .talk("play --lang ja", "立体四目\n1\n１\nexit\n")
        .check("play_menu");
}

#[test]
fn wrong_input_is_explained_and_asked_again() {
    let input = "zz\na1\nps\n\u{1b}[A\n{moves}\n\nsave\n\nf5\nexit\n";
    Session::new().talk(GREEDY, input).check("play_wrong_input");
}

#[test]
fn records() {
    let mut session = Session::new();
    session
        .put("mine.txt", "precious")
        .talk(GREEDY, "d3\nsave mine.txt\nsave new.record\nsave mine.txt/x\nexit\n")
        .show("mine.txt")
        .show("new.record")
        .talk("play othello --resume new.record --record new.record", "exit\n")
        .run(&[
            "play othello --record mine.txt",
            "play othello --resume new.record --record mine.txt",
            "play contrast --resume new.record",
            "play othello --resume missing.record",
        ]);
    let kept = std::fs::read_to_string(session.home.path().join("new.record")).unwrap();
    for damaged in [
        &kept.as_bytes()[..kept.len() - 8],
        b"\x7fELF\x02\x01\x01\0\xff\xff",
        kept.replace("1 d3", "1 a1").as_bytes(),
        b"",
    ] {
        session.put("damaged.record", damaged).run(&["play othello --resume damaged.record"]);
    }
    session.check("play_records");
    assert_eq!(session.home.records().len(), 1);
}

#[test]
fn the_options_of_earlier_programs_name_engine_and_seat() {
    let home = Home::new();
    let title = |args: &[&str]| {
        let args = [&["play", "othello", "--time", "1ms"], args].concat();
        home.run(&args, "exit\n").done().lines().next().unwrap().to_owned()
    };
    assert!(
        title(&["--sims", "20", "--player", "1"]).contains("Black (you) vs White (puct:sims=20)")
    );
    assert!(
        title(&["--simulations", "9", "--human", "w"])
            .contains("Black (puct:sims=9) vs White (you)")
    );
    home.run(&["models", "new", "othello", "--preset", "tiny", "--out", "a.safetensors"], "")
        .done();
    let net = title(&["--model", "a.safetensors", "--simulations", "2", "--human", "b"]);
    assert!(net.contains("White (puct:net=a.safetensors,sims=2)"), "{net}");
    let args = ["play", "score-four", "--human", "n", "--sims", "2", "--seed", "1"];
    assert!(home.run(&args, "").done().contains("The game is over:"));

    for (args, en, ja) in [
        (["--model", "a", "--engine", "greedy"], "--engine", "--engine"),
        (["--sims", "5", "--level", "2"], "cannot be combined", "同時に"),
        (["--human", "b", "--seat", "2"], "cannot be combined", "同時に"),
        (["--player", "1", "--human", "w"], "cannot be combined", "同時に"),
    ] {
        for (lang, said) in [("en", en), ("ja", ja)] {
            let args = [&["play", "othello", "--lang", lang], &args[..]].concat();
            let error = home.run(&args, "").refused(2);
            assert!(error.contains(said), "{error}");
        }
    }
}

#[test]
fn a_resumed_game_has_the_same_seats_opponent_and_clock() {
    let home = Home::new();
    let resume = |args: &[&str]| {
        let args = [&["play", "othello", "--resume", "a.record"], args].concat();
        home.run(&args, "exit\n").done()
    };
    let args = ["play", "othello", "--seat", "2", "--level", "1", "--clock", "10m+1s"];
    let args = [&args[..], &["--time", "20ms", "--record", "a.record"]].concat();
    home.run(&args, "exit\n").done();
    let record = std::fs::read_to_string(home.path().join("a.record")).unwrap();
    assert!(record.contains("first: level:n=1\nsecond: human\n"), "{record}");
    assert!(record.contains("time: 0.02s\nclock: 600s+1s\ntime-left: "), "{record}");
    let out = resume(&[]);
    assert!(out.contains("Black (level:n=1) vs White (you)"), "{out}");
    assert!(out.contains("White (9:5"), "{out}");
    std::fs::write(
        home.path().join("a.record"),
        record.replace("time-left: ", "time-left: 42s 123.5s\nnote: "),
    )
    .unwrap();
    assert!(resume(&[]).contains("White (2:0"));
    // What is said again changes.
    assert!(resume(&["--clock", "5m"]).contains("White (4:5"));
    assert!(resume(&["--level", "2"]).contains("Black (level:n=2) vs White (you)"));
    assert!(resume(&["--seat", "1"]).contains("Black (you) vs White (level:n=1)"));
}

#[test]
fn the_saved_games_are_offered_and_those_that_are_over_are_shown() {
    let home = Home::new();
    let none = home.run(&["play", "--resume"], "").refused(1);
    assert!(none.contains("no saved games in"), "{none}");
    home.run(&["play", "othello", "--seat", "both"], "d3\nresign\n").done();
    home.run(&["play", "score-four", "--level", "2", "--time", "1ms"], "a1\nexit\n").done();
    let out = home.run(&["play", "--resume", "--lang", "ja"], "exit\n").done();
    assert!(
        out.contains("オセロ：プレイヤー – プレイヤー、") && out.contains("、1 手、終局"),
        "{out}"
    );
    let out = home.run(&["play", "score-four", "--resume"], "7\n\nexit\n").done();
    assert!(out.contains("7 is not a choice.") && !out.contains("Othello"), "{out}");
    assert!(out.contains("Black (you) vs White (level:n=2)"), "{out}");
    let out = home.run(&["play", "othello", "--resume"], "1\n").done();
    assert!(out.contains("The game is over: White resigns, Black wins."), "{out}");
    assert!(!out.contains("White>"), "{out}");
}

#[test]
fn a_record_that_cannot_be_kept_is_told_at_once_and_at_the_end() {
    let mut session = Session::new();
    session.put("data", "no folder").talk(GREEDY, "d3\nundo\nd3\nsave kept.record\nexit\n");
    session.check("play_record_not_kept");
    assert!(session.home.path().join("kept.record").exists());
}

#[test]
fn bytes_that_are_no_text_do_not_end_a_game() {
    let home = Home::new();
    let mut child =
        home.command(&["play", "othello", "--engine", "greedy", "--seed", "1"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\x00\nf5\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("Black plays f5"));
}

#[test]
fn the_locale_chooses_the_language() {
    let home = Home::new();
    let output = home.command(&["games"]).env("LANG", "ja_JP.UTF-8").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("オセロ"));
}

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
    home.run(&["play", "othello"], "exit\n").done();
    assert_eq!(home.records().len(), 8, "nothing is kept of a game without moves");
}

#[test]
fn a_person_can_play_every_game_by_its_listed_moves() {
    let home = Home::new();
    for game in GAMES {
        let list = home.run(&["play", game, "--time", "5ms", "--seed", "9"], "moves\n").done();
        let moves = list.lines().find_map(|line| line.strip_prefix("Legal moves: ")).unwrap();
        // Contrast lists its moves by piece, in the lines below.
        let mv = match moves.split(' ').next().unwrap() {
            "" => list.lines().find_map(|line| line.strip_prefix("  a1   ")).unwrap(),
            _ => moves,
        };
        let mv = mv.split(' ').next().unwrap();
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
    assert!(out.contains("Game ended."), "{out}");
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
    assert!(rest.contains("Game ended."), "{rest}");
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(err, "sakiyomi: stopped by Ctrl-C\n");
    assert_eq!(child.wait().unwrap().code(), Some(130));
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
    // The board is shown before the engine searches.
    while !line.starts_with("8 ") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "the board is shown");
    }
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("Game ended.") && !rest.contains("White"), "{rest}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
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
    assert!(out.contains("Black ran out of time, White wins"), "{out}");
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
fn an_engine_that_plays_uses_its_book_and_one_that_hints_searches() {
    let home = Home::new();
    let args = ["play", "othello", "--engine", "expert", "--time", "20ms", "--seed", "1"];
    let out = home.run(&args, "f5\nhint\nexit\n").done();
    let played = out.lines().find(|line| line.starts_with("White (expert) plays ")).unwrap();
    assert!(played.contains("book move"), "{out}");
    let hint = out.lines().find(|line| line.starts_with("Hint: ")).unwrap();
    assert!(!hint.contains("book move"), "{out}");
}
