//! The forward pass of a batch, node by node.

use sakiyomi_nn::{EPSILON, Graph, Node, Op, TensorId};
use tch::{Kind, Tensor};

use crate::gradients::Heads;

pub(super) enum Norms<'a> {
    /// With the means and variances of the batch, which are kept.
    Learning(Vec<[Tensor; 2]>),
    /// They are in the weights and biases of the convolutions before them, by the node.
    Folded(&'a [Option<[Tensor; 2]>]),
}

pub(super) struct Forward<'a> {
    pub(super) graph: &'a Graph,
    pub(super) tensors: &'a [Tensor],
    pub(super) norms: Norms<'a>,
}

impl<'a> Forward<'a> {
    /// Returns the heads: a row for each position, in 32 bits.
    pub(super) fn run(&mut self, input: Tensor) -> Heads<Tensor> {
        let mut values = vec![input];
        for (place, node) in self.graph.nodes().iter().enumerate() {
            let value = self.compute(place, node, &values);
            values.push(value);
        }
        Heads::of(self.graph, |id| values[id].flatten(1, -1).to_kind(Kind::Float))
    }

    fn compute(&mut self, place: usize, node: &Node, values: &[Tensor]) -> Tensor {
        let x = &values[node.inputs[0]];
        let dims = if self.graph.is_3d() { 3 } else { 2 };
        match node.op {
            Op::Conv { weight, bias, kernel } => {
                let around = kernel as i64 / 2;
                let folded = match &self.norms {
                    Norms::Folded(folded) => folded[place].as_ref(),
                    Norms::Learning(_) => None,
                };
                match folded {
                    Some([weight, bias]) => conv(x, weight, Some(bias), around),
                    None => conv(x, self.tensor(weight), bias.map(|id| self.tensor(id)), around),
                }
            }
            Op::BatchNorm { scale, bias, mean, variance } => {
                let (scale, bias) = (self.tensor(scale), self.tensor(bias));
                match &mut self.norms {
                    // The convolution has done it.
                    Norms::Folded(_) => x.shallow_clone(),
                    Norms::Learning(seen) => {
                        // Running statistics that forget everything are those of the batch.
                        let now = [mean, variance].map(|id| self.tensors[id].zeros_like());
                        let (mean, variance) = (Some(&now[0]), Some(&now[1]));
                        let epsilon = f64::from(EPSILON);
                        let value = x.batch_norm(
                            Some(scale),
                            Some(bias),
                            mean,
                            variance,
                            true,
                            1.0,
                            epsilon,
                            true,
                        );
                        seen.push(now);
                        value
                    }
                }
            }
            Op::Relu => x.relu(),
            Op::Tanh => x.tanh(),
            Op::Sigmoid => x.sigmoid(),
            Op::Add => x + &values[node.inputs[1]],
            Op::Mean => mean(x),
            Op::MeanAndMax => Tensor::cat(&[mean(x), x.flatten(2, -1).amax(-1, false)], 1),
            Op::ScaleChannels => x * for_cells(&values[node.inputs[1]], dims),
            Op::ShiftChannels => x + for_cells(&values[node.inputs[1]], dims),
            Op::Linear { weight, bias } => {
                x.flatten(1, -1).linear(self.tensor(weight), Some(self.tensor(bias)))
            }
            Op::Concat => {
                let parts = node.inputs.iter().map(|&input| values[input].flatten(1, -1));
                Tensor::cat(&parts.collect::<Vec<_>>(), 1)
            }
        }
    }

    fn tensor(&self, id: TensorId) -> &'a Tensor {
        &self.tensors[id]
    }
}

fn conv(x: &Tensor, weight: &Tensor, bias: Option<&Tensor>, around: i64) -> Tensor {
    let (ones, around) = ([1; 3], [around; 3]);
    match x.dim() {
        5 => x.conv3d(weight, bias, ones, around, ones, 1),
        _ => x.conv2d(weight, bias, &ones[..2], &around[..2], &ones[..2], 1),
    }
}

fn mean(map: &Tensor) -> Tensor {
    map.flatten(2, -1).mean_dim(-1, false, None::<Kind>)
}

/// Returns a number for each channel in a form that fits maps.
fn for_cells(vector: &Tensor, dims: usize) -> Tensor {
    (0..dims).fold(vector.shallow_clone(), |vector, _| vector.unsqueeze(-1))
}
