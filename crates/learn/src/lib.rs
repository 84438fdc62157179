//! Learning from nothing: self-play, a window of games on disk, training, and whether the new network is better.
//!
//! | module | subject |
//! |---|---|
//! | [`Learner`], [`ProgramGames`] | a game that can be learned, its type hidden, and the games of a program |
//! | [`selfplay`] | a network plays against itself, many games at once |
//! | [`record`] | a game as it is kept, and what it must be |
//! | [`replay`] | games on disk, and positions drawn from the newest of them |
//! | [`npz`] | positions as arrays that numpy reads |
//! | [`mod@run`] | from a network that knows nothing to a strong one, in a folder |
//! | [`metrics`] | what a run measures |
//! | [`mod@report`] | a run as one page |
//! | [`trial`] | whether a short run learns, measured by matches |
//!
//! ```
//! use sakiyomi_core::Stop;
//! use sakiyomi_learn::learner;
//! use sakiyomi_learn::run::{RunOptions, RunPreset, run};
//! use sakiyomi_score_four::ScoreFour;
//!
//! let game = learner::<ScoreFour>();
//! let folder = tempfile::tempdir()?;
//! // A few games, so that this example takes a moment; the presets are made for more.
//! let mut config = game.preset(RunPreset::Tiny);
//! config.games_per_iteration = 2;
//! config.selfplay.sims = 2;
//! config.selfplay.cheap_sims = 2;
//! config.gate.pairs = 0;
//! config.bench.interval = 0;
//! let stop = Stop::default();
//! let options = RunOptions { iterations: Some(1), ..RunOptions::new(&stop) };
//! let summary = run(game, folder.path(), &config, &options)?;
//! assert_eq!((summary.iterations, summary.games), (1, 2));
//! assert!(folder.path().join("best.safetensors").exists());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod learner;
#[cfg(feature = "run")]
pub mod metrics;
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

pub use learner::{Learner, NotLearned, ProgramGame, ProgramGames, learner};
pub use npz::{Arrays, NpzError, WriteSeek};
pub use record::{GameRecord, MoveRecord, RecordProblem, Searched};
pub use replay::{Replay, ReplayConfig, ReplayError, WindowConfig, window};
#[cfg(feature = "run")]
pub use selfplay::EvaluatorError;
pub use selfplay::{
    Exact, GameQueue, GameSink, Job, JobSource, Offer, Progress, Resign, Root, SelfPlayer,
    SelfplayConfig, SinkError, WorkError, work,
};

sakiyomi_core::messages!(sakiyomi_core::catalog!("learn"));
