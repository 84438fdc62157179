//! Games of self-play, how they are kept, and what is drawn from them.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod games;
mod records;
mod replay;
mod support;
