//! The slow, plain way to compute a network, node by node as the description says.
//!
//! It is what the fast ways are proved against.

use sakiyomi_nn::{EPSILON, Net, Op, Outputs, Shape, ValueId};

/// Computes a network one number at a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reference<'a>(pub(crate) &'a Net);

impl Reference<'_> {
    /// Computes all positions of `inputs`, one after the other.
    pub(crate) fn evaluate_batch(&self, inputs: &[f32]) -> Outputs {
        let config = self.0.config();
        let mut outputs = Outputs::new(config);
        assert_eq!(inputs.len() % config.input_len(), 0, "inputs are whole positions");
        for input in inputs.chunks_exact(config.input_len()) {
            let values = self.values(input);
            let graph = self.0.graph();
            outputs.policy.extend(&values[graph.policy()]);
            outputs.value.extend(&values[graph.value()]);
            outputs.score.extend(graph.score().into_iter().flat_map(|score| &values[score]));
        }
        outputs
    }

    /// Returns every value of the graph for one position, maps with their channels outermost.
    fn values(&self, input: &[f32]) -> Vec<Vec<f32>> {
        let mut values = vec![input.to_vec()];
        for node in self.0.graph().nodes() {
            let operand = |place: usize| -> &[f32] { &values[node.inputs[place]] };
            let x = operand(0);
            let by_channel = |f: &dyn Fn(usize, f32) -> f32| -> Vec<f32> {
                let cells = self.0.graph().cells();
                x.iter().enumerate().map(|(place, &x)| f(place / cells, x)).collect()
            };
            let tensor = |id| self.0.tensor(id);
            let value = match node.op {
                Op::Conv { weight, bias, kernel } => {
                    let mut out = self.conv(x, node.inputs[0], tensor(weight), kernel);
                    if let Some(bias) = bias {
                        let cells = self.0.graph().cells();
                        for (place, x) in out.iter_mut().enumerate() {
                            *x += tensor(bias)[place / cells];
                        }
                    }
                    out
                }
                Op::BatchNorm { scale, bias, mean, variance } => by_channel(&|channel, x| {
                    let factor =
                        tensor(scale)[channel] / (tensor(variance)[channel] + EPSILON).sqrt();
                    (x - tensor(mean)[channel]) * factor + tensor(bias)[channel]
                }),
                Op::Relu => x.iter().map(|x| x.max(0.0)).collect(),
                Op::Tanh => x.iter().map(|x| x.tanh()).collect(),
                Op::Sigmoid => x.iter().map(|x| 1.0 / (1.0 + (-x).exp())).collect(),
                Op::Add => x.iter().zip(operand(1)).map(|(a, b)| a + b).collect(),
                Op::Mean => self.channels(x).map(mean).collect(),
                Op::MeanAndMax => {
                    let largest = |cells: &[f32]| cells.iter().copied().fold(f32::MIN, f32::max);
                    self.channels(x).map(mean).chain(self.channels(x).map(largest)).collect()
                }
                Op::ScaleChannels => by_channel(&|channel, x| x * operand(1)[channel]),
                Op::ShiftChannels => by_channel(&|channel, x| x + operand(1)[channel]),
                Op::Linear { weight, bias } => tensor(weight)
                    .chunks_exact(x.len())
                    .zip(tensor(bias))
                    .map(|(row, bias)| bias + dot(row, x))
                    .collect(),
                Op::Concat => [x, operand(1)].concat(),
            };
            values.push(value);
        }
        values
    }

    fn channels<'x>(&self, x: &'x [f32]) -> impl Iterator<Item = &'x [f32]> {
        x.chunks_exact(self.0.graph().cells())
    }

    fn conv(&self, x: &[f32], input: ValueId, weights: &[f32], kernel: usize) -> Vec<f32> {
        let graph = self.0.graph();
        let Shape::Map { channels } = graph.shape(input) else {
            unreachable!("maps are convolved")
        };
        let [depth, height, width] = graph.board();
        let reach = kernel as isize / 2;
        let depth_reach = if graph.is_3d() { reach } else { 0 };
        let mut out = Vec::new();
        let taps = channels * kernel.pow(if graph.is_3d() { 3 } else { 2 });
        for filter in weights.chunks_exact(taps) {
            for cell in 0..graph.cells() {
                let (z, y, x0) = (cell / (height * width), cell / width % height, cell % width);
                let mut sum = 0.0f64;
                let mut weight = filter.iter();
                for channel in 0..channels {
                    for dz in -depth_reach..=depth_reach {
                        for dy in -reach..=reach {
                            for dx in -reach..=reach {
                                let weight = *weight.next().expect("a filter has all its taps");
                                let place = [(z, dz, depth), (y, dy, height), (x0, dx, width)].map(
                                    |(at, by, size)| {
                                        at.checked_add_signed(by).filter(|&at| at < size)
                                    },
                                );
                                if let [Some(z), Some(y), Some(x0)] = place {
                                    let cell =
                                        (channel * depth + z) * height * width + y * width + x0;
                                    sum += f64::from(weight) * f64::from(x[cell]);
                                }
                            }
                        }
                    }
                }
                out.push(sum as f32);
            }
        }
        out
    }
}

fn mean(cells: &[f32]) -> f32 {
    cells.iter().sum::<f32>() / cells.len() as f32
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum::<f64>() as f32
}
