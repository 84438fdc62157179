//! What can go wrong in training.

use sakiyomi_nn::BatchError;

use crate::checkpoint::CheckpointError;
use crate::config::SettingError;

/// What can go wrong in training.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TrainError {
    /// A setting makes no sense.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// A batch does not fit the network.
    #[error(transparent)]
    Batch(#[from] BatchError),
    /// A batch has no positions.
    #[error("there is nothing to learn from an empty batch")]
    EmptyBatch,
    /// Losses or gradients are infinite or no numbers; the weights are as they were.
    #[error(
        "step {step} gave the loss {loss} and gradients of length {gradient}; \
         a lower learning rate may help"
    )]
    Diverged {
        /// The step that failed.
        step: u64,
        /// The sum of all losses.
        loss: f32,
        /// The length of all gradients together.
        gradient: f32,
    },
    /// There is no GPU that could be used.
    #[error("{0}")]
    Device(String),
    /// A saved state of training cannot be used.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
}

impl TrainError {
    /// Returns the error of a program that was built without GPUs.
    #[must_use]
    pub fn without_gpu() -> TrainError {
        TrainError::Device(
            "this program was built without GPUs (feature torch); choose the device cpu".to_owned(),
        )
    }
}
