//! The Othello Board File: a position on each line, with the scores of its moves.
//!
//! ```text
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; g8:+18; h1:+12; % FFO 1
//! ```
//!
//! 64 squares from a1 to h8, the player to move, then moves with their exact scores, each
//! after a semicolon, and a comment after `%`. Programs write black as `X` or `*`, white
//! as `O`, in either case, and empty squares as `-` or `.`; all of that is read.

use std::fmt;
use std::io::BufRead;

use sakiyomi_core::{FileError, IllegalMove, ParseMoveError, Quoted, Reason, State as _};

use super::source::Source;
use super::{read_board, read_move};
use crate::{Move, Othello, msg};

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObfPosition {
    /// The position.
    pub state: Othello,
    /// Moves of the player to move, and what each is worth in discs.
    pub scores: Vec<(Move, i32)>,
    /// What is said about the position.
    pub comment: Option<String>,
}

impl fmt::Display for ObfPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.state)?;
        for (mv, score) in &self.scores {
            write!(f, " {mv}:{score:+};")?;
        }
        match &self.comment {
            Some(comment) => write!(f, " % {}", comment.replace(['\n', '\r'], " ")),
            None => Ok(()),
        }
    }
}

/// What is wrong with a line, and at which of its bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{problem}")]
pub struct ObfError {
    /// The byte, counted from 0.
    pub offset: usize,
    /// What is wrong there.
    pub problem: Reason,
}

impl ObfError {
    fn at(offset: usize, problem: impl Into<Reason>) -> ObfError {
        ObfError { offset, problem: problem.into() }
    }
}

impl std::str::FromStr for ObfPosition {
    type Err = ObfError;

    fn from_str(line: &str) -> Result<ObfPosition, ObfError> {
        let (line, comment) = match line.split_once('%') {
            Some((line, comment)) => (line, Some(comment.trim().to_owned())),
            None => (line, None),
        };
        let (board, scores) = line.split_once(';').unwrap_or((line, ""));
        let is_black = |c| matches!(c, 'X' | 'x' | '*' | 'B' | 'b');
        let is_white = |c| matches!(c, 'O' | 'o' | 'W' | 'w');
        let expected = [msg("notation-square"), msg("notation-side"), msg("obf-semicolon")];
        let state = read_board(board.char_indices(), is_black, is_white, expected)
            .map_err(|(at, problem)| ObfError::at(at.unwrap_or(board.len()), problem))?;
        let scores = read_scores(state, scores, board.len() + 1)?;
        Ok(ObfPosition { state, scores, comment: comment.filter(|comment| !comment.is_empty()) })
    }
}

/// Reads `g8:+18; h1:+12;`, which begins at byte `start` of the line.
fn read_scores(state: Othello, text: &str, mut start: usize) -> Result<Vec<(Move, i32)>, ObfError> {
    let mut scores = Vec::new();
    for part in text.split(';') {
        let at = start + (part.len() - part.trim_start().len());
        start += part.len() + 1;
        let item = part.trim();
        if item.is_empty() {
            continue;
        }
        let (mv, score) = item.split_once(':').ok_or_else(|| {
            ObfError::at(at, Reason::new(msg("obf-no-score")).with("found", Quoted(item)))
        })?;
        let mv = read_move(mv.trim()).ok_or_else(|| {
            ObfError::at(at, ParseMoveError::new(mv.trim(), msg("notation-no-move")))
        })?;
        if let Some(reason) = state.why_illegal(mv) {
            let state = state.to_string();
            return Err(ObfError::at(at, IllegalMove { mv, state, reason }));
        }
        let number: Option<i32> = score.trim().parse().ok();
        let score = number.filter(|score| (-64..=64).contains(score)).ok_or_else(|| {
            let problem = Reason::new(msg("obf-wrong-score")).with("score", Quoted(score.trim()));
            ObfError::at(at, problem)
        })?;
        scores.push((mv, score));
    }
    Ok(scores)
}

/// Reads the positions of a file. Empty lines and lines that begin with `%` or `#` are skipped.
pub(super) fn positions(
    input: impl BufRead,
) -> impl Iterator<Item = Result<ObfPosition, FileError>> {
    let mut source = Source::new(input);
    std::iter::from_fn(move || source.next_item().transpose()).map(|line| {
        let (place, line) = line?;
        line.parse()
            .map_err(|error: ObfError| FileError::at(place.further(error.offset), error.problem))
    })
}
