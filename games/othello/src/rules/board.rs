//! Discs as bits: which squares a player may take, and which discs a move flips. Bit `8 * row +
//! column` is a square, a1 the lowest and h8 the highest.

/// The discs of the player to move and of the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The discs of the player to move.
    pub own: u64,
    /// The discs of the opponent.
    pub opponent: u64,
}

pub(crate) const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The squares beside the corners, where a disc often gives the corner away.
pub(crate) const BESIDE_CORNERS: u64 = 0x42c3_0000_0000_c342;
/// All columns but a and h: where a disc can be enclosed from the side.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;
/// A step to the east, south-west, south and south-east, in bits; the others go downwards.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// For each step, the squares of the opponent that can lie between two discs on that line.
const fn between(step: u32, opponent: u64) -> u64 {
    if step == 8 { opponent } else { opponent & INNER_COLUMNS }
}

impl Board {
    /// Returns the empty squares.
    #[inline]
    pub const fn empty(self) -> u64 {
        !(self.own | self.opponent)
    }

    /// Returns the squares on which the player to move may place a disc.
    ///
    /// Runs of opponent discs beside an own one grow by doubling: 1 + 2 + 2 steps reach all six.
    #[inline]
    pub const fn mobility(self) -> u64 {
        let mut ends = 0;
        let mut i = 0;
        while i < STEPS.len() {
            let step = STEPS[i];
            let mask = between(step, self.opponent);

            let mut up = mask & (self.own << step);
            up |= mask & (up << step);
            let pairs = mask & (mask << step);
            up |= pairs & (up << (2 * step));
            up |= pairs & (up << (2 * step));
            ends |= up << step;

            let mut down = mask & (self.own >> step);
            down |= mask & (down >> step);
            let pairs = pairs >> step;
            down |= pairs & (down >> (2 * step));
            down |= pairs & (down >> (2 * step));
            ends |= down >> step;

            i += 1;
        }
        ends & self.empty()
    }

    /// Returns the opponent's discs that a disc on `square` (0..64) flips.
    #[inline]
    pub const fn flips(self, square: u8) -> u64 {
        let disc = 1u64 << square;
        let mut flips = 0;
        let mut i = 0;
        while i < STEPS.len() {
            let step = STEPS[i];
            let mask = between(step, self.opponent);
            let pairs = mask & (mask << step);

            let mut up = mask & (disc << step);
            up |= mask & (up << step);
            up |= pairs & (up << (2 * step));
            up |= pairs & (up << (2 * step));
            // The run is enclosed if the square behind it is an own disc.
            if (up << step) & self.own != 0 {
                flips |= up;
            }

            let pairs = pairs >> step;
            let mut down = mask & (disc >> step);
            down |= mask & (down >> step);
            down |= pairs & (down >> (2 * step));
            down |= pairs & (down >> (2 * step));
            if (down >> step) & self.own != 0 {
                flips |= down;
            }
            i += 1;
        }
        flips
    }

    /// Returns the board after a disc on `square` (0..64) that flips `flips`, seen by the next player.
    #[inline]
    #[must_use]
    pub const fn after(self, square: u8, flips: u64) -> Board {
        Board { own: self.opponent ^ flips, opponent: self.own | flips | 1 << square }
    }

    /// Returns the board seen by the other player.
    #[inline]
    #[must_use]
    pub const fn swapped(self) -> Board {
        Board { own: self.opponent, opponent: self.own }
    }
}

/// Returns the numbers of the squares in a set, lowest first.
#[inline(always)]
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        square
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Walks from the square in each direction, as a person would.
    fn flips_by_walking(board: Board, square: u8) -> u64 {
        let at = |x: i8, y: i8| 1u64 << (8 * y + x);
        let mut flips = 0;
        for (dx, dy) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let (mut x, mut y) = (square as i8 % 8 + dx, square as i8 / 8 + dy);
            let mut run = 0;
            while (0..8).contains(&x) && (0..8).contains(&y) {
                if board.own & at(x, y) != 0 {
                    flips |= run;
                    break;
                }
                if board.opponent & at(x, y) == 0 {
                    break;
                }
                run |= at(x, y);
                (x, y) = (x + dx, y + dy);
            }
        }
        flips
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn bit_parallel_flips_and_mobility_equal_walking(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
            // `c` thins or fills the board, so that long runs and empty areas both occur.
            let board = Board { own: a & b, opponent: !a & (b | c) & !(a & b) };
            let mut mobility = 0;
            for square in 0..64 {
                if board.empty() >> square & 1 == 0 {
                    continue;
                }
                let flips = flips_by_walking(board, square);
                prop_assert_eq!(board.flips(square), flips);
                if flips != 0 {
                    mobility |= 1 << square;
                }
            }
            prop_assert_eq!(board.mobility(), mobility);
        }
    }
}
