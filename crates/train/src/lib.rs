//! Training: batches of positions in, a better network out.
//!
//! A [`Trainer`] takes [`Batch`](sakiyomi_nn::Batch)es and makes steps. Back ends implement
//! [`Gradients`]; losses, optimiser, averaged weights and checkpoints are the same for all of them.
//!
//! The same network, settings and batches give the same weights, bit for bit, on one processor model
//! with one number of threads; the threads are those of the surrounding `rayon` pool.

mod burn_backend;
mod checkpoint;
mod config;
mod error;
mod gradients;
mod loss;
mod optimiser;
#[cfg(feature = "torch")]
pub mod torch;
mod trainer;

pub use burn_backend::BurnBackend;
pub use checkpoint::CheckpointError;
pub use config::{Device, ParseDeviceError, SettingError, TrainConfig};
pub use error::TrainError;
pub use gradients::{Computed, Gradients};
pub use loss::{Losses, evaluate_loss};
pub use trainer::Trainer;
