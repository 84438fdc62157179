//! The proof that a game of another crate is played, searched, trained, matched and served.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod guide;
mod learning;
#[path = "../../../../crates/sakiyomi/tests/cli/pattern.rs"]
mod pattern;
mod players;
mod program;
mod rules;
#[path = "../../../../crates/sakiyomi/tests/cli/sessions.rs"]
mod sessions;
