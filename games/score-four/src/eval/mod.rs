//! The learned evaluation of Score Four, with weights from self-play alone ([`tune`](super::tune)).
//!
//! A small network over binary features of lines, completing cells and columns (`features`). Its
//! first layer adds 32 small numbers for each active feature; one of the sums goes straight to the
//! result, the others pass a ramp from 0 to 1 first, so that they can say "this counts only
//! together with that". Which of two sets of weights is used depends on who is to move.

mod features;
mod float;
mod quantised;

pub(super) use float::{Float, Gradient, Momentum, Sample};
pub(super) use quantised::Evaluation;

/// The width of the first layer.
const WIDTH: usize = 32;
/// The sum that passes straight to the result.
const STRAIGHT: usize = 0;
