//! A run: from a network that knows nothing to a strong one.
//!
//! A run is a folder that [`run`] starts or continues. In an iteration the best network plays
//! itself, training learns from the newest games, a match decides whether the result is the new
//! best, and now and then it is measured against known players. Each step is on disk before
//! the next begins: a crash loses only what is under way. With the same settings, threads and
//! processor model, an interrupted run comes to the same weights.

mod config;
mod error;
mod executor;
mod files;
mod log;
mod matches;
mod play;
mod preset;
mod samples;
mod stages;
mod state;
mod status;

use std::path::Path;
use std::time::Duration;

use sakiyomi_core::{Clock, Stop, SystemClock};
use sakiyomi_nn::Net;
use sakiyomi_train::Device;

use crate::{Learner, ProgramGames};

pub use config::{BenchConfig, GateConfig, ParseRunPresetError, RunConfig, RunPreset};
pub use error::{RunError, SettingsError};
pub use executor::{Collect, Executor, SelfPlayEvent, SelfPlayOrder, Threads};
pub use matches::{GateResult, gate, ladder};
pub use status::{Activity, Status, Watcher};

pub(crate) use files::read;
pub(crate) use matches::{engine, with_net};
pub(crate) use stages::Run;

/// How a run is worked on; on the CPU only the network at the start changes the result.
pub struct RunOptions<'a> {
    /// The threads that play.
    pub threads: usize,
    /// The network that a new run begins with; random weights unless it is given. A run that is
    /// there must have begun with it, or have come to it.
    pub start: Option<&'a Net>,
    /// Where networks play and are trained.
    pub device: Device,
    /// How long to work on it.
    pub time: Option<Duration>,
    /// The last iteration.
    pub iterations: Option<u64>,
    /// The clock.
    pub clock: &'a dyn Clock,
    /// Ends it early.
    pub stop: &'a Stop,
    /// Observes it.
    pub watcher: &'a dyn Watcher,
    /// Plays the games and matches.
    pub executor: &'a dyn Executor,
}

impl<'a> RunOptions<'a> {
    /// One thread until a `stop`, unobserved.
    pub fn new(stop: &'a Stop) -> RunOptions<'a> {
        RunOptions {
            threads: 1,
            start: None,
            device: Device::Cpu,
            time: None,
            iterations: None,
            clock: &SystemClock::Process,
            stop,
            watcher: &(),
            executor: &Threads,
        }
    }
}

/// How a run stands when the work ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Complete iterations.
    pub iterations: u64,
    /// Their games.
    pub games: u64,
    /// Steps of training.
    pub steps: u64,
    /// The iteration of the best network; 0 has random weights.
    pub best: u64,
    /// The rating of the network that was measured last, with its error; `random` has 0.
    pub elo: Option<[f64; 2]>,
    /// Whether it was stopped early.
    pub stopped: bool,
}

/// Starts or continues the run in `folder`.
pub fn run(
    learner: &dyn Learner,
    folder: &Path,
    config: &RunConfig,
    options: &RunOptions<'_>,
) -> Result<Summary, RunError> {
    config.check()?;
    let id = learner.game().info().id;
    if config.game != id {
        return Err(SettingsError::value("game", &config.game, id).into());
    }
    learner.start(folder, config, options)
}

/// Returns the settings of the run in `folder`, if there is one.
pub fn settings(games: &ProgramGames, folder: &Path) -> Result<Option<RunConfig>, RunError> {
    let path = folder.join("config.toml");
    let Some(bytes) = read(&path)? else { return Ok(None) };
    let text = String::from_utf8_lossy(&bytes);
    let damaged = |error: SettingsError| RunError::Damaged(path, error.to_string());
    RunConfig::from_toml(games, &text).map(Some).map_err(damaged)
}
