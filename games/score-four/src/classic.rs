//! The classic player: a fixed number of plies ahead, 1, 10 and 50 points for lines.

use crate::{ClassicHeuristic, Column, ScoreFour};
use sakiyomi_core::{Heuristic as _, Score};
use sakiyomi_search::SearchHooks;

/// The guide of the classic player: its evaluation, and nothing else.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassicHooks;

impl SearchHooks<ScoreFour> for ClassicHooks {
    const SLOTS: u16 = 16;

    #[inline]
    fn evaluate(&mut self, state: &ScoreFour) -> Score {
        ClassicHeuristic.score(state)
    }

    #[inline]
    fn slot(&self, mv: Column) -> u16 {
        mv.index().into()
    }
}
