//! Training: batches of positions in, a better network out.
//!
//! A [`Trainer`] takes [`Batch`](sakiyomi_nn::Batch)es and makes steps. What computes gradients
//! hides behind [`Gradients`]; the losses, the optimiser, the averaged weights and the
//! checkpoints are the same plain code for all of them.
//!
//! The same network, settings and batches give the same weights, bit for bit, on one processor model
//! with one number of threads; the threads are those of the surrounding `rayon` pool.

mod average;
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
pub use gradients::{Computed, Gradients, Norm};
pub use loss::{LossWeights, Losses, OutputGradients, evaluate_loss};
pub use trainer::Trainer;
