//! What a back end of training does.

use sakiyomi_nn::{Batch, Graph, Op, TensorId};

use crate::error::TrainError;
use crate::loss::Losses;

/// Computes losses and gradients of a network; it neither keeps nor changes weights.
pub trait Gradients: Send {
    /// Returns the losses of a batch and how they change with each weight.
    ///
    /// The weights are those of the network that it was made for, in the order of
    /// [`Graph::tensors`], and the batch fits that network.
    ///
    /// # Errors
    /// When the device fails.
    fn compute(&mut self, weights: &[Vec<f32>], batch: &Batch) -> Result<Computed, TrainError>;
}

/// What a back end found.
#[derive(Clone, PartialEq, Debug)]
pub struct Computed {
    /// The losses; [`Losses::gradient`] is still 0.
    pub losses: Losses,
    /// The gradients of each tensor; none for the statistics of norms.
    pub gradients: Vec<Vec<f32>>,
    /// The statistics of the batch norms, in the order of the graph.
    pub norms: Vec<Norm>,
}

/// What a batch norm saw in a batch.
#[derive(Clone, PartialEq, Debug)]
pub struct Norm {
    /// The tensor of the running means.
    pub mean_id: TensorId,
    /// The tensor of the running variances.
    pub variance_id: TensorId,
    /// The mean of each channel.
    pub mean: Vec<f32>,
    /// The variance of each channel, of a sample (the divisor is one less than the count).
    pub variance: Vec<f32>,
}

impl Norm {
    /// Moves the running statistics towards those of the batch, as far as PyTorch does.
    pub(crate) fn update(&self, weights: &mut [Vec<f32>]) {
        const MOMENTUM: f32 = 0.1;
        for (id, seen) in [(self.mean_id, &self.mean), (self.variance_id, &self.variance)] {
            for (running, seen) in weights[id].iter_mut().zip(seen) {
                *running += MOMENTUM * (seen - *running);
            }
        }
    }

    /// Returns the tensors of the means and variances of all norms, in the order of the graph.
    pub(crate) fn places(graph: &Graph) -> Vec<(TensorId, TensorId)> {
        let norms = graph.nodes().iter().filter_map(|node| match node.op {
            Op::BatchNorm { mean, variance, .. } => Some((mean, variance)),
            _ => None,
        });
        norms.collect()
    }
}
