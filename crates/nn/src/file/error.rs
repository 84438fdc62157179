//! What can be wrong with a file of weights.

use std::path::{Path, PathBuf};

use safetensors::SafeTensorError;

use crate::net::WeightsError;

/// A file of weights that cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub struct FileError {
    /// The file, where the weights come from one.
    pub path: Option<PathBuf>,
    /// What is wrong with it.
    #[source]
    pub problem: FileProblem,
}

impl FileError {
    pub(super) fn at(self, path: &Path) -> FileError {
        FileError { path: Some(path.to_owned()), ..self }
    }
}

impl std::fmt::Display for FileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.path {
            Some(path) => write!(f, "{}: {}", path.display(), self.problem),
            None => self.problem.fmt(f),
        }
    }
}

impl From<FileProblem> for FileError {
    fn from(problem: FileProblem) -> FileError {
        FileError { path: None, problem }
    }
}

/// What is wrong with a file of weights.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum FileProblem {
    /// It cannot be read or written.
    #[error("{0}")]
    Io(String),
    /// It is something else.
    #[error("this is {0}, not a safetensors file")]
    OtherFormat(&'static str),
    /// It breaks off.
    #[error("the file is truncated or has something behind its end")]
    Truncated,
    /// It is a safetensors file that cannot be made out.
    #[error("not a safetensors file: {0}")]
    Unreadable(String),
    /// It is the safetensors file of another program.
    #[error(
        "these weights do not say what network they are for; \
         `sakiyomi models import` takes over weights of PyTorch"
    )]
    Foreign,
    /// What it says about its network makes no sense.
    #[error("what the file says about its network makes no sense: {0}")]
    Header(String),
    /// It was written by a later version of this program.
    #[error("the file has version {version}, which is later than this program")]
    Later {
        /// Its version.
        version: u32,
    },
    /// A tensor is not there.
    #[error("the tensor {name} is missing")]
    Missing {
        /// Its name.
        name: String,
    },
    /// A tensor is there that the network does not have.
    #[error("the network has no tensor {name}")]
    Extra {
        /// Its name.
        name: String,
    },
    /// A tensor has other dimensions.
    #[error("the tensor {name} is {found:?}; the network needs {expected:?}")]
    Shape {
        /// Its name.
        name: String,
        /// What the network needs.
        expected: Vec<usize>,
        /// What the file has.
        found: Vec<usize>,
    },
    /// A tensor has numbers of a kind that weights do not have.
    #[error("the tensor {name} has numbers of kind {kind}, not floats")]
    Kind {
        /// Its name.
        name: String,
        /// The kind.
        kind: String,
    },
    /// The weights are not those that were written.
    #[error("the weights are damaged: their checksum is wrong")]
    Damaged,
    /// A weight does not fit into 16 bits.
    #[error("the tensor {name} has the weight {weight}, which is too large for 16 bits")]
    TooLarge {
        /// The tensor.
        name: String,
        /// The weight.
        weight: f32,
    },
    /// The weights are no network.
    #[error(transparent)]
    Network(#[from] WeightsError),
}

/// Says what a file is that is no safetensors file.
pub(super) fn explain(bytes: &[u8], error: &SafeTensorError) -> FileProblem {
    let formats: [(&[u8], &'static str); 5] = [
        (b"PK", "a zip archive, such as a PyTorch checkpoint (save its state dict as safetensors)"),
        (b"\x80", "a Python pickle (save the state dict as safetensors)"),
        (b"\x08", "perhaps an ONNX model"),
        (b"\x1f\x8b", "compressed"),
        (b"version https://git-lfs", "a pointer to a large file that was not fetched"),
    ];
    let looks_like_safetensors = bytes.get(8) == Some(&b'{');
    if bytes.is_empty() {
        return FileProblem::Truncated;
    }
    match formats.iter().find(|(start, _)| bytes.starts_with(start)) {
        Some((_, format)) if !looks_like_safetensors => FileProblem::OtherFormat(format),
        _ => match error {
            SafeTensorError::MetadataIncompleteBuffer => FileProblem::Truncated,
            SafeTensorError::InvalidHeaderLength | SafeTensorError::HeaderTooSmall
                if looks_like_safetensors || bytes.len() < 9 =>
            {
                FileProblem::Truncated
            }
            _ => FileProblem::Unreadable(error.to_string()),
        },
    }
}
