//! The layers of a network in the order of computation, and its tensors by name.
//!
//! This is the one place that knows how a [`NetConfig`] becomes a network. All
//! ways to run one read it: the reference, the kernels, the ONNX writer and
//! what trains. Each [`Node`] makes one value of earlier ones. Names and shapes
//! of the tensors are PyTorch's, so that a state dict fits as it is.

mod build;

use crate::config::NetConfig;

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
}
