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

use sakiyomi_core::{FileError, ParseMoveError, Quoted, Seat, State as _};

use super::read_move;
use super::source::Source;
use crate::{Board, Move, Othello};

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
    pub problem: String,
}

impl ObfError {
    fn at(offset: usize, problem: impl fmt::Display) -> ObfError {
        ObfError { offset, problem: problem.to_string() }
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
        let state = read_board(board)?;
        let scores = read_scores(state, scores, board.len() + 1)?;
        Ok(ObfPosition { state, scores, comment: comment.filter(|comment| !comment.is_empty()) })
    }
}

fn read_board(text: &str) -> Result<Othello, ObfError> {
    let (mut black, mut white, mut squares, mut to_move) = (0u64, 0u64, 0, None);
    for (offset, c) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        match (squares, c) {
            (0..64, 'X' | 'x' | '*' | 'B' | 'b') => black |= 1 << squares,
            (0..64, 'O' | 'o' | 'W' | 'w') => white |= 1 << squares,
            (0..64, '-' | '.') => {}
            (0..64, c) => {
                return Err(ObfError::at(offset, format!("expected X, O or -, found {c:?}")));
            }
            (64, 'X' | 'x' | '*' | 'B' | 'b') => to_move = Some(Seat::First),
            (64, 'O' | 'o' | 'W' | 'w') => to_move = Some(Seat::Second),
            (64, c) => {
                let problem = format!("expected the player to move, X or O, found {c:?}");
                return Err(ObfError::at(offset, problem));
            }
            (_, c) => {
                let problem = format!("expected ; after the player to move, found {c:?}");
                return Err(ObfError::at(offset, problem));
            }
        }
        squares += 1;
    }
    match to_move {
        Some(Seat::First) => Ok(Othello::new(Board { own: black, opponent: white }, Seat::First)),
        Some(Seat::Second) => Ok(Othello::new(Board { own: white, opponent: black }, Seat::Second)),
        None => {
            let problem =
                format!("expected 64 squares and the player to move, found {squares} characters");
            Err(ObfError::at(text.len(), problem))
        }
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
            ObfError::at(at, format!("expected a move and its score, found {}", Quoted(item)))
        })?;
        let mv = read_move(mv.trim()).ok_or_else(|| {
            ObfError::at(at, ParseMoveError::new(mv.trim(), "expected a square a1 to h8, or ps"))
        })?;
        if let Some(reason) = state.why_illegal(mv) {
            return Err(ObfError::at(at, format!("{mv} is illegal: {reason}")));
        }
        let number: Option<i32> = score.trim().parse().ok();
        let score = number.filter(|score| (-64..=64).contains(score)).ok_or_else(|| {
            let problem = format!("{} is no score from -64 to +64", Quoted(score.trim()));
            ObfError::at(at, problem)
        })?;
        scores.push((mv, score));
    }
    Ok(scores)
}

/// The positions of a file. Empty lines and lines that begin with `%` or `#` are passed over.
pub struct Positions<R>(Source<R>);

impl<R: BufRead> Positions<R> {
    /// Reads from `input`.
    pub const fn new(input: R) -> Positions<R> {
        Positions(Source::new(input))
    }

    fn next_position(&mut self) -> Result<Option<ObfPosition>, FileError> {
        while let Some((place, line)) = self.0.next_line()? {
            if line.trim_start().is_empty() || line.trim_start().starts_with(['%', '#']) {
                continue;
            }
            let position = line.parse();
            let place = |error: &ObfError| place.further(error.offset);
            return position.map(Some).map_err(|error| FileError::at(place(&error), error));
        }
        Ok(None)
    }
}

impl<R: BufRead> Iterator for Positions<R> {
    type Item = Result<ObfPosition, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_position().transpose()
    }
}
