//! Results that a solver knows before the game is over.

use sakiyomi_play::{BoardGame, Solver};

use super::Exact;
use crate::record::GameResult;

/// The memory of a solver, in bytes: small questions need little, and it is cleared for each.
const MEMORY: u64 = 1 << 20;

/// Asks the solver of a game, where it has one.
pub(super) struct Oracle<S: BoardGame> {
    solver: Option<Box<dyn Solver<S>>>,
}

impl<S: BoardGame> Oracle<S> {
    pub(super) fn new() -> Oracle<S> {
        Oracle { solver: S::SOLVER.map(|kind| (kind.build)(MEMORY)) }
    }

    /// Returns the result of `state` with best play if that is cheap to know.
    ///
    /// Nothing is remembered from other positions, so that answers do not depend on the games
    /// that a worker happens to play beside this one.
    pub(super) fn result(&mut self, state: &S, ply: u32, exact: Exact) -> Option<GameResult> {
        let solver = self.solver.as_mut().filter(|_| ply >= exact.from_ply)?;
        solver.forget();
        solver.outcome(state, exact.nodes).map(GameResult::from)
    }
}
