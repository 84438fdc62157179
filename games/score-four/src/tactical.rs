//! The classic evaluation with a better search: wins and forced replies are seen without looking ahead.

use crate::{ClassicHeuristic, Column, ScoreFour, columns_of};
use sakiyomi_core::{Heuristic as _, Score};
use sakiyomi_search::{SearchHooks, StaticBound};

/// The classic evaluation, and the tactics of one move.
#[derive(Clone, Copy, Debug, Default)]
pub struct TacticalHooks;

impl SearchHooks<ScoreFour> for TacticalHooks {
    const SLOTS: u16 = 64;

    #[inline]
    fn evaluate(&mut self, state: &ScoreFour) -> Score {
        ClassicHeuristic.score(state)
    }

    /// A line that can be completed wins now; two of the opponent's that can be completed are one too many.
    #[inline]
    fn static_bound(&mut self, state: &ScoreFour) -> Option<StaticBound> {
        let board = state.board();
        if board.winning_cells() != 0 {
            return Some(StaticBound::exactly(Score::win_in(1)));
        }
        let threats = board.swapped().winning_cells();
        (threats.count_ones() > 1).then(|| StaticBound::exactly(Score::loss_in(2)))
    }

    /// Lists the winning move or the reply to a threat alone, where there is one.
    #[inline]
    fn moves(
        &mut self,
        state: &ScoreFour,
        _scratch: &mut Vec<Column>,
        out: &mut Vec<(Column, i32)>,
    ) {
        let board = state.board();
        let cells = match (board.winning_cells(), board.swapped().winning_cells()) {
            (0, 0) => board.playable(),
            (0, threats) => threats,
            (wins, _) => wins,
        };
        out.extend(columns_of(cells).map(|column| (column, 0)));
    }

    #[inline]
    fn slot(&self, mv: Column) -> u16 {
        mv.index().into()
    }
}
