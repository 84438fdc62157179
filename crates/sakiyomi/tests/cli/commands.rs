//! Help, lists, and what goes wrong on the command line.

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
fn lists() {
    Session::new()
        .run(&["games", "games --lang ja", "games --json", "engines", "engines othello --lang ja"])
        .run(&["engines twin-cool --json"])
        .check("lists");
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
        ])
        .check("wrong_use_ja");
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
            let line =
                format!("sakiyomi: SAKIYOMI_KERNELS={set}: the fastest this machine has is ");
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
