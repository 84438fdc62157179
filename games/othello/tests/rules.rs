//! Othello's rules against known numbers and games.

use sakiyomi_core::{Dihedral, MoveList, Outcome, Seat, State, closure, contract, perft};
use sakiyomi_othello::{Move, Othello, Square, read_transcript, write_transcript};

fn position(text: &str) -> Othello {
    text.parse().expect("a test position is well formed")
}

fn moves(state: &Othello) -> String {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    moves.iter().map(|mv| format!("{mv} ")).collect::<String>().trim_end().to_owned()
}

#[test]
fn the_game_contract_holds() {
    contract::check_game::<Othello>(1, 30);
}

#[test]
fn the_symmetries_are_the_eight_of_the_square() {
    assert_eq!(closure::<Dihedral>().len(), 8);
}

#[test]
fn perft_counts_are_the_known_ones() {
    // A pass is a ply, and a finished game stays on as one way to play.
    const KNOWN: [u64; 12] = [
        4,
        12,
        56,
        244,
        1_396,
        8_200,
        55_092,
        390_216,
        3_005_288,
        24_571_284,
        212_258_800,
        1_939_886_636,
    ];
    for (depth, expected) in (1..).zip(KNOWN) {
        assert_eq!(perft(&Othello::start(), depth).with_ended(), expected, "depth {depth}");
    }
}

#[test]
fn black_moves_first_from_the_standard_position() {
    let start = Othello::start();
    let text = "---------------------------OX------XO--------------------------- X";
    assert_eq!(start.to_string(), text);
    assert_eq!(start.to_move(), Seat::First);
    assert_eq!(moves(&start), "d3 c4 f5 e6");
}

#[test]
fn a_move_flips_enclosed_discs_in_all_directions() {
    let mut state = position("X--X--X--O-O-O---OOOOO--XOO-OOX--OOOOO---O-O-O--X--X--X--------- X");
    state.play("d4".parse().unwrap()).unwrap();
    let text = "X--X--X--X-X-X---OXXXO--XXXXXXX--OXXXO---X-X-X--X--X--X--------- O";
    // The four diagonals and the four straight lines through d4; all else stays.
    assert_eq!(state.to_string(), text.to_owned());
}

#[test]
fn pass_is_the_only_move_when_blocked() {
    let mut state = position("OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOX-- O");
    assert_eq!(moves(&state), "g8");
    state = position("XO-------------------------------------------------------------- O");
    assert_eq!(moves(&state), "ps");
    assert!(state.play("c1".parse().unwrap()).is_err());
    state.play(Move::Pass).unwrap();
    assert_eq!(moves(&state), "c1");
    assert!(state.play(Move::Pass).unwrap_err().to_string().contains("only when"));
}

#[test]
fn the_game_ends_when_neither_side_can_move() {
    let state = position("XXX------------------------------------------------------------- O");
    assert_eq!(moves(&state), "");
    assert_eq!(state.outcome(), Some(Outcome::Won { by: Seat::First, margin: Some(3) }));
}

#[test]
fn the_score_is_own_discs_minus_the_opponents() {
    let state = position("OOOO-----------------------------------------------------------X X");
    assert_eq!(state.discs(), (1, 4));
    assert_eq!(state.outcome(), Some(Outcome::Won { by: Seat::Second, margin: Some(3) }));
}

#[test]
fn equal_discs_are_a_draw() {
    let state = position("X------O-------------------------------------------------------- X");
    assert_eq!(state.outcome(), Some(Outcome::Drawn));
}

#[test]
fn the_winner_takes_the_empty_squares_in_tournaments() {
    let state = position("XXX------------------------------------------------------------- O");
    assert_eq!(state.tournament_score(), -64);
    let state = position("X------O-------------------------------------------------------- X");
    assert_eq!(state.tournament_score(), 0);
}

#[test]
fn squares_are_named_from_the_top_left() {
    let square = |x, y| Square::new(x, y).unwrap();
    for (named, (x, y)) in [("a1", (0, 0)), ("h1", (7, 0)), ("a8", (0, 7)), ("h8", (7, 7))] {
        assert_eq!(square(x, y).to_string(), named);
        assert_eq!(named.parse(), Ok(Move::Place(square(x, y))));
    }
    assert_eq!((Square::new(8, 0), Square::new(0, 8)), (None, None));
    // The first character of a position is a1, the eighth h1.
    let state = position("X------O-------------------------------------------------------- X");
    assert_eq!(state.colours(), (square(0, 0).bit(), square(7, 0).bit()));
}

#[test]
fn illegal_moves_are_explained() {
    let why = |mv: &str| Othello::start().play(mv.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(why("d4"), "d4 is illegal: d4 is occupied");
    assert_eq!(why("a1"), "a1 is illegal: a disc on a1 flips nothing");
}

#[test]
fn malformed_moves_and_positions_say_what_and_where() {
    for text in ["", "f", "f9", "i1", "F5", "f5 ", "pass", "ｆ５"] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    let error = |text: &str| text.parse::<Othello>().unwrap_err().to_string();
    let start = Othello::start().to_string();
    assert_eq!(
        error(&start.replacen('O', "x", 1)),
        "position, character 28: expected X, O or -, found 'x'"
    );
    assert_eq!(
        error(&start[..64]),
        "position: expected 64 squares, a space and the side to move, found 64 characters"
    );
    assert_eq!(error(&format!("{start} ")), "position, character 67: expected the end, found ' '");
}

#[test]
fn transcripts_may_leave_passes_out() {
    let blocked = position("XO-------------------------------------------------------------- O");
    let moves = read_transcript(blocked, "c1").unwrap();
    assert_eq!(moves[0], Move::Pass);
    assert_eq!(write_transcript(&moves), "c1");
    assert_eq!(read_transcript(blocked, "psc1").unwrap(), moves);
    let error = read_transcript(Othello::start(), "f5f5").unwrap_err().to_string();
    assert_eq!(error, "move 2: f5 is illegal: f5 is occupied");
}
