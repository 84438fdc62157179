//! The contents of all patterns, updated move by move.
//!
//! The number of a pattern's contents is what the own discs add plus twice what the opponent's add.
//! Both sums are kept apart: a change of sides exchanges them, and a flipped disc goes from one to
//! the other. So a move costs one addition of a row for each disc that changes.

use crate::Board;
use crate::rules::squares;

use super::patterns::place_values;

/// Room for all instances in whole vectors.
pub(super) const LANES: usize = 64;

/// One number for each instance, on cache lines of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(32))]
pub(in super::super) struct Row(pub(super) [u16; LANES]);

/// What a disc on each square adds to each instance.
static PLACES: [Row; 64] = places();

/// The contents of all patterns of a position.
///
/// ```
/// use sakiyomi_othello::{Indices, Othello};
/// let board = Othello::start().board();
/// let flips = board.flips(37);
/// assert_eq!(Indices::of(board).after(37, flips), Indices::of(board.after(37, flips)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Indices {
    own: Row,
    opponent: Row,
}

impl Indices {
    /// Returns the contents of all patterns of `board`.
    pub fn of(board: Board) -> Indices {
        Indices { own: sum_of(board.own), opponent: sum_of(board.opponent) }
    }

    /// Returns the contents after a disc on `square` (0..64) that flips `flips`, seen by the next player.
    #[inline(always)]
    #[must_use]
    pub fn after(&self, square: u8, flips: u64) -> Indices {
        let flipped = sum_of(flips);
        let placed = &PLACES[usize::from(square % 64)];
        let mut next = Indices { own: self.opponent, opponent: self.own };
        for lane in 0..LANES {
            next.own.0[lane] = next.own.0[lane].wrapping_sub(flipped.0[lane]);
            next.opponent.0[lane] =
                next.opponent.0[lane].wrapping_add(flipped.0[lane]).wrapping_add(placed.0[lane]);
        }
        next
    }

    #[inline(always)]
    pub(in super::super) fn before_a_move(&self) -> Before {
        Before(self.passed().contents())
    }

    /// Returns the contents seen by the other player.
    #[inline]
    pub const fn passed(&self) -> Indices {
        Indices { own: self.opponent, opponent: self.own }
    }

    /// Returns the number of each instance's contents.
    #[inline(always)]
    pub(in super::super) fn contents(&self) -> Row {
        let mut contents = self.own;
        for lane in 0..LANES {
            contents.0[lane] = contents.0[lane].wrapping_add(self.opponent.0[lane] << 1);
        }
        contents
    }
}

/// The contents of all patterns for the opponent, who moves next. To evaluate many moves this
/// takes half the work of [`Indices::after`].
pub(in super::super) struct Before(Row);

impl Before {
    /// Returns the contents after a disc on `square` that flips `flips`, for the next player.
    #[inline(always)]
    pub(in super::super) fn after(&self, square: u32, flips: u64) -> Row {
        let (flipped, placed) = (sum_of(flips), &PLACES[square as usize % 64]);
        let mut contents = self.0;
        for lane in 0..LANES {
            let more = flipped.0[lane].wrapping_add(placed.0[lane] << 1);
            contents.0[lane] = contents.0[lane].wrapping_add(more);
        }
        contents
    }
}

/// Returns what discs on all of `squares` add together.
#[inline(always)]
fn sum_of(set: u64) -> Row {
    let mut sum = Row([0; LANES]);
    for square in squares(set) {
        let place = &PLACES[square as usize % 64];
        for lane in 0..LANES {
            sum.0[lane] = sum.0[lane].wrapping_add(place.0[lane]);
        }
    }
    sum
}

const fn places() -> [Row; 64] {
    let values = place_values::<LANES>();
    let mut rows = [Row([0; LANES]); 64];
    let mut square = 0;
    while square < 64 {
        rows[square] = Row(values[square]);
        square += 1;
    }
    rows
}
