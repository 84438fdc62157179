//! The learned evaluation of Score Four.
//!
//! A small network evaluates a position from binary features of its lines, its completing cells and
//! its columns (`features`). Its first layer adds 32 small numbers for each active feature. One of
//! the 32 sums goes straight to the result; the others pass a ramp from 0 to 1 first, so that they
//! can say "this counts only together with that". Who is to move, the first or the second player,
//! decides which of two sets of weights is used.
//!
//! The weights come from self-play alone; [`tune`](super::tune) makes them.

mod features;
mod float;
mod quantised;

pub(super) use float::{Float, Gradient, Momentum, Sample};
pub(super) use quantised::Evaluation;

/// The width of the first layer.
const WIDTH: usize = 32;

/// The sum that passes straight to the result.
const STRAIGHT: usize = 0;
