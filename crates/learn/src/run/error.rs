//! Why a run cannot begin or go on.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use sakiyomi_arena::{ArenaError, ExecutorError};
use sakiyomi_core::{Quoted, Reason, localized};
use sakiyomi_nn::{ConfigError, MismatchError};
use sakiyomi_train::TrainError;

use crate::{EvaluatorError, NotLearned, ReplayError, WorkError, msg};

/// Why a run cannot begin or go on.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum RunError {
    /// A file or folder cannot be used.
    Io(PathBuf, io::Error),
    /// Another process holds the folder.
    Busy(PathBuf),
    /// The folder holds another run; the texts are what differs, its value there and here.
    Other(PathBuf, &'static str, String, String),
    /// The folder holds something else.
    Foreign(PathBuf),
    /// The folder holds no run.
    Missing(PathBuf),
    /// A file of the run is damaged.
    Damaged(PathBuf, String),
    /// Impossible settings.
    Settings(#[from] SettingsError),
    /// An impossible network.
    Net(#[from] ConfigError),
    /// The network is for another game or encoding.
    Mismatch(#[from] MismatchError),
    /// The network cannot play.
    Evaluator(#[from] EvaluatorError),
    /// Self-play failed.
    Work(#[from] WorkError),
    /// The games cannot be kept.
    Replay(#[from] ReplayError),
    /// Training failed.
    Train(#[from] TrainError),
    /// A match failed.
    Arena(#[from] ArenaError),
    /// The executor failed.
    Executor(#[from] ExecutorError),
    /// No thread.
    Thread(io::Error),
    /// A bug.
    Panic,
}

impl RunError {
    /// Returns what went wrong.
    pub fn reason(&self) -> Reason {
        let at = |text, path: &Path| Reason::new(text).with("path", path.display());
        match self {
            RunError::Io(path, error) => at(msg("run-at"), path).with("problem", error),
            RunError::Busy(path) => at(msg("run-busy"), path),
            RunError::Other(path, what, there, here) => at(msg("run-other"), path)
                .with("what", what)
                .with("there", Quoted(there))
                .with("here", Quoted(here)),
            RunError::Foreign(path) => at(msg("run-foreign"), path),
            RunError::Missing(path) => at(msg("run-missing"), path),
            RunError::Damaged(path, problem) => at(msg("run-at"), path).with("problem", problem),
            RunError::Settings(error) => error.reason(),
            RunError::Arena(error) => error.reason(),
            RunError::Net(error) => error.to_string().into(),
            RunError::Mismatch(error) => error.to_string().into(),
            RunError::Evaluator(error) => error.to_string().into(),
            RunError::Work(error) => error.to_string().into(),
            RunError::Replay(error) => error.to_string().into(),
            RunError::Train(error) => error.to_string().into(),
            RunError::Executor(error) => error.to_string().into(),
            RunError::Thread(error) => Reason::new(msg("run-thread")).with("problem", error),
            RunError::Panic => Reason::new(msg("run-panic")),
        }
    }
}

localized!(RunError);

/// Impossible settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum SettingsError {
    /// Malformed TOML, an unknown field, or a malformed value.
    Malformed(Reason),
    /// An impossible value: the setting, its value, and what it must be.
    Value(String, String, Reason),
}

impl SettingsError {
    /// Returns which setting is impossible, and why.
    pub fn reason(&self) -> Reason {
        match self {
            SettingsError::Malformed(problem) => {
                Reason::new(msg("settings-malformed")).with_reason("problem", problem.clone())
            }
            SettingsError::Value(name, found, wanted) => Reason::new(msg("settings-value"))
                .with("name", name)
                .with("found", found)
                .with_reason("wanted", wanted.clone()),
        }
    }
}

localized!(SettingsError);

impl SettingsError {
    pub(crate) fn value(
        name: &str,
        found: &dyn Display,
        wanted: impl Into<Reason>,
    ) -> SettingsError {
        SettingsError::Value(name.to_owned(), found.to_string(), wanted.into())
    }
}

impl From<NotLearned> for SettingsError {
    fn from(error: NotLearned) -> SettingsError {
        SettingsError::Malformed(error.reason())
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
