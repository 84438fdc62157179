//! The configuration of a network: everything except its weights.

use serde::{Deserialize, Serialize};

use crate::graph::{Graph, Shape};

/// The configuration of a network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetConfig {
    /// The game, by its id.
    pub game: String,
    /// The name of its encoding.
    pub encoding: String,
    /// The version of its encoding.
    pub encoding_version: u32,
    /// Channels, depth in three dimensions, height and width of the input.
    pub input: Vec<usize>,
    /// The convolutions.
    pub body: Body,
    /// The policy head.
    pub policy: PolicyHead,
    /// The value head.
    pub value: ValueHead,
    /// Whether it has a score head: the final score as a part of the largest one, from -1 to 1.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub score: bool,
}

/// The convolutions between input and heads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Body {
    /// A convolution, then residual blocks of two.
    Residual {
        /// The number of blocks.
        blocks: usize,
        /// The channels of every layer.
        filters: usize,
        /// The global information of the blocks.
        gate: Gate,
    },
    /// Plain convolutions.
    Plain {
        /// The channels of each.
        filters: Vec<usize>,
    },
}

/// How residual blocks use the whole board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gate {
    /// Not at all.
    None,
    /// Squeeze and excitation.
    Squeeze {
        /// The width of the hidden layer.
        width: usize,
    },
    /// Mean and maximum of each channel are a bias for all cells.
    GlobalPooling {
        /// Every so many blocks.
        every: usize,
    },
}

/// The policy head: a logit for each policy index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PolicyHead {
    /// A dense layer.
    Dense {
        /// The channels of a 1x1 convolution before; none when 0.
        channels: usize,
        /// The width of a hidden layer; none when 0.
        hidden: usize,
        /// The length of the policy.
        places: usize,
    },
    /// A dense layer for each of two parts of a move, logits added: `parts[1] * first + second`.
    Parts {
        /// As in `Dense`.
        channels: usize,
        /// As in `Dense`.
        hidden: usize,
        /// The lengths of the parts.
        parts: [usize; 2],
    },
    /// A 1x1 convolution: moves belong to cells.
    PerCell {
        /// The channels of a 1x1 convolution before.
        channels: usize,
        /// Moves of a cell: index `cells * plane + cell`.
        planes: usize,
        /// Moves of no cell, such as a pass, behind all others.
        extra: usize,
    },
}

/// The value head, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueHead {
    /// The channels of a 1x1 convolution before; none when 0.
    pub channels: usize,
    /// The width of the hidden layer.
    pub hidden: usize,
    /// The output.
    pub output: ValueOutput,
}

/// The output of a value head.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueOutput {
    /// Logits of a win, a draw and a loss.
    WinDrawLoss,
    /// One number from -1 to 1.
    Scalar,
}

/// An invalid configuration.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("impossible network: {0}")]
pub struct ConfigError(String);

/// The largest dimension: a bound on what a foreign file can make us allocate.
const LARGEST: usize = 1 << 16;
const MOST_WEIGHTS: f64 = (1 << 28) as f64;
const LONGEST_VALUE: f64 = (1 << 24) as f64;

impl NetConfig {
    /// Returns the channels of the input.
    pub fn input_channels(&self) -> usize {
        self.input.first().copied().unwrap_or(0)
    }

    /// Returns depth, height and width of the board; the depth is 1 in two dimensions.
    pub fn board(&self) -> [usize; 3] {
        match *self.input {
            [_, height, width] => [1, height, width],
            [_, depth, height, width] => [depth, height, width],
            _ => [0; 3],
        }
    }

    /// Tells whether its convolutions have three dimensions.
    pub fn is_3d(&self) -> bool {
        self.input.len() == 4
    }

    /// Returns the number of cells of the board.
    pub fn cells(&self) -> usize {
        self.board().iter().product()
    }

    /// Returns the length of one encoded position.
    pub fn input_len(&self) -> usize {
        self.input.iter().product()
    }

    /// Returns the number of policy outputs.
    pub fn policy_outputs(&self) -> usize {
        match self.policy {
            PolicyHead::Dense { places, .. } => places,
            PolicyHead::Parts { parts: [first, second], .. } => first + second,
            PolicyHead::PerCell { planes, extra, .. } => planes * self.cells() + extra,
        }
    }

    /// Returns the length of the policy; with parts it has fewer outputs.
    pub fn policy_len(&self) -> usize {
        match self.policy {
            PolicyHead::Parts { parts: [first, second], .. } => first * second,
            _ => self.policy_outputs(),
        }
    }

    /// Returns the number of outputs of the value head.
    pub fn value_outputs(&self) -> usize {
        match self.value.output {
            ValueOutput::WinDrawLoss => 3,
            ValueOutput::Scalar => 1,
        }
    }

    /// Checks that the network is possible and of a reasonable size.
    pub fn check(&self) -> Result<(), ConfigError> {
        let error = |text: &str| Err(ConfigError(text.to_owned()));
        if !matches!(self.input.len(), 3 | 4) {
            return error("the input has channels, height and width, or also a depth");
        }
        let mut sizes = self.input.clone();
        match &self.body {
            Body::Residual { blocks, filters, gate } => {
                sizes.extend([*filters, blocks + 1]);
                match *gate {
                    Gate::None => {}
                    Gate::Squeeze { width: size } | Gate::GlobalPooling { every: size } => {
                        sizes.push(size);
                    }
                }
            }
            Body::Plain { filters } if filters.is_empty() => {
                return error("the body has no convolution");
            }
            Body::Plain { filters } => sizes.extend(filters),
        }
        match self.policy {
            PolicyHead::Dense { places, .. } => sizes.push(places),
            PolicyHead::Parts { parts, .. } => sizes.extend(parts),
            PolicyHead::PerCell { channels, planes, .. } => sizes.extend([channels, planes]),
        }
        sizes.push(self.value.hidden);
        if sizes.contains(&0) {
            return error("a size is 0");
        }
        match self.policy {
            PolicyHead::Dense { channels, hidden, .. }
            | PolicyHead::Parts { channels, hidden, .. } => sizes.extend([channels, hidden]),
            PolicyHead::PerCell { extra, .. } => sizes.push(extra),
        }
        sizes.push(self.value.channels);
        if sizes.iter().any(|&size| size > LARGEST) || self.cells() > LARGEST {
            return error("a size is beyond all reason");
        }
        let graph = Graph::of(self);
        // In floats: products of such sizes may overflow.
        let product = |sizes: &[usize]| sizes.iter().map(|&size| size as f64).product::<f64>();
        let weights: f64 = graph.tensors().iter().map(|tensor| product(&tensor.shape)).sum();
        if weights > MOST_WEIGHTS {
            return error("it has more than 268 million weights");
        }
        let values = graph.nodes().iter().map(|node| match node.shape {
            Shape::Map { channels } => product(&[channels, self.cells()]),
            Shape::Vector { len } => len as f64,
        });
        if values.chain([product(&self.input)]).any(|len| len > LONGEST_VALUE) {
            return error("a layer has more than 16 million numbers");
        }
        Ok(())
    }
}
