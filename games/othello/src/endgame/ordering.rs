//! Move ordering without an evaluation: fastest first. The move that leaves the opponent the fewest
//! moves comes first, then count corners, empty squares beside the own discs, and parity.

use super::kernel::Kernel;
use super::node::Node;
use super::worker::Worker;
use crate::eval::UNIT;
use crate::rules::CORNERS;

/// The most moves that a position can have is 33.
const MOST_MOVES: usize = 40;

/// The moves of a position with what they promise, sorted as far as they are needed.
pub(super) struct Moves {
    /// A promise and the square below it, in one number.
    keys: [u32; MOST_MOVES],
    count: usize,
}

/// The promise of the best and the second best move of an earlier search.
const KNOWN: [u32; 2] = [1 << 25, 1 << 24];
/// The bonus of the last refutation: as much as three answers fewer, or a disc and a half.
pub(super) const REFUTES: u32 = 3 << 11;
pub(super) const REFUTES_BY_VALUE: u32 = 3 * UNIT as u32 / 2;

impl Moves {
    #[inline(always)]
    pub(super) fn new() -> Moves {
        Moves { keys: [0; MOST_MOVES], count: 0 }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, square: u32, promise: u32) {
        if let Some(key) = self.keys.get_mut(self.count) {
            *key = promise << 6 | square;
            self.count += 1;
        }
    }

    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Returns the move at `index`; those before it were taken out already.
    #[inline(always)]
    pub(super) fn take(&mut self, index: usize) -> u32 {
        let keys = &mut self.keys[..self.count.min(MOST_MOVES)];
        let mut top = index;
        for other in index + 1..keys.len() {
            if keys[other] > keys[top] {
                top = other;
            }
        }
        keys.swap(index, top);
        keys[index] & 63
    }
}

/// Returns the promise of a move that an earlier search has found best.
#[inline(always)]
pub(super) fn promise_of_known(known: [Option<u8>; 2], square: u32) -> Option<u32> {
    (0..2).find(|&rank| known[rank] == Some(square as u8)).map(|rank| KNOWN[rank])
}

/// Returns what a move on `square` promises that leads to `next`.
#[inline(always)]
pub(super) fn promise<K: Kernel>(
    kernel: K,
    worker: &Worker<'_>,
    node: Node,
    square: u32,
    next: Node,
) -> u32 {
    let bit = 1u64 << square;
    let mut promise = 1 << 20;
    if worker.techniques.fastest_first {
        let (replies, potential) = freedom(kernel, next);
        promise -= replies << 11;
        promise -= potential << 7;
    }
    promise += u32::from(bit & worker.odd_squares(node) != 0) << 8;
    promise += u32::from(bit & CORNERS != 0) << 11;
    promise + (SQUARE_VALUE[square as usize & 63] << 4)
}

/// Returns the ordering score of a move that leads to `next`, whose value is in the table.
#[inline(always)]
pub(super) fn promise_of_value<K: Kernel>(
    kernel: K,
    next: Node,
    value: i32,
    is_to_the_end: bool,
) -> u32 {
    // Of equal moves, the one with fewer answers makes the smaller tree, the more so the deeper.
    let (replies, potential) = freedom(kernel, next);
    let freedom = if is_to_the_end { 96 * replies + 3 * potential } else { 24 * replies };
    let cost = value + freedom as i32;
    ((1 << 18) - cost).clamp(0, 1 << 19) as u32
}

/// Returns how many moves the player to move has, corners counted twice, and how many could become moves.
#[inline(always)]
fn freedom<K: Kernel>(kernel: K, node: Node) -> (u32, u32) {
    let moves = kernel.mobility(node.own, node.opponent);
    let potential = potential_mobility(node.own, node.opponent).count_ones();
    (moves.count_ones() + (moves & CORNERS).count_ones(), potential)
}

/// Returns the empty squares beside discs of the opponent.
#[inline(always)]
fn potential_mobility(own: u64, opponent: u64) -> u64 {
    let sideways = opponent & 0x7e7e_7e7e_7e7e_7e7e;
    let vertical = opponent & 0x00ff_ffff_ffff_ff00;
    let both = sideways & vertical;
    let straight = sideways << 1 | sideways >> 1 | vertical << 8 | vertical >> 8;
    let diagonal = both << 7 | both >> 7 | both << 9 | both >> 9;
    (straight | diagonal) & !(own | opponent)
}

const SQUARE_VALUE: [u32; 64] = {
    const QUARTER: [[u32; 4]; 4] = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]];
    let mut values = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        values[square] = QUARTER[if y < 4 { y } else { 7 - y }][if x < 4 { x } else { 7 - x }];
        square += 1;
    }
    values
};
