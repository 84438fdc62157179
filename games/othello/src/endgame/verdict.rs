//! Who wins: first most likely, then for certain.
//!
//! To play well it is enough to know who wins, which takes a fraction of the work
//! that the score takes. A move that most likely wins is worth knowing as well,
//! where there is no time for the proof.

use crate::{Move, Othello};
use sakiyomi_core::State as _;

use super::kernel::Kernel;
use super::midgame::{Root, place};
use super::parallel::Best;
use super::selectivity::{LEVELS, Level, PROOF};
use super::solve::{Work, node_of};
use crate::eval::UNIT;
use sakiyomi_play::solver::Value;

/// What was found out about who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Verdict {
    /// The result with best play.
    pub(in super::super) value: Value,
    /// How sure that is, in percent.
    pub(in super::super) percent: u8,
    /// A move that reaches it, if one is known; none does better than a loss.
    pub(in super::super) best: Option<Move>,
}

impl<K: Kernel> Work<'_, K> {
    /// Returns the surest verdict that the budget allows, if it allows any.
    ///
    /// Of several moves that win, `preferred` is chosen. `is_near` says that a proof is as good as found.
    pub(super) fn verdict(
        &mut self,
        state: &Othello,
        preferred: Move,
        is_near: bool,
    ) -> Option<Verdict> {
        if state.outcome().is_some() {
            return None;
        }
        let (mut root, _) = self.root(state);
        if let Move::Place(square) = preferred {
            root.rank(square.index().into(), 0);
        }
        let mut guess = self.guess_score(node_of(state));
        let mut verdict = None;
        // A proof that is near needs few steps on the way.
        let [first, more @ ..] = LEVELS;
        let more = more.into_iter().filter(|_| !is_near);
        let levels = std::iter::once(first).chain(more).chain([PROOF]);
        for level in levels {
            let Some((value, best)) = self.outcome(&root, level, guess) else { break };
            guess = match value {
                Value::Loss => -1,
                Value::Draw => 0,
                Value::Win => 1,
            };
            verdict = Some(Verdict { value, percent: level.percent, best });
        }
        verdict
    }

    /// Returns who wins and how; `None` when the budget ends first.
    fn outcome(&mut self, root: &Root, level: Level, guess: i32) -> Option<(Value, Option<Move>)> {
        // The window that is likely to leave no other comes first.
        if guess < 0 {
            return Some(match self.above(root, -1, level)? {
                None => (Value::Loss, None),
                draws => match self.above(root, 0, level)? {
                    None => (Value::Draw, draws),
                    wins => (Value::Win, wins),
                },
            });
        }
        Some(match self.above(root, 0, level)? {
            None => match self.above(root, -1, level)? {
                None => (Value::Loss, None),
                draws => (Value::Draw, draws),
            },
            wins => (Value::Win, wins),
        })
    }

    /// Returns a move that gets above `alpha` discs, if one does; the outer `None` is a spent budget.
    fn above(&mut self, root: &Root, alpha: i32, level: Level) -> Option<Option<Move>> {
        let alpha = UNIT * alpha;
        let Best { score, square } = self.search_root(root, 0, alpha, root.empties(), level)?;
        Some(square.filter(|_| score > alpha).map(place))
    }
}
