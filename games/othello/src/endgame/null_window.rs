//! The middle of the tree: null-window search to the end, without the evaluation. Each thread has a
//! small table that stays in the cache of its core: what is worth finding again was nearly always
//! searched a moment ago.

use super::kernel::Kernel;
use super::last::last_few;
use super::node::Node;
use super::ordering::{Moves, promise, promise_of_known};
use super::shallow::{SHALLOW, upper_bound};
use super::table::{CERTAIN, Finding};
use super::worker::Worker;
use crate::rules::squares;

/// Enhanced transposition cutoffs apply from this many empties.
const ETC_EMPTIES: u32 = 10;

/// Tells whether the score of a position with more than [`SHALLOW`] empty squares is more than `alpha`.
#[inline(always)]
pub(super) fn null_window<K: Kernel>(
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
    let Node { own, opponent, .. } = node;
    let mut known = [None; 2];
    if let Some(entry) = worker.near.get(own, opponent) {
        if let Some(score) = entry.answer(alpha, node.empties, CERTAIN) {
            return score;
        }
        known = entry.moves;
    }
    let mobility = kernel.mobility(own, opponent);
    if mobility == 0 {
        return if kernel.mobility(opponent, own) == 0 {
            node.final_score()
        } else {
            -kernel.null_window(worker, node.passed(), -alpha - 1)
        };
    }
    let mut moves = Moves::new();
    for square in squares(mobility) {
        let next = node.after(square, kernel.flips(own, opponent, square));
        if next.own == 0 {
            return 64;
        }
        if next.empties >= ETC_EMPTIES
            && worker.techniques.etc
            && let Some(entry) = worker.near.get(next.own, next.opponent)
            && let Some(score) = entry.answer(-alpha - 1, next.empties, CERTAIN)
            && -score > alpha
        {
            return -score;
        }
        let promise = promise_of_known(known, square)
            .unwrap_or_else(|| promise(kernel, worker, node, square, next));
        moves.push(square, promise);
    }
    let mut best = -64;
    let mut best_square = None;
    for index in 0..moves.len() {
        let square = moves.take(index);
        let next = node.after(square, kernel.flips(own, opponent, square));
        let score = if next.empties <= SHALLOW {
            -kernel.shallow(worker, next, -alpha - 1)
        } else {
            -kernel.null_window(worker, next, -alpha - 1)
        };
        if score > best || best_square.is_none() {
            best = score;
            best_square = Some(square);
            if score > alpha {
                break;
            }
        }
    }
    if worker.stopped {
        return alpha;
    }
    let finding =
        Finding { score: best, alpha, depth: node.empties, confidence: CERTAIN, best: best_square };
    worker.near.put(node, finding);
    best
}

/// Searches a position with any number of empty squares to the end.
#[inline(always)]
pub(super) fn null_window_or_less<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    alpha: i32,
) -> i32 {
    match node.empties {
        0..=4 => last_few(kernel, worker, node, alpha),
        5..=SHALLOW => kernel.shallow(worker, node, alpha),
        _ => kernel.null_window(worker, node, alpha),
    }
}
