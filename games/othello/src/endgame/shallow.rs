//! Positions with few empty squares: parity orders the moves, and nothing is remembered.

use super::kernel::Kernel;
use super::last::last_four;
use super::node::Node;
use super::stability::stable;
use super::worker::Worker;
use crate::rules::squares;

/// Positions with at most so many empty squares are searched here.
pub(super) const SHALLOW: u32 = 6;

/// The windows from which a stability cutoff is worth trying, by the number of empties.
pub(super) static STABILITY_FROM: [i32; 64] = {
    let mut from = [64; 64];
    let mut empties = 5;
    while empties < 64 {
        from[empties] = if empties < 30 { 2 * empties as i32 - 8 } else { 50 };
        empties += 1;
    }
    from
};

/// Solves a position with five to [`SHALLOW`] empty squares.
#[inline(always)]
pub(super) fn shallow<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    alpha: i32,
) -> i32 {
    if !worker.count_one() {
        return alpha;
    }
    if let Some(most) = upper_bound(worker, node, alpha) {
        return most;
    }
    let moves = kernel.mobility(node.own, node.opponent);
    if moves == 0 {
        return if kernel.mobility(node.opponent, node.own) == 0 {
            node.final_score()
        } else {
            -kernel.shallow(worker, node.passed(), -alpha - 1)
        };
    }
    let mut best = -64;
    let odd = moves & worker.odd_squares(node);
    for group in [odd, moves & !odd] {
        for square in squares(group) {
            let next = node.after(square, kernel.flips(node.own, node.opponent, square));
            let score = if next.empties == 4 {
                -last_four(kernel, worker, next, -alpha - 1)
            } else {
                -kernel.shallow(worker, next, -alpha - 1)
            };
            if score > alpha {
                return score;
            }
            best = best.max(score);
        }
    }
    best
}

/// Returns a bound from the opponent's stable discs if it is no more than `alpha`.
#[inline(always)]
pub(super) fn upper_bound(worker: &Worker<'_>, node: Node, alpha: i32) -> Option<i32> {
    if alpha < worker.stability_from[node.empties as usize & 63] {
        return None;
    }
    let most = 64 - 2 * stable(node.opponent, node.own).count_ones() as i32;
    (most <= alpha).then_some(most)
}
