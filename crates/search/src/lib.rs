//! Searches that know no game.
//!
//! [`AlphaBeta`] looks ahead in any game of perfect information; what it knows
//! about the game it is told by a [`SearchHooks`]. [`Puct`] grows a tree by simulations,
//! over an evaluator or over playouts. [`Ismcts`] imagines what is hidden, and plays
//! many games in its mind. [`proof_number`] proves wins and draws. Named players are
//! made in the crate of the engines, where games and searches meet.

pub mod alpha_beta;
pub mod buckets;
pub mod ismcts;
pub mod mcts;
pub mod proof_number;
pub mod tt;

pub use alpha_beta::{
    AlphaBeta, AlphaBetaConfig, Folded, HeuristicHooks, Horizon, SearchHooks, StaticBound,
    TableKey, Visit,
};
pub use ismcts::{Ismcts, IsmctsConfig, IsmctsStatistics, Playout, RandomPlayout};
pub use mcts::{Puct, PuctConfig};
pub use tt::{Bound, Entry, TranspositionTable};
