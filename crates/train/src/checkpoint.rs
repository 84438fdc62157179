//! The state of training as bytes, exact to the last bit.
//!
//! A magic number, the version, the length of the header, the header as JSON (the network, its
//! lineage, the steps), then all numbers in little-endian: weights, averaged weights, means and
//! squares of the gradients, each tensor by tensor; last a checksum of all that.

use sakiyomi_core::durable::fnv1a;
use sakiyomi_nn::{Graph, Lineage, Net, NetConfig, TensorSpec, WeightsError};
use serde::{Deserialize, Serialize};

use crate::optimiser::{Adam, learned_len};

const MAGIC: &[u8; 8] = b"\x93SKYMTRN";
const VERSION: u32 = 1;
const PREFIX: usize = MAGIC.len() + 4 + 4;
const CHECKSUM: usize = 8;

/// A saved state of training that cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The bytes are something else.
    #[error("this is not a saved state of training")]
    Foreign,
    /// The version is of a later program.
    #[error("the saved training has version {0}, which is later than this program")]
    Later(u32),
    /// The length is wrong.
    #[error(
        "the saved training is truncated or has something behind its end: {found} bytes instead of {expected}"
    )]
    Len {
        /// The right length.
        expected: usize,
        /// The length.
        found: usize,
    },
    /// The checksum is wrong.
    #[error("the saved training is damaged: its checksum is wrong")]
    Damaged,
    /// The header is malformed.
    #[error("what the saved training says about its network makes no sense: {0}")]
    Header(String),
    /// The weights are no network.
    #[error(transparent)]
    Network(#[from] WeightsError),
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) config: NetConfig,
    pub(crate) graph: Graph,
    /// Where the network came from when training began.
    pub(crate) lineage: Lineage,
    pub(crate) steps: u64,
    pub(crate) weights: Vec<Vec<f32>>,
    pub(crate) average: Vec<Vec<f32>>,
    pub(crate) adam: Adam,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    network: NetConfig,
    lineage: Lineage,
    steps: u64,
}

impl State {
    pub(crate) fn new(net: &Net) -> State {
        State {
            config: net.config().clone(),
            graph: net.graph().clone(),
            lineage: net.lineage.clone(),
            steps: 0,
            weights: net.weights().to_vec(),
            average: net.weights().to_vec(),
            adam: Adam::new(net.graph()),
        }
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let (network, lineage) = (self.config.clone(), self.lineage.clone());
        let header = Header { network, lineage, steps: self.steps };
        let header = serde_json::to_vec(&header).expect("a header has only texts and numbers");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((header.len() as u32).to_le_bytes());
        bytes.extend(&header);
        for group in [&self.weights, &self.average, &self.adam.means, &self.adam.squares] {
            bytes.extend(group.iter().flatten().flat_map(|number| number.to_le_bytes()));
        }
        let sum = fnv1a(bytes.iter().copied());
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<State, CheckpointError> {
        let found = bytes.len();
        if found < MAGIC.len() && MAGIC.starts_with(bytes) {
            return Err(CheckpointError::Len { expected: PREFIX + CHECKSUM, found });
        }
        let rest = bytes.strip_prefix(MAGIC).ok_or(CheckpointError::Foreign)?;
        let truncated = CheckpointError::Len { expected: PREFIX + CHECKSUM, found };
        let (version, rest) = rest.split_first_chunk().ok_or(truncated.clone())?;
        let version = u32::from_le_bytes(*version);
        if version > VERSION {
            return Err(CheckpointError::Later(version));
        }
        let (len, rest) = rest.split_first_chunk().ok_or(truncated)?;
        let len = u32::from_le_bytes(*len) as usize;
        let expected = PREFIX.saturating_add(len).saturating_add(CHECKSUM);
        let header = rest
            .get(..len)
            .filter(|_| found >= expected)
            .ok_or(CheckpointError::Len { expected, found })?;
        // A header that cannot be read is a damaged one, if the checksum says so.
        let (all, sum) = bytes.split_at(found - CHECKSUM);
        let is_intact = fnv1a(all.iter().copied()).to_le_bytes() == sum;
        let unclear = |error: String| match is_intact {
            true => CheckpointError::Header(error),
            false => CheckpointError::Damaged,
        };
        let header: Header =
            serde_json::from_slice(header).map_err(|error| unclear(error.to_string()))?;
        header.network.check().map_err(|error| unclear(error.to_string()))?;
        let graph = Graph::of(&header.network);
        let specs = graph.tensors();
        let learned: usize = specs.iter().map(learned_len).sum();
        let expected = expected + 4 * 2 * (graph.weight_count() + learned);
        if found != expected {
            return Err(CheckpointError::Len { expected, found });
        }
        if !is_intact {
            return Err(CheckpointError::Damaged);
        }
        let (numbers, _) = all[PREFIX + len..].as_chunks();
        let mut numbers = numbers.iter().map(|&number| f32::from_le_bytes(number));
        let mut group = |len: fn(&TensorSpec) -> usize| -> Vec<Vec<f32>> {
            specs.iter().map(|spec| numbers.by_ref().take(len(spec)).collect()).collect()
        };
        let weights = group(TensorSpec::len);
        let average = group(TensorSpec::len);
        let adam = Adam { means: group(learned_len), squares: group(learned_len) };
        let Header { network: config, lineage, steps } = header;
        for weights in [&weights, &average] {
            Net::new(config.clone(), weights.clone(), lineage.clone())?;
        }
        Ok(State { config, graph, lineage, steps, weights, average, adam })
    }
}
