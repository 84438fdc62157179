//! Evaluation by playouts.

use std::fmt::Debug;

use sakiyomi_core::{Evaluation, Evaluator, MoveList, PerfectInformation, Rng, State, mix64};

/// A playout policy.
pub trait Rollout<S: State>: Clone + Debug + Send + 'static {
    /// Returns a move, or `None` when the game is over; `scratch` is overwritten.
    fn choose(
        &mut self,
        state: &S,
        rng: &mut Rng,
        scratch: &mut MoveList<S::Move>,
    ) -> Option<S::Move>;

    /// Returns the result for the side to move, from -1 to 1, where it is clear without playing on.
    #[inline]
    fn verdict(&mut self, _state: &S) -> Option<f32> {
        None
    }

    /// Adds the weight of each of the legal `moves` as a prior to `out`.
    #[inline]
    fn promises(&mut self, _state: &S, moves: &[S::Move], out: &mut Vec<f32>) {
        out.resize(moves.len(), 1.0);
    }
}

/// Uniformly random moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniformly;

impl<S: State> Rollout<S> for Uniformly {
    #[inline]
    fn choose(
        &mut self,
        state: &S,
        rng: &mut Rng,
        scratch: &mut MoveList<S::Move>,
    ) -> Option<S::Move> {
        state.random_move(rng, scratch)
    }
}

/// The evaluator that plays each position out once.
#[derive(Clone, Debug)]
pub struct Playouts<R> {
    rollout: R,
    rng: Rng,
}

impl<R> Playouts<R> {
    /// Returns the evaluator.
    pub fn new(rollout: R, seed: u64) -> Playouts<R> {
        Playouts { rollout, rng: Rng::seeded(seed) }
    }

    /// Plays from `state` to the end, and returns the result for the side to move there.
    fn play<S: State>(&mut self, state: &S, scratch: &mut MoveList<S::Move>) -> f32
    where
        R: Rollout<S>,
    {
        let seat = state.to_move();
        let mut state = state.clone();
        loop {
            if let Some(value) = self.rollout.verdict(&state) {
                return if state.to_move() == seat { value } else { -value };
            }
            match self.rollout.choose(&state, &mut self.rng, scratch) {
                Some(mv) => state.apply(mv),
                None => {
                    let points = state.outcome().and_then(|outcome| outcome.points_for(seat));
                    return points.map_or(0.0, |points| 2.0 * points as f32 - 1.0);
                }
            }
        }
    }
}

impl<S: PerfectInformation, R: Rollout<S>> Evaluator<S> for Playouts<R> {
    fn evaluate(&mut self, batch: &[S]) -> Vec<Evaluation> {
        let mut moves = MoveList::new();
        let mut evaluate = |state: &S| {
            state.legal_moves(&mut moves);
            let mut policy = Vec::with_capacity(moves.len());
            self.rollout.promises(state, &moves, &mut policy);
            let sum: f32 = policy.iter().sum();
            policy.iter_mut().for_each(|weight| *weight /= sum);
            Evaluation { value: self.play(state, &mut moves), policy }
        };
        batch.iter().map(&mut evaluate).collect()
    }

    fn new_game(&mut self, seed: u64) {
        // Not the numbers that the tree draws.
        self.rng = Rng::seeded(mix64(seed));
    }
}
