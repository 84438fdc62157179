//! Advice for a game of Twin Cool that is played elsewhere.

use crate::program::{Answer, Home, objects};

const HAND: [&str; 4] = ["advise", "twin-cool", "--hand", "A1 B2 C3 D4 E5"];
/// With C3 and H9 on the slots none of A1 B2 D4 E5 fits, nor does A4.
const TO_THE_END: &str = "C3>1\nH9\nH9>2\nA4\n";

fn advise(home: &Home, args: &[&str], input: &str) -> Answer {
    home.run(&[&HAND[..], args].concat(), input)
}

#[test]
fn advice_goes_on_card_by_card_and_takes_steps_back() {
    let home = Home::new();
    let out = advise(&home, &[], "C3>1\nA1\nC9\nundo\nC8\nquit\n").done();
    assert!(out.contains("A1 is in your hand already"), "{out}");
    assert!(out.contains("Play C9>1:") && out.contains("Play C8>1:"), "{out}");
    assert!(out.contains("cards in all can be expected"), "{out}");
    let japanese = advise(&home, &["--lang", "ja"], "\nquit\n").done();
    assert!(japanese.contains("おすすめです"), "{japanese}");
}

#[test]
fn the_last_draw_can_be_taken_back() {
    let home = Home::new();
    let out = advise(&home, &[], &format!("{TO_THE_END}undo\nB9\n")).done();
    let (over, after) = out.split_once("The game is over: 2 cards played").expect(&out);
    assert!(over.contains("You played H9>2. Which card did you draw? A4"), "{out}");
    assert!(after.contains("Taken back: drawing A4."), "{out}");
    assert!(after.contains("Play B9>2:"), "the game goes on: {out}");
}

#[test]
fn a_game_that_is_over_can_be_saved_and_left() {
    let home = Home::new();
    for leave in ["", "\n", "quit\n"] {
        let out = advise(&home, &[], &format!("{TO_THE_END}save end.txt\n{leave}")).done();
        assert!(out.contains("The game is saved in end.txt."), "{out}");
        let saved = std::fs::read_to_string(home.path().join("end.txt")).unwrap();
        assert!(saved.ends_with("draw A4\n"), "{saved}");
    }
    let out = advise(&home, &[], &format!("{TO_THE_END}C3>1\nundo\n")).done();
    assert!(out.contains("the game is over\n"), "a card is refused: {out}");
    assert!(out.contains("Taken back: drawing A4."), "{out}");
}

#[test]
fn a_game_that_cannot_be_written_goes_on() {
    let home = Home::new();
    let out = advise(&home, &[], "C3>1\nsave no/such/folder\nC9\n").done();
    assert!(out.contains("the game could not be saved in no/such/folder: "), "{out}");
    assert!(out.contains("Play C9>1:"), "{out}");

    let out = advise(&home, &["--file", "no/game.txt"], "C3>1\nC9\n").done();
    let trouble = "the game could not be saved in no/game.txt: ";
    assert_eq!(out.matches(trouble).count(), 2, "at first and at the end: {out}");
    assert!(out.contains("Play C9>1:"), "{out}");

    std::fs::write(home.path().join("letter.txt"), "Dear").unwrap();
    let out = advise(&home, &[], "save letter.txt\nsave .\n").done();
    assert!(out.contains("letter.txt: the file exists already, and is no saved game"), "{out}");
    assert_eq!(std::fs::read_to_string(home.path().join("letter.txt")).unwrap(), "Dear");
}

#[test]
fn a_program_is_told_what_could_not_be_written() {
    let home = Home::new();
    let out = advise(&home, &["--json"], "save no/such\nplay C3>1\nsave\nsave b.txt\n").done();
    let answers = objects(&out);
    assert_eq!(answers.len(), 5, "{out}");
    assert_eq!(answers[1]["kind"], "not_saved");
    assert!(answers[1]["error"].as_str().unwrap().contains("no/such"), "{out}");
    assert_eq!(answers[2]["phase"], "draw");
    assert!(answers[3]["error"].as_str().unwrap().contains("save needs a file name"), "{out}");
    assert_eq!(answers[4]["saved"], "b.txt");

    let out = advise(&home, &["--json", "--file", "no/such"], "play C3>1\n").done();
    let answers = objects(&out);
    for answer in &answers {
        assert!(answer["not_kept"].as_str().unwrap().contains("no/such"), "{out}");
    }
    assert_eq!(answers[1]["phase"], "draw", "the step was taken");
}

#[test]
fn the_hand_is_asked_for_and_then_the_cards_set_aside() {
    let home = Home::new();
    let args = ["advise", "twin-cool", "--file", "a.txt"];
    let input = "help\nA1 B2\nA1 B2 C3 D4 E5\nF1\nF1 F2 F3 F4 F5 F6 F7 F8 F9 A1\n\
                 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10\nC3>1\nF7\n";
    let out = home.run(&args, input).done();
    for said in [
        "expected 5 cards, found 2",
        "The ten cards set aside, or Enter if you do not know them: F1",
        "expected 10 cards, found 1",
        "A1 is in your hand already",
        "F7 was set aside and cannot be drawn",
        "`sakiyomi advise twin-cool --file a.txt` goes on with it",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
    let saved = std::fs::read_to_string(home.path().join("a.txt")).unwrap();
    assert!(saved.contains("\naside F1 F2 F3 F4 F5 F6 F7 F8 F9 F10\nplay C3>1\n"), "{saved}");

    let unknown = home.run(&["advise", "twin-cool"], "A1 B2 C3 D4 E5\n\nsave b.txt\n").done();
    assert!(unknown.contains("Play "), "{unknown}");
    let saved = std::fs::read_to_string(home.path().join("b.txt")).unwrap();
    assert!(saved.contains("\naside unknown\n"), "{saved}");
    for left in ["", "quit\n", "A1 B2 C3 D4 E5\n", "A1 B2 C3 D4 E5\nquit\n"] {
        let out = home.run(&["advise", "twin-cool"], left).done();
        assert!(!out.contains("Play "), "nobody said that the cards are unknown: {out}");
    }
}

#[test]
fn a_game_is_kept_and_resumed() {
    let home = Home::new();
    advise(&home, &["--file", "game.txt"], "C3>1\nC9\n").done();
    let resumed = home
        .run(&["advise", "twin-cool", "--file", "game.txt", "--json"], "undo\nsave b.txt\n")
        .done();
    let objects = objects(&resumed);
    assert_eq!(objects[0]["phase"], "play");
    assert_eq!(objects[0]["tops"][0], "C3");
    assert_eq!(objects[1]["phase"], "draw");
    let saved = std::fs::read_to_string(home.path().join("b.txt")).unwrap();
    assert_eq!(saved, "twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside unknown\nplay C3>1\n");

    let out = home.run(&["advise", "twin-cool", "--file", "b.txt"], "\nUNDO\nsave\n").done();
    let (resumed, undone) = out.split_once("Taken back: playing C3>1.").expect(&out);
    assert!(resumed.contains("Going on with the game in b.txt.\n"), "{out}");
    assert!(resumed.contains("slot 1  C3\n"), "the table is shown: {out}");
    assert!(resumed.contains("You played C3>1. Which card did you draw? "), "{out}");
    assert!(resumed.contains("now tell which card you drew, such as A10"), "{out}");
    assert!(undone.contains("slot 1  empty"), "{out}");
    assert!(undone.contains("The game is saved in b.txt."), "{out}");
}

#[test]
fn a_file_with_another_game_is_not_silently_taken() {
    let home = Home::new();
    let aside = ["--aside", "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10"];
    let other = ["--aside", "G1 F2 F3 F4 F5 F6 F7 F8 F9 F10"];
    advise(&home, &["--file", "plain.txt"], "C3>1\n").done();
    advise(&home, &[&["--file", "aside.txt"][..], &aside].concat(), "C3>1\n").done();
    let before = std::fs::read_to_string(home.path().join("plain.txt")).unwrap();
    // The same cards in another order are the same game.
    let again = ["advise", "twin-cool", "--hand", "E5 A1 B2 C3 D4", "--file", "plain.txt"];
    assert!(home.run(&again, "").done().contains("You played C3>1."));
    let new = ["advise", "twin-cool", "--hand", "A1 B2 C3 D4 E6", "--file", "plain.txt"];
    for (args, said) in [
        (new.to_vec(), "plain.txt\" holds a game that began with the hand A1 B2 C3 D4 E5"),
        ([&HAND[..], &["--file", "plain.txt"], &aside].concat(), "set aside are unknown"),
        ([&HAND[..], &["--file", "aside.txt"], &other].concat(), "with the cards F1 F2 F3"),
    ] {
        let line = home.run(&args, "").refused(2);
        assert!(line.contains(said) && line.contains("name another --file"), "{line}");
    }
    assert_eq!(std::fs::read_to_string(home.path().join("plain.txt")).unwrap(), before);
}

#[test]
fn programs_get_one_object_for_each_line() {
    let home = Home::new();
    let input = "play C3>1\ndraw C3\nplay C9\ndraw H9\ndraw C9\n\nhelp\nnonsense\nundo\nshow\n";
    let out = advise(&home, &["--json"], input).done();
    let objects = objects(&out);
    assert_eq!(objects.len(), 11, "{out}");
    assert_eq!(objects[0]["advice"]["moves"].as_array().unwrap().len(), 10);
    assert_eq!(objects[1]["phase"], "draw");
    assert_eq!(objects[2]["error"], "C3 was played already");
    assert_eq!(objects[2]["kind"], "played");
    assert_eq!(objects[3]["kind"], "draw_first", "a play is not taken for a draw");
    assert!(objects[4]["advice"]["moves"][0]["expected_cards"].as_f64().unwrap() > 1.0);
    assert_eq!(objects[5]["kind"], "play_first", "a draw is not taken for a play");
    assert_eq!(objects[6]["kind"], "play_first");
    assert!(objects[7]["help"].as_str().unwrap().contains("undo"));
    assert_eq!(objects[8]["kind"], "no_move");
    assert_eq!(objects[9], objects[10]);
    assert_eq!(objects[9]["phase"], "draw");
}

#[test]
fn words_of_a_person_are_checked_as_those_of_a_program() {
    let home = Home::new();
    let out = advise(&home, &[], "draw C9\nplay C3>1\nplay C9\nA1>2\nDRAW C9\n").done();
    assert_eq!(out.matches("now tell which card you played, such as A10>1").count(), 1, "{out}");
    assert_eq!(out.matches("now tell which card you drew, such as A10").count(), 2, "{out}");
    assert!(out.contains("Play C9>1:"), "{out}");
}

#[test]
fn only_engines_that_count_in_cards_show_cards_to_expect() {
    let home = Home::new();
    for (engine, counts) in [("expert", true), ("ismcts", true), ("flexible", false)] {
        let out = advise(&home, &["--engine", engine], "").done();
        assert_eq!(out.contains("Cards to expect in the whole game:"), counts, "{out}");
        assert_eq!(out.contains("\n  A1>1 "), counts, "{out}");
        assert!(out.contains("\nPlay "), "{out}");
    }
    let out = advise(&home, &["--engine", "flexible", "--json"], "").done();
    let state = &objects(&out)[0];
    assert_eq!(state["advice"]["moves"].as_array().unwrap().len(), 0);
    assert!(state["advice"]["reason"].as_str().unwrap().contains("within reach"), "{out}");
}

#[test]
fn impossible_beginnings_are_refused() {
    let home = Home::new();
    for (args, problem) in [
        (&["advise", "othello"][..], "there is advice for twin-cool only"),
        (&["advise", "twin-cool", "--hand", "A1 A1 B1 C1 D1"], "--hand: A1 occurs twice"),
        (&["advise", "twin-cool", "--hand", "A1 B1"], "--hand: expected 5 cards, found 2"),
        (&["advise", "twin-cool", "--aside", "A1 B1"], "--aside: expected 10 cards, found 2"),
        (&["advise", "twin-cool", "--engine", "oracle"], "practice engine"),
        (&["advise", "twin-cool", "--json"], "--hand"),
        (&["advise", "othello", "--lang", "ja"], "助言できるゲーム"),
        (&["advise", "twin-cool", "--hand", "A1 B1", "--lang", "ja"], "2 枚しかありません"),
        (&["advise", "twin-cool", "--engine", "oracle", "--lang", "ja"], "練習用エンジン"),
    ] {
        let line = home.run(args, "").refused(2);
        assert!(line.contains(problem), "{line}");
    }
    std::fs::write(home.path().join("bad.txt"), "twin-cool advice 10\nhand A1\n").unwrap();
    let bad = ["advise", "twin-cool", "--file", "bad.txt"];
    let line = home.run(&bad, "").refused(1);
    assert!(
        line.contains("line 1: expected \"twin-cool advice 1\", found \"twin-cool advice 10\""),
        "{line}"
    );
    let line = home.run(&[&bad[..], &["--lang", "ja"]].concat(), "").refused(1);
    assert!(line.contains("のゲームは続けられません（1 行目："), "{line}");
}

#[test]
fn refusals_are_in_the_language_of_the_person() {
    let home = Home::new();
    let input = "Z9\nA1\nG1>1\nC3>1\n\nC3\nA1\nundo\nundo\nsave\nsave no/such\n";
    let out = advise(&home, &["--lang", "ja"], input).done();
    for said in [
        "\"Z9\" は出したカードとして読めません（例：A10>1）",
        "A1 はどちらのスロットにも出せます",
        "G1 は手札にありません",
        "C3>1 を出しました。引いたカードは？",
        "引いたカードを入力してください（例：A10）",
        "C3 はすでに出したカードです",
        "A1 はすでに手札にあります",
        "C3>1 を出す前に戻しました。",
        "これ以上は戻せません",
        "save にはファイル名を付けてください",
        "no/such に保存できませんでした",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
}
