//! The computation graph of a [`NetConfig`], which all back ends run. Names and shapes of the tensors are
//! PyTorch's, so that a state dict fits as it is.

mod build;

use crate::config::NetConfig;

/// A tensor of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorSpec {
    /// PyTorch's name, for example `blocks.0.conv1.weight`.
    pub name: String,
    /// Its dimensions, outermost first.
    pub shape: Vec<usize>,
    /// Its role.
    pub role: Role,
}

impl TensorSpec {
    /// Returns the number of its weights.
    #[expect(clippy::len_without_is_empty, reason = "no tensor is empty")]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The role of a tensor, which decides its initial weights and whether it gets gradients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The weights of a convolution or a dense layer.
    Weight,
    /// A bias, of any layer.
    Bias,
    /// The factor of a batch norm.
    NormScale,
    /// The running mean of a batch norm.
    NormMean,
    /// The running variance of a batch norm.
    NormVariance,
}

/// The index of a tensor in [`Graph::tensors`].
pub type TensorId = usize;

/// The index of a value: 0 is the input, `n + 1` the result of node `n`.
pub type ValueId = usize;

/// The shape of a value, for one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Channels for every cell of the board.
    Map {
        /// The number of channels.
        channels: usize,
    },
    /// A vector.
    Vector {
        /// Its length.
        len: usize,
    },
}

/// A node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its operation.
    pub op: Op,
    /// Its operands, as many as [`Op`] says.
    pub inputs: Vec<ValueId>,
    /// The shape of its result.
    pub shape: Shape,
}

/// An operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// A convolution with zero padding; one map.
    Conv {
        /// The weights: out, in, and the kernel's dimensions.
        weight: TensorId,
        /// The bias, where no batch norm follows.
        bias: Option<TensorId>,
        /// The size of the kernel: 1 or 3.
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
    /// The means of all channels, then the maxima; one map.
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
    /// A concatenation; two vectors or maps with their channels outermost.
    Concat,
}

/// The epsilon of batch norms, as in PyTorch.
pub const EPSILON: f32 = 1e-5;

/// The computation graph of a network.
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
    /// Returns the graph of `config`.
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
    pub fn tensors(&self) -> &[TensorSpec] {
        &self.tensors
    }

    /// Returns the nodes in the order of computation; node `n` makes value `n + 1`.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Returns depth, height and width of the board.
    pub fn board(&self) -> [usize; 3] {
        self.board
    }

    /// Tells whether its convolutions have three dimensions.
    pub fn is_3d(&self) -> bool {
        self.is_3d
    }

    /// Returns the number of cells of the board.
    pub fn cells(&self) -> usize {
        self.board.iter().product()
    }

    /// Returns the shape of a value.
    pub fn shape(&self, value: ValueId) -> Shape {
        match value {
            0 => Shape::Map { channels: self.input_channels },
            _ => self.nodes[value - 1].shape,
        }
    }

    /// Returns the length of a value, for one position.
    pub fn len(&self, value: ValueId) -> usize {
        match self.shape(value) {
            Shape::Map { channels } => channels * self.cells(),
            Shape::Vector { len } => len,
        }
    }

    /// Returns the policy logits.
    pub fn policy(&self) -> ValueId {
        self.policy
    }

    /// Returns the logits of win, draw and loss, or the expected result.
    pub fn value(&self) -> ValueId {
        self.value
    }

    /// Returns the expected score, if there is that head.
    pub fn score(&self) -> Option<ValueId> {
        self.score
    }

    /// Returns the number of all weights.
    pub fn weight_count(&self) -> usize {
        self.tensors.iter().map(TensorSpec::len).sum()
    }
}
