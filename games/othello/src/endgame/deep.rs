//! The top of the tree, where the learned evaluation orders the moves.
//!
//! A search goes either to the end of the game or a number of plies deep, where
//! the evaluation takes the place of the score. Searches that may err
//! (`selectivity.rs`) come before those that may not, and leave good moves in the table.
//!
//! Scores are in parts of a disc here ([`UNIT`]): moves that differ by less than a disc
//! differ all the same. Where the end of the game is searched without the evaluation,
//! they are whole discs.

use crate::Board;

use super::kernel::Kernel;
use super::node::Node;
use super::null_window::null_window_or_less;
use super::ordering::{self, BESIDE_CORNERS, CORNERS, Moves, REFUTES, REFUTES_BY_VALUE};
use super::parallel::{Best, Helpers, Question, Queue};
use super::selectivity;
use super::shallow::upper_bound;
use super::table::{EndgameTable, Finding};
use super::worker::Worker;
use crate::eval::{Indices, Row, UNIT};

/// Searches to the end with at most so many empty squares do without the evaluation.
pub(super) const WITHOUT_EVALUATION: u32 = 13;

/// From this depth on the table is asked about the positions after each move, which may end the search.
const ASK_AHEAD: u32 = 8;

/// Searches of fewer plies cost no more than comparing the moves by the evaluation would.
const ORDER_BY_EVALUATION: u32 = 3;

/// Searches of at least so many plies are worth a second thread.
const SPLIT: u32 = 14;

/// Tells whether the score of a position is more than `alpha`, `depth` plies ahead.
#[inline(always)]
pub(super) fn deep<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    indices: &Indices,
    alpha: i32,
    depth: u32,
) -> i32 {
    let Node { own, opponent, empties, .. } = node;
    let is_to_the_end = depth >= empties;
    if is_to_the_end && empties <= WITHOUT_EVALUATION {
        return UNIT * null_window_or_less(kernel, worker, node, in_discs(alpha));
    }
    if !worker.count_one() {
        return alpha;
    }
    if depth == 0 {
        return value(kernel, worker, node, indices);
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
        return if kernel.mobility(opponent, own) == 0 {
            UNIT * node.final_score()
        } else {
            -kernel.deep(worker, node.passed(), &indices.passed(), -alpha - 1, depth)
        };
    }
    if depth == 1 {
        return last_ply(kernel, worker, node, indices, mobility, alpha);
    }
    if let Some(score) = selectivity::cut(kernel, worker, node, indices, alpha, depth) {
        return score;
    }
    if depth >= ASK_AHEAD
        && let Some(score) = answer_ahead(kernel, worker, node, mobility, alpha, depth)
    {
        return score;
    }
    let Some(moves) = ordered(kernel, worker, node, indices, mobility, known, depth) else {
        return 64 * UNIT;
    };
    let best = search_moves(kernel, worker, Question { node, indices, alpha, depth }, moves);
    if worker.stopped {
        return alpha;
    }
    let score = best.score;
    if score > alpha
        && let Some(square) = best.square
    {
        worker.note_refutation(depth, square);
    }
    if depth >= 2 {
        worker.table.put(node, Finding { score, alpha, depth, confidence, best: best.square });
    }
    score
}

/// Searches moves in their order until one fails high, and returns the best.
#[inline(always)]
pub(super) fn search_moves<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    question: Question<'_>,
    mut moves: Moves,
) -> Best {
    let Question { node, indices, alpha, depth } = question;
    let mut best = Best { score: -64 * UNIT, square: None };
    let mut index = 0;
    while index < moves.len() && best.score <= alpha && !worker.stopped {
        let others = moves.len() - index - 1;
        if index > 0
            && others > 0
            && depth >= SPLIT
            && let Some(helpers) = Helpers::take(worker.shared, others)
        {
            return helpers.search(kernel, worker, question, Queue { moves, index, best });
        }
        let square = moves.take(index);
        let flips = kernel.flips(node.own, node.opponent, square);
        let next = node.after(square, flips);
        let next_indices = indices.after(square as u8, flips);
        best.improve(-kernel.deep(worker, next, &next_indices, -alpha - 1, depth - 1), square);
        index += 1;
    }
    best
}

/// Returns the moves with what they promise, or `None` if one of them leaves the opponent nothing.
#[inline(always)]
fn ordered<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    indices: &Indices,
    mobility: u64,
    known: [Option<u8>; 2],
    depth: u32,
) -> Option<Moves> {
    let before = indices.before_a_move();
    let refutation = worker.refutation(depth);
    let mut moves = Moves::new();
    let mut rest = mobility;
    while rest != 0 {
        let square = rest.trailing_zeros();
        rest &= rest - 1;
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
                kernel.look_ahead(worker, next, &next_indices, (-NO_VALUE, NO_VALUE), ahead)
            } else if worker.count_one() {
                value_of(kernel, worker, next, &before.after(square, flips))
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

/// Searches the last ply before the evaluation: hardly anything is ordered, and nothing remembered.
#[inline(always)]
fn last_ply<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    indices: &Indices,
    mobility: u64,
    alpha: i32,
) -> i32 {
    let before = indices.before_a_move();
    let mut best = -64 * UNIT;
    let corners = mobility & CORNERS;
    let first = mobility & worker.refutation(1) & !corners;
    let others = mobility ^ corners ^ first;
    for mut rest in [corners, first, others & !BESIDE_CORNERS, others & BESIDE_CORNERS] {
        while rest != 0 {
            let square = rest.trailing_zeros();
            rest &= rest - 1;
            let flips = kernel.flips(node.own, node.opponent, square);
            let next = node.after(square, flips);
            if next.own == 0 {
                return 64 * UNIT;
            }
            if !worker.count_one() {
                return alpha;
            }
            best = best.max(-value_of(kernel, worker, next, &before.after(square, flips)));
            if best > alpha {
                worker.note_refutation(1, square);
                return best;
            }
        }
    }
    best
}

/// Returns an answer from what the table knows about the positions after each move.
#[inline(always)]
fn answer_ahead<K: Kernel>(
    kernel: K,
    worker: &Worker<'_>,
    node: Node,
    mobility: u64,
    alpha: i32,
    depth: u32,
) -> Option<i32> {
    if !worker.techniques.asking_ahead {
        return None;
    }
    let after = |square: u32| node.after(square, kernel.flips(node.own, node.opponent, square));
    // Where the search goes on without the evaluation, it has a table of its own.
    let is_near = depth >= node.empties && node.empties <= WITHOUT_EVALUATION + 1;
    let table: &EndgameTable = if is_near { &worker.near } else { worker.table };
    let (unit, bound) = if is_near { (UNIT, in_discs(-alpha - 1)) } else { (1, -alpha - 1) };
    let mut rest = mobility;
    while !is_near && rest != 0 {
        let next = after(rest.trailing_zeros());
        rest &= rest - 1;
        table.prefetch(kernel, next.own, next.opponent);
    }
    rest = mobility;
    while rest != 0 {
        let next = after(rest.trailing_zeros());
        rest &= rest - 1;
        if let Some(entry) = table.get(next.own, next.opponent)
            && let Some(score) = entry.answer(bound, depth - 1, worker.confidence)
            && score <= bound
        {
            return Some(-unit * score);
        }
    }
    None
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

/// Returns the evaluation.
#[inline(always)]
pub(super) fn value<K: Kernel>(
    kernel: K,
    worker: &Worker<'_>,
    node: Node,
    indices: &Indices,
) -> i32 {
    value_of(kernel, worker, node, &indices.contents())
}

/// Returns the evaluation of a position of whose patterns the contents are known.
#[inline(always)]
fn value_of<K: Kernel>(kernel: K, worker: &Worker<'_>, node: Node, contents: &Row) -> i32 {
    let Node { own, opponent, .. } = node;
    let moves = [kernel.mobility(own, opponent), kernel.mobility(opponent, own)];
    worker.evaluation.parts(Board { own, opponent }, moves, contents)
}

/// More than every value.
const NO_VALUE: i32 = 65 * UNIT;

/// Returns the value of a position a few plies ahead.
#[inline(always)]
fn look_ahead<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    node: Node,
    indices: &Indices,
    window: (i32, i32),
    depth: u32,
) -> i32 {
    if depth > 0 {
        return kernel.look_ahead(worker, node, indices, window, depth);
    }
    if !worker.count_one() {
        return 0;
    }
    value(kernel, worker, node, indices)
}

/// Is [`look_ahead`] for at least one ply.
#[inline(always)]
pub(super) fn look_ahead_by<K: Kernel>(
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
    let mut rest = kernel.mobility(own, opponent);
    if rest == 0 {
        return if kernel.mobility(opponent, own) == 0 {
            UNIT * node.final_score()
        } else {
            -look_ahead(kernel, worker, node.passed(), &indices.passed(), (-beta, -alpha), depth)
        };
    }
    let mut best = -NO_VALUE;
    while rest != 0 && best < beta {
        let square = rest.trailing_zeros();
        rest &= rest - 1;
        let flips = kernel.flips(own, opponent, square);
        let next = node.after(square, flips);
        let next_indices = indices.after(square as u8, flips);
        let window = (-beta, -alpha.max(best));
        best = best.max(-look_ahead(kernel, worker, next, &next_indices, window, depth - 1));
    }
    best
}
