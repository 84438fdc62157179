//! Opening books: lookup and expansion.

use crate::msg;
use std::fmt::Display;

use sakiyomi_core::{Certainty, ParseStateError, Reason, Score, Stop, localized};

/// A book that was read, or why it was not.
pub type ReadBook = Result<Box<dyn OpeningBook>, BookError>;

/// The books of a game.
#[derive(Clone, Copy)]
pub struct BookKind {
    /// The search depth for positions of a new book, unless the user says otherwise.
    pub usual_depth: u32,
    /// Returns the book that comes with the program.
    pub shipped: fn() -> Box<dyn OpeningBook>,
    /// Begins a book.
    pub begin: fn() -> Box<dyn OpeningBook>,
    /// Reads what [`OpeningBook::to_bytes`] writes.
    pub read: fn(&[u8]) -> ReadBook,
}

/// Positions from the start of a game on, with their values; positions and moves are texts.
pub trait OpeningBook: Send {
    /// Returns how much the book holds.
    fn size(&self) -> BookSize;

    /// Returns what the book says about a position, if it has values for all its moves.
    fn page(&self, position: &str) -> Result<Option<Page<String>>, ParseStateError>;

    /// Evaluates the moves of the most useful positions; `None` when stopped, without a change.
    /// What comes next depends on the book and `config.depth` alone, also after a save.
    fn grow(&mut self, config: GrowConfig, stop: &Stop) -> Option<Growth>;

    /// Writes the book with a checksum. Equal books give equal bytes.
    fn to_bytes(&self) -> Vec<u8>;
}

/// How much a book holds. Positions that differ by a symmetry are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookSize {
    /// All positions.
    pub positions: usize,
    /// Those with values for all their moves.
    pub opened: usize,
    /// How many discs or beads from the start the furthest of these is.
    pub plies: u32,
}

/// What a book says about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Page<M> {
    /// All moves, best first.
    pub moves: Vec<BookMove<M>>,
    /// Best play from here on, as far as the book goes.
    pub line: Vec<M>,
}

impl<M: Display> Page<M> {
    /// Returns the same page in texts.
    pub fn to_text(self) -> Page<String> {
        let moves = self.moves.into_iter().map(|found| BookMove {
            mv: found.mv.to_string(),
            score: found.score,
            depth: found.depth,
            certainty: found.certainty,
            is_opened: found.is_opened,
        });
        Page { moves: moves.collect(), line: self.line.iter().map(M::to_string).collect() }
    }
}

/// What a book says about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove<M> {
    /// The move.
    pub mv: M,
    /// Its value for the side to move, when both sides follow the book.
    pub score: Score,
    /// The depth of the search that gave this value.
    pub depth: u32,
    /// Its certainty.
    pub certainty: Certainty,
    /// Whether the book has the replies too: otherwise the value is that of a single search.
    pub is_opened: bool,
}

/// How a book grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GrowConfig {
    /// The search depth for each new position.
    pub depth: u32,
    /// How many cores to use. The book does not depend on it.
    pub threads: usize,
}

/// What one step of growing did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// New positions; none when the book holds every position it can reach.
    pub positions: usize,
    /// Positions that the searches visited.
    pub nodes: u64,
}

/// A file that holds no book of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum BookError {
    /// It starts differently.
    Foreign {
        /// The game.
        game: &'static str,
    },
    /// It was written in a form that this version does not know.
    Version,
    /// It ends too early.
    CutOff {
        /// The bytes that are there.
        bytes: usize,
        /// The bytes that should be there.
        expected: usize,
    },
    /// Its content was changed after it was written.
    Damaged,
}

impl BookError {
    /// Returns why the file is no book.
    pub fn reason(&self) -> Reason {
        match self {
            BookError::Foreign { game } => Reason::new(msg("book-foreign")).with("game", game),
            BookError::Version => Reason::new(msg("book-version")),
            BookError::CutOff { bytes, expected } => {
                Reason::new(msg("book-cut-off")).with("bytes", bytes).with("expected", expected)
            }
            BookError::Damaged => Reason::new(msg("book-damaged")),
        }
    }
}

localized!(BookError);
