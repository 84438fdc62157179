//! The search on a game small enough to know everything about it.

mod coins;
mod probcut;
mod promises;
mod values;
