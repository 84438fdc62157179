//! Playouts of Othello that know corners.

use crate::rules::{BESIDE_CORNERS, CORNERS};
use crate::{Move, Othello};
use sakiyomi_core::{MoveList, Rng, State as _};
use sakiyomi_search::mcts::Rollout;

/// Takes a corner when there is one, and mostly stays away from the squares beside an empty one.
#[derive(Clone, Copy, Debug, Default)]
pub struct CornerRollout;

/// How often another move is drawn in place of one beside an empty corner.
const REDRAWS: u32 = 2;

impl Rollout<Othello> for CornerRollout {
    #[inline]
    fn choose(
        &mut self,
        state: &Othello,
        rng: &mut Rng,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        state.legal_moves(scratch);
        let is_corner =
            |mv: &&Move| matches!(mv, Move::Place(square) if square.bit() & CORNERS != 0);
        if let Some(&corner) = scratch.iter().find(is_corner) {
            return Some(corner);
        }
        let mut mv = *rng.choose(scratch)?;
        for _ in 0..REDRAWS {
            if promise(mv) >= 1.0 {
                break;
            }
            mv = *rng.choose(scratch)?;
        }
        Some(mv)
    }

    #[inline]
    fn promises(&mut self, _state: &Othello, moves: &[Move], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|&mv| promise(mv)));
    }
}

fn promise(mv: Move) -> f32 {
    match mv {
        Move::Place(square) if square.bit() & CORNERS != 0 => 5.0,
        Move::Place(square) if square.bit() & BESIDE_CORNERS != 0 => 0.2,
        _ => 1.0,
    }
}
