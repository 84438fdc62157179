//! Searches that know no game.
//!
//! [`AlphaBeta`] looks ahead in any game of perfect information; what it knows
//! about the game it is told by a [`Guide`]. [`proof_number`] proves wins and
//! draws. [`Ismcts`] imagines what is hidden, and plays many games in its mind.
//! Named players are made in the crate of the engines, where games and searches meet.

pub mod alpha_beta;
pub mod ismcts;
pub mod proof_number;
pub mod tt;

pub use alpha_beta::{
    AlphaBeta, AlphaBetaConfig, Folded, Guide, HeuristicGuide, Horizon, Known, TableKey, Visit,
};
pub use ismcts::{Ismcts, IsmctsConfig, IsmctsStatistics, Playout, RandomPlayout};
pub use tt::{Bound, Entry, Table};
