//! Tree search on a game small enough to know everything about it.

#[allow(dead_code, reason = "the tests of alpha-beta use the rest")]
#[path = "../alpha_beta/coins.rs"]
mod coins;
mod players;
mod promises;
mod tree;
