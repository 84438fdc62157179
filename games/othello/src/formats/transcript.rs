//! Whole games in one word: `f5d6c3…`, as Othello players exchange them.

use std::io::BufRead;

use sakiyomi_core::{
    FileError, IllegalMove, ParseMoveError, Reason, Record, RecordedMove, State as _,
};

use super::source::Source;
use super::{Replay, at_move, read_move};
use crate::{Move, Othello, msg};

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
/// use sakiyomi_othello::{Othello, read_transcript, write_transcript};
/// let moves = read_transcript(Othello::start(), "f5d6c3d3")?;
/// assert_eq!(moves.len(), 4);
/// assert_eq!(write_transcript(&moves), "f5d6c3d3");
/// # Ok::<(), sakiyomi_othello::TranscriptError>(())
/// ```
///
/// # Errors
/// When a move cannot be read or is illegal, with its number.
pub fn read_transcript(start: Othello, text: &str) -> Result<Vec<Move>, TranscriptError> {
    let mut replay = Replay::new(start);
    let chars: Vec<char> = text.chars().collect();
    for (index, pair) in chars.chunks(2).enumerate() {
        let number = index + 1;
        let mv: Move = String::from_iter(pair)
            .parse()
            .map_err(|error| TranscriptError::Text { number, error })?;
        replay.play(mv).map_err(|error| TranscriptError::Illegal { number, error })?;
    }
    Ok(replay.moves)
}

/// Writes the moves of a game without its passes, as is usual.
pub fn write_transcript(moves: &[Move]) -> String {
    moves.iter().filter(|mv| **mv != Move::Pass).map(Move::to_string).collect()
}

/// Reads transcripts, one a line, in either case, with spaces; `#` and `%` begin comments.
pub(super) fn games(input: impl BufRead) -> impl Iterator<Item = Result<Record, FileError>> {
    let mut source = Source::new(input);
    std::iter::from_fn(move || source.next_item().transpose()).map(|line| {
        let (place, line) = line?;
        let mut replay = Replay::new(Othello::start());
        let mut chars = line.char_indices().filter(|(_, c)| !c.is_whitespace());
        let mut number = 0;
        while let Some((at, first)) = chars.next() {
            number += 1;
            let text: String = [first].into_iter().chain(chars.next().map(|(_, c)| c)).collect();
            let wrong =
                |problem: Reason| FileError::at(place.further(at), at_move(number, problem));
            let mv = read_move(&text)
                .ok_or_else(|| wrong(ParseMoveError::new(&text, msg("notation-no-move")).into()))?;
            replay.play(mv).map_err(|error| wrong(error.into()))?;
        }
        let moves = replay.moves.iter();
        Ok(Record {
            moves: moves.map(|mv| RecordedMove { mv: mv.to_string(), ..<_>::default() }).collect(),
            result: replay.state.outcome().map(|outcome| outcome.to_string()),
            ..Record::starting_at(&Othello::start())
        })
    })
}
