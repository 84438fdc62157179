//! Learning from nothing: self-play, a window of games on disk, training, and whether the new network is better.
//!
//! | module | subject |
//! |---|---|
//! | [`selfplay`] | a network plays against itself, many games at once |
//! | [`record`] | a game as it is kept, and what it must be |
//! | [`replay`] | games on disk, and positions drawn from the newest of them |
//! | [`npz`] | positions as arrays that numpy reads |
//! | [`mod@run`] | from a network that knows nothing to a strong one, in a folder |
//! | [`metrics`] | what a run measures |
//! | [`mod@report`] | a run as one page |
//! | [`trial`] | whether a short run learns, judged by matches |
//!
//! ```
//! use sakiyomi_core::Stop;
//! use sakiyomi_learn::run::{RunConfig, RunOptions, RunPreset, run};
//!
//! let folder = tempfile::tempdir()?;
//! // A few games, so that this example takes a moment; the presets are made for more.
//! let mut config = RunConfig::for_game("score-four", RunPreset::Tiny)?;
//! config.games_per_iteration = 2;
//! config.selfplay.sims = 2;
//! config.selfplay.cheap_sims = 2;
//! config.gate.pairs = 0;
//! config.bench.interval = 0;
//! let stop = Stop::default();
//! let options = RunOptions { iterations: Some(1), ..RunOptions::new(&stop) };
//! let summary = run(folder.path(), &config, &options)?;
//! assert_eq!((summary.iterations, summary.games), (1, 2));
//! assert!(folder.path().join("best.safetensors").exists());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "run")]
mod evaluators;
#[cfg(feature = "run")]
pub mod metrics;
mod npy;
pub mod npz;
pub mod record;
pub mod replay;
#[cfg(feature = "run")]
pub mod report;
#[cfg(feature = "run")]
pub mod run;
pub mod selfplay;
#[cfg(feature = "run")]
pub mod trial;

#[cfg(feature = "run")]
pub use evaluators::{EvaluatorError, evaluators};
pub use npz::{Arrays, NpzError, arrays, export_npz, import_npz, npz_encoding};
pub use record::{GameRecord, MoveRecord, RecordProblem, Searched};
pub use replay::{Replay, ReplayConfig, ReplayError, WindowConfig, window};
pub use selfplay::{
    Exact, GameSink, Job, JobSource, Offer, Progress, Resign, Root, SelfplayConfig, SinkError,
    WorkError, work,
};
