//! Judging a position by what a [`SearchHooks`] knows: PUCT without a network.

use sakiyomi_core::{Evaluation, Evaluator, PerfectInformation, Score};

use super::halving::softmax;
use crate::alpha_beta::SearchHooks;

/// The evaluator that asks a guide: its evaluation is the value, and one ply of looking ahead the policy.
///
/// Moves that the guide leaves out have a probability of 0.
#[derive(Clone, Debug)]
pub struct HooksEvaluator<G> {
    guide: G,
    scale: Scale,
}

/// What an evaluation means as an expected result and as a preference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The evaluation, in hundredths, at which three of four games are won.
    pub value: f32,
    /// How much better, in hundredths, a move must be to be e times as likely.
    pub policy: f32,
}

impl<G> HooksEvaluator<G> {
    /// Returns the evaluator.
    #[must_use]
    pub fn new(guide: G, scale: Scale) -> HooksEvaluator<G> {
        HooksEvaluator { guide, scale }
    }

    /// Returns the score of a position, with what is seen at a glance.
    fn score<S: PerfectInformation>(&mut self, state: &S) -> Score
    where
        G: SearchHooks<S>,
    {
        if let Some(outcome) = state.outcome() {
            return self.guide.result(state, outcome);
        }
        match self.guide.static_bound(state) {
            Some(known) if known.score.win_distance().is_some() => known.score,
            Some(known) if known.score.loss_distance().is_some() => known.score,
            _ => self.guide.evaluate(state),
        }
    }

    /// Returns the expected result that a score means.
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
            self.guide.moves(state, &mut scratch, &mut listed);
            let mut next = state.clone();
            let mut logits = vec![f32::NEG_INFINITY; moves.len()];
            for &(mv, _) in &listed {
                let place = moves.iter().position(|&legal| legal == mv);
                next.clone_from(state);
                next.apply(mv);
                let score = self.score(&next).hundredths() as f32 / self.scale.policy;
                // What is certain is preferred to everything else, but within reason.
                logits[place.expect("a guide lists legal moves")] = (-score).clamp(-20.0, 20.0);
            }
            // Moves that a guide lists later are less likely than all others.
            let least = logits.iter().copied().filter(|logit| logit.is_finite());
            let least = least.fold(0.0, f32::min) - 1.0;
            listed.clear();
            self.guide.later_moves(state, &mut scratch, &mut listed);
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
        self.guide.new_game();
    }
}
