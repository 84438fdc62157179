//! Sakiyomi (先読み, reading ahead) as one library: games, searches that know no game, engines,
//! matches, networks, training, and a web app for all of them.
//!
//! The vocabulary stands at the root: what a [`State`] is, a [`Searcher`], a [`Budget`], a
//! [`Report`]. Everything else is in a module for each part:
//!
//! | module | what it offers | feature |
//! |---|---|---|
//! | [`games`] | the rules of Othello, Score Four, Contrast and Twin Cool | |
//! | [`search`] | alpha-beta, UCT and PUCT, information sets, proof numbers | |
//! | [`engines`] | the named players, the solvers, the list of games | |
//! | [`play`] | sessions, games with variations, protocols, reviews, the adviser | |
//! | [`arena`] | matches, tournaments, statistics | |
//! | [`nn`] | networks: files, inference, ONNX | |
//! | [`learn`], [`train`] | self-play and training, runs that survive a crash | `learn` |
//! | [`server`] | the web app as an axum router | `server` |
//! | [`main_with`] | the whole `sakiyomi` command, with games of your own | `program` |
//!
//! All features are on unless `default-features = false` is said.
//!
//! # A game, typed
//!
//! ```
//! use sakiyomi::State;
//! use sakiyomi::games::othello::Othello;
//!
//! let mut state = Othello::start();
//! state.play("f5".parse()?)?;
//! assert_eq!(state.move_count(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # An engine's move
//!
//! ```
//! use sakiyomi::{Budget, SessionConfig, Silent, Stop, open};
//!
//! let mut session = open("score-four", SessionConfig::default())?;
//! let engine = session.add_engine(&"strongest".parse()?, 1)?;
//! let report = session.think(engine, Budget::nodes(500), &Stop::default(), &mut Silent);
//! let report = report.ok_or("the game has just begun")?;
//! session.play(&report.best)?;
//! assert_eq!(session.ply(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game of your own
//!
//! A type that implements [`Game`] is played, searched, trained, matched and shown in the browser
//! like the four, by a program of one line:
//!
//! ```
//! # #[cfg(feature = "program")]
//! fn program<S: sakiyomi::BoardGame>() -> std::process::ExitCode {
//!     sakiyomi::main_with(vec![sakiyomi::board_game::<S>()])
//! }
//! ```
//!
//! `examples/tic-tac-toe` is a complete one, and the chapter "Add a game" of the guide walks
//! through it.

pub use sakiyomi_arena as arena;
pub use sakiyomi_engines as engines;
pub use sakiyomi_games as games;
#[cfg(feature = "learn")]
pub use sakiyomi_learn as learn;
pub use sakiyomi_nn as nn;
pub use sakiyomi_play as play;
pub use sakiyomi_search as search;
#[cfg(feature = "server")]
pub use sakiyomi_server as server;
#[cfg(feature = "learn")]
pub use sakiyomi_train as train;

#[cfg(feature = "program")]
pub use sakiyomi_cli::{board_game, hidden_game, main_with};
pub use sakiyomi_core::*;
pub use sakiyomi_engines::{
    AddedGame, BoardGame, Built, EngineError, EngineInfo, EngineKind, EngineSpec, Game, LEVELS,
    LevelSpec, Options, add_games, build,
};
pub use sakiyomi_play::{Session, SessionConfig, open, resume};

/// The chapter of the guide about the library, whose examples are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/en/src/library.md")]
mod guide {}
