//! The opening book of Othello: positions from the start on, with what they are worth.
//!
//! A position is *opened* when all its moves lead to positions of the book. What
//! an opened position is worth follows from those (negamax), and so from the
//! leaves of the book, each of which was searched once. Positions that are turns or mirror images of each other are one, and so
//! are those that different moves lead to: the book is a graph, in which every
//! value agrees with all others.
//!
//! | file | subject |
//! |---|---|
//! | `graph.rs` | positions, moves, and how values travel |
//! | `file.rs` | the book in few bytes |
//! | `grow.rs` | which position is opened next, and what its moves are worth |
//!
//! ```
//! use sakiyomi_othello::{Book, Othello};
//! let mv = Book::shipped().choose(&Othello::start(), 7).expect("the book has the start");
//! assert!(mv.is_opened);
//! ```

mod file;
mod graph;
mod grow;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::sync::{Arc, LazyLock};

use crate::{Board, Move, Othello};
use sakiyomi_core::{MoveList, ParseStateError, Rng, Score, State as _, Stop, mix64};

use graph::{Graph, Node, canonical};
use sakiyomi_play::book::{
    BookError, BookKind, BookMove, BookSize, GrowConfig, Growth, OpeningBook, Page,
};

pub(super) const BOOK: BookKind = BookKind {
    usual_depth: 30,
    shipped: || Box::new(Book::clone(&Book::shipped())),
    begin: || Box::new(Book::new()),
    read: |bytes| Ok(Box::new(Book::from_bytes(bytes)?)),
};

/// Moves that are worse than the best one by so many hundredths of a disc are as good as it.
const NEAR: i32 = 25;

/// A book of Othello openings.
#[derive(Clone, Debug)]
pub struct Book {
    graph: Graph,
}

impl Book {
    /// Returns the book that knows nothing but the start of the game.
    pub fn new() -> Book {
        Book { graph: Graph::new(Othello::start().board()) }
    }

    /// Returns the book that comes with the program.
    pub fn shipped() -> Arc<Book> {
        static SHIPPED: LazyLock<Arc<Book>> = LazyLock::new(|| {
            let book = Book::from_bytes(include_bytes!("../../../../models/othello-book.bin"));
            Arc::new(book.expect("the book in the program is whole"))
        });
        Arc::clone(&SHIPPED)
    }

    /// Reads what [`Book::to_bytes`](OpeningBook::to_bytes) writes.
    ///
    /// # Errors
    /// When the bytes are something else, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        Ok(Book { graph: file::read(bytes)? })
    }

    /// Returns one of the moves about as good as the best, by `seed` and position alone: one whose
    /// replies the book knows, unless an unknown move is better.
    pub fn choose(&self, state: &Othello, seed: u64) -> Option<BookMove<Move>> {
        let moves = self.moves(state)?;
        let least = moves.first()?.score.hundredths() - NEAR;
        let near: Vec<BookMove<Move>> = moves
            .into_iter()
            .filter(|found| found.is_opened && found.score.hundredths() >= least)
            .collect();
        Rng::seeded(mix64(seed) ^ state.key()).choose(&near).copied()
    }

    /// Returns what each move is worth, best first, if `state` is opened.
    fn moves(&self, state: &Othello) -> Option<Vec<BookMove<Move>>> {
        self.node(state.board()).filter(|node| node.is_opened())?;
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let judged = |&mv: &Move| {
            let mut next = *state;
            next.apply(mv);
            let node = self.node(next.board())?;
            Some(BookMove {
                mv,
                score: Score::from_hundredths(-node.value),
                depth: node.depth + 1,
                certainty: node.certainty,
                is_opened: node.is_opened(),
            })
        };
        let mut judged: Vec<BookMove<Move>> = moves.iter().filter_map(judged).collect();
        judged.sort_by_key(|found| Reverse((found.score, found.depth)));
        Some(judged)
    }

    /// Returns the moves with best play from `state` on, if `state` is opened.
    fn page(&self, state: &Othello) -> Option<Page<Move>> {
        let moves = self.moves(state)?;
        let mut line = Vec::new();
        let mut state = *state;
        while let Some(best) = self.moves(&state).and_then(|moves| moves.first().copied()) {
            line.push(best.mv);
            state.apply(best.mv);
        }
        Some(Page { moves, line })
    }

    fn node(&self, board: Board) -> Option<&Node> {
        self.graph.find(canonical(board))
    }
}

impl Default for Book {
    fn default() -> Book {
        Book::new()
    }
}

impl OpeningBook for Book {
    fn size(&self) -> BookSize {
        let opened = || self.graph.nodes().iter().filter(|node| node.is_opened());
        let discs = |node: &Node| 64 - node.board.empty().count_ones();
        BookSize {
            positions: self.graph.nodes().len(),
            opened: opened().count(),
            plies: opened().map(discs).max().unwrap_or(4) - 4,
        }
    }

    fn page(&self, position: &str) -> Result<Option<Page<String>>, ParseStateError> {
        Ok(self.page(&position.parse()?).map(Page::to_text))
    }

    fn grow(&mut self, config: GrowConfig, stop: &Stop) -> Option<Growth> {
        grow::step(&mut self.graph, config, stop)
    }

    fn to_bytes(&self) -> Vec<u8> {
        file::write(&self.graph)
    }
}
