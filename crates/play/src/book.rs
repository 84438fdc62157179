//! Books of openings: what a book is asked, and how it grows, the same way for every game that has one.

use std::marker::PhantomData;

use sakiyomi_core::{Certainty, ParseStateError, Score, State, Stop};

use crate::Game;

/// A book that was read, or why it could not be.
pub type ReadBook<S> = Result<Box<dyn OpeningBook<S>>, BookError>;

/// A book that can be read or begun.
pub struct BookKind<S: Game> {
    /// How many plies a position of a new book is looked ahead, unless the user says otherwise.
    pub usual_depth: u32,
    /// Returns the book that comes with the program.
    pub shipped: fn() -> Box<dyn OpeningBook<S>>,
    /// Begins a book.
    pub begin: fn() -> Box<dyn OpeningBook<S>>,
    /// Reads what [`OpeningBook::to_bytes`] writes.
    pub read: fn(&[u8]) -> ReadBook<S>,
}

// Written out: a derive would ask the game to be `Copy` too.
impl<S: Game> Clone for BookKind<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Game> Copy for BookKind<S> {}

/// Positions from the start of a game on, with what they are worth.
pub trait OpeningBook<S: State>: Send {
    /// Returns how much the book holds.
    fn size(&self) -> BookSize;

    /// Returns what the book says about `state`, if all its moves are judged.
    fn page(&self, state: &S) -> Option<Page<S::Move>>;

    /// Judges the moves of the positions where that is most useful, a few at a time.
    ///
    /// What comes next depends on the content of the book and on `config.depth`
    /// alone: a book that was put away and read again grows as if it had never been closed.
    /// `None` when stopped; then the book is as it was.
    fn grow(&mut self, config: GrowConfig, stop: &Stop) -> Option<Growth>;

    /// Writes the book with a checksum. Equal books give equal bytes.
    fn to_bytes(&self) -> Vec<u8>;
}

/// The books of a game, its type hidden.
pub trait BookPart: Send + Sync {
    /// Returns how many plies a position of a new book is searched, unless the user says otherwise.
    fn usual_depth(&self) -> u32;

    /// Returns the book that comes with the program.
    fn shipped(&self) -> Box<dyn PositionBook>;

    /// Begins a book.
    fn begin(&self) -> Box<dyn PositionBook>;

    /// Reads what [`PositionBook::to_bytes`] writes.
    ///
    /// # Errors
    /// When it is no book of this game.
    fn read(&self, bytes: &[u8]) -> Result<Box<dyn PositionBook>, BookError>;
}

/// An [`OpeningBook`] of any game, which reads positions and writes moves as texts.
pub trait PositionBook: Send {
    /// Returns how much the book holds.
    fn size(&self) -> BookSize;

    /// Returns what the book says about a position, if all its moves are judged.
    ///
    /// # Errors
    /// When the position is malformed.
    fn page(&self, position: &str) -> Result<Option<Page<String>>, ParseStateError>;

    /// Grows as [`OpeningBook::grow`] does.
    fn grow(&mut self, config: GrowConfig, stop: &Stop) -> Option<Growth>;

    /// Writes the book with a checksum. Equal books give equal bytes.
    fn to_bytes(&self) -> Vec<u8>;
}

/// The books of the game `S`.
pub(crate) struct Book<S>(PhantomData<fn() -> S>);

impl<S: Game> Book<S> {
    pub(crate) const PART: &'static dyn BookPart = &Book::<S>(PhantomData);

    fn kind() -> BookKind<S> {
        S::BOOK.expect("only a game with books offers them")
    }
}

impl<S: Game> BookPart for Book<S> {
    fn usual_depth(&self) -> u32 {
        Self::kind().usual_depth
    }

    fn shipped(&self) -> Box<dyn PositionBook> {
        Box::new(ByText((Self::kind().shipped)()))
    }

    fn begin(&self) -> Box<dyn PositionBook> {
        Box::new(ByText((Self::kind().begin)()))
    }

    fn read(&self, bytes: &[u8]) -> Result<Box<dyn PositionBook>, BookError> {
        Ok(Box::new(ByText((Self::kind().read)(bytes)?)))
    }
}

/// Hides the game of a book.
struct ByText<S>(Box<dyn OpeningBook<S>>);

impl<S: Game> PositionBook for ByText<S> {
    fn size(&self) -> BookSize {
        self.0.size()
    }

    fn page(&self, position: &str) -> Result<Option<Page<String>>, ParseStateError> {
        let page = self.0.page(&position.parse()?);
        Ok(page.map(|Page { moves, line }| Page {
            moves: moves
                .into_iter()
                .map(|BookMove { mv, score, depth, certainty, is_opened }| BookMove {
                    mv: mv.to_string(),
                    score,
                    depth,
                    certainty,
                    is_opened,
                })
                .collect(),
            line: line.iter().map(ToString::to_string).collect(),
        }))
    }

    fn grow(&mut self, config: GrowConfig, stop: &Stop) -> Option<Growth> {
        self.0.grow(config, stop)
    }

    fn to_bytes(&self) -> Vec<u8> {
        self.0.to_bytes()
    }
}

/// How much a book holds. Positions that differ by a symmetry are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookSize {
    /// All positions.
    pub positions: usize,
    /// Those of which all moves are judged.
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

/// What a book says about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove<M> {
    /// The move.
    pub mv: M,
    /// Its value for the side to move, when both sides follow the book.
    pub score: Score,
    /// How many plies ahead the position was looked at which gives this value.
    pub depth: u32,
    /// How far that look can be trusted.
    pub certainty: Certainty,
    /// Whether the book has judged the replies too: otherwise the value is that of a single look.
    pub is_opened: bool,
}

/// How a book grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GrowConfig {
    /// How many plies each new position is looked ahead.
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
pub enum BookError {
    /// It starts differently.
    #[error("not a book of {game} openings")]
    Foreign {
        /// The game.
        game: &'static str,
    },
    /// It was written in a form that this version does not know.
    #[error("the book is of another version of this program; `sakiyomi book` makes a new one")]
    Version,
    /// It ends too early.
    #[error("the book is cut off: {bytes} of {expected} bytes are there")]
    CutOff {
        /// The bytes that are there.
        bytes: usize,
        /// The bytes that should be there.
        expected: usize,
    },
    /// Its content was changed after it was written.
    #[error("the book is damaged: its checksum does not fit")]
    Damaged,
}
