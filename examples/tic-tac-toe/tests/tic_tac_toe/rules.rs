//! The rules, as every tool relies on them.

use sakiyomi::{Outcome, Perft, Seat, State, contract, perft};
use tic_tac_toe::{Square, TicTacToe};

#[test]
fn the_game_keeps_the_contract() {
    contract::check_game::<TicTacToe>(1, 300);
}

#[test]
fn any_text_is_read_exactly_or_refused_in_one_line() {
    for text in [
        "",
        "a1",
        "c3",
        "d1",
        "a4",
        "A1",
        "---------",
        "XO-------",
        "XOX------",
        "OX-------",
        "XX-------",
        "O--------",
        "XXXOO----",
        "XXXOOO---",
        "XOXXOOOXX",
        "--------",
        "----------",
        "XO---\n---",
        "盤面盤面盤面盤面盤",
    ] {
        contract::check_any_text::<TicTacToe>(text);
    }
    for (text, problem) in [
        ("XX-------", "expected as many X as O, or one more"),
        ("XXXOOO---", "the side to move has three in a row already"),
        ("X?-------", "position, character 2: expected X, O or -"),
        ("--------", "expected 9 squares"),
    ] {
        let error = text.parse::<TicTacToe>().unwrap_err().to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

#[test]
fn there_are_as_many_games_as_everybody_counts() {
    let start = TicTacToe::start();
    assert_eq!(perft(&start, 4), Perft { sequences: 3_024, ended: 0 });
    assert_eq!(perft(&start, 6), Perft { sequences: 54_720, ended: 1_440 });
    // All games that there are.
    assert_eq!(perft(&start, 10), Perft { sequences: 0, ended: 255_168 });
}

#[test]
fn three_in_a_row_win_and_a_full_board_is_a_draw() {
    let outcome = |text: &str| text.parse::<TicTacToe>().unwrap().outcome();
    assert_eq!(outcome("XXXOO----"), Some(Outcome::Won { by: Seat::First, margin: None }));
    assert_eq!(outcome("OX-XOX--O"), Some(Outcome::Won { by: Seat::Second, margin: None }));
    assert_eq!(outcome("XOXXOOOXX"), Some(Outcome::Drawn));
    assert_eq!(outcome("XO-------"), None);
}

#[test]
fn a_taken_square_is_refused_with_the_reason() {
    let mut state: TicTacToe = "X--------".parse().unwrap();
    let a1: Square = "a1".parse().unwrap();
    assert_eq!(state.play(a1).unwrap_err().reason.to_string(), "a1 is taken");
}
