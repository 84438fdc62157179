//! Moves and boards in the words of the protocol.

use crate::{Move, Othello};
use sakiyomi_core::{Outcome, Score, Seat, State as _};

/// Reads a vertex: a square in either case, or `pass`.
pub(super) fn read_vertex(text: &str) -> Option<Move> {
    match text.to_ascii_lowercase().as_str() {
        "pass" => Some(Move::Pass),
        "ps" => None,
        text => text.parse().ok(),
    }
}

pub(super) fn write_vertex(mv: &str) -> String {
    if mv == "ps" { "pass".to_owned() } else { mv.to_ascii_uppercase() }
}

/// Returns the board for people: black is `X`, as other programs show it.
pub(super) fn show(state: &Othello) -> String {
    let name = Othello::INFO.seat_name(state.to_move(), sakiyomi_core::Lang::EN);
    let (black, white) = state.discs();
    let mut text = format!("{name} to move, X {black}, O {white}\n   a b c d e f g h");
    for (number, row) in rows(state).iter().enumerate() {
        text.push_str(&format!("\n{:>2} {row}", number + 1));
    }
    text
}

/// Returns the board for GoGui, whose first line is the row with the largest number.
pub(super) fn gogui(state: &Othello) -> String {
    let mut rows = rows(state);
    rows.reverse();
    rows.join("\n")
}

fn rows(state: &Othello) -> Vec<String> {
    let (black, white) = state.colours();
    let square = |index: u32| match (black >> index & 1, white >> index & 1) {
        (1, _) => "X",
        (_, 1) => "O",
        _ => ".",
    };
    (0..8).map(|y| (0..8).map(|x| square(8 * y + x)).collect::<Vec<_>>().join(" ")).collect()
}

/// Returns the result as Go writes it: `B+12`, `W+3`, `0`.
pub(super) fn score(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { by, margin } => {
            let colour = if by == Seat::First { 'B' } else { 'W' };
            format!("{colour}+{}", margin.unwrap_or(0))
        }
        Outcome::Drawn | Outcome::Scored { .. } => "0".to_owned(),
    }
}

/// Returns a value that is short enough to stand on a square.
pub(super) fn short(score: Score) -> String {
    if score.win_distance().is_some() {
        "win".to_owned()
    } else if score.loss_distance().is_some() {
        "loss".to_owned()
    } else {
        let discs = (f64::from(score.hundredths()) / 100.0).round() as i32;
        if discs == 0 { "0".to_owned() } else { format!("{discs:+}") }
    }
}
