//! The classic player: corners, mobility and discs, a fixed number of plies ahead.

use crate::rules::{BESIDE_CORNERS, CORNERS};
use crate::{ClassicHeuristic, Move, Othello};
use sakiyomi_core::{Heuristic as _, Score, ScoreUnit, State as _};
use sakiyomi_search::SearchHooks;

/// The classic evaluation, and a first idea of which squares to try first.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassicHooks;

impl SearchHooks<Othello> for ClassicHooks {
    const UNIT: ScoreUnit = ScoreUnit::Points { odds: 18.0 };
    const SLOTS: u16 = 65;

    #[inline]
    fn evaluate(&mut self, state: &Othello) -> Score {
        ClassicHeuristic.score(state)
    }

    #[inline]
    fn moves(&mut self, state: &Othello, scratch: &mut Vec<Move>, out: &mut Vec<(Move, i32)>) {
        state.legal_moves(scratch);
        out.extend(scratch.iter().map(|&mv| {
            let hint = match mv {
                Move::Place(square) if square.bit() & CORNERS != 0 => 8000,
                Move::Place(square) if square.bit() & BESIDE_CORNERS != 0 => -8000,
                _ => 0,
            };
            (mv, hint)
        }));
    }

    #[inline]
    fn slot(&self, mv: Move) -> u16 {
        match mv {
            Move::Place(square) => square.index().into(),
            Move::Pass => 64,
        }
    }
}
