//! Losses and their gradients with respect to the outputs, where a back end takes over. So the
//! softmax over legal moves alone, with logits that are sums of two parts in some games, is written
//! once.

use rayon::prelude::*;
use sakiyomi_nn::{Batch, NetConfig, Outputs, PolicyHead, ValueOutput};

use crate::config::TrainConfig;

/// The mean losses of a batch.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// The cross-entropy of the policy over the legal moves, in nats, where the policy counts.
    pub policy: f32,
    /// The cross-entropy of win, draw and loss, or the squared error of the expected result.
    pub value: f32,
    /// The squared error of the score; 0 without that head.
    pub score: f32,
    /// The weighted sum.
    pub total: f32,
    /// The entropy of the target policies: the least that `policy` can be.
    pub policy_entropy: f32,
    /// The norm of all gradients together, before clipping.
    pub gradient: f32,
}

/// Returns the losses of `outputs` on a batch, and the gradient of their sum for each output.
pub fn evaluate_loss(
    config: &NetConfig,
    outputs: &Outputs,
    batch: &Batch,
    settings: &TrainConfig,
) -> (Losses, Outputs) {
    let &TrainConfig { value_weight, score_weight, .. } = settings;
    let mut losses = Losses::default();
    let mut gradients = Outputs::new(config);
    gradients.policy = vec![0.0; outputs.policy.len()];
    gradients.value = vec![0.0; outputs.value.len()];
    gradients.score = vec![0.0; outputs.score.len()];
    (losses.policy, losses.policy_entropy) =
        policy_loss(config, outputs, batch, &mut gradients.policy);
    losses.value = value_loss(config, outputs, batch, value_weight, &mut gradients.value);
    losses.score = squares(&outputs.score, &batch.scores, score_weight, &mut gradients.score);
    losses.total = losses.policy + value_weight * losses.value + score_weight * losses.score;
    (losses, gradients)
}

/// Returns the loss and the entropy of the targets.
fn policy_loss(
    config: &NetConfig,
    outputs: &Outputs,
    batch: &Batch,
    gradients: &mut [f32],
) -> (f32, f32) {
    let outputs_each = config.policy_outputs();
    let second_part = match config.policy {
        PolicyHead::Parts { parts: [first, second], .. } => Some((first, second)),
        _ => None,
    };
    let weight_sum: f64 = batch.policy_weights.iter().map(|&weight| f64::from(weight)).sum();
    let evaluated = gradients.par_chunks_exact_mut(outputs_each).enumerate();
    let evaluated = evaluated.map_init(Vec::new, |chances, (position, gradients)| {
        let (mut loss, mut entropy) = (0.0, 0.0);
        let weight = f64::from(batch.policy_weights[position]);
        if weight == 0.0 {
            return (loss, entropy);
        }
        let share = weight / weight_sum;
        let moves = batch.moves(position);
        let (places, targets) = (&batch.places[moves.clone()], &batch.policy[moves]);
        chances.clear();
        chances
            .extend(places.iter().map(|&place| f64::from(outputs.logit(position, place as usize))));
        log_softmax(chances);
        let mass: f64 = targets.iter().map(|&target| f64::from(target)).sum();
        for ((&log_chance, &target), &place) in chances.iter().zip(targets).zip(places) {
            let target = f64::from(target);
            loss -= share * target * log_chance;
            if target > 0.0 {
                entropy -= share * target * target.ln();
            }
            let gradient = (share * (mass * log_chance.exp() - target)) as f32;
            let place = place as usize;
            match second_part {
                None => gradients[place] += gradient,
                Some((first, second)) => {
                    gradients[place / second] += gradient;
                    gradients[first + place % second] += gradient;
                }
            }
        }
        (loss, entropy)
    });
    // One after the other, so that the sums are the same on any number of threads.
    let evaluated: Vec<(f64, f64)> = evaluated.collect();
    let (loss, entropy) =
        evaluated.into_iter().fold((0.0, 0.0), |sum, (l, e)| (sum.0 + l, sum.1 + e));
    (loss as f32, entropy as f32)
}

fn value_loss(
    config: &NetConfig,
    outputs: &Outputs,
    batch: &Batch,
    weight: f32,
    gradients: &mut [f32],
) -> f32 {
    if config.value.output == ValueOutput::Scalar {
        let expected: Vec<f32> = batch.results.iter().map(|[win, _, loss]| win - loss).collect();
        return squares(&outputs.value, &expected, weight, gradients);
    }
    let mut loss = 0.0;
    let share = 1.0 / batch.len() as f64;
    for ((logits, targets), gradients) in
        outputs.value.chunks_exact(3).zip(&batch.results).zip(gradients.chunks_exact_mut(3))
    {
        let mut chances = [logits[0], logits[1], logits[2]].map(f64::from);
        let targets = targets.map(f64::from);
        log_softmax(&mut chances);
        let mass: f64 = targets.iter().sum();
        for ((log_chance, target), gradient) in chances.iter().zip(targets).zip(gradients) {
            loss -= share * target * log_chance;
            *gradient = weight * (share * (mass * log_chance.exp() - target)) as f32;
        }
    }
    loss as f32
}

/// Returns the mean squared error.
fn squares(found: &[f32], expected: &[f32], weight: f32, gradients: &mut [f32]) -> f32 {
    let share = 1.0 / found.len().max(1) as f64;
    let mut loss = 0.0;
    for ((&found, &expected), gradient) in found.iter().zip(expected).zip(gradients) {
        let error = f64::from(found) - f64::from(expected);
        loss += share * error * error;
        *gradient = weight * (2.0 * share * error) as f32;
    }
    loss as f32
}

fn log_softmax(logits: &mut [f64]) {
    let largest = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = logits.iter().map(|logit| (logit - largest).exp()).sum();
    let log_sum = largest + sum.ln();
    for logit in logits {
        *logit -= log_sum;
    }
}
