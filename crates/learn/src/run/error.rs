//! Why a run cannot begin or go on.

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
    #[error("{}: {problem}", path.display())]
    Io {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        problem: std::io::Error,
    },
    /// Somebody else works there.
    #[error("{}: another process is working on this run", path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
    },
    /// The folder holds another run.
    #[error("{}: this run has {key} {}, not {}; choose another folder", path.display(), Quoted(there), Quoted(here))]
    Other {
        /// The folder.
        path: PathBuf,
        /// What differs.
        key: &'static str,
        /// Its value there.
        there: String,
        /// Its value here.
        here: String,
    },
    /// The folder holds something that is no run.
    #[error("{}: the folder is not empty and holds no run; choose another one", path.display())]
    Foreign {
        /// The folder.
        path: PathBuf,
    },
    /// The folder holds no run.
    #[error("{}: there is no run in this folder", path.display())]
    Missing {
        /// The folder.
        path: PathBuf,
    },
    /// A file of the run is damaged.
    #[error("{}: {problem}", path.display())]
    Damaged {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
    /// The settings make no sense.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// There can be no such network.
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
    /// A match could not be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// Whoever plays for the run cannot go on.
    #[error(transparent)]
    Executor(#[from] ExecutorError),
    /// The system gives no thread.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    /// A part of the program broke down.
    #[error("a thread of self-play panicked")]
    Panic,
}

/// Settings that make no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file is no TOML, or has a field that there is not.
    #[error("settings: {0}")]
    Malformed(String),
    /// A value is impossible.
    #[error("settings: {name} is {found}; it must be {wanted}")]
    Value {
        /// The setting.
        name: String,
        /// What it is.
        found: String,
        /// What it may be.
        wanted: String,
    },
    /// There is no such network.
    #[error("settings: {0}")]
    Net(String),
}

impl SettingsError {
    /// Says that a value is impossible.
    pub(crate) fn value(name: &str, found: &dyn std::fmt::Display, wanted: &str) -> SettingsError {
        let [name, found, wanted] = [name.to_owned(), found.to_string(), wanted.to_owned()];
        SettingsError::Value { name, found, wanted }
    }
}

impl From<NotLearned> for SettingsError {
    fn from(error: NotLearned) -> SettingsError {
        SettingsError::Malformed(error.to_string())
    }
}

impl RunError {
    /// Says that something is wrong with a file.
    pub(crate) fn io(path: &Path, problem: std::io::Error) -> RunError {
        RunError::Io { path: path.to_owned(), problem }
    }

    /// Tells whether the person asked for something that cannot be, rather than that it failed.
    #[must_use]
    pub fn is_wrong_use(&self) -> bool {
        matches!(
            self,
            RunError::Other { .. }
                | RunError::Foreign { .. }
                | RunError::Missing { .. }
                | RunError::Settings(_)
                | RunError::Net(_)
                | RunError::Train(TrainError::Device(_))
        )
    }
}
