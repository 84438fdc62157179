//! Searches that know no game: [`AlphaBeta`] with a game's [`SearchHooks`], [`Puct`] (PUCT over an
//! evaluator, UCT over playouts), [`Ismcts`] for hidden information, and [`proof_number`] search.

pub mod alpha_beta;
pub mod buckets;
pub mod ismcts;
pub mod mcts;
pub mod proof_number;
mod shared;
pub mod tt;

pub use alpha_beta::{AlphaBeta, AlphaBetaConfig, HeuristicHooks, SearchHooks, StaticBound, Visit};
pub use ismcts::{Ismcts, IsmctsConfig, Playout, RandomPlayout};
pub use mcts::{Puct, PuctConfig};
pub use tt::{Bound, Entry, TranspositionTable};

sakiyomi_core::messages!(sakiyomi_core::catalog!("search"));
