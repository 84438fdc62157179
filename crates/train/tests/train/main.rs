//! Tests of training.

mod checkpoints;
mod equal;
mod learning;
mod sample;
