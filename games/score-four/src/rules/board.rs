//! Beads as bits: where they lie, and where the next one lands. Bit `16 * z + 4 * y + x` is a cell.
//! The bottom level is the lowest 16 bits, and the cell above another is 16 bits higher.

use sakiyomi_core::Seat;

use super::lines::completing_cells;

/// The beads of the player to move and of the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Board {
    /// The beads of the player to move.
    pub own: u64,
    /// The beads of the opponent.
    pub opponent: u64,
}

/// One level of cells: the bottom one.
const LEVEL: u64 = 0xffff;
/// The four cells of column a1.
const FIRST_COLUMN: u64 = 0x0001_0001_0001_0001;

impl Board {
    /// Returns who moves next, by the number of beads.
    #[inline]
    pub const fn to_move(self) -> Seat {
        Seat::BOTH[self.occupied().count_ones() as usize % 2]
    }

    /// Returns the cells that hold a bead.
    #[inline]
    pub const fn occupied(self) -> u64 {
        self.own | self.opponent
    }

    /// Returns the cells without a bead.
    #[inline]
    pub const fn empty(self) -> u64 {
        !self.occupied()
    }

    /// Returns the cells that rest on a bead or on the ground, taken or not.
    #[inline]
    pub const fn supported(self) -> u64 {
        self.occupied() << 16 | LEVEL
    }

    /// Returns the cells in which a bead can land now: one for each column that is not full.
    #[inline]
    pub const fn playable(self) -> u64 {
        self.supported() & self.empty()
    }

    /// Returns the columns that are not full, column 4 * y + x as that bit of the lowest 16.
    #[inline]
    pub const fn open_columns(self) -> u64 {
        self.empty() >> 48
    }

    /// Returns the cell in which a bead on `column` (0..16) lands, as a bit; 0 when the column is full.
    #[inline]
    pub const fn landing(self, column: u8) -> u64 {
        self.playable() & FIRST_COLUMN << column
    }

    /// Returns the cells in which the player to move wins at once.
    #[inline]
    pub const fn winning_cells(self) -> u64 {
        completing_cells(self.own) & self.playable()
    }

    /// Returns the board after a bead of the player to move in `cell`, one bit, seen by the next player.
    #[inline]
    #[must_use]
    pub const fn after(self, cell: u64) -> Board {
        Board { own: self.opponent, opponent: self.own | cell }
    }

    /// Returns the board seen by the other player.
    #[inline]
    #[must_use]
    pub const fn swapped(self) -> Board {
        Board { own: self.opponent, opponent: self.own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_bead_lands_on_the_lowest_free_level(heights in proptest::array::uniform16(0u64..=4), colours in any::<u64>()) {
            let mut occupied = 0;
            for (column, &height) in heights.iter().enumerate() {
                for level in 0..height {
                    occupied |= 1 << (16 * level + column as u64);
                }
            }
            let board = Board { own: occupied & colours, opponent: occupied & !colours };
            let mut playable = 0;
            for (column, &height) in heights.iter().enumerate() {
                let landing = if height < 4 { 1 << (16 * height + column as u64) } else { 0 };
                prop_assert_eq!(board.landing(column as u8), landing);
                prop_assert_eq!(board.open_columns() >> column & 1 == 1, height < 4);
                playable |= landing;
            }
            prop_assert_eq!(board.playable(), playable);
            // Every bead rests on something, and so would the next ones.
            prop_assert_eq!(board.supported(), occupied | playable);
        }
    }
}
