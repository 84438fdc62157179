//! PUCT without a network: evaluation by [`SearchHooks`].

use sakiyomi_core::{Evaluation, Evaluator, PerfectInformation, Score};

use super::halving::softmax;
use crate::alpha_beta::SearchHooks;

/// Hooks as an evaluator: their value, and a policy by that after each listed move (0 for others).
#[derive(Clone, Debug)]
pub struct HooksEvaluator<G> {
    hooks: G,
    scale: Scale,
}

/// The scale of an evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The evaluation, in hundredths, at which three of four games are won.
    pub value: f32,
    /// The temperature of the policy, in hundredths.
    pub policy: f32,
}

impl<G> HooksEvaluator<G> {
    /// Returns the evaluator.
    pub fn new(hooks: G, scale: Scale) -> HooksEvaluator<G> {
        HooksEvaluator { hooks, scale }
    }

    fn score<S: PerfectInformation>(&mut self, state: &S) -> Score
    where
        G: SearchHooks<S>,
    {
        if let Some(outcome) = state.outcome() {
            return self.hooks.result(state, outcome);
        }
        let is_proven = |score: Score| score.win_distance().or(score.loss_distance()).is_some();
        match self.hooks.static_bound(state) {
            Some(known) if is_proven(known.score) => known.score,
            _ => self.hooks.evaluate(state),
        }
    }

    fn value(&self, score: Score) -> f32 {
        match (score.win_distance(), score.loss_distance()) {
            (Some(_), _) => 1.0,
            (_, Some(_)) => -1.0,
            // tanh(x) is 0.5, three wins of four, at x = 0.55.
            _ => (0.55 * score.hundredths() as f32 / self.scale.value).tanh(),
        }
    }
}

impl<S: PerfectInformation, G: SearchHooks<S>> Evaluator<S> for HooksEvaluator<G> {
    fn evaluate(&mut self, batch: &[S]) -> Vec<Evaluation> {
        let (mut moves, mut scratch, mut listed) = (Vec::new(), Vec::new(), Vec::new());
        let mut evaluate = |state: &S| {
            state.legal_moves(&mut moves);
            listed.clear();
            self.hooks.moves(state, &mut scratch, &mut listed);
            let mut next = state.clone();
            let mut logits = vec![f32::NEG_INFINITY; moves.len()];
            for &(mv, _) in &listed {
                let place = moves.iter().position(|&legal| legal == mv);
                next.clone_from(state);
                next.apply(mv);
                let score = self.score(&next).hundredths() as f32 / self.scale.policy;
                logits[place.expect("hooks list legal moves")] = (-score).clamp(-20.0, 20.0);
            }
            // Later moves are less likely than all others.
            let least = logits.iter().copied().filter(|logit| logit.is_finite());
            let least = least.fold(0.0, f32::min) - 1.0;
            listed.clear();
            self.hooks.later_moves(state, &mut scratch, &mut listed);
            for (mv, _) in &listed {
                if let Some(place) = moves.iter().position(|legal| legal == mv) {
                    logits[place] = least;
                }
            }
            let score = self.score(state);
            Evaluation { value: self.value(score), policy: softmax(&logits) }
        };
        batch.iter().map(&mut evaluate).collect()
    }

    fn new_game(&mut self, _seed: u64) {
        self.hooks.new_game();
    }
}
