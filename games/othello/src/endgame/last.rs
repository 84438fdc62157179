//! The last one to four empty squares, without lists, tables or sorting.
//!
//! More than nine of ten positions of a search are here. With one square left, flips are counted from
//! tables of whole lines; with more, squares that are alone in their quadrant come first. Scores are
//! fail-soft: above `alpha` a lower bound, otherwise an upper one.

use super::kernel::Kernel;
use super::node::{Node, final_score, quadrant_of};
use super::worker::Worker;
use crate::rules::squares;

#[inline(always)]
pub(super) fn last_four<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    alpha: i32,
) -> i32 {
    worker.nodes += 1;
    let empty = node.empty();
    let odd = empty & worker.odd_squares(node);
    let mut order = [0; 4];
    for (place, square) in order.iter_mut().zip(squares(odd).chain(squares(empty & !odd))) {
        *place = square;
    }
    let [a, b, c, d] = order;
    let order = [(a, [b, c, d]), (b, [a, c, d]), (c, [a, b, d]), (d, [a, b, c])];
    let boards = (node.own, node.opponent);
    best_of(kernel, worker, boards, order, alpha, |worker, next, square, rest, alpha| {
        last_three(kernel, worker, next, rest, node.odd ^ quadrant_of(square), alpha)
    })
}

/// Solves a position with at most four empty squares at the root, where nothing is in a hurry.
pub(super) fn last_few<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    alpha: i32,
) -> i32 {
    if !worker.count_one() {
        return alpha;
    }
    let mobility = kernel.mobility(node.own, node.opponent);
    if mobility == 0 {
        return if kernel.mobility(node.opponent, node.own) == 0 {
            node.final_score()
        } else {
            -last_few(kernel, worker, node.passed(), -alpha - 1)
        };
    }
    let mut best = -64;
    for square in squares(mobility) {
        let next = node.after(square, kernel.flips(node.own, node.opponent, square));
        best = best.max(-last_few(kernel, worker, next, -alpha - 1));
    }
    best
}

#[inline(always)]
fn last_three<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    boards: (u64, u64),
    [a, b, c]: [u32; 3],
    odd: u32,
    alpha: i32,
) -> i32 {
    worker.nodes += 1;
    // One alone and two together is the only case in which the order matters.
    let [a, b, c] = if odd & quadrant_of(a) != 0 {
        [a, b, c]
    } else if odd & quadrant_of(b) != 0 {
        [b, a, c]
    } else {
        [c, a, b]
    };
    let order = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
    best_of(kernel, worker, boards, order, alpha, |worker, boards, _, [a, b], alpha| {
        worker.nodes += 1;
        best_of(kernel, worker, boards, [(a, b), (b, a)], alpha, |worker, next, _, rest, _| {
            worker.nodes += 1;
            last_one(next.0, rest)
        })
    })
}

/// Tries each square with the squares that it leaves, for the opponent if the player has to pass.
#[inline(always)]
fn best_of<'a, K: Kernel, R: Copy, const N: usize>(
    kernel: K,
    worker: &mut Worker<'a>,
    (own, opponent): (u64, u64),
    order: [(u32, R); N],
    alpha: i32,
    search: impl Fn(&mut Worker<'a>, (u64, u64), u32, R, i32) -> i32,
) -> i32 {
    let mut best_for = |own: u64, opponent: u64, alpha: i32| {
        let mut best = None;
        for (square, rest) in order {
            let flips = flips(kernel, own, opponent, square);
            if flips != 0 {
                let next = (opponent ^ flips, own ^ flips ^ (1 << square));
                let score = -search(worker, next, square, rest, -alpha - 1);
                if score > alpha {
                    return Some(score);
                }
                best = best.max(Some(score));
            }
        }
        best
    };
    best_for(own, opponent, alpha).unwrap_or_else(|| {
        best_for(opponent, own, -alpha - 1)
            .map_or_else(|| final_score(own, opponent), |score| -score)
    })
}

#[inline(always)]
fn last_one(own: u64, square: u32) -> i32 {
    let discs = own.count_ones() as i32;
    let flipped = flipped_at_end(own, square);
    if flipped != 0 {
        return 2 * (discs + 1 + flipped) - 64;
    }
    let flipped = flipped_at_end(!own, square);
    if flipped != 0 {
        2 * (discs - flipped) - 64
    } else if discs < 32 {
        2 * discs - 64
    } else {
        2 * discs - 62
    }
}

/// Returns the discs that the owner of `own` flips with `square`, if all the rest are the opponent's.
#[inline(always)]
fn flipped_at_end(own: u64, square: u32) -> i32 {
    const COLUMNS_SUM: u64 = 0x0101_0101_0101_0101;
    const ROWS_SUM: u64 = 0x0102_0408_1020_4080;
    let square = square & 63;
    let (x, y) = (square & 7, square >> 3);
    let by_x = &FLIPPED_IN_LINE[x as usize];
    let by_y = &FLIPPED_IN_LINE[y as usize];
    let [falling, rising] = DIAGONALS[square as usize];
    let row = own >> (8 * y) & 0xff;
    let column = (own >> x & COLUMNS_SUM).wrapping_mul(ROWS_SUM) >> 56;
    let falling = (own & falling).wrapping_mul(COLUMNS_SUM) >> 56;
    let rising = (own & rising).wrapping_mul(COLUMNS_SUM) >> 56;
    i32::from(by_x[row as usize])
        + i32::from(by_y[column as usize])
        + i32::from(by_x[falling as usize])
        + i32::from(by_x[rising as usize])
}

/// For a place in a line and the player's discs, how many discs it flips. Shorter lines are
/// filled up with the opponent's discs, which changes nothing.
static FLIPPED_IN_LINE: [[u8; 256]; 8] = {
    let mut counts = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let mut distance = 1;
            while place + distance < 8 {
                if own >> (place + distance) & 1 == 1 {
                    counts[place][own] += distance as u8 - 1;
                    break;
                }
                distance += 1;
            }
            distance = 1;
            while distance <= place {
                if own >> (place - distance) & 1 == 1 {
                    counts[place][own] += distance as u8 - 1;
                    break;
                }
                distance += 1;
            }
            own += 1;
        }
        place += 1;
    }
    counts
};

static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let dx = other % 8 - square % 8;
            let dy = other / 8 - square / 8;
            if dx == dy {
                diagonals[square as usize][0] |= 1 << other;
            }
            if dx == -dy {
                diagonals[square as usize][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    diagonals
};

/// Returns the discs that `square` flips; most squares that flip nothing have no opponent beside them.
#[inline(always)]
fn flips<K: Kernel>(kernel: K, own: u64, opponent: u64, square: u32) -> u64 {
    if NEIGHBOURS[square as usize & 63] & opponent == 0 {
        return 0;
    }
    kernel.flips(own, opponent, square)
}

static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut square: i32 = 0;
    while square < 64 {
        let mut other: i32 = 0;
        while other < 64 {
            let (dx, dy) = (other % 8 - square % 8, other / 8 - square / 8);
            if other != square && dx.abs() <= 1 && dy.abs() <= 1 {
                neighbours[square as usize] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    neighbours
};
