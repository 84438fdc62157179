//! Judging positions without looking ahead.

use crate::{MoveList, Observable, Rng, Score, State};

/// A quick judgement of a state from the viewpoint of the side to move.
pub trait Heuristic<S: State>: Send + Sync {
    /// Returns how good `state` is for the side to move.
    fn score(&self, state: &S) -> Score;
}

/// What an [`Evaluator`] thinks of one view.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// The expected result of the side to move, from -1 (lost) to 1 (won).
    pub value: f32,
    /// The probability of each legal move, in the order of [`State::legal_moves`]; they sum to one.
    pub policy: Vec<f32>,
}

/// A judge of many views at once, such as a network.
pub trait Evaluator<S: Observable>: Send {
    /// Returns one evaluation per view, in order.
    fn evaluate(&mut self, batch: &[S::View]) -> Vec<Evaluation>;

    /// Forgets earlier games, and starts its random numbers, if it draws any, from `seed`.
    fn new_game(&mut self, _seed: u64) {}
}

/// The evaluator that knows nothing: every move is as good as the next.
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
