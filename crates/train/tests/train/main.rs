//! Tests of training.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod checkpoints;
mod equal;
mod learning;
#[path = "../../../nn/tests/nn/reference.rs"]
mod reference;
mod sample;
#[cfg(feature = "torch")]
mod torch;
