//! Playouts of Contrast that hurry forward and do not overlook a goal.

use crate::{Board, Contrast, Move};
use sakiyomi_core::{MoveList, Rng, State as _};
use sakiyomi_search::mcts::Rollout;

/// Sees a goal with the next move; of a few random moves plays the safe one furthest forward.
#[derive(Clone, Copy, Debug, Default)]
pub struct RunningRollout;

const DRAWN: u32 = 3;

impl Rollout<Contrast> for RunningRollout {
    #[inline]
    fn choose(
        &mut self,
        state: &Contrast,
        rng: &mut Rng,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        let seat = state.to_move();
        let mut best = None;
        let mut most = i32::MIN;
        for _ in 0..DRAWN {
            let mv = state.random_move(rng, scratch)?;
            let is_safe = !state.board().after(mv).can_reach_goal(seat.opponent());
            let worth = 10 * i32::from(is_safe) + mv.rows_gained(seat);
            if worth > most {
                (best, most) = (Some(mv), worth);
            }
        }
        best
    }

    #[inline]
    fn verdict(&mut self, state: &Contrast) -> Option<f32> {
        state.board().can_reach_goal(state.to_move()).then_some(1.0)
    }

    #[inline]
    fn promises(&mut self, state: &Contrast, moves: &[Move], out: &mut Vec<f32>) {
        let seat = state.to_move();
        let goal = Board::goal_row(seat);
        out.extend(moves.iter().map(|mv| {
            if mv.to.bit() & goal != 0 {
                return 1000.0;
            }
            let tile = if mv.placed.is_some() { 0.3 } else { 1.0 };
            tile * 2f32.powi(mv.rows_gained(seat))
        }));
    }
}
