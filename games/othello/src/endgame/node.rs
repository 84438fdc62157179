//! A position inside the search, and its quadrants for parity. In an area with an odd number of
//! empty squares, the player who begins there usually also moves last. The solver counts by
//! quadrants, as the cheapest approximation of an area.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) own: u64,
    pub(super) opponent: u64,
    /// The quadrants with an odd number of empty squares, a bit each.
    pub(super) odd: u32,
    pub(super) empties: u32,
}

#[derive(Clone, Copy)]
pub(super) struct Counts {
    odd: u32,
    empties: u32,
}

const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

pub(super) const SQUARES_OF: [u64; 16] = {
    let mut squares = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if set >> quadrant & 1 == 1 {
                squares[set] |= QUADRANTS[quadrant];
            }
            quadrant += 1;
        }
        set += 1;
    }
    squares
};

impl Node {
    pub(super) fn new(own: u64, opponent: u64) -> Node {
        let empty = !(own | opponent);
        let odd = (0..4).map(|i| ((empty & QUADRANTS[i]).count_ones() % 2) << i).sum();
        Node { own, opponent, odd, empties: empty.count_ones() }
    }

    /// Returns what is not on the boards, small enough for a register.
    #[inline(always)]
    pub(super) fn counts(self) -> Counts {
        Counts { odd: self.odd, empties: self.empties }
    }

    #[inline(always)]
    pub(super) fn from_parts(own: u64, opponent: u64, Counts { odd, empties }: Counts) -> Node {
        Node { own, opponent, odd, empties }
    }

    #[inline(always)]
    pub(super) fn empty(self) -> u64 {
        !(self.own | self.opponent)
    }

    #[inline(always)]
    pub(super) fn after(self, square: u32, flips: u64) -> Node {
        Node {
            own: self.opponent ^ flips,
            opponent: self.own ^ flips ^ (1 << square),
            odd: self.odd ^ quadrant_of(square),
            empties: self.empties - 1,
        }
    }

    #[inline(always)]
    pub(super) fn passed(self) -> Node {
        Node { own: self.opponent, opponent: self.own, ..self }
    }

    pub(super) fn final_score(self) -> i32 {
        final_score(self.own, self.opponent)
    }
}

#[inline(always)]
pub(super) fn quadrant_of(square: u32) -> u32 {
    1 << ((square >> 2 & 1) | (square >> 4 & 2))
}

/// Returns the score of a finished game: empty squares count for the winner.
#[inline]
pub(super) fn final_score(own: u64, opponent: u64) -> i32 {
    let (own, opponent) = (own.count_ones() as i32, opponent.count_ones() as i32);
    match own.cmp(&opponent) {
        std::cmp::Ordering::Greater => 64 - 2 * opponent,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => 2 * own - 64,
    }
}
