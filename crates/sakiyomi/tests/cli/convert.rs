//! `sakiyomi convert`.

use crate::program::Home;

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
fn a_file_goes_through_every_format_and_comes_back() {
    let home = Home::new();
    put(&home, "a.txt", GAMES);
    let told = convert(&home, &["a.txt", "b.ggf"]);
    assert_eq!(told, "2 games read, 2 written\n");
    convert(&home, &["b.ggf", "c.wtb"]);
    convert(&home, &["c.wtb", "d.txt"]);
    assert_eq!(file(&home, "d.txt"), GAMES);
    let told = convert(&home, &["c.wtb", "e.obf", "--lang", "ja"]);
    assert_eq!(told, "2 局を読み、2 局を書きました\n");
    assert!(file(&home, "e.obf").ends_with(" % f5f6e6f4e3c5\n"));
    let told = convert(&home, &["b.ggf", "f.record", "--only", "2", "--json"]);
    assert_eq!(told, "{\"read\":2,\"written\":1}\n");
    assert!(file(&home, "f.record").contains("6 c5\nend 6\n"));
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

#[test]
fn positions_are_taken_after_a_number_of_moves() {
    let home = Home::new();
    put(&home, "a.txt", GAMES);
    let told = convert(&home, &["a.txt", "b.obf", "--after", "5"]);
    assert_eq!(told, "2 games read, 2 written\n");
    let text = file(&home, "b.obf");
    assert!(text.contains(" O; % f5 d6 c3 d3 c4\n"), "{text}");
    let told = convert(&home, &["a.txt", "c.obf", "--after", "6"]);
    assert_eq!(told, "2 games read, 1 written\n");
}

#[test]
fn an_error_names_the_file_and_the_offset_and_leaves_no_half_file() {
    let home = Home::new();
    put(&home, "a.txt", "f5d6\nf5f5\n");
    let line = home.run(&["convert", "othello", "a.txt", "b.ggf"], "").refused(1);
    assert_eq!(line, "sakiyomi: a.txt: line 2, offset 7: move 2: f5 is illegal: f5 is occupied\n");
    put(&home, "a.wtb", [0; 20]);
    let line = home.run(&["convert", "othello", "a.wtb", "b.ggf"], "").refused(1);
    assert!(line.contains("a.wtb: offset 16: the header counts 0 games"), "{line}");
    let names: Vec<_> = std::fs::read_dir(home.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(names.iter().all(|name| name.starts_with("a.")), "{names:?}");
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

#[test]
fn a_wrong_file_of_names_is_named_with_its_offset() {
    let home = Home::new();
    numbered_game(&home);
    let whole = names(&["a", "b"], 20);
    let line = |args: &[&str], status| {
        home.run(&[&["convert", "othello", "n.wtb", "out.ggf"], args].concat(), "").refused(status)
    };
    put(&home, "cut.jou", &whole[..50]);
    assert_eq!(
        line(&["--names", "cut.jou"], 1),
        "sakiyomi: cut.jou: offset 50: the file ends within name 1 of 2\n"
    );
    put(&home, "long.trn", &whole);
    let error = line(&["--names", "long.trn"], 1);
    assert!(error.contains("long.trn: offset "), "{error}");
    assert!(line(&["--names", "none.jou"], 1).contains("cannot read none.jou"));
    let error = line(&["--names", "names.txt"], 2);
    assert!(error.contains("--names names.txt: files of names end with .jou or .trn"), "{error}");
    put(&home, "WTHOR.TRN", &whole[..9]);
    assert!(line(&[], 1).contains("WTHOR.TRN: offset 9: the file ends within its header"));
}

#[test]
fn wrong_use_says_what_to_do() {
    let home = Home::new();
    put(&home, "a.txt", GAMES);
    put(&home, "b.ggf", "");
    for (args, status, expected) in [
        (&["othello", "a.txt", "b.ggf"][..], 2, "b.ggf exists already; --force replaces it"),
        (
            &["othello", "a.txt", "b.zip"],
            2,
            "b.zip: say with --to what it is; there is: transcript",
        ),
        (&["othello", "a.txt"], 2, "say with --to what to print"),
        (&["othello", "a.txt", "--to", "gff"], 2, "did you mean ggf?"),
        (&["othello", "no.txt", "c.ggf"], 1, "cannot read no.txt"),
        (&["othello", "a.txt", "c.record"], 1, "--only N takes one game"),
        (&["othello", "a.txt", "c.ggf", "--only", "3"], 1, "a.txt has no game 3: it has 2"),
        (&["contrast", "a.txt", "c.ggf"], 2, "a.txt: say with --from what it is; there is: record"),
        (&["otello", "a.txt", "c.ggf"], 2, "did you mean othello?"),
    ] {
        let line = home.run(&[&["convert"], args].concat(), "").refused(status);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
    convert(&home, &["a.txt", "b.ggf", "--force"]);
    assert!(file(&home, "b.ggf").starts_with("(;GM[Othello]"));
}
