//! Weight files: safetensors with PyTorch's names and shapes, as 32-bit or 16-bit floats. The metadata
//! has one entry, `sakiyomi`: a JSON object with configuration, lineage and checksum.

mod error;
mod import;

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;

use half::f16;
use safetensors::tensor::{Dtype, SafeTensors, View};
use sakiyomi_core::durable::{fnv1a, replace_file};
use serde::{Deserialize, Serialize};

pub use error::{FileError, FileProblem};
pub use import::{ImportError, Renames, import_pytorch, infer_config};

use crate::config::NetConfig;
use crate::graph::Graph;
use crate::net::{Lineage, Net};

/// The version of the format; later ones are not read.
const FILE_VERSION: u32 = 1;
const ENTRY: &str = "sakiyomi";

/// The header of a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format.
    pub version: u32,
    /// The configuration of the network.
    pub config: NetConfig,
    /// Where it comes from.
    #[serde(default)]
    pub lineage: Lineage,
    /// The checksum of the weights in the file, in the order of the network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<String>,
}

/// The precision of weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Precision {
    /// 32-bit floats, exact.
    #[default]
    F32,
    /// 16-bit floats, rounded.
    F16,
}

/// Returns `net` as the bytes of a file, always the same. Fails when a weight is too large for 16 bits.
pub fn to_bytes(net: &Net, precision: Precision) -> Result<Vec<u8>, FileError> {
    let mut tensors = Vec::new();
    for (spec, weights) in net.graph().tensors().iter().zip(net.weights()) {
        let data: Vec<u8> = match precision {
            Precision::F32 => weights.iter().flat_map(|weight| weight.to_le_bytes()).collect(),
            Precision::F16 => {
                if let Some(weight) = weights.iter().find(|&&x| !f16::from_f32(x).is_finite()) {
                    return Err(FileProblem::TooLarge(spec.name.clone(), *weight).into());
                }
                weights.iter().flat_map(|&weight| f16::from_f32(weight).to_le_bytes()).collect()
            }
        };
        let dtype = match precision {
            Precision::F32 => Dtype::F32,
            Precision::F16 => Dtype::F16,
        };
        tensors.push((&*spec.name, Tensor { dtype, shape: &spec.shape, data }));
    }
    let sum = fnv1a(tensors.iter().flat_map(|(_, tensor)| tensor.data.iter().copied()));
    let header = header_json(net, Some(format!("{sum:016x}")));
    let metadata = HashMap::from([(ENTRY.to_owned(), header)]);
    safetensors::serialize(tensors, Some(metadata))
        .map_err(|error| FileProblem::Unreadable(error.to_string()).into())
}

/// Reads what [`to_bytes`] wrote.
pub fn from_bytes(bytes: &[u8]) -> Result<Net, FileError> {
    let header = read_header(bytes)?;
    let file = open(bytes)?;
    header.config.check().map_err(|error| FileProblem::Network(error.into()))?;
    let graph = Graph::of(&header.config);
    let weights = import::take_tensors(&file, &graph, |name| name.to_owned())?;
    if let Some(expected) = &header.checksum {
        let views = graph.tensors().iter().filter_map(|spec| file.tensor(&spec.name).ok());
        let found = fnv1a(views.flat_map(|view| view.data().iter().copied()));
        if *expected != format!("{found:016x}") {
            return Err(FileProblem::Damaged.into());
        }
    }
    Ok(Net::new(header.config, weights, header.lineage).map_err(FileProblem::Network)?)
}

/// Reads the header of a file.
pub fn read_header(bytes: &[u8]) -> Result<Header, FileError> {
    let (_, metadata) =
        SafeTensors::read_metadata(bytes).map_err(|error| error::explain(bytes, &error))?;
    let entry = metadata.metadata().as_ref().and_then(|entries| entries.get(ENTRY));
    let entry = entry.ok_or(FileProblem::Foreign)?;
    // The version first: the header of a later one may have unknown fields.
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    let unclear = |error: serde_json::Error| FileProblem::Header(error.to_string());
    let Version { version } = serde_json::from_str(entry).map_err(unclear)?;
    if version > FILE_VERSION {
        return Err(FileProblem::Later(version).into());
    }
    Ok(serde_json::from_str(entry).map_err(unclear)?)
}

/// Reads a file.
pub fn load(path: &Path) -> Result<Net, FileError> {
    let read = std::fs::read(path).map_err(|error| FileProblem::Io(error.to_string()).into());
    read.and_then(|bytes| from_bytes(&bytes)).map_err(|error| error.at(path))
}

/// Writes a file atomically.
pub fn save(net: &Net, path: &Path, precision: Precision) -> Result<(), FileError> {
    let write = |bytes: Vec<u8>| {
        let written = replace_file(path, &bytes);
        written.map_err(|error| FileProblem::Io(error.to_string()).into())
    };
    to_bytes(net, precision).and_then(write).map_err(|error| error.at(path))
}

fn open(bytes: &[u8]) -> Result<SafeTensors<'_>, FileProblem> {
    SafeTensors::deserialize(bytes).map_err(|error| error::explain(bytes, &error))
}

pub(crate) fn header_json(net: &Net, checksum: Option<String>) -> String {
    let (config, lineage) = (net.config().clone(), net.lineage.clone());
    let header = Header { version: FILE_VERSION, config, lineage, checksum };
    serde_json::to_string(&header).expect("a header has only texts and numbers")
}

struct Tensor<'a> {
    dtype: Dtype,
    shape: &'a [usize],
    data: Vec<u8>,
}

impl View for Tensor<'_> {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.data)
    }

    fn data_len(&self) -> usize {
        self.data.len()
    }
}
