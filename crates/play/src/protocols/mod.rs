//! The languages in which other programs talk to ours, line by line.
//!
//! A protocol is a state machine over an iterator of lines and a sink for the
//! answers. It knows neither standard input nor the terminal, so that a test can
//! hold a whole conversation without a process. A line that makes no sense is
//! answered with what is wrong about it, and the conversation goes on.

pub mod contest;
mod conversation;
pub mod gtp;
mod lines;
pub mod nboard;
mod othello;
mod pace;
pub mod ugi;

pub use lines::lines;
pub use othello::{OthelloConfig, OthelloError};
