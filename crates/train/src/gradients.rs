//! What a back end of training does.

use sakiyomi_nn::{Batch, Graph, NetConfig, Op, Outputs, TensorId, ValueId};

use crate::error::TrainError;
use crate::loss::Losses;

/// Computes losses and gradients of a network; it neither keeps nor changes weights.
pub trait Gradients: Send {
    /// Returns losses and gradients; weights as in [`Graph::tensors`]. Fails when the device does.
    fn compute(&mut self, weights: &[Vec<f32>], batch: &Batch) -> Result<Computed, TrainError>;
}

/// The result of a backward pass.
#[derive(Clone, PartialEq, Debug)]
pub struct Computed {
    /// The losses; [`Losses::gradient`] is still 0.
    pub losses: Losses,
    /// The gradients of each tensor; none for the statistics of batch norms.
    pub gradients: Vec<Vec<f32>>,
    /// What the running mean or variance `TensorId` of a batch norm was in this batch. Variances are
    /// those of a sample (the divisor is one less than the count).
    pub norms: Vec<(TensorId, Vec<f32>)>,
}

/// The outputs of a network, before they are [`Outputs`].
pub(crate) struct Heads<T> {
    pub(crate) policy: T,
    pub(crate) value: T,
    pub(crate) score: Option<T>,
}

impl<T> Heads<T> {
    pub(crate) fn of(graph: &Graph, head: impl Fn(ValueId) -> T) -> Heads<T> {
        let (policy, value) = (head(graph.policy()), head(graph.value()));
        Heads { policy, value, score: graph.score().map(head) }
    }

    pub(crate) fn outputs(&self, config: &NetConfig, read: impl Fn(&T) -> Vec<f32>) -> Outputs {
        let mut outputs = Outputs::new(config);
        (outputs.policy, outputs.value) = (read(&self.policy), read(&self.value));
        outputs.score = self.score.as_ref().map(read).unwrap_or_default();
        outputs
    }
}

/// Returns the running means and variances of all batch norms, in the order of the graph.
pub(crate) fn running_statistics(graph: &Graph) -> impl Iterator<Item = [TensorId; 2]> {
    graph.nodes().iter().filter_map(|node| match node.op {
        Op::BatchNorm { mean, variance, .. } => Some([mean, variance]),
        _ => None,
    })
}
