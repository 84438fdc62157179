//! Games of the engine against itself, as positions with results.

use std::sync::Arc;

use sakiyomi_core::{
    Budget, Meter, MoveList, Outcome, Rng, Searcher, State as _, Stop, SystemClock,
};
use sakiyomi_play::solver::Value;
use sakiyomi_play::tune::{SearchedGame, opening};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use crate::eval::{Evaluation, Sample};
use crate::hooks::{ScoreFourHooks, ThreatBudget};
use crate::prover::Prover;
use crate::threats::safe_cells;
use crate::{Board, Column, ScoreFour, columns_of};

/// How many random moves a game begins with, at most.
const OPENING: u32 = 14;
/// From so many beads on, a proof of the result is tried, with the nodes of a move for each side.
const PROOF_BEADS: u32 = 20;

pub(super) struct Player {
    search: AlphaBeta<ScoreFour, ScoreFourHooks>,
    prover: Prover,
    nodes: u64,
}

impl Player {
    pub(super) fn new(evaluation: Arc<Evaluation>, nodes: u64) -> Player {
        let hooks = ScoreFourHooks::with(evaluation, ThreatBudget::default());
        let config = AlphaBetaConfig { table_bytes: 1 << 20, ..AlphaBetaConfig::default() };
        Player { search: AlphaBeta::new(hooks, config), prover: Prover::default(), nodes }
    }

    pub(super) fn play(&mut self, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        self.search.new_game(rng.next_u64());
        self.prover.forget();
        let plies = rng.below(OPENING + 1);
        let choose = |state: &ScoreFour| {
            Player::random_move(state, rng).or_else(|| state.random_move(rng, &mut MoveList::new()))
        };
        let start = opening(ScoreFour::start(), plies, choose, |state| state.outcome().is_none());
        let samples = self.play_from(start, rng, stop).into_iter();
        samples.map(|(board, target)| Sample { board, target }).collect()
    }
}

impl SearchedGame<ScoreFour> for Player {
    type Position = Board;

    const RANDOM_MOVE: u32 = 16;
    const RESULT_SHARE: f32 = 0.6;

    fn search(&mut self) -> (&mut dyn Searcher<ScoreFour>, u64) {
        (&mut self.search, self.nodes)
    }

    fn proven(&mut self, state: &ScoreFour, stop: &Stop) -> Option<Outcome> {
        if state.plies() < PROOF_BEADS {
            return None;
        }
        let meter = || Meter::start(Budget::nodes(self.nodes), &SystemClock::Thread, stop);
        let (mut until_win, mut until_loss) = (meter(), meter());
        match self.prover.prove(state, [&mut until_win, &mut until_loss]).value? {
            Value::Win => Some(Outcome::Won { by: state.to_move(), margin: None }),
            Value::Loss => Some(Outcome::Won { by: state.to_move().opponent(), margin: None }),
            Value::Draw => Some(Outcome::Drawn),
        }
    }

    fn learned(state: &ScoreFour) -> Option<Board> {
        let is_threatened = state.board().swapped().winning_cells() != 0;
        (!is_threatened).then(|| state.board())
    }

    /// Returns a random move that does not lose at once.
    fn random_move(state: &ScoreFour, rng: &mut Rng) -> Option<Column> {
        let columns: Vec<Column> = columns_of(safe_cells(state.board())).collect();
        rng.choose(&columns).copied()
    }
}
