//! The application without a transport: games in memory, engine jobs, analysis, review, import
//! and export.
//!
//! An [`App`] knows the games and their engines. A [`RoomState`] is one game: its tree of moves,
//! its players and its clocks. What the application needs from outside comes through small
//! traits: [`Storage`] keeps games, a [`Clock`](sakiyomi_core::Clock) tells the time, and a
//! [`JobRunner`] runs the searches. It has no threads of its own and opens no sockets or files.

mod advice;
mod analysis;
mod app;
mod catalog;
mod clocks;
mod export;
mod import;
mod job;
mod model;
mod move_job;
mod problem;
mod review;
mod room;
mod score;
mod show;
mod storage;

pub use advice::{AdviceRequest, Consultation};
pub use analysis::Findings;
pub use app::{App, AppConfig, Fresh, Limits};
pub use catalog::GAME_FILES;
pub use export::Exported;
pub use job::{Job, JobControl, JobHandle, JobRunner, Priority, Turn};
pub use model::{
    AnalysisRequest, ClientMessage, Detail, GameModel, GoTo, NewGame, NewSeats, PlayMove,
    PositionRequest, Resign, ReviewRequest, Words,
};
pub use move_job::{ProgressSink, SearchProgress};
pub use problem::Problem;
pub use room::{EngineMove, EngineTurn, RoomState, Variation};
pub use storage::{Change, GameRow, NodeRow, SaveError, Saving, Storage, StoredGame};

sakiyomi_core::messages!(sakiyomi_core::catalog!("app"));
