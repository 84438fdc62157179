//! Who wins: first most likely, then for certain.
//!
//! To play well it is enough to know who wins, which takes a fraction of the work
//! that the score takes. A move that most likely wins is worth knowing as well,
//! where there is no time for the proof.

use crate::{Move, Othello};
use sakiyomi_core::State as _;

use super::kernel::Kernel;
use super::node::Node;
use super::selectivity::{LEVELS, PROOF};
use super::solve::{Work, node_of};
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
        let mut next = *state;
        next.apply(preferred);
        let root = Root { node: node_of(state), preferred, next: node_of(&next) };
        let mut guess = self.look(root.node);
        let mut verdict = None;
        // A proof that is near needs few steps on the way.
        let [first, more @ ..] = LEVELS;
        let more = more.into_iter().filter(|_| !is_near);
        let levels = std::iter::once(first).chain(more).chain([PROOF]);
        for level in levels {
            let Some((value, best)) = self.outcome(root, level.confidence, guess) else { break };
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
    fn outcome(&mut self, root: Root, confidence: u8, guess: i32) -> Option<(Value, Option<Move>)> {
        // The question that is likely to leave no other comes first.
        if guess < 0 {
            return Some(match self.above(root, -1, confidence)? {
                Answer::No => (Value::Loss, None),
                Answer::By(draws) => match self.above(root, 0, confidence)? {
                    Answer::No => (Value::Draw, draws),
                    Answer::By(wins) => (Value::Win, wins),
                },
            });
        }
        Some(match self.above(root, 0, confidence)? {
            Answer::By(wins) => (Value::Win, wins),
            Answer::No => match self.above(root, -1, confidence)? {
                Answer::By(draws) => (Value::Draw, draws),
                Answer::No => (Value::Loss, None),
            },
        })
    }

    /// Tells whether and how the score gets above `alpha`; `None` when the budget ends first.
    fn above(&mut self, root: Root, alpha: i32, confidence: u8) -> Option<Answer> {
        let Root { node, preferred, next } = root;
        if -self.search(next, -alpha - 1, next.empties, confidence)? > alpha {
            return Some(Answer::By(Some(preferred)));
        }
        if self.search(node, alpha, node.empties, confidence)? <= alpha {
            return Some(Answer::No);
        }
        Some(Answer::By(self.known_move(node)))
    }
}

/// Whether the score gets above a bound.
enum Answer {
    No,
    /// It does, by this move if it is known.
    By(Option<Move>),
}

/// The position in question, and what the preferred move makes of it.
#[derive(Clone, Copy)]
struct Root {
    node: Node,
    preferred: Move,
    next: Node,
}
