//! Othello on the 8x8 board.
//!
//! ```
//! use sakiyomi_core::State;
//! use sakiyomi_othello::Othello;
//! let mut state = Othello::start();
//! state.play("f5".parse()?)?;
//! assert_eq!(state.discs(), (4, 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod encoding;
mod heuristic;
mod notation;
mod symmetry;
mod text_board;

use crate::msg;
use sakiyomi_core::{
    GameInfo, MoveList, Outcome, PerfectInformation, Reason, Rng, Seat, State, mix64,
};

pub use board::Board;
pub(crate) use board::{BESIDE_CORNERS, CORNERS, squares};
pub use heuristic::ClassicHeuristic;
pub use notation::{Move, Square};

/// A position of Othello. Black is the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Othello {
    board: Board,
    to_move: Seat,
}

impl Othello {
    /// Returns the starting position.
    pub const fn start() -> Othello {
        let black = 1 << 28 | 1 << 35;
        let white = 1 << 27 | 1 << 36;
        Othello { board: Board { own: black, opponent: white }, to_move: Seat::First }
    }

    /// Returns the position with these discs.
    ///
    /// # Panics
    /// When a square holds discs of both players.
    pub const fn new(board: Board, to_move: Seat) -> Othello {
        assert!(board.own & board.opponent == 0, "a square holds one disc");
        Othello { board, to_move }
    }

    pub(crate) const fn from_colours(black: u64, white: u64, to_move: Seat) -> Othello {
        let board = Board { own: black, opponent: white };
        match to_move {
            Seat::First => Othello::new(board, to_move),
            Seat::Second => Othello::new(board.swapped(), to_move),
        }
    }

    /// Returns the discs, from the side of the player to move.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Returns the discs of black and of white as bits.
    pub const fn colours(&self) -> (u64, u64) {
        match self.to_move {
            Seat::First => (self.board.own, self.board.opponent),
            Seat::Second => (self.board.opponent, self.board.own),
        }
    }

    /// Returns the number of discs of black and of white.
    pub const fn discs(&self) -> (u32, u32) {
        let (black, white) = self.colours();
        (black.count_ones(), white.count_ones())
    }

    /// Returns the mover's tournament score: the disc difference, empty squares to the winner.
    pub const fn tournament_score(&self) -> i32 {
        let own = self.board.own.count_ones() as i32;
        let opponent = self.board.opponent.count_ones() as i32;
        let empty = 64 - own - opponent;
        own - opponent + empty * (own - opponent).signum()
    }

    pub(crate) const fn must_pass(&self) -> bool {
        self.board.mobility() == 0 && self.board.swapped().mobility() != 0
    }
}

impl State for Othello {
    type Move = Move;

    const INFO: GameInfo = GameInfo {
        id: "othello",
        name: msg("name"),
        summary: msg("summary"),
        seats: &[msg("seat-black"), msg("seat-white")],
        // Every pass is followed by a disc, or the game is over.
        max_plies: 128,
    };

    fn initial(_rng: &mut Rng) -> Othello {
        Othello::start()
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Move>) {
        out.clear();
        let mobility = self.board.mobility();
        if mobility == 0 && self.must_pass() {
            out.push(Move::Pass);
        }
        out.extend(squares(mobility).map(|square| Move::Place(Square::from_bit(1 << square))));
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.board = match mv {
            Move::Pass => self.board.swapped(),
            Move::Place(square) => {
                self.board.after(square.index(), self.board.flips(square.index()))
            }
        };
        self.to_move = self.to_move.opponent();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.board.mobility() != 0 || self.must_pass() {
            return None;
        }
        let (black, white) = self.discs();
        let margin = Some(black.abs_diff(white));
        Some(match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Won { by: Seat::First, margin },
            std::cmp::Ordering::Less => Outcome::Won { by: Seat::Second, margin },
            std::cmp::Ordering::Equal => Outcome::Drawn,
        })
    }

    /// Computed on demand: a move flips several discs, so that an incremental key would cost more.
    #[inline]
    fn key(&self) -> u64 {
        let side = self.to_move.index() as u64;
        mix64(mix64(self.board.own ^ side).wrapping_add(self.board.opponent))
    }

    #[inline]
    fn move_count(&self) -> usize {
        match self.board.mobility().count_ones() {
            0 => usize::from(self.must_pass()),
            squares => squares as usize,
        }
    }

    #[inline]
    fn random_move(&self, rng: &mut Rng, _scratch: &mut MoveList<Move>) -> Option<Move> {
        let mut squares = self.board.mobility();
        if squares == 0 {
            return self.must_pass().then_some(Move::Pass);
        }
        for _ in 0..rng.below(squares.count_ones()) {
            squares &= squares - 1;
        }
        Some(Move::Place(Square::from_bit(squares)))
    }

    fn why_illegal(&self, mv: Move) -> Option<Reason> {
        let mobility = self.board.mobility();
        if self.move_count() == 0 {
            return Some(Reason::new(msg("game-over")));
        }
        match mv {
            Move::Pass => (mobility != 0).then(|| Reason::new(msg("may-not-pass"))),
            Move::Place(_) if mobility == 0 => Some(Reason::new(msg("must-pass"))),
            Move::Place(square) if self.board.empty() & square.bit() == 0 => {
                Some(Reason::new(msg("occupied")).with("square", square))
            }
            Move::Place(square) if mobility & square.bit() == 0 => {
                Some(Reason::new(msg("flips-nothing")).with("square", square))
            }
            Move::Place(_) => None,
        }
    }
}

impl PerfectInformation for Othello {}
