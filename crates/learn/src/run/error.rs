//! Why a run cannot begin or go on.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use sakiyomi_arena::{ArenaError, ExecutorError};
use sakiyomi_core::Quoted;
use sakiyomi_nn::{ConfigError, MismatchError};
use sakiyomi_train::TrainError;

use crate::{EvaluatorError, NotLearned, ReplayError, WorkError};

/// Why a run cannot begin or go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file or folder cannot be used.
    #[error("{}: {}", .0.display(), .1)]
    Io(PathBuf, io::Error),
    /// Another process holds the folder.
    #[error("{}: another process is working on this run", .0.display())]
    Busy(PathBuf),
    /// The folder holds another run; the texts are what differs, its value there and here.
    #[error("{}: this run has {} {}, not {}; choose another folder", .0.display(), .1, Quoted(.2), Quoted(.3))]
    Other(PathBuf, &'static str, String, String),
    /// The folder holds something else.
    #[error("{}: the folder is not empty and holds no run; choose another one", .0.display())]
    Foreign(PathBuf),
    /// The folder holds no run.
    #[error("{}: there is no run in this folder", .0.display())]
    Missing(PathBuf),
    /// A file of the run is damaged.
    #[error("{}: {}", .0.display(), .1)]
    Damaged(PathBuf, String),
    /// Impossible settings.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// An impossible network.
    #[error(transparent)]
    Net(#[from] ConfigError),
    /// The network is for another game or encoding.
    #[error(transparent)]
    Mismatch(#[from] MismatchError),
    /// The network cannot play.
    #[error(transparent)]
    Evaluator(#[from] EvaluatorError),
    /// Self-play failed.
    #[error(transparent)]
    Work(#[from] WorkError),
    /// The games cannot be kept.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Training failed.
    #[error(transparent)]
    Train(#[from] TrainError),
    /// A match failed.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// The executor failed.
    #[error(transparent)]
    Executor(#[from] ExecutorError),
    /// No thread.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
    /// A bug.
    #[error("a thread of self-play panicked")]
    Panic,
}

/// Impossible settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    /// Malformed TOML, an unknown field, or a malformed value.
    #[error("settings: {0}")]
    Malformed(String),
    /// An impossible value: the setting, its value, and what it must be.
    #[error("settings: {0} is {1}; it must be {2}")]
    Value(String, String, String),
}

impl SettingsError {
    pub(crate) fn value(name: &str, found: &dyn Display, wanted: &str) -> SettingsError {
        SettingsError::Value(name.to_owned(), found.to_string(), wanted.to_owned())
    }
}

impl From<NotLearned> for SettingsError {
    fn from(error: NotLearned) -> SettingsError {
        SettingsError::Malformed(error.to_string())
    }
}

impl RunError {
    pub(crate) fn at(path: &Path) -> impl Fn(io::Error) -> RunError {
        move |error| RunError::Io(path.to_owned(), error)
    }

    /// Returns whether the error is wrong usage rather than a failure.
    pub fn is_wrong_use(&self) -> bool {
        matches!(
            self,
            RunError::Other(..)
                | RunError::Foreign(_)
                | RunError::Missing(_)
                | RunError::Settings(_)
                | RunError::Net(_)
                | RunError::Train(TrainError::Device(_))
        )
    }
}
