//! Runs as their users know them: a folder that learns, stops, dies, goes on and is reported.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod damage;
mod folder;
mod latest;
mod learns;
mod old;
mod refuses;
mod resume;
