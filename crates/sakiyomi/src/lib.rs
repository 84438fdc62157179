//! Sakiyomi (先読み, reading ahead) as one library: games, searches that know no game, engines,
//! matches, networks, training, and a web app for all of them.
//!
//! The vocabulary stands at the root: what a [`State`] is, a [`Searcher`], a [`Budget`], a
//! [`Report`]. Everything else is in a module for each part:
//!
//! | module | what it offers | feature |
//! |---|---|---|
//! | [`mod@games`] | Othello, Score Four, Contrast and Twin Cool: rules, players, solvers, formats | |
//! | [`search`] | alpha-beta, UCT and PUCT, information sets, proof numbers | |
//! | [`play`] | games with their type hidden, sessions, games with variations, reviews, protocols | |
//! | [`arena`] | matches, tournaments, statistics | |
//! | [`nn`] | networks: files, inference, ONNX | |
//! | [`learn`] | self-play, and the games that can be learned | `learn` |
//! | [`train`] | training, runs that survive a crash | `train` |
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
//! use sakiyomi::{Budget, SessionConfig, Silent, Stop, game_list};
//!
//! let mut session = game_list().find("score-four")?.open(SessionConfig::default())?;
//! let engine = session.add_engine(&"strongest".parse()?, 1)?;
//! let report = session.choose(engine, Budget::nodes(500), &Stop::default(), &mut Silent);
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

pub mod games;

#[cfg(feature = "program")]
use std::process::ExitCode;

pub use games::game_list;
#[cfg(feature = "learn")]
pub use games::games;
pub use sakiyomi_arena as arena;
pub use sakiyomi_core::*;
#[cfg(feature = "learn")]
pub use sakiyomi_learn as learn;
#[cfg(feature = "learn")]
pub use sakiyomi_learn::{Learner, ProgramGame, ProgramGames};
pub use sakiyomi_nn as nn;
pub use sakiyomi_play as play;
pub use sakiyomi_play::{
    BoardGame, Built, EngineError, EngineInfo, EngineKind, EngineSpec, Game, GameEntry, GameList,
    LEVELS, LevelSpec, NetworkKind, Options, Session, SessionConfig, Symmetries, build, entry,
};
pub use sakiyomi_search as search;
#[cfg(feature = "server")]
pub use sakiyomi_server as server;
#[cfg(feature = "train")]
pub use sakiyomi_train as train;

/// Returns a game that a network can learn, for [`main_with`]: every command knows it.
#[cfg(feature = "learn")]
pub fn board_game<S: BoardGame>() -> ProgramGame {
    ProgramGame::board::<S>()
}

/// Returns a game with hidden information or no encoding, which no command can train on.
#[cfg(feature = "learn")]
pub fn play_only_game<S: Game>() -> ProgramGame {
    ProgramGame::play_only::<S>()
}

/// Does what the command line asks: the `main` of the program.
#[cfg(feature = "program")]
pub fn main() -> ExitCode {
    main_with(Vec::new())
}

/// Does what the command line asks, for the games of Sakiyomi and these: the `main` of a program
/// with games of its own.
///
/// # Panics
/// When two games have the same name.
#[cfg(feature = "program")]
pub fn main_with(added: Vec<ProgramGame>) -> ExitCode {
    let games = games::program_games().into_iter().chain(added).collect();
    sakiyomi_cli::main_with(games, Some(games::ugi_game()))
}

/// The chapter of the guide about the library, whose examples are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/en/src/library.md")]
mod guide {}
