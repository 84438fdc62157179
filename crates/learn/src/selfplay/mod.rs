//! Self-play: a network plays against itself.
//!
//! A worker plays many games at once, each with its own tree; every turn adds a leaf of each to one
//! batch. Jobs and finished games go through two small traits, so that threads, processes or
//! machines can share the work. Games share nothing and have their own seeds: with an evaluator
//! independent of the batch ([`CpuConfig::steady`](sakiyomi_nn::CpuConfig)) and one kernel set, the
//! same seeds give the same games however they are shared out.

mod config;
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
