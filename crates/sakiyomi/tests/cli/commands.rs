//! Help, lists, and what goes wrong on the command line.

use std::io::{BufRead as _, BufReader};

use sakiyomi_core::InstructionSet;

use crate::program::Home;
use crate::snapshots::Session;

/// Returns the commands that a help text lists.
fn listed(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    let names = lines.filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn help() {
    let home = Home::new();
    let help = home.run(&["help"], "").done();
    let mut session = Session::new();
    session.run(&["help", "--version"]).check("help");
    for command in listed(&help) {
        let mut session = Session::new();
        session.run(&[&format!("{command} --help")]);
        for task in listed(&home.run(&[&command, "--help"], "").done()) {
            session.run(&[&format!("{command} {task} --help")]);
        }
        session.check(&format!("help_{command}"));
    }
}

#[test]
fn help_in_japanese() {
    for (name, commands) in [
        ("help_ja", &["help --lang ja"][..]),
        ("help_play_ja", &["play --help --lang ja"]),
        ("help_match_ja", &["help match --lang ja"]),
        ("help_protocol_ja", &["--lang=ja protocol -h"]),
        ("help_cluster_ja", &["cluster --help --lang ja", "cluster drain --help --lang ja"]),
    ] {
        Session::new().run(commands).check(name);
    }
}

/// Returns the first line with three English words in a row, commands aside.
fn english_line(text: &str) -> Option<&str> {
    let is_word = |word: &&str| {
        let word = word.trim_end_matches([',', '.', ':', ';']);
        word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic())
    };
    text.lines().filter(|line| !line.contains("sakiyomi ")).find(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        words.windows(3).any(|words| words.iter().all(is_word))
    })
}

#[test]
fn nothing_about_the_command_line_is_english_for_a_japanese_reader() {
    let home = Home::new();
    let english = home.run(&["help"], "").done();
    assert!(english_line(&english).is_some());
    for command in listed(&english) {
        let tasks = listed(&home.run(&[&command, "--help"], "").done());
        for task in [""].into_iter().chain(tasks.iter().map(String::as_str)) {
            let words = [&command, task].into_iter().filter(|word| !word.is_empty());
            let args: Vec<&str> = words.chain(["--help", "--lang", "ja"]).collect();
            let help = home.run(&args, "").done();
            assert_eq!(english_line(&help), None, "{args:?}");
        }
    }
    assert_eq!(english_line(&home.run(&["help", "--lang", "ja"], "").done()), None);
    let wrong = home.run(&["play", "nosuch", "--bogus", "--lang", "ja"], "");
    assert_eq!(wrong.status, Some(2));
    assert_eq!(english_line(wrong.err.trim_start_matches("sakiyomi: ")), None);
}

#[test]
fn lists() {
    Session::new()
        .run(&["games", "games --lang ja", "games --json", "engines", "engines othello --lang ja"])
        .run(&["engines twin-cool --json"])
        .check("lists");
}

#[test]
fn the_rules_are_printed_as_a_command_and_during_a_game() {
    Session::new()
        .run(&["rules othello", "rules contrast --lang ja", "rules 'Twin Cool'", "rules 立体四目"])
        .run(&["rules", "rules chess"])
        .check("rules");
    let home = Home::new();
    let out = home.run(&["play", "contrast", "--seat", "both"], "rules\nexit\n").done();
    assert!(out.contains(&home.run(&["rules", "contrast"], "").done()), "{out}");
    let out = home.run(&["play", "othello", "--lang", "ja"], "ルール\n終了\n").done();
    assert!(out.contains(&home.run(&["rules", "othello", "--lang", "ja"], "").done()), "{out}");
}

#[test]
fn completions_and_manual_pages_know_the_commands() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish", "powershell", "man"] {
        let script = home.run(&["completions", shell], "").done();
        for word in ["tournament", "sakiyomi"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    assert!(home.run(&["completions", "bash"], "").done().contains("--simulations"));
    home.run(&["completions", "man", "--out", "pages", "--lang", "ja"], "").done();
    let page = std::fs::read_to_string(home.path().join("pages/sakiyomi-play.1")).unwrap();
    assert!(page.contains("端末で対局する"), "{page}");
    assert!(home.run(&["completions", "csh"], "").refused(2).contains("bash"));
    assert!(home.run(&["completions", "zsh", "--out", "x"], "").refused(2).contains("--out"));
}

#[test]
fn ctrl_c_stops_a_command_that_nothing_else_stops() {
    let home = Home::new();
    let mut child = home.command(&["perft", "othello", "20", "--lang", "ja"]).spawn().unwrap();
    // The first line shows that it counts.
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "sakiyomi: Ctrl-C で止めました\n");
}

#[test]
fn quiet_commands_print_answers_only_and_verbose_ones_what_they_took() {
    let home = Home::new();
    let args = ["solve", "score-four", "--nodes", "10", "--memory", "1MB", "--save", "a.proof"];
    assert!(home.run(&args, "").err.contains("a.proof"));
    home.run(&[&args[..], &["-q"]].concat(), "").done();
    let answer = home.run(&["-v", "games"], "");
    assert!(answer.err.contains(" s, kernels "), "{answer:?}");
    let play = ["play", "othello", "--level", "2", "--seed", "1", "--verbose"];
    assert!(home.run(&play, "d3\nexit\n").err.contains("  depth "));
    home.run(&["games", "-q", "-v"], "").refused(2);
}

#[test]
fn perft() {
    Session::new()
        .run(&[
            "perft othello 6",
            "perft score-four 3",
            "perft contrast 2",
            "perft twin-cool 2 --seed 4",
            "perft othello 3 --json --position 'XO-------------------------------------------------------------- O'",
        ])
        .check("perft");
}

#[test]
fn wrong_use() {
    Session::new()
        .run(&[
            "othello",
            "ply",
            "play otelo",
            "play othello --levl 3",
            "play othello --level 11",
            "play othello --engine gredy",
            "play othello --engine greedy:depth=3",
            "play othello --engine Greedy!",
            "play othello --time 3",
            "play othello --clock 0s+5s",
            "play othello --seat 3",
            "play othello --seat both --engine random",
            "play othello --position ''",
            "play othello --lang fr",
            "play othello --color no",
            "play twin-cool --seat 2",
            "perft chess 3",
            "perft othello -1",
            "perft othello many",
            "perft othello 0",
            "perft othello 3 --position ---x",
            "engines scorefour",
            "simulate othello --engine random",
            "simulate twin-cool --engine expert:draws=7",
            "analyze",
            "analyze chess",
            "analyze othello --engine clasic",
            "analyze othello --engine classic:depth=0",
            "analyze othello --engine alpha-beta:threads=x",
            "analyze othello --lines 0",
            "analyze othello --moves 'f5 f5'",
            "analyze othello --moves 'f5 zz'",
            "analyze othello --moves 'f5d6 c3c3'",
            "analyze othello --moves F5D6x",
            "analyze othello --position XO",
            "analyze score-four --moves 'a1 a2 b1 b2 c1 c2 d1'",
            "solve contrast",
            "solve othello --moves 'f5\td6a1'",
            "solve othello --threads 99999",
            "solve score-four --position XX",
            "solve score-four --moves 'a1 e5'",
            "solve score-four --moves 'a1 a1 a1 a1 a1'",
            "solve score-four --memory much",
            "solve score-four --positions x --moves a1",
            "solve score-four --positions none.txt",
            "book othello --out a --depth 1 --positions 9",
            "tune twin-cool --run x --games 0",
            "tune twin-cool --run x --nodes 9",
            "tune othello --run x --generations 0",
            "models",
            "cluster",
            "cluster status",
            "serve --web nowhere",
            "serve --host here",
            "serve --max-think soon",
            "advise othello",
            "advise twin-cool --hand 'A1 A1 B1 C1 D1'",
            "advise twin-cool --hand 'A1 B1'",
            "advise twin-cool --aside 'A1 B1'",
            "advise twin-cool --engine oracle",
            "advise twin-cool --json",
            "protocol",
            "protocol ugl",
            "protocol contst",
            "protocol ugi --time 1s",
            "protocol gtp --cpu 1s",
            "protocol gtp --game contrast",
            "protocol ugi --game otello",
            "protocol ugi --game twin-cool",
            "protocol ugi --engine greedy",
            "protocol contest --engine greedy",
            "protocol contest --cpu 3",
            "protocol contest --memory 1",
        ])
        .check("wrong_use");
}

#[test]
fn wrong_use_in_japanese() {
    Session::new()
        .run(&[
            "othello --lang ja",
            "ply --lang ja",
            "play nosuch --bogus --lang ja",
            "play othello --levl 3 --lang ja",
            "play othello --level 11 --lang ja",
            "play othello --engine Greedy! --lang ja",
            "play othello --time --lang ja",
            "play othello --lang ja --time",
            "play othello --time 3 --lang ja",
            "play othello --clock 0s+5s --lang ja",
            "play othello --seat 3 --lang ja",
            "perft --lang ja",
            "perft othello many --lang ja",
            "perft othello 0 --lang ja",
            "games --json=3 --lang ja",
            "models --lang ja",
            "models new othello --preset huge --out x --lang ja",
            "serve --host here --lang ja",
            "solve othello --memory much --lang ja",
            "book othello --show --out b.bin --positions 9 --lang ja",
            "tournament othello greedy --lang ja",
            "match othello a b --games 2 --games 4 --lang ja",
            "match othello a@b c --lang ja",
            "match othello exec: c --lang ja",
            "match othello a b --sprt 5,0 --lang ja",
            "openings othello --tolerance 0.6 --lang ja",
            "openings othello --margin -1 --lang ja",
            "train othello --run x --minutes soon --lang ja",
            "train othello --run x --preset huge --lang ja",
            "train othello --run x --lr x --lang ja",
            "selfplay othello --device x --out y --lang ja",
            "solve contrast --lang ja",
            "solve othello --moves f5f5 --lang ja",
            "play twin-cool --seat 2 --lang ja",
            "play othello --resume none --lang ja",
            "convert othello none.txt --to ggf --lang ja",
            "analyze othello --game none.txt --lang ja",
            "analyze othello --moves 'f5 f5' --lang ja",
            "book othello --show --from none --lang ja",
            "book contrast --show --lang ja",
            "tournament othello greedy greedy --lang ja",
            "advise othello --lang ja",
            "advise twin-cool --hand 'A1 B1' --lang ja",
            "advise twin-cool --engine oracle --lang ja",
            "protocol --lang ja",
            "--lang ja analyze othello --position X",
            "--lang ja analyze othello --moves zz",
            "--lang ja analyze score-four --position XO",
            "--lang ja analyze contrast --position 1",
            "--lang ja analyze twin-cool --position A1",
            "--lang ja analyze othello --engine gredy",
            "--lang ja analyze othello --engine alpha-beta:depth=0",
            "--lang ja analyze othello --engine puct:net=none.safetensors",
            "--lang ja analyze chess",
            "--lang ja match twin-cool greedy random",
            "--lang ja train twin-cool --run r",
        ])
        .check("wrong_use_ja");
}

#[test]
fn numbers_are_told_in_japanese() {
    Session::new()
        .run(&[
            "--lang ja perft othello 2",
            "models new score-four --preset tiny --out a.safetensors",
            "--lang ja models list .",
            "--lang ja models compare a.safetensors a.safetensors --positions 5",
        ])
        .check("numbers_ja");
}

#[test]
fn names_of_games_and_wide_letters_are_read_everywhere() {
    let home = Home::new();
    let out = |args: &[&str]| home.run(args, "").done();
    for [name, id] in [
        ["オセロ", "othello"],
        ["立体四目", "score-four"],
        ["コントラスト", "contrast"],
        ["Score Four", "score-four"],
        ["TWIN COOL", "twin-cool"],
        ["ｏｔｈｅｌｌｏ", "othello"],
    ] {
        assert_eq!(out(&["engines", name]), out(&["engines", id]), "{name}");
    }
    let best = |moves: &str| {
        let answer = out(&["analyze", "オセロ", "--engine", "greedy", "--moves", moves]);
        answer.lines().last().map(str::to_owned)
    };
    assert_eq!(best("ｆ５ｄ６"), best("f5d6"));
    assert_eq!(best("ｆ５、ｄ６"), best("f5d6"));
    let talk = |typed: &str| home.run(&["play", "立体四目", "--seat", "both"], typed).done();
    assert!(talk("ａ１\nexit\n").contains("Black plays a1"), "{}", talk("ａ１\nexit\n"));
    let menu = home.run(&["play"], "ツインクール\nexit\n").done();
    assert!(menu.contains("Twin Cool: Player (you)"), "{menu}");
    let advice =
        ["advise", "ツインクール", "--hand", "Ａ１、Ｂ２ Ｃ３ Ｄ４ Ｅ５", "--engine", "flexible"];
    let advice = home.run(&advice, "quit\n").done();
    assert!(advice.contains("Play "), "{advice}");
}

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
            let line = format!("sakiyomi: SAKIYOMI_KERNELS={set}: the fastest available here is ");
            assert!(err.starts_with(&line), "{err}");
        }
    }
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
