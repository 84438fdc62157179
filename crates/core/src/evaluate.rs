//! Static evaluation.

use crate::{MoveList, Observable, Rng, Score, State};

/// A quick static evaluation.
pub trait Heuristic<S: State>: Send + Sync {
    /// Returns the value of `state` for the side to move.
    fn score(&self, state: &S) -> Score;
}

/// The evaluation of one view.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// The expected result of the side to move, from -1 (lost) to 1 (won).
    pub value: f32,
    /// The probability of each legal move, in the order of [`State::legal_moves`]; they sum to one.
    pub policy: Vec<f32>,
}

/// An evaluator of batches, such as a network.
pub trait Evaluator<S: Observable>: Send {
    /// Returns one evaluation per view, in order.
    fn evaluate(&mut self, batch: &[S::View]) -> Vec<Evaluation>;

    /// Clears its caches and seeds its generator, if it has any.
    fn new_game(&mut self, _seed: u64) {}
}

/// The evaluator that knows nothing: a draw, all moves equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<S: Observable> Evaluator<S> for Uniform {
    fn evaluate(&mut self, batch: &[S::View]) -> Vec<Evaluation> {
        // Which hidden world is drawn does not matter: the mover knows all legal moves.
        let mut rng = Rng::seeded(0);
        let mut moves = MoveList::new();
        batch
            .iter()
            .map(|view| {
                S::determinize(view, &mut rng).legal_moves(&mut moves);
                Evaluation { value: 0.0, policy: vec![1.0 / moves.len() as f32; moves.len()] }
            })
            .collect()
    }
}
