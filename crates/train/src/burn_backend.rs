//! Gradients by burn, on its back end in pure Rust for any CPU.
//!
//! A map is a matrix with a row for each cell of each position and a column for each channel. A
//! convolution then is one selection of rows, the neighbours of each cell side by side, and one
//! large product of matrices, in two and in three dimensions alike.

use burn_tensor::module::batch_norm_train;
use burn_tensor::{Device, Int, Tensor, TensorData, activation};
use sakiyomi_nn::{Batch, EPSILON, Graph, NetConfig, Node, Op, Outputs, Shape, TensorId, ValueId};

use crate::config::TrainConfig;
use crate::error::TrainError;
use crate::gradients::{Computed, Gradients, Heads, running_statistics};
use crate::loss::evaluate_loss;
use crate::optimiser::learned_len;

/// Gradients by burn on the CPU.
pub struct BurnBackend {
    config: NetConfig,
    graph: Graph,
    settings: TrainConfig,
    device: Device,
    /// What [`neighbours`] says about batches of the size of the last one.
    neighbours: Option<(usize, Tensor<1, Int>)>,
}

impl BurnBackend {
    /// Returns the back end for networks of a valid `config`.
    pub fn new(config: NetConfig, settings: TrainConfig) -> BurnBackend {
        let graph = Graph::of(&config);
        let device = Device::flex().autodiff();
        BurnBackend { config, graph, settings, device, neighbours: None }
    }

    /// Runs inference: batch norms use their running statistics.
    pub fn evaluate(&mut self, weights: &[Vec<f32>], inputs: &[f32]) -> Outputs {
        let tensors = weights.iter().map(|weights| self.tensor(weights)).collect();
        let (heads, _) = self.run(tensors, inputs, false);
        heads.outputs(&self.config, numbers)
    }

    fn run(
        &mut self,
        tensors: Vec<Tensor<1>>,
        inputs: &[f32],
        learns: bool,
    ) -> (Heads<Tensor<2>>, Vec<[Tensor<1>; 2]>) {
        let count = inputs.len() / self.config.input_len();
        let neighbours = match self.neighbours.take() {
            Some((len, neighbours)) if len == count => neighbours,
            _ => {
                let rows = neighbours(&self.graph, count);
                let shape = [rows.len()];
                Tensor::from_data(TensorData::new(rows, shape), &self.device)
            }
        };
        self.neighbours = Some((count, neighbours.clone()));
        let mut forward =
            Forward { graph: &self.graph, tensors, count, neighbours, learns, norms: Vec::new() };
        let cells = self.graph.cells();
        let input = self
            .tensor(inputs)
            .reshape([count, self.config.input_channels(), cells])
            .swap_dims(1, 2)
            .reshape([count * cells, self.config.input_channels()]);
        let mut values = vec![input];
        for node in self.graph.nodes() {
            let value = forward.compute(node, &values);
            values.push(value);
        }
        let heads = Heads::of(&self.graph, |id| forward.flat(&values, id));
        (heads, forward.norms)
    }

    fn tensor(&self, numbers: &[f32]) -> Tensor<1> {
        Tensor::from_data(TensorData::new(numbers.to_vec(), [numbers.len()]), &self.device)
    }
}

impl Gradients for BurnBackend {
    fn compute(&mut self, weights: &[Vec<f32>], batch: &Batch) -> Result<Computed, TrainError> {
        let tensors = weights.iter().zip(self.graph.tensors());
        let tensors: Vec<_> = tensors
            .map(|(weights, spec)| self.tensor(weights).set_require_grad(learned_len(spec) > 0))
            .collect();
        let (heads, norms) = self.run(tensors.clone(), &batch.inputs, true);
        let outputs = heads.outputs(&self.config, numbers);
        let (losses, wanted) = evaluate_loss(&self.config, &outputs, batch, &self.settings);
        // The gradient of this sum is that of the losses, since `wanted` is constant.
        let product = |head: Tensor<2>, wanted: &[f32]| {
            let shape = head.dims();
            (head * self.tensor(wanted).reshape(shape)).sum()
        };
        let mut sum = product(heads.policy, &wanted.policy) + product(heads.value, &wanted.value);
        if let Some(score) = heads.score {
            sum = sum + product(score, &wanted.score);
        }
        let mut found = sum.backward();
        let gradients = tensors.iter().zip(self.graph.tensors()).map(|(tensor, spec)| {
            let gradient = tensor.grad_remove(&mut found).as_ref().map(numbers);
            gradient.unwrap_or_else(|| vec![0.0; learned_len(spec)])
        });
        let rows = (batch.len() * self.graph.cells()) as f32;
        let of_sample = rows / (rows - 1.0).max(1.0);
        let norms = running_statistics(&self.graph).zip(norms);
        let norms = norms.flat_map(|([mean_id, variance_id], [mean, variance])| {
            let variance = numbers(&variance).into_iter().map(|x| x * of_sample).collect();
            [(mean_id, numbers(&mean)), (variance_id, variance)]
        });
        Ok(Computed { losses, gradients: gradients.collect(), norms: norms.collect() })
    }
}

/// The forward pass. Maps have a row for each cell of each position, vectors one a position.
struct Forward<'a> {
    graph: &'a Graph,
    tensors: Vec<Tensor<1>>,
    count: usize,
    neighbours: Tensor<1, Int>,
    /// Whether batch norms use the statistics of the batch.
    learns: bool,
    /// The means and variances that they found.
    norms: Vec<[Tensor<1>; 2]>,
}

impl Forward<'_> {
    fn compute(&mut self, node: &Node, values: &[Tensor<2>]) -> Tensor<2> {
        let input = node.inputs[0];
        let x = values[input].clone();
        match node.op {
            Op::Conv { weight, bias, kernel } => {
                let value = match kernel {
                    1 => x.matmul(self.matrix(weight)),
                    _ => self.conv(x, weight),
                };
                match bias {
                    Some(bias) => value + self.tensors[bias].clone().unsqueeze(),
                    None => value,
                }
            }
            Op::BatchNorm { scale, bias, mean, variance } => {
                let [scale, bias, mean, variance] =
                    [scale, bias, mean, variance].map(|id| self.tensors[id].clone());
                if self.learns {
                    let found = batch_norm_train(x, scale, bias, f64::from(EPSILON));
                    self.norms.push([found.mean, found.variance]);
                    return found.output;
                }
                let factor = scale / (variance + EPSILON).sqrt();
                (x - mean.unsqueeze()) * factor.unsqueeze() + bias.unsqueeze()
            }
            Op::Relu => activation::relu(x),
            Op::Tanh => activation::tanh(x),
            Op::Sigmoid => activation::sigmoid(x),
            Op::Add => x + values[node.inputs[1]].clone(),
            Op::Mean => self.by_position(x).mean_dim(1).squeeze_dim(1),
            Op::MeanAndMax => {
                let x = self.by_position(x);
                let mean: Tensor<2> = x.clone().mean_dim(1).squeeze_dim(1);
                Tensor::cat(vec![mean, x.max_dim(1).squeeze_dim(1)], 1)
            }
            Op::ScaleChannels | Op::ShiftChannels => {
                let shape = x.dims();
                let x = self.by_position(x);
                let vector = values[node.inputs[1]].clone().unsqueeze_dim(1);
                let value = if node.op == Op::ScaleChannels { x * vector } else { x + vector };
                value.reshape(shape)
            }
            Op::Linear { weight, bias } => {
                let x = self.flat(values, input);
                x.matmul(self.matrix(weight)) + self.tensors[bias].clone().unsqueeze()
            }
            Op::Concat => {
                let parts = node.inputs.iter().map(|&input| self.flat(values, input));
                Tensor::cat(parts.collect(), 1)
            }
        }
    }

    /// Returns the convolution with all neighbours of each cell.
    fn conv(&self, x: Tensor<2>, weight: TensorId) -> Tensor<2> {
        let [rows, channels] = x.dims();
        let out = self.graph.tensors()[weight].shape[0];
        let around = Tensor::zeros([1, channels], &x.device());
        let taps = self.neighbours.dims()[0] / rows;
        let windows = Tensor::cat(vec![x, around], 0)
            .select(0, self.neighbours.clone())
            .reshape([rows, taps * channels]);
        let weights = self.tensors[weight]
            .clone()
            .reshape([out, channels, taps])
            .permute([2, 1, 0])
            .reshape([taps * channels, out]);
        windows.matmul(weights)
    }

    /// Returns weights as a matrix from inputs to outputs.
    fn matrix(&self, weight: TensorId) -> Tensor<2> {
        let spec = &self.graph.tensors()[weight];
        let out = spec.shape[0];
        self.tensors[weight].clone().reshape([out, spec.len() / out]).transpose()
    }

    fn by_position(&self, map: Tensor<2>) -> Tensor<3> {
        let channels = map.dims()[1];
        map.reshape([self.count, self.graph.cells(), channels])
    }

    /// Returns a value with one row for each position, channels outermost.
    fn flat(&self, values: &[Tensor<2>], value: ValueId) -> Tensor<2> {
        let x = values[value].clone();
        match self.graph.shape(value) {
            Shape::Vector { .. } => x,
            Shape::Map { .. } => {
                self.by_position(x).swap_dims(1, 2).reshape([self.count, self.graph.len(value)])
            }
        }
    }
}

/// Returns the rows of the neighbours (9, or 27 in 3D) of all cells of `count` positions, in the
/// order of a kernel's weights; beyond the board, the row behind all others.
fn neighbours(graph: &Graph, count: usize) -> Vec<i32> {
    let [depth, height, width] = graph.board();
    let offsets = |is_wide: bool| if is_wide { -1..=1 } else { 0..=0_isize };
    let outside = (count * graph.cells()) as i32;
    let mut cells = Vec::new();
    for cell in 0..graph.cells() {
        let (z, y, x) = (cell / (height * width), cell / width % height, cell % width);
        for dz in offsets(graph.is_3d()) {
            for (dy, dx) in offsets(true).flat_map(|dy| offsets(true).map(move |dx| (dy, dx))) {
                let place = [(z, dz, depth), (y, dy, height), (x, dx, width)]
                    .map(|(at, by, size)| at.checked_add_signed(by).filter(|&at| at < size));
                cells.push(match place {
                    [Some(z), Some(y), Some(x)] => Some((z * height + y) * width + x),
                    _ => None,
                });
            }
        }
    }
    let row = |position: usize, cell: &Option<usize>| match cell {
        Some(cell) => (position * graph.cells() + cell) as i32,
        None => outside,
    };
    (0..count).flat_map(|position| cells.iter().map(move |cell| row(position, cell))).collect()
}

fn numbers<const D: usize>(tensor: &Tensor<D>) -> Vec<f32> {
    tensor.to_data().try_into_vec().expect("all tensors are of 32-bit floats")
}
