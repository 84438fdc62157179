//! Self-play: a network plays against itself, and the games are what it learns from.
//!
//! A worker plays many games at once. Each has a tree of its own; every turn adds a leaf of
//! each game to one batch for the evaluator. Where games come from and where they go
//! are two small traits, so that threads, processes or machines can share the work.
//!
//! Every game has its own seed, and nothing passes from one game to another: with an evaluator
//! whose answers do not depend on the batch ([`CpuConfig::steady`](sakiyomi_nn::CpuConfig)) the
//! same seeds give the same games however they are shared out, on machines with one kernel set.
//!
//! | file | subject |
//! |---|---|
//! | `config.rs` | the settings |
//! | `player.rs` | one network on several threads |
//! | `worker.rs` | many games at once |
//! | `game.rs` | one game |
//! | `exact.rs` | results from a solver |
//! | `resign.rs` | giving up |

mod config;
mod exact;
mod game;
mod player;
mod resign;
mod worker;

pub use config::{Exact, Root, SelfplayConfig, SelfplayConfigError};
#[cfg(feature = "run")]
pub use player::EvaluatorError;
pub(crate) use player::on_cpu;
#[cfg(feature = "run")]
pub(crate) use player::on_device;
pub use player::{GameQueue, SelfPlayer};
pub use resign::Resign;
pub use worker::{GameSink, Job, JobSource, Offer, Progress, SinkError, WorkError, work};
