//! Looking ahead where the end is too far away: the search of the solver, deeper and deeper.
//!
//! Iterations go two plies deeper each, because odd and even depths
//! differ in who has the last word: the value two plies before is the better guess.
//! Every question is one with the answer yes or no, as in the endgame, and two of them
//! settle the score to within a disc, which is enough to choose a move; but positions are
//! compared in parts of a disc, and a few questions more settle the score as finely as is asked.

use crate::{Move, Othello};
use sakiyomi_core::{Effort, State as _};

use super::kernel::Kernel;
use super::node::Node;
use super::selectivity::{LEVELS, Level};
use super::solve::{Work, down, node_of, up};
use crate::eval::UNIT;

/// What is told apart of scores to choose a move.
pub(in super::super) const ROUGH: i32 = UNIT;

/// At the end of the game every score is an even number of discs.
const EVEN: i32 = 2 * UNIT;

/// What looking ahead found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct Look {
    /// What the position is worth, in parts of a disc.
    pub(in super::super) score: i32,
    /// Best play, as far as it is known; at least one move.
    pub(in super::super) line: Vec<Move>,
    /// The plies of the last iteration that was finished.
    pub(in super::super) depth: u32,
    /// How sure it was, in percent.
    pub(in super::super) percent: u8,
}

/// How an iteration searches.
struct Plan<'a> {
    depth: u32,
    level: &'a Level,
    width: i32,
}

/// How to go on after an iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Deeper {
    /// By so many plies.
    By(u32),
    /// Not at all.
    Enough,
}

impl<K: Kernel> Work<'_, K> {
    /// Looks ahead until `after` has enough or the budget is spent. Scores that differ by less than
    /// `width` are not told apart.
    pub(super) fn midgame(
        &mut self,
        state: &Othello,
        width: i32,
        after: &mut dyn FnMut(&Look, Effort) -> Deeper,
    ) -> Option<Look> {
        let deepest = node_of(state).empties;
        let mut found = None;
        let mut depth = 2.min(deepest);
        let mut levels = LEVELS.iter();
        let mut level = levels.next()?;
        let mut guess = 0;
        loop {
            let plan = Plan { depth, level, width };
            let finished = self.iterate(node_of(state), plan, &mut guess, &mut found);
            let look = found.as_mut()?;
            if finished.is_none() {
                return found;
            }
            (look.depth, look.percent) = (depth, level.percent);
            look.line = self.line_from(state, look.line[0], depth);
            let Deeper::By(plies) = after(look, self.shared.effort()) else { return found };
            if depth < deepest {
                depth = (depth + plies).min(deepest);
            } else if let Some(surer) = levels.next() {
                level = surer;
            } else {
                return found;
            }
        }
    }

    /// Searches to one depth; `None` when the budget ends it. A move that was found good counts at once.
    fn iterate(
        &mut self,
        node: Node,
        plan: Plan<'_>,
        guess: &mut i32,
        found: &mut Option<Look>,
    ) -> Option<()> {
        let Plan { depth, level, width } = plan;
        let (rough, width, grain) =
            if depth == node.empties { (EVEN, EVEN, EVEN) } else { (ROUGH, width, 1) };
        let (mut low, mut high) = (-64 * UNIT, 64 * UNIT);
        let mut alpha = *guess - rough / 2;
        while high - low >= width.min(rough) {
            alpha = if high - low < rough { i32::midpoint(low, high) } else { alpha };
            alpha = alpha.clamp(low, high - 1);
            let score = self.search_in_parts(node, alpha, depth, level.confidence)?;
            let is_more = score > alpha;
            if is_more {
                low = up(score, grain);
                (*guess, alpha) = (low, low + rough - 1);
            } else {
                high = down(score, grain);
                (*guess, alpha) = (high, high - rough);
            }
            if is_more || found.is_none() {
                self.note(node, *guess, found);
            }
        }
        *guess = i32::midpoint(low, high);
        if let Some(look) = found {
            look.score = *guess;
        }
        Some(())
    }

    /// Keeps the move that the table holds for best.
    fn note(&self, node: Node, score: i32, found: &mut Option<Look>) {
        if let Some(best) = self.known_move(node) {
            let (depth, percent) = found.as_ref().map_or((0, 0), |look| (look.depth, look.percent));
            *found = Some(Look { score, line: vec![best], depth, percent });
        }
    }

    /// Returns `first` and the best moves after it that the table knows.
    fn line_from(&self, state: &Othello, first: Move, plies: u32) -> Vec<Move> {
        let mut line = vec![first];
        let mut state = *state;
        state.apply(first);
        while state.outcome().is_none() && (line.len() as u32) < plies {
            let mv = if state.board().mobility() == 0 {
                Move::Pass
            } else {
                let Some(mv) = self.known_move(node_of(&state)) else { break };
                mv
            };
            line.push(mv);
            state.apply(mv);
        }
        line
    }
}
