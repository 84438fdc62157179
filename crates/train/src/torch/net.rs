//! Inference by libtorch.

use std::sync::Arc;

use sakiyomi_nn::{EPSILON, Graph, Inference, Net, NetConfig, Op, Outputs};
use tch::{Kind, Tensor, no_grad};

use super::walk::{Norms, Walk};
use super::{Place, channels_innermost, upload};
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
    /// Returns the network, ready to judge.
    ///
    /// # Errors
    /// When there is no such device.
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
            let input = upload(inputs, &shape, self.device);
            let input = match self.device.is_cuda() {
                true => channels_innermost(&input, self.kind),
                false => input,
            };
            let norms = Norms::Folded(&self.folded);
            let mut walk = Walk { graph: &self.graph, tensors: &self.tensors, norms };
            walk.run(input).outputs(&self.config)
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
