//! Positions that are put up instead of played: which beads a game can have left there.

use sakiyomi_core::Seat;

use super::lines::has_line;
use super::notation::each_cell;
use super::{Board, Cell, ScoreFour};

/// Beads that no game leaves on the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A cell holds two beads.
    #[error("{0} holds a bead of both players")]
    Shared(Cell),
    /// A bead hangs in the air.
    #[error("the bead in {0} has none below it")]
    Floating(Cell),
    /// The players did not move in turn.
    #[error("X has {first} beads and O has {second}; X has as many as O, or one more")]
    Counts {
        /// The beads of the first player.
        first: u32,
        /// The beads of the second player.
        second: u32,
    },
    /// The game went on after a line of this player.
    #[error("{} has four in a line, but {} made the last move", letter(*.0), letter(.0.opponent()))]
    LineBeforeTheLastMove(Seat),
    /// No single bead on top of a column makes the lines of this player.
    #[error("{} has four in a line that no last bead can have completed", letter(*.0))]
    LineWithoutLastBead(Seat),
}

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
