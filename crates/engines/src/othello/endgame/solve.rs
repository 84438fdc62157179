//! One call of the solver: the score, then best moves and a line of best play.

use sakiyomi_core::State as _;
use sakiyomi_games::othello::{Board, Move, Othello};

use super::kernel::Kernel;
use super::last::last_few;
use super::node::Node;
use super::shallow::SHALLOW;
use super::table::Table;
use super::worker::{Shared, Worker};
use crate::solver::{OpenQuestion, ScoreRange, SolveProgress};

/// One call of the solver.
pub(super) struct Work<'a, K> {
    pub(super) kernel: K,
    pub(super) table: &'a Table,
    pub(super) shared: &'a Shared<'a>,
    pub(super) watch: &'a mut dyn FnMut(&SolveProgress),
}

/// The range in which every score lies.
pub(super) const ANY_SCORE: ScoreRange = ScoreRange { at_least: -64, at_most: 64 };

impl<K: Kernel> Work<'_, K> {
    /// Narrows the score of a position down until it is exact or the budget is spent.
    pub(super) fn score(&mut self, state: &Othello) -> ScoreRange {
        let node = node_of(state);
        let mut range = ANY_SCORE;
        let mut guess = 0;
        while range.at_least < range.at_most {
            let alpha = if guess <= range.at_least { range.at_least } else { guess - 1 };
            let Some(score) = self.search(node, alpha) else { break };
            if score > alpha {
                range.at_least = score;
            } else {
                range.at_most = score;
            }
            guess = score;
            let effort = self.shared.effort();
            let question = OpenQuestion::Score { range, confidence: 100 };
            (self.watch)(&SolveProgress { question, effort, fill: 0.0 });
        }
        range
    }

    /// Tells whether the score of `state` is at least `score`.
    fn reaches(&mut self, state: &Othello, score: i32) -> Option<bool> {
        self.search(node_of(state), score - 1).map(|found| found >= score)
    }

    /// Tells whether a move to `next` keeps the score of the player who moved.
    fn keeps(&mut self, next: &Othello, score: i32) -> Option<bool> {
        // For the other player the score is at most -score.
        self.reaches(next, 1 - score).map(|better| !better)
    }

    /// Returns the moves that keep the score, and whether all were found.
    pub(super) fn best_moves(&mut self, state: &Othello, score: i32) -> (Vec<Move>, bool) {
        let mut best = Vec::new();
        let mut complete = true;
        for (mv, next) in self.moves(state) {
            match self.keeps(&next, score) {
                Some(true) => best.push(mv),
                Some(false) => {}
                None => complete = false,
            }
        }
        (best, complete)
    }

    /// Plays best moves for both sides as long as they can be found.
    pub(super) fn line(&mut self, state: &Othello, score: i32) -> Vec<Move> {
        let (mut state, mut score) = (*state, score);
        let mut line = Vec::new();
        while state.outcome().is_none() {
            let moves = self.moves(&state);
            let Some((mv, next)) =
                moves.into_iter().find(|(_, next)| self.keeps(next, score) == Some(true))
            else {
                break;
            };
            line.push(mv);
            (state, score) = (next, -score);
        }
        line
    }

    /// Returns all moves with the positions they lead to; those that the table holds for best come first.
    fn moves(&self, state: &Othello) -> Vec<(Move, Othello)> {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let Board { own, opponent } = state.board();
        let known = self.table.get(own, opponent).map_or([None; 2], |entry| entry.moves);
        moves.sort_by_key(|mv| match mv {
            Move::Place(square) => {
                known.iter().position(|&mv| mv == Some(square.index())).unwrap_or(2)
            }
            Move::Pass => 0,
        });
        let play = |mv| {
            let mut next = *state;
            next.apply(mv);
            (mv, next)
        };
        moves.into_iter().map(play).collect()
    }

    /// Searches with the window above `alpha`; nothing comes of it when the budget ends it.
    fn search(&mut self, node: Node, alpha: i32) -> Option<i32> {
        let mut worker = Worker::new(self.table, self.shared, None);
        let score = any_depth(self.kernel, &mut worker, node, alpha);
        (!worker.stopped).then_some(score)
    }
}

/// Searches a position with any number of empty squares.
pub(super) fn any_depth<K: Kernel>(
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

fn node_of(state: &Othello) -> Node {
    let Board { own, opponent } = state.board();
    Node::new(own, opponent)
}
