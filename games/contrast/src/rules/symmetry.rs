//! The left-right mirror, the only symmetry that leaves each player the own goal. Turning the board
//! by 180° exchanges the seats as well. That is no symmetry of a state, whose first seat stays the
//! first; the encodings use it to show every position from the side of the player to move.

use sakiyomi_core::{Rng, Symmetric, Symmetry};

use super::{Board, Contrast, Move, Square};

/// The board as it is, or mirrored left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mirror {
    /// As it is.
    Identity,
    /// Files a to e become e to a.
    LeftRight,
}

impl Symmetry for Mirror {
    const IDENTITY: Mirror = Mirror::Identity;

    fn generators() -> Vec<Mirror> {
        vec![Mirror::LeftRight]
    }

    fn then(self, next: Mirror) -> Mirror {
        if self == next { Mirror::Identity } else { Mirror::LeftRight }
    }

    fn inverse(self) -> Mirror {
        self
    }

    fn random(rng: &mut Rng) -> Mirror {
        [Mirror::Identity, Mirror::LeftRight][rng.below(2) as usize]
    }
}

impl Symmetric for Contrast {
    type Symmetry = Mirror;

    fn transform(&self, by: Mirror) -> Contrast {
        match by {
            Mirror::Identity => self.clone(),
            Mirror::LeftRight => Contrast {
                board: self.board.mirrored(),
                repeats: self.repeats,
                history: self.history.iter().map(Board::mirrored).collect(),
            },
        }
    }

    fn transform_move(mv: Move, by: Mirror) -> Move {
        match by {
            Mirror::Identity => mv,
            Mirror::LeftRight => mv.map_squares(Square::mirrored),
        }
    }
}

impl Board {
    /// Returns the board mirrored left to right.
    #[must_use]
    pub fn mirrored(&self) -> Board {
        self.map_squares(mirrored)
    }
}

/// Exchanges the files a and e, b and d.
const fn mirrored(bits: u32) -> u32 {
    const A: u32 = 0x0010_8421;
    const B: u32 = A << 1;
    const C: u32 = A << 2;
    const D: u32 = A << 3;
    const E: u32 = A << 4;
    (bits & A) << 4 | (bits & B) << 2 | bits & C | (bits & D) >> 2 | (bits & E) >> 4
}

/// Turns the board by 180°.
pub(super) const fn turned(bits: u32) -> u32 {
    bits.reverse_bits() >> 7
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::board::ALL;
    use sakiyomi_core::closure;

    #[test]
    fn the_group_has_two_elements() {
        assert_eq!(closure::<Mirror>(), [Mirror::Identity, Mirror::LeftRight]);
    }

    #[test]
    fn changing_bits_equals_changing_each_square() {
        for square in Square::all_of(ALL) {
            assert_eq!(mirrored(square.bit()), square.mirrored().bit());
            assert_eq!(turned(square.bit()), square.turned().bit());
        }
    }

    #[test]
    fn a_square_is_mirrored_by_files_and_turned_by_both() {
        let square = |text: &str| -> Square { text.parse::<Move>().unwrap().from };
        assert_eq!(square("b1b2").mirrored(), square("d1d2"));
        assert_eq!(square("b1b2").turned(), square("d5d4"));
    }
}
