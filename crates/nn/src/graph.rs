//! The layers of a network in the order of computation, and its tensors by name.
//!
//! This is the one place that knows how a [`NetConfig`] becomes a network. All
//! ways to run one read it: the reference, the kernels, the ONNX writer and
//! what trains. Each [`Node`] makes one value of earlier ones. Names and shapes
//! of the tensors are PyTorch's, so that a state dict fits as it is.

use crate::config::{Body, Gate, NetConfig, PolicyHead, ValueHead, ValueOutput};

/// A tensor of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorSpec {
    /// PyTorch's name, for example `blocks.0.conv1.weight`.
    pub name: String,
    /// Its dimensions, outermost first.
    pub shape: Vec<usize>,
    /// What it is.
    pub role: Role,
}

impl TensorSpec {
    /// Returns the number of its weights.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Tells whether it has no weights.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn len_f64(&self) -> f64 {
        self.shape.iter().map(|&size| size as f64).product()
    }
}

/// What a tensor is for, which decides how it begins and whether it is learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The weights of a convolution or a dense layer.
    Weight,
    /// A bias, of any layer.
    Bias,
    /// The factor of a batch norm.
    NormScale,
    /// The mean that a batch norm has seen; not learned by gradients.
    NormMean,
    /// The variance that a batch norm has seen; not learned by gradients.
    NormVariance,
}

/// The place of a tensor in [`Graph::tensors`].
pub type TensorId = usize;

/// The place of a value: 0 is the input, `n` what the node before place `n` makes.
pub type ValueId = usize;

/// The form of a value, for one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Channels for every cell of the board.
    Map {
        /// How many.
        channels: usize,
    },
    /// Numbers.
    Vector {
        /// How many.
        len: usize,
    },
}

/// A step of the computation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// What it does.
    pub op: Op,
    /// With what: as many values as [`Op`] says.
    pub inputs: Vec<ValueId>,
    /// The form of what it makes.
    pub shape: Shape,
}

/// What a node does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// A convolution with zeros around the board; one map.
    Conv {
        /// The weights: out, in, and the kernel's dimensions.
        weight: TensorId,
        /// The bias, where no batch norm follows.
        bias: Option<TensorId>,
        /// The length of the kernel in every direction: 1 or 3.
        kernel: usize,
    },
    /// `(x - mean) / sqrt(variance + EPSILON) * scale + bias` for each channel; one map.
    BatchNorm {
        /// The factor.
        scale: TensorId,
        /// The bias.
        bias: TensorId,
        /// The mean.
        mean: TensorId,
        /// The variance.
        variance: TensorId,
    },
    /// The larger of 0 and x; one value.
    Relu,
    /// One value.
    Tanh,
    /// One value.
    Sigmoid,
    /// The sum; two maps.
    Add,
    /// The mean of every channel; one map.
    Mean,
    /// The means of all channels, then the largest values; one map.
    MeanAndMax,
    /// Every channel times a number; a map and a vector.
    ScaleChannels,
    /// Every channel plus a number; a map and a vector.
    ShiftChannels,
    /// A dense layer; one vector, or one map with its channels outermost.
    Linear {
        /// The weights: out, in.
        weight: TensorId,
        /// The bias.
        bias: TensorId,
    },
    /// One after the other; two vectors or maps with their channels outermost.
    Concat,
}

/// What batch norms add to a variance, as PyTorch does.
pub const EPSILON: f32 = 1e-5;

/// The layers of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    tensors: Vec<TensorSpec>,
    nodes: Vec<Node>,
    board: [usize; 3],
    is_3d: bool,
    input_channels: usize,
    policy: ValueId,
    value: ValueId,
    score: Option<ValueId>,
}

impl Graph {
    /// Returns the layers that `config` describes.
    #[must_use]
    pub fn of(config: &NetConfig) -> Graph {
        let mut graph = Graph {
            tensors: Vec::new(),
            nodes: Vec::new(),
            board: config.board(),
            is_3d: config.is_3d(),
            input_channels: config.input_channels(),
            policy: 0,
            value: 0,
            score: None,
        };
        let body = graph.body(&config.body);
        graph.policy = graph.policy_head(body, &config.policy);
        graph.value_head(body, config.value, config.score);
        graph
    }

    /// Returns all tensors, in a fixed order.
    #[must_use]
    pub fn tensors(&self) -> &[TensorSpec] {
        &self.tensors
    }

    /// Returns the steps; node `n` makes value `n + 1`.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Returns depth, height and width of the board.
    #[must_use]
    pub fn board(&self) -> [usize; 3] {
        self.board
    }

    /// Tells whether its convolutions have three dimensions.
    #[must_use]
    pub fn is_3d(&self) -> bool {
        self.is_3d
    }

    /// Returns the number of cells of the board.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.board.iter().product()
    }

    /// Returns the form of a value.
    #[must_use]
    pub fn shape(&self, value: ValueId) -> Shape {
        match value {
            0 => Shape::Map { channels: self.input_channels },
            _ => self.nodes[value - 1].shape,
        }
    }

    /// Returns how many numbers a value is, for one position.
    #[must_use]
    pub fn len(&self, value: ValueId) -> usize {
        match self.shape(value) {
            Shape::Map { channels } => channels * self.cells(),
            Shape::Vector { len } => len,
        }
    }

    /// Tells whether it has no layers, which no network has.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the value with the logits of the policy.
    #[must_use]
    pub fn policy(&self) -> ValueId {
        self.policy
    }

    /// Returns the value with the logits of win, draw and loss, or with the expected result.
    #[must_use]
    pub fn value(&self) -> ValueId {
        self.value
    }

    /// Returns the value with the expected score, if there is one.
    #[must_use]
    pub fn score(&self) -> Option<ValueId> {
        self.score
    }

    /// Returns the number of all weights.
    #[must_use]
    pub fn weight_count(&self) -> usize {
        self.tensors.iter().map(TensorSpec::len).sum()
    }

    fn body(&mut self, body: &Body) -> ValueId {
        match body {
            Body::Residual { blocks, filters, gate } => {
                let mut value = self.conv_norm(0, "conv", "bn", *filters, 3);
                value = self.unary(Op::Relu, value);
                for block in 0..*blocks {
                    value = self.block(value, block, *gate);
                }
                value
            }
            Body::Plain { filters } => {
                let mut value = 0;
                for (index, &filters) in (1..).zip(filters) {
                    let (conv, norm) = (format!("conv{index}"), format!("bn{index}"));
                    value = self.conv_norm(value, &conv, &norm, filters, 3);
                    value = self.unary(Op::Relu, value);
                }
                value
            }
        }
    }

    fn block(&mut self, input: ValueId, number: usize, gate: Gate) -> ValueId {
        let name = |layer: &str| format!("blocks.{number}.{layer}");
        let filters = self.channels(input);
        let mut value = self.conv_norm(input, &name("conv1"), &name("bn1"), filters, 3);
        value = self.unary(Op::Relu, value);
        if let Gate::GlobalPooling { every } = gate
            && (number + 1).is_multiple_of(every)
        {
            let pooled = self.push(Op::MeanAndMax, vec![value], Shape::Vector { len: 2 * filters });
            let bias = self.linear(pooled, &name("pool_fc"), filters);
            value =
                self.push(Op::ShiftChannels, vec![value, bias], Shape::Map { channels: filters });
        }
        value = self.conv_norm(value, &name("conv2"), &name("bn2"), filters, 3);
        if let Gate::Squeeze { width } = gate {
            let means = self.push(Op::Mean, vec![value], Shape::Vector { len: filters });
            let squeezed = self.linear(means, &name("se_fc1"), width);
            let squeezed = self.unary(Op::Relu, squeezed);
            let factors = self.linear(squeezed, &name("se_fc2"), filters);
            let factors = self.unary(Op::Sigmoid, factors);
            value = self.push(
                Op::ScaleChannels,
                vec![value, factors],
                Shape::Map { channels: filters },
            );
        }
        value = self.push(Op::Add, vec![value, input], Shape::Map { channels: filters });
        self.unary(Op::Relu, value)
    }

    fn policy_head(&mut self, body: ValueId, head: &PolicyHead) -> ValueId {
        match *head {
            PolicyHead::Dense { channels, hidden, places } => {
                let value = self.dense_trunk(body, "policy", channels, hidden);
                self.linear(value, "policy_fc", places)
            }
            PolicyHead::Parts { channels, hidden, parts: [first, second] } => {
                let value = self.dense_trunk(body, "policy", channels, hidden);
                let first_part = self.linear(value, "move_fc", first);
                let second_part = self.linear(value, "tile_fc", second);
                let shape = Shape::Vector { len: first + second };
                self.push(Op::Concat, vec![first_part, second_part], shape)
            }
            PolicyHead::PerCell { channels, planes, extra } => {
                let summary = self.summary(body, "policy", channels);
                let weight = self.tensor("policy_out.weight", self.kernel(planes, channels, 1));
                let bias = self.tensor("policy_out.bias", vec![planes]);
                let op = Op::Conv { weight, bias: Some(bias), kernel: 1 };
                let cells = self.push(op, vec![summary], Shape::Map { channels: planes });
                if extra == 0 {
                    return cells;
                }
                let means = self.push(Op::Mean, vec![summary], Shape::Vector { len: channels });
                let others = self.linear(means, "policy_extra", extra);
                let shape = Shape::Vector { len: planes * self.cells() + extra };
                self.push(Op::Concat, vec![cells, others], shape)
            }
        }
    }

    fn value_head(&mut self, body: ValueId, head: ValueHead, has_score: bool) {
        let value = self.summary(body, "value", head.channels);
        let hidden = self.linear(value, "value_fc1", head.hidden);
        let hidden = self.unary(Op::Relu, hidden);
        self.value = match head.output {
            ValueOutput::WinDrawLoss => self.linear(hidden, "value_fc2", 3),
            ValueOutput::Scalar => {
                let value = self.linear(hidden, "value_fc2", 1);
                self.unary(Op::Tanh, value)
            }
        };
        self.score = has_score.then(|| {
            let score = self.linear(hidden, "score_fc", 1);
            self.unary(Op::Tanh, score)
        });
    }

    fn dense_trunk(
        &mut self,
        body: ValueId,
        name: &str,
        channels: usize,
        hidden: usize,
    ) -> ValueId {
        let value = self.summary(body, name, channels);
        if hidden == 0 {
            return value;
        }
        let value = self.linear(value, &format!("{name}_hidden"), hidden);
        self.unary(Op::Relu, value)
    }

    /// Sums each cell up in a few channels, or leaves it as it is.
    fn summary(&mut self, body: ValueId, name: &str, channels: usize) -> ValueId {
        if channels == 0 {
            return body;
        }
        let (conv, norm) = (format!("{name}_conv"), format!("{name}_bn"));
        let value = self.conv_norm(body, &conv, &norm, channels, 1);
        self.unary(Op::Relu, value)
    }

    fn conv_norm(
        &mut self,
        input: ValueId,
        conv: &str,
        norm: &str,
        out: usize,
        kernel: usize,
    ) -> ValueId {
        let shape = self.kernel(out, self.channels(input), kernel);
        let weight = self.tensor(&format!("{conv}.weight"), shape);
        let op = Op::Conv { weight, bias: None, kernel };
        let value = self.push(op, vec![input], Shape::Map { channels: out });
        let op = Op::BatchNorm {
            scale: self.tensor(&format!("{norm}.weight"), vec![out]),
            bias: self.tensor(&format!("{norm}.bias"), vec![out]),
            mean: self.tensor(&format!("{norm}.running_mean"), vec![out]),
            variance: self.tensor(&format!("{norm}.running_var"), vec![out]),
        };
        if let Op::BatchNorm { scale, mean, variance, .. } = op {
            self.tensors[scale].role = Role::NormScale;
            self.tensors[mean].role = Role::NormMean;
            self.tensors[variance].role = Role::NormVariance;
        }
        self.push(op, vec![value], Shape::Map { channels: out })
    }

    fn linear(&mut self, input: ValueId, name: &str, out: usize) -> ValueId {
        let weight = self.tensor(&format!("{name}.weight"), vec![out, self.len(input)]);
        let bias = self.tensor(&format!("{name}.bias"), vec![out]);
        self.push(Op::Linear { weight, bias }, vec![input], Shape::Vector { len: out })
    }

    fn unary(&mut self, op: Op, input: ValueId) -> ValueId {
        self.push(op, vec![input], self.shape(input))
    }

    fn push(&mut self, op: Op, inputs: Vec<ValueId>, shape: Shape) -> ValueId {
        self.nodes.push(Node { op, inputs, shape });
        self.nodes.len()
    }

    fn tensor(&mut self, name: &str, shape: Vec<usize>) -> TensorId {
        let role = if name.ends_with(".bias") { Role::Bias } else { Role::Weight };
        self.tensors.push(TensorSpec { name: name.to_owned(), shape, role });
        self.tensors.len() - 1
    }

    fn kernel(&self, out: usize, channels: usize, kernel: usize) -> Vec<usize> {
        let mut shape = vec![out, channels];
        shape.extend(std::iter::repeat_n(kernel, if self.is_3d { 3 } else { 2 }));
        shape
    }

    fn channels(&self, value: ValueId) -> usize {
        match self.shape(value) {
            Shape::Map { channels } => channels,
            Shape::Vector { len } => len,
        }
    }
}
