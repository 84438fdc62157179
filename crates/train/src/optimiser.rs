//! The optimiser: Adam with decoupled weight decay (Loshchilov and Hutter 2019), and the
//! clipping of gradients by their common length.

use rayon::prelude::*;
use sakiyomi_nn::{Graph, Role, TensorSpec};

use crate::config::TrainConfig;

const EPSILON: f32 = 1e-8;

/// What the optimiser remembers, tensor by tensor; nothing for the statistics of norms.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Adam {
    /// The running means of the gradients.
    pub(crate) means: Vec<Vec<f32>>,
    /// The running means of the squared gradients.
    pub(crate) squares: Vec<Vec<f32>>,
}

impl Adam {
    pub(crate) fn new(graph: &Graph) -> Adam {
        let zeros: Vec<_> =
            graph.tensors().iter().map(|spec| vec![0.0; learned_len(spec)]).collect();
        Adam { means: zeros.clone(), squares: zeros }
    }

    /// Changes the weights by the gradients of step `step`, the first of which is 0.
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
        // The running means begin at zero; the first steps make up for that.
        let missing = |beta: f32| (1.0 - f64::from(beta).powf(step as f64 + 1.0)) as f32;
        let (missing1, missing2) = (missing(beta1), missing(beta2));
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
                let direction = (*mean / missing1) / ((*square / missing2).sqrt() + EPSILON);
                *weight = keep * *weight - rate * direction;
            }
        });
    }
}

/// Returns how many weights of a tensor are learned by gradients: all or none.
pub(crate) fn learned_len(spec: &TensorSpec) -> usize {
    match spec.role {
        Role::Weight | Role::Bias | Role::NormScale => spec.len(),
        Role::NormMean | Role::NormVariance => 0,
    }
}

/// Shortens the gradients to a common length of at most `longest`; returns what it was.
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
}
