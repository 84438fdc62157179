//! A game with its players, and everything that is made of refereed games.
//!
//! [`Game`] is what a game's crate declares: rules, engines, levels, and the parts it has.
//! [`entry()`] hides its type in a [`GameEntry`], and everything above this crate talks to that.
//! A [`Session`] is one game under a referee: it holds the state, checks every move, keeps
//! clocks and the record, and lets engines think on what their seat may see. [`tree`] has games
//! with variations, [`review`] evaluates a game, [`solitaire`] simulates many deals, [`mod@bench`]
//! measures, [`adviser`] follows card games that are played elsewhere, and [`protocols`] lets other
//! programs play; matches between engines are the arena's.
//!
//! ```
//! use sakiyomi_play::SessionConfig;
//! let mut session = sakiyomi_othello::game().open(SessionConfig::default())?;
//! session.play("f5")?;
//! assert_eq!(session.legal_moves(), ["f4", "d6", "f6"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod adviser;
pub mod bench;
pub mod book;
mod clocks;
pub mod engine;
mod entry;
mod game;
mod nearest;
pub mod network;
pub mod protocols;
pub mod review;
mod reviewer;
mod session;
pub mod solitaire;
pub mod solver;
pub mod tree;
pub mod tune;
mod turn;
mod verdict;
mod web;

pub use clocks::{Clocks, TimeControl};
pub use engine::{
    Built, EngineError, EngineInfo, EngineKind, EngineSpec, LEVELS, LevelSpec, Options, Random,
    SpecError, build, engine_kind, engine_kinds, resolve,
};
pub use entry::{EngineTraits, GameEntry, GameList, UnknownGame, entry};
pub use game::{BoardGame, Game, RulesSection, StartsError, Symmetries};
pub use nearest::{nearest, suggestion};
pub use network::NetworkKind;
pub use sakiyomi_search::proof_number::LoadError;
pub use session::{EngineId, EngineLimits, PlayError, Session, SessionConfig};
pub use solitaire::Summary;
pub use solver::{
    Distance, PositionSolver, ProofNumbers, ScoreRange, Solution, SolveProgress, SolveRequest,
    SolveStage, Solver, SolverKind, Value,
};
pub use verdict::Verdict;
pub use web::WebFile;

sakiyomi_core::messages!(sakiyomi_core::catalog!("play"));
