//! The optimiser: AdamW (Loshchilov and Hutter 2019), gradient clipping by the global norm, and the
//! exponential moving average of the weights, which plays better than the last step does.

use rayon::prelude::*;
use sakiyomi_nn::{Graph, Role, TensorSpec};

use crate::config::TrainConfig;

const EPSILON: f32 = 1e-8;

/// The first and second moments, tensor by tensor; none for the statistics of batch norms.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Adam {
    pub(crate) means: Vec<Vec<f32>>,
    pub(crate) squares: Vec<Vec<f32>>,
}

impl Adam {
    pub(crate) fn new(graph: &Graph) -> Adam {
        let zeros: Vec<_> =
            graph.tensors().iter().map(|spec| vec![0.0; learned_len(spec)]).collect();
        Adam { means: zeros.clone(), squares: zeros }
    }

    /// Updates the weights in step `step`, from 0.
    pub(crate) fn step(
        &mut self,
        config: &TrainConfig,
        step: u64,
        graph: &Graph,
        weights: &mut [Vec<f32>],
        gradients: &[Vec<f32>],
    ) {
        let TrainConfig { beta1, beta2, .. } = *config;
        let rate = config.rate_at(step);
        // Bias correction
        let correction = |beta: f32| (1.0 - f64::from(beta).powf(step as f64 + 1.0)) as f32;
        let (correction1, correction2) = (correction(beta1), correction(beta2));
        let moments = self.means.par_iter_mut().zip(&mut self.squares);
        let tensors = weights.par_iter_mut().zip(gradients).zip(graph.tensors()).zip(moments);
        tensors.for_each(|(((weights, gradients), spec), (means, squares))| {
            let keep = match spec.role {
                Role::Weight => 1.0 - rate * config.weight_decay,
                _ => 1.0,
            };
            let moments = means.iter_mut().zip(squares);
            for ((weight, &gradient), (mean, square)) in
                weights.iter_mut().zip(gradients).zip(moments)
            {
                *mean = beta1 * *mean + (1.0 - beta1) * gradient;
                *square = beta2 * *square + (1.0 - beta2) * gradient * gradient;
                let direction = (*mean / correction1) / ((*square / correction2).sqrt() + EPSILON);
                *weight = keep * *weight - rate * direction;
            }
        });
    }
}

/// Returns how many weights of a tensor get gradients: all or none.
pub(crate) fn learned_len(spec: &TensorSpec) -> usize {
    match spec.role {
        Role::Weight | Role::Bias | Role::NormScale => spec.len(),
        Role::NormMean | Role::NormVariance => 0,
    }
}

/// Scales the gradients down to a global norm of at most `longest`; returns the norm before.
pub(crate) fn clip(gradients: &mut [Vec<f32>], longest: f32) -> f32 {
    let square: f64 =
        gradients.iter().flatten().map(|&gradient| f64::from(gradient) * f64::from(gradient)).sum();
    let length = square.sqrt() as f32;
    if length > longest {
        let factor = longest / length;
        for gradient in gradients.iter_mut().flatten() {
            *gradient *= factor;
        }
    }
    length
}

/// Moves the averaged weights towards those after step `step`, from 0. Early steps count more, so
/// that random weights fade: the kept share is at most `(1 + step) / (10 + step)`.
pub(crate) fn average(ema: f32, step: u64, average: &mut [Vec<f32>], weights: &[Vec<f32>]) {
    let young = (1.0 + step as f64) / (10.0 + step as f64);
    let change = 1.0 - ema.min(young as f32);
    for (average, weight) in average.iter_mut().flatten().zip(weights.iter().flatten()) {
        *average += change * (weight - *average);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_gradients_are_shortened_and_short_ones_left_alone() {
        let mut gradients = vec![vec![3.0], vec![], vec![0.0, 4.0]];
        assert_eq!(clip(&mut gradients, 10.0), 5.0);
        assert_eq!(gradients, [vec![3.0], vec![], vec![0.0, 4.0]]);
        assert_eq!(clip(&mut gradients, 2.5), 5.0);
        assert_eq!(gradients, [vec![1.5], vec![], vec![0.0, 2.0]]);
    }

    #[test]
    fn the_average_forgets_the_beginning_early_and_is_slow_later() {
        let mut averaged = vec![vec![100.0]];
        for step in 0..30 {
            average(0.999, step, &mut averaged, &[vec![1.0]]);
        }
        assert!((averaged[0][0] - 1.0).abs() < 1e-3, "{averaged:?}");
        average(0.999, 1_000_000, &mut averaged, &[vec![2.0]]);
        assert!((averaged[0][0] - 1.001).abs() < 1e-3, "{averaged:?}");
    }

    #[test]
    fn without_a_share_to_keep_the_average_is_the_last_step() {
        let mut averaged = vec![vec![100.0, 3.0]];
        average(0.0, 7, &mut averaged, &[vec![1.0, 2.0]]);
        assert_eq!(averaged, [[1.0, 2.0]]);
    }
}
