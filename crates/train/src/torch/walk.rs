//! The computation of a batch, node by node.

use sakiyomi_nn::{EPSILON, Graph, NetConfig, Node, Op, Outputs, TensorId, ValueId};
use tch::{Kind, Tensor};

use super::download;

/// What the heads say: a row for each position, in 32 bits.
pub(super) struct Heads {
    pub(super) policy: Tensor,
    pub(super) value: Tensor,
    pub(super) score: Option<Tensor>,
}

impl Heads {
    /// Returns what they say about the first `count` positions.
    pub(super) fn first(&self, count: usize) -> Heads {
        let cut = |head: &Tensor| head.narrow(0, 0, count as i64);
        Heads {
            policy: cut(&self.policy),
            value: cut(&self.value),
            score: self.score.as_ref().map(cut),
        }
    }

    pub(super) fn outputs(&self, config: &NetConfig) -> Outputs {
        let mut outputs = Outputs::new(config);
        outputs.policy = download(&self.policy);
        outputs.value = download(&self.value);
        outputs.score = self.score.as_ref().map(download).unwrap_or_default();
        outputs
    }
}

/// How batch norms are computed.
pub(super) enum Norms<'a> {
    /// With the statistics of the batch, which are noted: means and variances.
    Learning(Vec<[Tensor; 2]>),
    /// They are in the weights and biases of the convolutions before them, by the node.
    Folded(&'a [Option<[Tensor; 2]>]),
}

/// The computation of a batch.
pub(super) struct Walk<'a> {
    pub(super) graph: &'a Graph,
    pub(super) tensors: &'a [Tensor],
    pub(super) norms: Norms<'a>,
}

impl<'a> Walk<'a> {
    pub(super) fn run(&mut self, input: Tensor) -> Heads {
        let mut values = vec![input];
        for (place, node) in self.graph.nodes().iter().enumerate() {
            let value = self.compute(place, node, &values);
            values.push(value);
        }
        let head = |id: ValueId| values[id].flatten(1, -1).to_kind(Kind::Float);
        Heads {
            policy: head(self.graph.policy()),
            value: head(self.graph.value()),
            score: self.graph.score().map(head),
        }
    }

    fn compute(&mut self, place: usize, node: &Node, values: &[Tensor]) -> Tensor {
        let x = &values[node.inputs[0]];
        let dims = if self.graph.is_3d() { 3 } else { 2 };
        match node.op {
            Op::Conv { weight, bias, kernel } => {
                let around = kernel as i64 / 2;
                match &self.norms {
                    Norms::Folded(folded) if folded[place].is_some() => {
                        let [weight, bias] = folded[place].as_ref().expect("it was looked at");
                        conv(x, weight, Some(bias), around)
                    }
                    _ => conv(x, self.tensor(weight), bias.map(|id| self.tensor(id)), around),
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
