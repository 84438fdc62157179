//! A network: configuration, weights and lineage.

use sakiyomi_core::Rng;
use serde::{Deserialize, Serialize};

use crate::config::{ConfigError, NetConfig};
use crate::graph::{Graph, Role, TensorId};

/// A network with its weights; [`CpuNet`](crate::CpuNet) computes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    config: NetConfig,
    graph: Graph,
    weights: Vec<Vec<f32>>,
    /// Where it comes from.
    pub lineage: Lineage,
}

/// Where a network comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Lineage {
    /// Its name.
    pub name: String,
    /// How it was made.
    pub made_by: String,
    /// The fingerprint of its parent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Training steps since the random weights.
    pub steps: u64,
    /// Games of self-play behind it.
    pub games: u64,
}

/// Weights that do not fit a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The configuration is invalid.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The number of tensors is wrong.
    #[error("the network has {expected} tensors, but there are {found}")]
    Count {
        /// The network's number.
        expected: usize,
        /// The number found.
        found: usize,
    },
    /// A tensor has the wrong size.
    #[error("{name} has {found} weights; the network needs {expected}")]
    Len {
        /// The tensor.
        name: String,
        /// The network's size.
        expected: usize,
        /// The size found.
        found: usize,
    },
    /// A weight of a tensor is infinite or NaN.
    #[error("{0} has a weight that is {1}")]
    NotFinite(String, String),
    /// A variance is negative.
    #[error("{0} has a negative variance")]
    NegativeVariance(String),
}

const LAST_LAYERS: [&str; 7] = [
    "policy_fc.",
    "move_fc.",
    "tile_fc.",
    "policy_out.",
    "policy_extra.",
    "value_fc2.",
    "score_fc.",
];

impl Net {
    /// Returns a network with initial weights (He et al. 2015) and neutral outputs.
    pub fn random(config: NetConfig, seed: u64) -> Result<Net, ConfigError> {
        Net::initialised(config, seed, true)
    }

    /// Returns random weights and norms like those of trained networks, for tests and benches.
    pub fn scrambled(config: NetConfig, seed: u64) -> Result<Net, ConfigError> {
        let mut net = Net::initialised(config, seed, false)?;
        let mut rng = Rng::seeded(seed ^ 0x5c4a_3b1e);
        for (spec, weights) in net.graph.tensors().iter().zip(&mut net.weights) {
            for weight in weights {
                let x = normal(&mut rng);
                match spec.role {
                    Role::Weight => {}
                    Role::Bias | Role::NormMean => *weight = 0.1 * x,
                    Role::NormScale => *weight = 0.5 + 0.1 * x,
                    Role::NormVariance => *weight = 1.0 + 0.2 * x.abs(),
                }
            }
        }
        Ok(net)
    }

    fn initialised(config: NetConfig, seed: u64, quiet: bool) -> Result<Net, ConfigError> {
        config.check()?;
        let graph = Graph::of(&config);
        let mut rng = Rng::seeded(seed);
        let is_last = |name: &str| LAST_LAYERS.iter().any(|last| name.starts_with(last));
        let weights = graph.tensors().iter().map(|spec| match spec.role {
            Role::Weight if quiet && is_last(&spec.name) => vec![0.0; spec.len()],
            Role::Weight => {
                let fan_in = spec.len() / spec.shape[0];
                let deviation = (2.0 / fan_in as f32).sqrt();
                (0..spec.len()).map(|_| deviation * normal(&mut rng)).collect()
            }
            Role::Bias | Role::NormMean => vec![0.0; spec.len()],
            Role::NormScale | Role::NormVariance => vec![1.0; spec.len()],
        });
        let weights = weights.collect();
        Ok(Net { config, graph, weights, lineage: Lineage::default() })
    }

    /// Returns the network with finite weights that fit, in the order of [`Graph::tensors`].
    pub fn new(
        config: NetConfig,
        weights: Vec<Vec<f32>>,
        lineage: Lineage,
    ) -> Result<Net, WeightsError> {
        config.check()?;
        let graph = Graph::of(&config);
        if weights.len() != graph.tensors().len() {
            let (expected, found) = (graph.tensors().len(), weights.len());
            return Err(WeightsError::Count { expected, found });
        }
        for (spec, tensor) in graph.tensors().iter().zip(&weights) {
            let name = || spec.name.clone();
            if tensor.len() != spec.len() {
                let (expected, found) = (spec.len(), tensor.len());
                return Err(WeightsError::Len { name: name(), expected, found });
            }
            if let Some(weight) = tensor.iter().find(|weight| !weight.is_finite()) {
                return Err(WeightsError::NotFinite(name(), weight.to_string()));
            }
            if spec.role == Role::NormVariance && tensor.iter().any(|&weight| weight < 0.0) {
                return Err(WeightsError::NegativeVariance(name()));
            }
        }
        Ok(Net { config, graph, weights, lineage })
    }

    /// Returns the configuration.
    pub fn config(&self) -> &NetConfig {
        &self.config
    }

    /// Returns the layers.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns the weights of a tensor, row by row.
    pub fn tensor(&self, id: TensorId) -> &[f32] {
        &self.weights[id]
    }

    /// Returns all weights, in the order of [`Graph::tensors`].
    pub fn weights(&self) -> &[Vec<f32>] {
        &self.weights
    }

    /// Returns a hash of the weights.
    pub fn fingerprint(&self) -> String {
        let bytes = self.weights.iter().flatten().flat_map(|weight| weight.to_le_bytes());
        format!("{:016x}", sakiyomi_core::durable::fnv1a(bytes))
    }
}

/// Returns a normally distributed number (Box and Muller).
fn normal(rng: &mut Rng) -> f32 {
    let radius = (-2.0 * (1.0 - rng.unit()).ln()).sqrt();
    (radius * (std::f64::consts::TAU * rng.unit()).cos()) as f32
}
