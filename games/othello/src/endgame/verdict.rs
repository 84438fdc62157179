//! Who wins: first most likely, then for certain. That takes a fraction of the work of the score, and
//! is enough to play well.

use crate::{Move, Othello};

use super::kernel::Kernel;
use super::midgame::{Root, place};
use super::parallel::Best;
use super::selectivity::{LEVELS, Level, PROOF};
use super::solve::{Work, node_of};
use crate::eval::UNIT;

impl<K: Kernel> Work<'_, K> {
    /// Returns the move with the best result, as surely as the budget allows, `preferred` if it is
    /// one; `None` if nothing was found or all lose. `is_near`: a proof is as good as found.
    pub(super) fn verdict(
        &mut self,
        state: &Othello,
        preferred: Move,
        is_near: bool,
    ) -> Option<Move> {
        let (mut root, _) = self.root(state);
        if let Move::Place(square) = preferred {
            root.rank(square.index().into(), 0);
        }
        let mut guess = self.estimate_score(node_of(state));
        let mut best = None;
        // A proof that is near needs few steps on the way.
        let [first, more @ ..] = LEVELS;
        let more = more.into_iter().filter(|_| !is_near);
        for level in std::iter::once(first).chain(more).chain([PROOF]) {
            let Some(found) = self.outcome(&root, level, guess) else { break };
            (guess, best) = found;
        }
        best
    }

    /// Returns the sign of the score and a move unless it loses; `None` when the budget ends first.
    fn outcome(&mut self, root: &Root, level: Level, guess: i32) -> Option<(i32, Option<Move>)> {
        // The window that is likely to leave no other comes first.
        if guess < 0 {
            let Some(draws) = self.above(root, -1, level)? else { return Some((-1, None)) };
            let wins = self.above(root, 0, level)?;
            return Some((i32::from(wins.is_some()), wins.or(Some(draws))));
        }
        if let Some(wins) = self.above(root, 0, level)? {
            return Some((1, Some(wins)));
        }
        let draws = self.above(root, -1, level)?;
        Some((if draws.is_some() { 0 } else { -1 }, draws))
    }

    /// Returns a move that gets above `alpha` discs, if one does; the outer `None` is a spent budget.
    fn above(&mut self, root: &Root, alpha: i32, level: Level) -> Option<Option<Move>> {
        let alpha = UNIT * alpha;
        let Best { score, square } = self.search_root(root, 0, alpha, root.empties(), level)?;
        Some(square.filter(|_| score > alpha).map(place))
    }
}
