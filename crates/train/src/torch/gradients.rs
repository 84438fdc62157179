//! Gradients by libtorch.

use sakiyomi_nn::{Batch, Graph, NetConfig, Op, TensorId, TensorSpec};
use tch::{Kind, Tensor};

use super::forward::{Forward, Norms};
use super::{Place, channels_innermost, download, lengths, upload};
use crate::config::TrainConfig;
use crate::error::TrainError;
use crate::gradients::{Computed, Gradients, running_statistics};
use crate::loss::evaluate_loss;
use crate::optimiser::learned_len;

/// Gradients by libtorch.
pub struct Torch {
    config: NetConfig,
    graph: Graph,
    settings: TrainConfig,
    device: tch::Device,
}

impl Torch {
    /// Returns the back end for networks of a valid `config`. Fails without the device.
    pub fn new(
        config: NetConfig,
        settings: TrainConfig,
        place: Place,
    ) -> Result<Torch, TrainError> {
        let graph = Graph::of(&config);
        Ok(Torch { config, graph, settings, device: place.device()? })
    }
}

impl Gradients for Torch {
    fn compute(&mut self, weights: &[Vec<f32>], batch: &Batch) -> Result<Computed, TrainError> {
        let specs = self.graph.tensors();
        // All weights travel together, as do all gradients.
        let all = Tensor::from_slice(&weights.concat()).to_device(self.device);
        let all = all.set_requires_grad(true);
        let tensors = self.cut(&all);
        let fresh = Norms::Learning(Vec::new());
        let mut forward = Forward { graph: &self.graph, tensors: &tensors, norms: fresh };
        let shape = [&[batch.len()], self.config.input.as_slice()].concat();
        let mut input = upload(&batch.inputs, &shape, self.device);
        if self.device.is_cuda() {
            input = channels_innermost(&input, Kind::Half);
        }
        let heads = forward.run(input);
        let outputs = heads.outputs(&self.config, download);
        let (losses, wanted) = evaluate_loss(&self.config, &outputs, batch, &self.settings);
        // The gradient of this sum is that of the losses times the number of positions, since
        // `wanted` is constant. Without that factor, much would be zero in 16 bits.
        let scale = batch.len() as f64;
        let product = |head: &Tensor, wanted: &[f32]| {
            let wanted = Tensor::from_slice(wanted).to_device(self.device).view_as(head) * scale;
            (head * wanted).sum(Kind::Float)
        };
        let mut sum = product(&heads.policy, &wanted.policy) + product(&heads.value, &wanted.value);
        if let Some(score) = &heads.score {
            sum += product(score, &wanted.score);
        }
        let found = Tensor::run_backward(&[&sum], &[&all], false, false);
        let found = download(&(&found[0] / scale));
        let mut rest = found.as_slice();
        let gradients = specs.iter().map(|spec| {
            let (here, others) = rest.split_at(spec.len());
            rest = others;
            here[..learned_len(spec)].to_vec()
        });
        let gradients = gradients.collect();
        let norms = match &forward.norms {
            Norms::Learning(seen) => statistics(&self.graph, seen),
            Norms::Folded(_) => Vec::new(),
        };
        Ok(Computed { losses, gradients, norms })
    }
}

impl Torch {
    /// Cuts the row of all weights into tensors, on a GPU in 16 bits except those of batch norms.
    fn cut(&self, all: &Tensor) -> Vec<Tensor> {
        let specs = self.graph.tensors();
        let lens: Vec<i64> = specs.iter().map(|spec| spec.len() as i64).collect();
        let mut tensors = all.split_with_sizes(&lens, 0);
        if self.device.is_cuda() {
            let norms: Vec<TensorId> = norms_of(&self.graph).collect();
            for (id, tensor) in tensors.iter_mut().enumerate() {
                // Each gets memory of its own, since kernels load several numbers at once.
                *tensor = match norms.contains(&id) {
                    true => tensor.copy(),
                    false => tensor.to_kind(Kind::Half),
                };
            }
        }
        let shaped = |(tensor, spec): (Tensor, &TensorSpec)| tensor.view(&*lengths(&spec.shape));
        tensors.into_iter().zip(specs).map(shaped).collect()
    }
}

fn norms_of(graph: &Graph) -> impl Iterator<Item = TensorId> {
    let tensors = graph.nodes().iter().filter_map(|node| match node.op {
        Op::BatchNorm { scale, bias, mean, variance } => Some([scale, bias, mean, variance]),
        _ => None,
    });
    tensors.flatten()
}

/// Returns the statistics that batch norms found in the batch.
fn statistics(graph: &Graph, seen: &[[Tensor; 2]]) -> Vec<(TensorId, Vec<f32>)> {
    if seen.is_empty() {
        return Vec::new();
    }
    let all: Vec<&Tensor> = seen.iter().flatten().collect();
    let all = download(&Tensor::cat(&all, 0));
    let mut rest = all.as_slice();
    let ids = running_statistics(graph).flatten();
    ids.map(|id| {
        let (here, others) = rest.split_at(graph.tensors()[id].len());
        rest = others;
        (id, here.to_vec())
    })
    .collect()
}
