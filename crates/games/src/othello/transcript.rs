//! Whole games in one word: `f5d6c3…`, as Othello players exchange them.

use sakiyomi_core::{IllegalMove, ParseMoveError, State};

use super::{Move, Othello};

/// A text that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TranscriptError {
    /// Two characters are no move.
    #[error("move {number}: {error}")]
    Text {
        /// The number of the move, from 1.
        number: usize,
        /// What is wrong.
        error: ParseMoveError,
    },
    /// A move is illegal.
    #[error("move {number}: {error}")]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// What is wrong.
        error: IllegalMove<Move>,
    },
}

/// Reads the moves of a game from `start` on. Passes may be written or left out; the result has them all.
///
/// ```
/// use sakiyomi_games::othello::{Othello, read_transcript, write_transcript};
/// let moves = read_transcript(Othello::start(), "f5d6c3d3")?;
/// assert_eq!(moves.len(), 4);
/// assert_eq!(write_transcript(&moves), "f5d6c3d3");
/// # Ok::<(), sakiyomi_games::othello::TranscriptError>(())
/// ```
///
/// # Errors
/// When a move cannot be read or is illegal, with its number.
pub fn read_transcript(start: Othello, text: &str) -> Result<Vec<Move>, TranscriptError> {
    let mut state = start;
    let mut moves = Vec::new();
    let chars: Vec<char> = text.chars().collect();
    for (index, pair) in chars.chunks(2).enumerate() {
        let number = index + 1;
        let mv: Move = String::from_iter(pair)
            .parse()
            .map_err(|error| TranscriptError::Text { number, error })?;
        if mv != Move::Pass && state.must_pass() {
            state.apply(Move::Pass);
            moves.push(Move::Pass);
        }
        state.play(mv).map_err(|error| TranscriptError::Illegal { number, error })?;
        moves.push(mv);
    }
    Ok(moves)
}

/// Writes the moves of a game without its passes, as is usual.
#[must_use]
pub fn write_transcript(moves: &[Move]) -> String {
    moves.iter().filter(|mv| **mv != Move::Pass).map(Move::to_string).collect()
}
