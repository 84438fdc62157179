//! Positions that are put up instead of played: which beads a game can have left there.

use sakiyomi_core::{Reason, Seat, localized};

use super::lines::has_line;
use super::notation::each_cell;
use super::{Board, Cell, ScoreFour};
use crate::msg;

/// Beads that no game leaves on the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum SetupError {
    /// A cell holds two beads.
    Shared(Cell),
    /// A bead hangs in the air.
    Floating(Cell),
    /// The players did not move in turn.
    Counts {
        /// The beads of the first player.
        first: u32,
        /// The beads of the second player.
        second: u32,
    },
    /// The game went on after a line of this player.
    LineBeforeTheLastMove(Seat),
    /// No single bead on top of a column makes the lines of this player.
    LineWithoutLastBead(Seat),
}

impl SetupError {
    /// Returns what is wrong with the beads.
    #[must_use]
    pub fn reason(&self) -> Reason {
        let at = |text, cell: &Cell| Reason::new(text).with_reason("cell", cell.reason());
        match self {
            SetupError::Shared(cell) => at(msg("setup-shared"), cell),
            SetupError::Floating(cell) => at(msg("setup-floating"), cell),
            SetupError::Counts { first, second } => {
                Reason::new(msg("setup-counts")).with("first", first).with("second", second)
            }
            SetupError::LineBeforeTheLastMove(seat) => Reason::new(msg("setup-line-before"))
                .with("winner", letter(*seat))
                .with("other", letter(seat.opponent())),
            SetupError::LineWithoutLastBead(seat) => {
                Reason::new(msg("setup-line-without")).with("winner", letter(*seat))
            }
        }
    }
}

localized!(SetupError);

impl ScoreFour {
    /// Returns the position with these beads; the side to move follows from their number. A
    /// finished game must end with its last bead; the order of the others is not checked.
    pub fn from_beads(first: u64, second: u64) -> Result<ScoreFour, SetupError> {
        if first & second != 0 {
            return Err(SetupError::Shared(lowest(first & second)));
        }
        let occupied = first | second;
        let floating = occupied & !Board { own: first, opponent: second }.supported();
        if floating != 0 {
            return Err(SetupError::Floating(lowest(floating)));
        }
        let (to_move, board) = match first.count_ones().checked_sub(second.count_ones()) {
            Some(0) => (Seat::First, Board { own: first, opponent: second }),
            Some(1) => (Seat::Second, Board { own: second, opponent: first }),
            _ => {
                let (first, second) = (first.count_ones(), second.count_ones());
                return Err(SetupError::Counts { first, second });
            }
        };
        if has_line(board.own) {
            return Err(SetupError::LineBeforeTheLastMove(to_move));
        }
        let won = has_line(board.opponent);
        if won && !last_bead_can_win(board) {
            return Err(SetupError::LineWithoutLastBead(to_move.opponent()));
        }
        Ok(ScoreFour::new(board, won))
    }
}

/// Tells whether the opponent has a bead with nothing above it without which there would be no line.
fn last_bead_can_win(board: Board) -> bool {
    let tops = board.opponent & !(board.occupied() >> 16);
    each_cell(tops).any(|bead| !has_line(board.opponent ^ bead))
}

const fn lowest(cells: u64) -> Cell {
    Cell(cells.trailing_zeros() as u8)
}

const fn letter(seat: Seat) -> char {
    ['X', 'O'][seat.index()]
}
