//! One call of the solver: the score, then best moves and a line of best play.

use crate::{Board, Move, Othello, Square};
use sakiyomi_core::State as _;

use super::deep::NullWindow;
use super::kernel::Kernel;
use super::node::Node;
use super::selectivity::{LEVELS, Level, PROOF};
use super::table::CERTAIN;
use super::worker::{Shared, Worker};
use crate::eval::{Indices, UNIT};
use sakiyomi_play::solver::{ScoreRange, SolveProgress, SolveStage};

/// Preliminary searches stay at least this many plies short of the end.
const PRELIMINARY_MARGIN: u32 = 8;
/// Deeper preliminary searches add little to the first search to the end.
const PRELIMINARY_DEPTH: u32 = 10;

pub(super) struct Work<'a, K> {
    pub(super) kernel: K,
    pub(super) shared: &'a Shared<'a>,
    pub(super) watch: &'a mut dyn FnMut(&SolveProgress),
}

pub(super) const ANY_SCORE: ScoreRange = ScoreRange { at_least: -64, at_most: 64 };

impl<K: Kernel> Work<'_, K> {
    /// Narrows the score of a position down until it is exact or the budget is spent.
    pub(super) fn score(&mut self, state: &Othello) -> ScoreRange {
        let node = node_of(state);
        let guess = if self.shared.setup.techniques.preparation { self.prepare(node) } else { 0 };
        self.pass(node, node.empties, PROOF, guess)
    }

    pub(super) fn exact(&mut self, state: &Othello) -> Option<(i32, Vec<Move>)> {
        let score = self.score(state).exact()?;
        Some((score, self.line(state, score)))
    }

    /// Selective and shallower searches, for good moves in the table and an estimate of the score.
    fn prepare(&mut self, node: Node) -> i32 {
        let mut guess = self.estimate_score(node);
        for level in LEVELS.iter().filter(|level| node.empties >= level.least_empties) {
            guess = self.pass(node, node.empties, *level, guess).at_least;
        }
        guess
    }

    pub(super) fn estimate_score(&mut self, node: Node) -> i32 {
        let deepest = node.empties.saturating_sub(PRELIMINARY_MARGIN).min(PRELIMINARY_DEPTH);
        let depths = (2 + node.empties % 2..=deepest).step_by(2);
        depths.fold(0, |guess, depth| self.pass(node, depth, LEVELS[0], guess).at_least)
    }

    /// Searches null windows around the guess until one score is left.
    fn pass(&mut self, node: Node, depth: u32, level: Level, guess: i32) -> ScoreRange {
        // At the end of the game every score is even.
        let is_to_the_end = depth == node.empties;
        let even = |score: i32| if is_to_the_end { score & 1 } else { 0 };
        let mut range = ANY_SCORE;
        let mut guess = guess - even(guess);
        while range.at_least < range.at_most {
            let alpha = if guess <= range.at_least { range.at_least } else { guess - 1 };
            let Some(score) = self.search(node, alpha, depth, level.confidence) else { break };
            if score > alpha {
                guess = score + even(score);
                range.at_least = guess;
            } else {
                guess = score - even(score);
                range.at_most = guess;
            }
            let stage = SolveStage::Score { range, confidence: level.percent };
            let (effort, fill) = (self.shared.effort(), self.shared.setup.table.fill());
            (self.watch)(&SolveProgress { stage, effort, fill });
        }
        range
    }

    fn reaches(&mut self, state: &Othello, score: i32) -> Option<bool> {
        let node = node_of(state);
        self.search(node, score - 1, node.empties, CERTAIN).map(|found| found >= score)
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
        let known =
            self.shared.setup.table.get(own, opponent).map_or([None; 2], |entry| entry.moves);
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

    pub(super) fn known_move(&self, node: Node) -> Option<Move> {
        let square = self.shared.setup.table.get(node.own, node.opponent)?.moves[0]?;
        Some(Move::Place(Square::from_bit(1 << square)))
    }

    /// Searches with the window above `alpha`, in discs; nothing comes of it when the budget ends it.
    pub(super) fn search(
        &mut self,
        node: Node,
        alpha: i32,
        depth: u32,
        confidence: u8,
    ) -> Option<i32> {
        let bound = UNIT * alpha;
        let score = self.search_in_parts(node, bound, depth, confidence)?;
        // Scores at the end are whole discs: what lies between two of them bounds them.
        Some(if score > bound { up(score, UNIT) } else { down(score, UNIT) } / UNIT)
    }

    /// Is [`Work::search`] in parts of a disc.
    pub(super) fn search_in_parts(
        &mut self,
        node: Node,
        alpha: i32,
        depth: u32,
        confidence: u8,
    ) -> Option<i32> {
        let mut worker = Worker::new(self.shared, None, confidence);
        let board = Board { own: node.own, opponent: node.opponent };
        let indices = &Indices::of(board);
        let score = self.kernel.deep(&mut worker, NullWindow { node, indices, alpha, depth });
        (!worker.stopped).then_some(score)
    }
}

pub(super) fn up(score: i32, grain: i32) -> i32 {
    -down(-score, grain)
}

pub(super) fn down(score: i32, grain: i32) -> i32 {
    score.div_euclid(grain) * grain
}

pub(super) fn node_of(state: &Othello) -> Node {
    let Board { own, opponent } = state.board();
    Node::new(own, opponent)
}
