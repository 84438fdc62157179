//! Games of the engine against itself, as positions with results.

use std::sync::Arc;

use sakiyomi_core::{MoveList, Rng, Searcher, Seat, State as _, Stop};
use sakiyomi_play::tune::{SearchedGame, opening};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::Sample;
use crate::eval::Evaluation;
use crate::hooks::ContrastHooks;
use crate::{Board, Contrast};

/// How many random moves a game begins with, at most.
const OPENING: u32 = 8;

pub(super) struct Player {
    search: AlphaBeta<Contrast, ContrastHooks>,
    nodes: u64,
}

impl Player {
    pub(super) fn new(evaluation: &Arc<Evaluation>, nodes: u64) -> Player {
        let hooks = ContrastHooks::new(evaluation.clone());
        let config = AlphaBetaConfig { table_bytes: 1 << 20, ..AlphaBetaConfig::default() };
        Player { search: AlphaBeta::new(hooks, config), nodes }
    }

    pub(super) fn play(&mut self, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        self.search.new_game(rng.next_u64());
        let plies = rng.below(OPENING + 1);
        let start = opening(
            Contrast::start(),
            plies,
            |state| Player::random_move(state, rng),
            |next| {
                next.outcome().is_none()
                    && !Seat::BOTH.iter().any(|&seat| next.board().can_reach_goal(seat))
            },
        );
        let samples = self.play_from(start, rng, stop).into_iter();
        samples.map(|(board, target)| Sample { board, target }).collect()
    }
}

impl SearchedGame<Contrast> for Player {
    type Position = Board;

    const RANDOM_MOVE: u32 = 20;
    const RESULT_SHARE: f32 = 0.7;

    fn search(&mut self) -> (&mut dyn Searcher<Contrast>, u64) {
        (&mut self.search, self.nodes)
    }

    fn learned(state: &Contrast) -> Option<Board> {
        let is_threatened = state.board().can_reach_goal(state.to_move().opponent());
        (!is_threatened).then(|| *state.board())
    }

    fn random_move(state: &Contrast, rng: &mut Rng) -> Option<crate::Move> {
        state.random_move(rng, &mut MoveList::new())
    }
}
