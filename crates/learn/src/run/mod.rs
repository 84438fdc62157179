//! A run: from a network that knows nothing to a strong one.
//!
//! A run is a folder, and [`run`] starts or continues it. Iterations follow each other: the best
//! network plays games against itself, the network under training learns from the newest games,
//! a match decides whether it is the best now, and from time to time the best one is measured
//! against players of known strength.
//!
//! Whatever is done is on disk before the next thing begins: a process that dies loses the games
//! and the steps under way, no more, and the next one goes on with the same state of training.
//! With the same settings, number of threads and processor model, a run that was interrupted comes to
//! the same weights as one that was not.
//!
//! | file | subject |
//! |---|---|
//! | `config.rs`, `preset.rs` | the settings |
//! | `files.rs`, `state.rs`, `log.rs` | what lies on disk |
//! | `stages.rs` | what an iteration does |
//! | `play.rs` | self-play on threads |
//! | `fleet.rs` | others who play instead of threads |
//! | `matches.rs` | matches and ratings |
//! | `status.rs` | what others see of it |
//! | `tools.rs` | games that a program adds |

mod config;
mod error;
mod files;
mod fleet;
mod log;
mod matches;
mod play;
mod preset;
mod samples;
mod stages;
mod state;
mod status;
mod tools;

use std::path::Path;
use std::time::Duration;

use sakiyomi_core::{Clock, Stop, SystemClock};
use sakiyomi_engines::{BoardGame, BoardVisitor};
use sakiyomi_train::Device;

pub use config::{BenchConfig, GateConfig, ParseRunPresetError, RunConfig, RunPreset};
pub use error::{RunError, SettingsError};
pub use fleet::{Collect, Fleet, FleetError, Order, Told};
pub use matches::{GateResult, gate, ladder};
pub use status::{Activity, Status, Watcher};
pub use tools::equip;

pub(crate) use files::read;
pub(crate) use matches::{engine, with_net};
pub(crate) use tools::visit_board;

/// How a run is worked on: on the processor nothing of this changes what comes out.
pub struct RunOptions<'a> {
    /// The threads that play.
    pub threads: usize,
    /// Where networks play and are trained.
    pub device: Device,
    /// How long to work on it.
    pub time: Option<Duration>,
    /// After which iteration to end.
    pub iterations: Option<u64>,
    /// What time it is.
    pub clock: &'a dyn Clock,
    /// Ends it early.
    pub stop: &'a Stop,
    /// Who is told how it stands.
    pub watcher: &'a dyn Watcher,
    /// Who plays instead of threads of this process.
    pub fleet: Option<&'a dyn Fleet>,
}

impl<'a> RunOptions<'a> {
    /// Returns the plainest way: one thread, no end but the one that `stop` asks for, nobody watches.
    #[must_use]
    pub fn new(stop: &'a Stop) -> RunOptions<'a> {
        RunOptions {
            threads: 1,
            device: Device::Cpu,
            time: None,
            iterations: None,
            clock: &SystemClock::Process,
            stop,
            watcher: &(),
            fleet: None,
        }
    }
}

/// How a run stands when the work ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The iterations that are complete.
    pub iterations: u64,
    /// The games of these.
    pub games: u64,
    /// The steps of training.
    pub steps: u64,
    /// The iteration that the best network comes from; 0 has random weights.
    pub best: u64,
    /// The rating of the network that was measured last, with its error; `random` has 0.
    pub elo: Option<[f64; 2]>,
    /// Whether it was asked to stop before its time.
    pub stopped: bool,
}

/// Starts or continues the run in `folder`.
///
/// # Errors
/// When the settings make no sense, the folder holds another run or is in use, or something fails.
pub fn run(
    folder: &Path,
    config: &RunConfig,
    options: &RunOptions<'_>,
) -> Result<Summary, RunError> {
    config.check()?;
    visit_board(&config.game, Start { folder, config, options })
        .map_err(|error| SettingsError::Malformed(error.to_string()))?
}

/// One lifetime, so that the work can be done for any game behind a trait object.
pub(crate) struct Start<'a> {
    folder: &'a Path,
    config: &'a RunConfig,
    options: &'a RunOptions<'a>,
}

impl BoardVisitor for Start<'_> {
    type Output = Result<Summary, RunError>;

    fn visit<S: BoardGame>(self) -> Self::Output {
        stages::Run::<S>::open(self.folder, self.config, self.options)?.work()
    }
}

/// Returns the settings of the run in `folder`, if there is one.
///
/// # Errors
/// When they cannot be read or make no sense.
pub fn settings(folder: &Path) -> Result<Option<RunConfig>, RunError> {
    let path = folder.join("config.toml");
    let Some(bytes) = read(&path)? else { return Ok(None) };
    let text = String::from_utf8_lossy(&bytes);
    let damaged = |error: SettingsError| RunError::Damaged { path, problem: error.to_string() };
    RunConfig::from_toml(&text).map(Some).map_err(damaged)
}
