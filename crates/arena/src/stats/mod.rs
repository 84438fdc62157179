//! What the points of a match say about the players.
//!
//! Games come in pairs from one opening with the seats exchanged. The two games
//! of a pair depend on each other, the pairs do not: everything here counts
//! pairs ([`Pentanomial`]), and errors come from how the pairs scatter.

mod elo;
mod pentanomial;
mod rating;
mod sprt;

pub use elo::{elo_difference, expected_share};
pub use pentanomial::{Estimate, Pentanomial};
pub use rating::{Rating, ScoreTable, ratings};
pub use sprt::{Sprt, SprtError, Verdict};
