//! `sakiyomi convert`.

use crate::program::Home;
use crate::snapshots::Session;

fn file(home: &Home, name: &str) -> String {
    std::fs::read_to_string(home.path().join(name)).expect("the file was written")
}

fn put(home: &Home, name: &str, bytes: impl AsRef<[u8]>) {
    std::fs::write(home.path().join(name), bytes).expect("a file can be written");
}

/// Runs the command, which tells on standard error what was done.
fn convert(home: &Home, args: &[&str]) -> String {
    let answer = home.run(&[&["convert", "othello"], args].concat(), "");
    assert_eq!((answer.status, answer.out.as_str()), (Some(0), ""), "{answer:?}");
    answer.err
}

const GAMES: &str = "f5d6c3d3c4\nf5f6e6f4e3c5\n";

#[test]
fn formats() {
    Session::new()
        .put("a.txt", GAMES)
        .run(&[
            "convert othello a.txt --to ggf",
            "convert othello a.txt --to obf",
            "convert othello a.txt --to record --only 2",
            "convert othello a.txt --to obf --after 5",
            "convert othello a.txt b.obf --after 6",
            "convert othello a.txt c.ggf --lang ja",
            "convert othello a.txt d.record --only 2 --json",
        ])
        .check("convert");
}

#[test]
fn wrong_use() {
    let mut session = Session::new();
    numbered_game(&session.home);
    let whole = names(&["a", "b"], 20);
    session
        .put("a.txt", GAMES)
        .put("bad.txt", "f5d6\nf5f5\n")
        .put("bad.wtb", [0; 20])
        .put("b.ggf", "")
        .put("cut.jou", &whole[..50])
        .put("long.trn", &whole)
        .run(&[
            "convert othello a.txt b.ggf",
            "convert othello a.txt b.zip",
            "convert othello a.txt",
            "convert othello a.txt --to gff",
            "convert othello a.txt --to wthor",
            "convert othello no.txt c.ggf",
            "convert othello a.txt c.record",
            "convert othello a.txt c.ggf --only 3",
            "convert contrast a.txt c.ggf",
            "convert otello a.txt c.ggf",
            "convert othello bad.txt c.ggf",
            "convert othello bad.wtb c.ggf",
            "convert othello n.wtb c.ggf --names cut.jou",
            "convert othello n.wtb c.ggf --names long.trn",
            "convert othello n.wtb c.ggf --names none.jou",
            "convert othello n.wtb c.ggf --names names.txt",
        ])
        .put("WTHOR.TRN", &whole[..9])
        .run(&["convert othello n.wtb c.ggf", "convert othello a.txt b.ggf --force"])
        .show("b.ggf")
        .check("convert_wrong_use");
    assert!(!session.home.path().join("c.ggf").exists(), "no half file is left");
}

#[test]
fn a_file_goes_through_every_format_and_comes_back() {
    let home = Home::new();
    put(&home, "a.txt", GAMES);
    convert(&home, &["a.txt", "b.ggf"]);
    convert(&home, &["b.ggf", "c.wtb"]);
    convert(&home, &["c.wtb", "d.txt"]);
    assert_eq!(file(&home, "d.txt"), GAMES);
    convert(&home, &["b.ggf", "f.record", "--only", "2"]);
    let out = home.run(&["play", "othello", "--resume", "f.record"], "exit\n").done();
    assert!(out.contains("Black>"), "{out}");
}

#[test]
fn standard_input_and_output_serve_as_files() {
    let home = Home::new();
    let args = ["convert", "othello", "-", "--from", "transcript", "--to", "ggf"];
    let out = home.run(&args, GAMES).done();
    assert_eq!(out.lines().count(), 2);
    let args = ["convert", "othello", "-", "--from", "ggf", "--to", "transcript"];
    assert_eq!(home.run(&args, &out).done(), GAMES);
    let args = ["convert", "othello", "-", "--from", "ggf", "--to", "wthor"];
    let answer = home.run(&args, &out);
    assert_eq!(answer.out, "", "nothing is written that is not whole");
    let line = answer.refused(1);
    assert!(line.contains("this format needs a file: name OUT"), "{line}");
}

/// A file of names as the database has it: a header that counts them, and so many bytes each.
fn names(names: &[&str], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; 16];
    bytes[8..10].copy_from_slice(&(names.len() as u16).to_le_bytes());
    for name in names {
        // One byte a letter.
        let mut name: Vec<u8> = name.chars().map(|c| c as u8).collect();
        name.resize(length, 0);
        bytes.extend(name);
    }
    bytes
}

/// A file with one game between the players 1 and 2 at the tournament 1.
fn numbered_game(home: &Home) {
    put(
        home,
        "n.record",
        "sakiyomi-record 1\ngame: othello\nfirst: #1\nsecond: #2\nplace: #1\n\
        start: ---------------------------OX------XO--------------------------- X\n\n1 f5\n2 d6\nend 2\n",
    );
    convert(home, &["n.record", "n.wtb"]);
}

#[test]
fn names_beside_a_file_or_given_take_the_place_of_numbers() {
    let home = Home::new();
    numbered_game(&home);
    convert(&home, &["n.wtb", "bare.ggf"]);
    assert!(file(&home, "bare.ggf").contains("PC[#1]PB[#1]PW[#2]"));

    put(&home, "WTHOR.JOU", names(&["nobody", "Tamenori", "P\u{e9}p\u{e9}"], 20));
    put(&home, "wthor.trn", names(&["", "Championnat du monde"], 26));
    convert(&home, &["n.wtb", "named.ggf"]);
    let text = file(&home, "named.ggf");
    assert!(text.contains("PC[Championnat du monde]PB[Tamenori]PW[P\u{e9}p\u{e9}]"), "{text}");

    // Numbers stay, so that the way back loses nothing.
    convert(&home, &["n.wtb", "named.record"]);
    assert!(file(&home, "named.record").contains("first-number: #1\n"));
    convert(&home, &["named.record", "again.wtb"]);
    let bytes = |name: &str| std::fs::read(home.path().join(name)).unwrap();
    assert_eq!(bytes("again.wtb"), bytes("n.wtb"));

    put(&home, "other.jou", names(&["a", "b"], 20));
    convert(&home, &["n.wtb", "other.ggf", "--names", "other.jou"]);
    let text = file(&home, "other.ggf");
    assert!(text.contains("PC[Championnat du monde]PB[b]PW[#2]"), "{text}");
}
