//! Inference by libtorch.

use std::sync::Arc;

use sakiyomi_nn::{EPSILON, Graph, Inference, Net, NetConfig, Op, Outputs};
use tch::{Kind, Tensor, no_grad};

use super::forward::{Forward, Norms};
use super::{Place, channels_innermost, download, upload};
use crate::error::TrainError;

/// A network that libtorch computes; clones share its weights.
pub struct TorchNet {
    config: Arc<NetConfig>,
    graph: Arc<Graph>,
    tensors: Vec<Tensor>,
    /// Weights and biases of convolutions, by the node, with the batch norms after them.
    folded: Vec<Option<[Tensor; 2]>>,
    kind: Kind,
    device: tch::Device,
    outputs: Outputs,
}

impl TorchNet {
    /// Uploads `net`. Fails without the device.
    pub fn new(net: &Net, place: Place) -> Result<TorchNet, TrainError> {
        let device = place.device()?;
        let kind = if device.is_cuda() { Kind::Half } else { Kind::Float };
        let ready = |weights: &[f32], shape: &[usize]| {
            let tensor = upload(weights, shape, device);
            match shape.len() {
                4.. if device.is_cuda() => channels_innermost(&tensor, kind),
                _ => tensor.to_kind(kind),
            }
        };
        let specs = net.graph().tensors();
        let tensors = specs.iter().zip(net.weights());
        let tensors = tensors.map(|(spec, weights)| ready(weights, &spec.shape)).collect();
        let folded = fold(net).into_iter().map(|folded| {
            let Folded { shape, weights, bias } = folded?;
            Some([ready(&weights, &shape), ready(&bias, &[bias.len()])])
        });
        Ok(TorchNet {
            config: Arc::new(net.config().clone()),
            graph: Arc::new(net.graph().clone()),
            tensors,
            folded: folded.collect(),
            kind,
            device,
            outputs: Outputs::new(net.config()),
        })
    }
}

impl Inference for TorchNet {
    fn evaluate_batch(&mut self, inputs: &[f32]) -> &Outputs {
        assert_eq!(inputs.len() % self.config.input_len(), 0, "inputs are whole positions");
        let count = inputs.len() / self.config.input_len();
        self.outputs = no_grad(|| {
            let shape = [&[count], self.config.input.as_slice()].concat();
            let mut input = upload(inputs, &shape, self.device);
            if self.device.is_cuda() {
                let rows = round_up(count) - count;
                input = input.constant_pad_nd(&padding(shape.len(), rows));
                input = channels_innermost(&input, self.kind);
            }
            let norms = Norms::Folded(&self.folded);
            let mut forward = Forward { graph: &self.graph, tensors: &self.tensors, norms };
            let first = |head: &Tensor| download(&head.narrow(0, 0, count as i64));
            forward.run(input).outputs(&self.config, first)
        });
        &self.outputs
    }
}

impl Clone for TorchNet {
    fn clone(&self) -> TorchNet {
        let shared = |pair: &[Tensor; 2]| [pair[0].shallow_clone(), pair[1].shallow_clone()];
        TorchNet {
            config: Arc::clone(&self.config),
            graph: Arc::clone(&self.graph),
            tensors: self.tensors.iter().map(Tensor::shallow_clone).collect(),
            folded: self.folded.iter().map(|folded| folded.as_ref().map(shared)).collect(),
            kind: self.kind,
            device: self.device,
            outputs: Outputs::new(&self.config),
        }
    }
}

/// Rounds a batch size up to one of a few: cuDNN prepares for each new size, which takes long.
fn round_up(count: usize) -> usize {
    let step = (count.next_power_of_two() / 8).max(32);
    count.next_multiple_of(step)
}

/// Returns the padding that adds `rows` to the first of so many dimensions; they count from the last.
fn padding(dimensions: usize, rows: usize) -> Vec<i64> {
    let mut padding = vec![0; 2 * dimensions];
    padding[2 * dimensions - 1] = rows as i64;
    padding
}

/// A convolution that does what the batch norm after it did.
struct Folded {
    shape: Vec<usize>,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

/// Puts batch norms into the convolutions before them; every norm has one.
fn fold(net: &Net) -> Vec<Option<Folded>> {
    let (graph, all) = (net.graph(), net.weights());
    let mut folded: Vec<Option<Folded>> = graph.nodes().iter().map(|_| None).collect();
    for node in graph.nodes() {
        let Op::BatchNorm { scale, bias, mean, variance } = node.op else { continue };
        // Value `n` is what node `n - 1` makes.
        let before = node.inputs[0] - 1;
        let Op::Conv { weight, bias: None, .. } = graph.nodes()[before].op else {
            unreachable!("batch norms stand after convolutions without a bias");
        };
        let channels = all[scale].len();
        let factor =
            |channel: usize| all[scale][channel] / (all[variance][channel] + EPSILON).sqrt();
        let each = all[weight].len() / channels;
        folded[before] = Some(Folded {
            shape: graph.tensors()[weight].shape.clone(),
            weights: all[weight].iter().enumerate().map(|(i, w)| w * factor(i / each)).collect(),
            bias: (0..channels).map(|c| all[bias][c] - all[mean][c] * factor(c)).collect(),
        });
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_have_few_sizes_and_are_hardly_larger_than_needed() {
        let sizes: std::collections::BTreeSet<usize> = (1..=8192).map(round_up).collect();
        assert!(sizes.len() < 48, "{sizes:?}");
        assert!((256..=8192).all(|count| {
            let size = round_up(count);
            size >= count && size * 4 < count * 5 + 4
        }));
    }
}
