//! Errors of weight files.

use std::path::{Path, PathBuf};

use safetensors::SafeTensorError;

use crate::net::WeightsError;

/// A weight file that cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub struct FileError {
    /// The file, if there is one.
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

/// What is wrong with a weight file.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum FileProblem {
    /// Reading or writing failed.
    #[error("{0}")]
    Io(String),
    /// The file has another format.
    #[error("this is {0}, not a safetensors file")]
    OtherFormat(&'static str),
    /// The length is wrong.
    #[error("the file is truncated or has something behind its end")]
    Truncated,
    /// It is no valid safetensors file.
    #[error("not a safetensors file: {0}")]
    Unreadable(String),
    /// It is another program's safetensors file.
    #[error(
        "these weights do not say what network they are for; \
         `sakiyomi models import` takes over weights of PyTorch"
    )]
    Foreign,
    /// The header is malformed.
    #[error("what the file says about its network makes no sense: {0}")]
    Header(String),
    /// The version is of a later program.
    #[error("the file has version {0}, which is later than this program")]
    Later(u32),
    /// A tensor is missing.
    #[error("the tensor {0} is missing")]
    Missing(String),
    /// The network has no such tensor.
    #[error("the network has no tensor {0}")]
    Extra(String),
    /// A tensor has the wrong shape.
    #[error("the tensor {name} is {found:?}; the network needs {expected:?}")]
    Shape {
        /// Its name.
        name: String,
        /// The network's shape.
        expected: Vec<usize>,
        /// The file's shape.
        found: Vec<usize>,
    },
    /// A tensor has numbers of another type than floats.
    #[error("the tensor {0} has numbers of kind {1}, not floats")]
    Kind(String, String),
    /// The checksum is wrong.
    #[error("the weights are damaged: their checksum is wrong")]
    Damaged,
    /// A weight of a tensor does not fit into 16 bits.
    #[error("the tensor {0} has the weight {1}, which is too large for 16 bits")]
    TooLarge(String, f32),
    /// The weights are no network.
    #[error(transparent)]
    Network(#[from] WeightsError),
}

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
