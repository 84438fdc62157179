//! Clusters with a real NATS server, and everything that can go wrong with one.
//!
//! `cargo test` does not run this by itself, since it needs the server;
//! `cargo xtask test --only cluster` installs it and does.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod access;
mod control;
mod crashes;
mod credentials;
mod matches;
mod mischief;
mod nats;
mod program;
mod secrets;
mod test_cluster;
mod tls;
mod together;
