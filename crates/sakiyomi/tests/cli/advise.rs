//! Advice for a game of Twin Cool that is played elsewhere.

use crate::snapshots::Session;

const ADVISE: &str = "advise twin-cool --engine expert:draws=1";
const HAND: &str = "advise twin-cool --engine expert:draws=1 --hand 'A1 B2 C3 D4 E5'";
/// With C3 and H9 on the slots none of A1 B2 D4 E5 fits, nor does A4.
const TO_THE_END: &str = "C3>1\nH9\nH9>2\nA4\n";

#[test]
fn card_by_card() {
    Session::new()
        .talk(HAND, "C3>1\nA1\nC9\nundo\nC8\nshow\nquit\n")
        .talk(HAND, "draw C9\nplay C3>1\nplay C9\nA1>2\nDRAW C9\n")
        .talk(
            &format!("{HAND} --lang ja"),
            "Z9\nA1\nG1>1\nC3>1\n\nC3\nA1\nundo\nundo\nsave\nsave no/such\n？\n\n終了\n",
        )
        .talk("advise twin-cool --engine flexible --hand 'A1 B2 C3 D4 E5'", "\n")
        .check("advise");
}

#[test]
fn the_end_of_a_game() {
    Session::new()
        .talk(HAND, &format!("{TO_THE_END}C3>1\nundo\nB9\n"))
        .talk(HAND, &format!("{TO_THE_END}save end.txt\n\n"))
        .show("end.txt")
        .talk(&format!("{HAND} --lang ja"), &format!("{TO_THE_END}quit\n"))
        .check("advise_end");
}

#[test]
fn the_hand_is_asked_for_and_then_the_cards_set_aside() {
    let input = "help\nA1 B2\nA1 B2 C3 D4 E5\nF1\nF1 F2 F3 F4 F5 F6 F7 F8 F9 A1\n\
                 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10\nC3>1\nF7\n";
    Session::new()
        .talk(&format!("{ADVISE} --file a.txt"), input)
        .show("a.txt")
        .talk(ADVISE, "A1 B2 C3 D4 E5\n\nsave b.txt\n")
        .show("b.txt")
        .talk(ADVISE, "")
        .talk(ADVISE, "quit\n")
        .talk(ADVISE, "A1 B2 C3 D4 E5\n")
        .talk(ADVISE, "A1 B2 C3 D4 E5\nquit\n")
        .check("advise_asks");
}

#[test]
fn files() {
    Session::new()
        .put("letter.txt", "Dear")
        .talk(HAND, "C3>1\nsave no/such/folder\nC9\nsave letter.txt\nsave .\n")
        .show("letter.txt")
        .talk(&format!("{HAND} --file no/game.txt"), "C3>1\nC9\n")
        .talk(&format!("{HAND} --file game.txt"), "C3>1\n")
        .talk(&format!("{ADVISE} --file game.txt"), "\nUNDO\nsave\n")
        .show("game.txt")
        .check("advise_files");
}

#[test]
fn a_file_with_another_game_is_not_silently_taken() {
    let aside = "--aside 'F1 F2 F3 F4 F5 F6 F7 F8 F9 F10'";
    let other = "--aside 'G1 F2 F3 F4 F5 F6 F7 F8 F9 F10'";
    let flexible = "advise twin-cool --engine flexible";
    Session::new()
        .put("bad.txt", "twin-cool advice 10\nhand A1\n")
        .put("plain.txt", "twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside unknown\nplay C3>1\n")
        .put(
            "aside.txt",
            "twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside F1 F2 F3 F4 F5 F6 F7 F8 F9 F10\n",
        )
        .run(&[
            // The same cards in another order are the same game.
            &format!("{flexible} --hand 'E5 A1 B2 C3 D4' --file plain.txt"),
            &format!("{flexible} --hand 'A1 B2 C3 D4 E6' --file plain.txt"),
            &format!("{flexible} --hand 'A1 B2 C3 D4 E5' --file plain.txt {aside}"),
            &format!("{flexible} --hand 'A1 B2 C3 D4 E5' --file aside.txt {other}"),
            &format!("{flexible} --file bad.txt"),
            &format!("{flexible} --file bad.txt --lang ja"),
        ])
        .show("plain.txt")
        .check("advise_other_game");
}

#[test]
fn programs_get_one_object_for_each_line() {
    Session::new()
        .pipe(
            &format!("{HAND} --json"),
            "play C3>1\ndraw C3\nplay C9\ndraw H9\ndraw C9\n\nhelp\nnonsense\nundo\nshow\n",
        )
        .pipe(&format!("{HAND} --json"), "save no/such\nplay C3>1\nsave\nsave b.txt\n")
        .pipe(&format!("{HAND} --json --file no/such"), "play C3>1\n")
        .check("advise_json");
}
