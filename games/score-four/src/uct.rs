//! Playouts of Score Four that win when they can and block when they must.

use crate::{Column, ScoreFour, columns_of};
use sakiyomi_core::{MoveList, Rng};
use sakiyomi_search::mcts::Rollout;

/// Sees a win with the next move, and blocks the opponent's.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlockingRollout;

impl Rollout<ScoreFour> for BlockingRollout {
    #[inline]
    fn choose(
        &mut self,
        state: &ScoreFour,
        rng: &mut Rng,
        _scratch: &mut MoveList<Column>,
    ) -> Option<Column> {
        let board = state.board();
        let threats = board.swapped().winning_cells();
        let cells = if threats != 0 { threats } else { board.playable() };
        match cells.count_ones() {
            0 => None,
            count => columns_of(cells).nth(rng.below(count) as usize),
        }
    }

    #[inline]
    fn verdict(&mut self, state: &ScoreFour) -> Option<f32> {
        (state.board().winning_cells() != 0).then_some(1.0)
    }

    #[inline]
    fn promises(&mut self, state: &ScoreFour, moves: &[Column], out: &mut Vec<f32>) {
        let board = state.board();
        let (wins, threats) = (board.winning_cells(), board.swapped().winning_cells());
        out.extend(moves.iter().map(|mv| match board.landing(mv.index()) {
            cell if cell & wins != 0 => 100.0,
            cell if cell & threats != 0 => 20.0,
            _ => 1.0,
        }));
    }
}
