//! Score Four: four in a line on a 4x4x4 board, where beads fall to the lowest free level.
//!
//! ```
//! use sakiyomi_core::{Seat, State};
//! use sakiyomi_score_four::ScoreFour;
//! let mut state = ScoreFour::start();
//! state.play("b3".parse()?)?;
//! state.play("b3".parse()?)?;
//! assert_eq!(state.beads(), (1 << 9, 1 << 25));
//! assert_eq!(state.to_move(), Seat::First);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod encoding;
mod lines;
mod notation;
mod setup;
mod symmetry;
mod text_board;

use crate::msg;
use sakiyomi_core::{
    GameInfo, MoveList, Outcome, PerfectInformation, Reason, Rng, Seat, State, zobrist,
};

pub use board::Board;
pub use lines::{LINES, completing_cells, filled_lines, has_line};
pub(crate) use lines::{line_index, open_lines};
pub(crate) use notation::each_cell;
pub use notation::{Cell, Column, columns_of};
pub use setup::SetupError;

/// A number for each cell with a bead of the first player, then of the second.
const BEADS: [u64; 128] = zobrist(4);

/// A position of Score Four. Black is the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreFour {
    board: Board,
    key: u64,
    won: bool,
}

impl ScoreFour {
    /// Returns the empty board.
    pub const fn start() -> ScoreFour {
        ScoreFour { board: Board { own: 0, opponent: 0 }, key: 0, won: false }
    }

    /// Returns the position of `board`, whose opponent has a line if and only if `won`.
    fn new(board: Board, won: bool) -> ScoreFour {
        let mut state = ScoreFour { board, key: 0, won };
        let (first, second) = state.beads();
        for (beads, keys) in [(first, &BEADS[..64]), (second, &BEADS[64..])] {
            each_cell(beads).for_each(|cell| state.key ^= keys[cell.trailing_zeros() as usize]);
        }
        state
    }

    /// Returns the beads, from the side of the player to move.
    #[inline]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Returns the beads of the first and of the second player as bits.
    pub const fn beads(&self) -> (u64, u64) {
        if self.plies().is_multiple_of(2) {
            (self.board.own, self.board.opponent)
        } else {
            (self.board.opponent, self.board.own)
        }
    }

    /// Returns how many beads are on the board.
    #[inline]
    pub const fn plies(&self) -> u32 {
        self.board.occupied().count_ones()
    }

    /// Tells whether the last bead completed a line, so that its player won.
    #[inline]
    pub const fn is_won(&self) -> bool {
        self.won
    }

    /// Returns the columns that may be played: none when the game is over.
    #[inline]
    const fn legal_columns(&self) -> u64 {
        if self.won { 0 } else { self.board.open_columns() }
    }
}

impl State for ScoreFour {
    type Move = Column;

    const INFO: GameInfo = GameInfo {
        id: "score-four",
        name: msg("name"),
        summary: msg("summary"),
        seats: &[msg("seat-black"), msg("seat-white")],
        max_plies: 64,
    };

    fn initial(_rng: &mut Rng) -> ScoreFour {
        ScoreFour::start()
    }

    #[inline]
    fn to_move(&self) -> Seat {
        self.board.to_move()
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Column>) {
        out.clear();
        out.extend(columns_of(self.legal_columns()));
    }

    #[inline]
    fn apply(&mut self, mv: Column) {
        let cell = self.board.landing(mv.index());
        debug_assert!(cell != 0 && !self.won, "{mv} is legal in {self}");
        self.key ^= BEADS[self.to_move().index() * 64 + cell.trailing_zeros() as usize];
        self.board = self.board.after(cell);
        self.won = has_line(self.board.opponent);
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.won {
            Some(Outcome::Won { by: self.to_move().opponent(), margin: None })
        } else if self.board.open_columns() == 0 {
            Some(Outcome::Drawn)
        } else {
            None
        }
    }

    /// Incremental, kept by [`State::apply`]. The side to move follows from the beads.
    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.legal_columns().count_ones() as usize
    }

    #[inline]
    fn random_move(&self, rng: &mut Rng, _scratch: &mut MoveList<Column>) -> Option<Column> {
        let mut columns = self.legal_columns();
        if columns == 0 {
            return None;
        }
        for _ in 0..rng.below(columns.count_ones()) {
            columns &= columns - 1;
        }
        Some(Column::of(columns))
    }

    fn why_illegal(&self, mv: Column) -> Option<Reason> {
        if self.outcome().is_some() {
            return Some(Reason::new(msg("game-over")));
        }
        (self.board.landing(mv.index()) == 0)
            .then(|| Reason::new(msg("column-full")).with("column", mv))
    }
}

impl PerfectInformation for ScoreFour {}
