//! Learning weights: logistic regression on the facts of positions.

use sakiyomi_core::Rng;

use super::Sample;
use crate::eval::{Evaluation, FACTS, for_each_fact};

const BATCH: usize = 1024;
/// The size of the first steps, in hundredths.
const RATE: f32 = 3.0;
/// Pulls weights that little depends on towards zero.
const DECAY: f32 = 1e-4;

/// The facts of a position with how often each holds, and its target.
pub(super) type Row = (Box<[(u16, i8)]>, f32);

pub(super) fn row(sample: &Sample) -> Row {
    let mut facts = Vec::new();
    for_each_fact(&sample.board, |fact, times| facts.push((fact as u16, times as i8)));
    (facts.into(), sample.target)
}

/// Learns from `samples`, starting at `weights`; `None` when `watch` says so.
pub(super) fn train(
    weights: &[i32],
    samples: &[Row],
    epochs: u32,
    rng: &mut Rng,
    watch: &mut dyn FnMut(u32, f64) -> bool,
) -> Option<Vec<f32>> {
    let mut weights: Vec<f32> = weights.iter().map(|&weight| weight as f32).collect();
    let (mut mean, mut square) = (vec![0f32; FACTS], vec![0f32; FACTS]);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let steps = (epochs as usize * samples.len().div_ceil(BATCH)).max(1);
    let mut step = 0;
    for epoch in 1..=epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0f32; FACTS];
            for &index in batch {
                let (facts, target) = &samples[index as usize];
                let expected = expected(&weights, facts);
                loss += cross_entropy(expected, *target);
                for &(fact, times) in facts {
                    gradient[usize::from(fact)] += (expected - *target) * f32::from(times);
                }
            }
            step += 1;
            // Adam, with a rate that falls to nothing.
            let rate = RATE * (1.0 - step as f32 / (steps + 1) as f32);
            let bias = [1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step)];
            for fact in 0..FACTS {
                let slope = gradient[fact] / batch.len() as f32 + DECAY * weights[fact] / 100.0;
                mean[fact] += 0.1 * (slope - mean[fact]);
                square[fact] += 0.001 * (slope * slope - square[fact]);
                let size = (square[fact] / bias[1]).sqrt() + 1e-8;
                weights[fact] -= rate * mean[fact] / bias[0] / size;
            }
        }
        if !watch(epoch, loss / samples.len().max(1) as f64) {
            return None;
        }
    }
    Some(weights)
}

pub(super) fn mean_loss(weights: &[f32], samples: &[Row]) -> f64 {
    let loss = |(facts, target): &Row| cross_entropy(expected(weights, facts), *target);
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}

pub(super) fn rounded(weights: &[f32]) -> Evaluation {
    let limit = f32::from(i16::MAX);
    let rounded = |weight: &f32| weight.clamp(-limit, limit).round() as i32;
    Evaluation { weights: weights.iter().map(rounded).collect() }
}

/// Returns the share of the points that the mover is expected to get.
fn expected(weights: &[f32], facts: &[(u16, i8)]) -> f32 {
    let sum: f32 =
        facts.iter().map(|&(fact, times)| weights[usize::from(fact)] * f32::from(times)).sum();
    1.0 / (1.0 + (-sum / 100.0).exp())
}

fn cross_entropy(expected: f32, target: f32) -> f64 {
    let expected = f64::from(expected.clamp(1e-6, 1.0 - 1e-6));
    let target = f64::from(target);
    -target * expected.ln() - (1.0 - target) * (1.0 - expected).ln()
}
