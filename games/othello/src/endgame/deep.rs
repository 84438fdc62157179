//! The top of the tree, where the learned evaluation orders the moves.
//!
//! A search goes to the end of the game, or a number of plies deep to the evaluation. Scores are in
//! parts of a disc ([`UNIT`]), since moves that differ by less than a disc differ all the same;
//! where the end of the game is searched without the evaluation, they are whole discs.

use super::kernel::Kernel;
use super::node::Node;
use super::null_window::null_window_or_less;
use super::ordering::{self, Moves, REFUTES, REFUTES_BY_VALUE};
use super::parallel::{Best, Helpers, Queue};
use super::selectivity;
use super::shallow::upper_bound;
use super::table::{EndgameTable, Finding};
use super::worker::Worker;
use crate::eval::{Indices, Row, UNIT};
use crate::rules::{BESIDE_CORNERS, Board, CORNERS, squares};

/// Searches to the end with at most so many empty squares do without the evaluation.
pub(super) const WITHOUT_EVALUATION: u32 = 13;
/// From this depth on the table is probed for the positions after each move (enhanced transposition cutoff).
const ETC_DEPTH: u32 = 8;
/// Searches of fewer plies cost no more than comparing the moves by the evaluation would.
const ORDER_BY_EVALUATION: u32 = 3;
/// Searches of at least so many plies are worth a second thread.
const SPLIT: u32 = 14;

/// A null-window search: is the score of a position more than `alpha`, `depth` plies ahead?
#[derive(Clone, Copy)]
pub(super) struct NullWindow<'a> {
    pub(super) node: Node,
    pub(super) indices: &'a Indices,
    pub(super) alpha: i32,
    pub(super) depth: u32,
}

impl NullWindow<'_> {
    /// Returns the opponent's search after a move to `node`.
    #[inline(always)]
    pub(super) fn reply(self, node: Node, indices: &Indices) -> NullWindow<'_> {
        NullWindow { node, indices, alpha: -self.alpha - 1, depth: self.depth - 1 }
    }
}

#[inline(always)]
pub(super) fn deep<K: Kernel>(kernel: K, worker: &mut Worker<'_>, window: NullWindow<'_>) -> i32 {
    let NullWindow { node, indices, alpha, depth } = window;
    let Node { own, opponent, empties, .. } = node;
    let is_to_the_end = depth >= empties;
    if is_to_the_end && empties <= WITHOUT_EVALUATION {
        return UNIT * null_window_or_less(kernel, worker, node, in_discs(alpha));
    }
    if !worker.count_one() {
        return alpha;
    }
    if depth == 0 {
        return value(kernel, worker, node, &indices.contents());
    }
    if is_to_the_end && let Some(most) = upper_bound(worker, node, in_discs(alpha)) {
        return UNIT * most;
    }
    let confidence = worker.confidence;
    let mut known = [None; 2];
    if depth >= 2
        && let Some(entry) = worker.table.get(own, opponent)
    {
        if let Some(score) = entry.answer(alpha, depth, confidence) {
            return score;
        }
        known = entry.moves;
    }
    let mobility = kernel.mobility(own, opponent);
    if mobility == 0 {
        if kernel.mobility(opponent, own) == 0 {
            return UNIT * node.final_score();
        }
        let (node, indices) = (node.passed(), &indices.passed());
        return -kernel.deep(worker, NullWindow { node, indices, alpha: -alpha - 1, depth });
    }
    if depth == 1 {
        return last_ply(kernel, worker, window, mobility);
    }
    // Multi-ProbCut
    if let Some(score) = selectivity::cut(kernel, worker, window) {
        return score;
    }
    if depth >= ETC_DEPTH
        && let Some(score) = etc_cutoff(kernel, worker, window, mobility)
    {
        return score;
    }
    let Some(moves) = ordered(kernel, worker, window, mobility, known) else {
        return 64 * UNIT;
    };
    let best = search_moves(kernel, worker, window, moves);
    if worker.stopped {
        return alpha;
    }
    let score = best.score;
    if score > alpha
        && let Some(square) = best.square
    {
        worker.note_refutation(depth, square);
    }
    worker.table.put(node, Finding { score, alpha, depth, confidence, best: best.square });
    score
}

/// Searches moves in their order until one fails high, and returns the best.
#[inline(always)]
pub(super) fn search_moves<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    window: NullWindow<'_>,
    mut moves: Moves,
) -> Best {
    let NullWindow { node, indices, alpha, depth } = window;
    let mut best = Best { score: -64 * UNIT, square: None };
    let mut index = 0;
    while index < moves.len() && best.score <= alpha && !worker.stopped {
        let others = moves.len() - index - 1;
        if index > 0
            && others > 0
            && depth >= SPLIT
            && let Some(helpers) = Helpers::take(worker.shared, others)
        {
            return helpers.search(kernel, worker, window, Queue { moves, index, best });
        }
        let square = moves.take(index);
        let flips = kernel.flips(node.own, node.opponent, square);
        let next = node.after(square, flips);
        let next_indices = indices.after(square as u8, flips);
        best.improve(-kernel.deep(worker, window.reply(next, &next_indices)), square);
        index += 1;
    }
    best
}

/// Returns the moves with what they promise, or `None` if one of them wipes the opponent out.
#[inline(always)]
fn ordered<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    window: NullWindow<'_>,
    mobility: u64,
    known: [Option<u8>; 2],
) -> Option<Moves> {
    let NullWindow { node, indices, depth, .. } = window;
    let before = indices.before_a_move();
    let refutation = worker.refutation(depth);
    let mut moves = Moves::new();
    for square in squares(mobility) {
        let flips = kernel.flips(node.own, node.opponent, square);
        let next = node.after(square, flips);
        if next.own == 0 {
            return None;
        }
        if depth > 2 {
            worker.table.prefetch(kernel, next.own, next.opponent);
        }
        let refutes = u32::from(refutation >> square & 1 == 1);
        let promise = if let Some(promise) = ordering::promise_of_known(known, square) {
            promise
        } else if !worker.techniques.evaluation || depth < ORDER_BY_EVALUATION {
            ordering::promise(kernel, worker, node, square, next) + refutes * REFUTES
        } else {
            let ahead = plies_to_order_by(depth);
            let value = if ahead > 0 {
                let next_indices = indices.after(square as u8, flips);
                kernel.full_width(worker, next, &next_indices, (-NO_VALUE, NO_VALUE), ahead)
            } else if worker.count_one() {
                value(kernel, worker, next, &before.after(square, flips))
            } else {
                0
            };
            let is_to_the_end = depth >= node.empties;
            ordering::promise_of_value(kernel, next, value, is_to_the_end)
                + refutes * REFUTES_BY_VALUE
        };
        moves.push(square, promise);
    }
    Some(moves)
}

/// Searches the last ply before the evaluation: hardly anything is ordered, and nothing stored.
#[inline(always)]
fn last_ply<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    NullWindow { node, indices, alpha, .. }: NullWindow<'_>,
    mobility: u64,
) -> i32 {
    let before = indices.before_a_move();
    let mut best = -64 * UNIT;
    let corners = mobility & CORNERS;
    let first = mobility & worker.refutation(1) & !corners;
    let others = mobility ^ corners ^ first;
    for group in [corners, first, others & !BESIDE_CORNERS, others & BESIDE_CORNERS] {
        for square in squares(group) {
            let flips = kernel.flips(node.own, node.opponent, square);
            let next = node.after(square, flips);
            if next.own == 0 {
                return 64 * UNIT;
            }
            if !worker.count_one() {
                return alpha;
            }
            best = best.max(-value(kernel, worker, next, &before.after(square, flips)));
            if best > alpha {
                worker.note_refutation(1, square);
                return best;
            }
        }
    }
    best
}

/// Returns a cutoff from the table's entries of the positions after each move.
#[inline(always)]
fn etc_cutoff<K: Kernel>(
    kernel: K,
    worker: &Worker<'_>,
    NullWindow { node, alpha, depth, .. }: NullWindow<'_>,
    mobility: u64,
) -> Option<i32> {
    if !worker.techniques.etc {
        return None;
    }
    let after = |square: u32| node.after(square, kernel.flips(node.own, node.opponent, square));
    // Where the search goes on without the evaluation, it has a table of its own.
    let is_near = depth >= node.empties && node.empties <= WITHOUT_EVALUATION + 1;
    let table: &EndgameTable = if is_near { &worker.near } else { worker.table };
    let (unit, bound) = if is_near { (UNIT, in_discs(-alpha - 1)) } else { (1, -alpha - 1) };
    if !is_near {
        for next in squares(mobility).map(after) {
            table.prefetch(kernel, next.own, next.opponent);
        }
    }
    squares(mobility).map(after).find_map(|next| {
        let entry = table.get(next.own, next.opponent)?;
        let score = entry.answer(bound, depth - 1, worker.confidence)?;
        (score <= bound).then_some(-unit * score)
    })
}

/// Returns how many plies ahead moves are compared that will be searched `depth` plies deep.
const fn plies_to_order_by(depth: u32) -> u32 {
    match depth {
        0..16 => 0,
        16..19 => 1,
        19.. => 2,
    }
}

/// Returns the whole discs of a bound: a score in discs is more than the one if it is more than the other.
#[inline(always)]
fn in_discs(alpha: i32) -> i32 {
    alpha.div_euclid(UNIT)
}

#[inline(always)]
pub(super) fn value<K: Kernel>(
    kernel: K,
    worker: &Worker<'_>,
    Node { own, opponent, .. }: Node,
    contents: &Row,
) -> i32 {
    let moves = [kernel.mobility(own, opponent), kernel.mobility(opponent, own)];
    worker.evaluation.parts(Board { own, opponent }, moves, contents)
}

const NO_VALUE: i32 = 65 * UNIT;

/// Returns the value of a position a few plies ahead: plain alpha-beta, to order moves by.
#[inline(always)]
pub(super) fn full_width<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    indices: &Indices,
    (alpha, beta): (i32, i32),
    depth: u32,
) -> i32 {
    let Node { own, opponent, .. } = node;
    if !worker.count_one() {
        return 0;
    }
    if depth == 0 {
        return value(kernel, worker, node, &indices.contents());
    }
    let mobility = kernel.mobility(own, opponent);
    if mobility == 0 {
        return if kernel.mobility(opponent, own) == 0 {
            UNIT * node.final_score()
        } else {
            -kernel.full_width(worker, node.passed(), &indices.passed(), (-beta, -alpha), depth)
        };
    }
    let mut best = -NO_VALUE;
    for square in squares(mobility) {
        if best >= beta {
            break;
        }
        let flips = kernel.flips(own, opponent, square);
        let (next, next_indices) = (node.after(square, flips), indices.after(square as u8, flips));
        let window = (-beta, -alpha.max(best));
        best = best.max(-kernel.full_width(worker, next, &next_indices, window, depth - 1));
    }
    best
}
