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

pub mod metrics;
mod npy;
pub mod npz;
pub mod record;
pub mod replay;
pub mod report;
pub mod run;
pub mod selfplay;

pub use npz::{Arrays, NpzError, export_npz, import_npz, npz_encoding};
pub use record::{GameRecord, MoveRecord, RecordProblem, Searched};
pub use replay::{Replay, ReplayConfig, ReplayError, WindowConfig, window};
pub use selfplay::{
    Exact, GameSink, Job, JobSource, Offer, Progress, Resign, Root, SelfplayConfig, SinkError,
    WorkError, work,
};
