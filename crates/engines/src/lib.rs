//! The named players of every game, and the one registry of games.
//!
//! An engine joins a game, a search and an evaluation under a name, the same in
//! the command line, the web app, the protocols and matches. Tools that work on
//! any game are [`Visitor`]s over the registry: there is no list of games
//! anywhere else. A program adds games of its own with [`add_games`].
//!
//! ```
//! use sakiyomi_engines::{build, EngineSpec};
//! use sakiyomi_games::othello::Othello;
//! use sakiyomi_core::{Budget, ManualClock, Request, Seat, Silent, State, Stop};
//!
//! let spec: EngineSpec = "alpha-beta:depth=3".parse()?;
//! let mut engine = build::<Othello>(&spec, 7)?;
//! let mut state = Othello::start();
//! let request = Request {
//!     view: &state,
//!     seat: Seat::First,
//!     budget: Budget::nodes(1_000),
//!     lines: 1,
//!     clock: &ManualClock::default(),
//!     stop: &Stop::default(),
//! };
//! let report = engine.search(request, &mut Silent);
//! state.play(report.best)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod added;
pub mod book;
pub mod contrast;
mod kind;
mod level;
pub mod look_ahead;
mod nearest;
pub mod othello;
mod random;
mod registry;
pub mod score_four;
mod share;
pub mod simulation;
mod solver;
mod spec;
pub mod tune;
pub mod twin_cool;

pub use added::{
    Accept, AcceptBoard, AddError, AddedGame, Of, add_games, board_games, games, is_added,
    visit_board_with, visit_with,
};
pub use kind::{
    Built, EngineError, EngineInfo, EngineKind, Game, Odds, Options, StartsError, build,
    engine_kind, engine_kinds, level_kind, resolve,
};
pub use level::{LEVELS, LevelSpec};
pub use nearest::{nearest, suggestion};
pub use random::Random;
pub use registry::{
    BoardGame, BoardVisitor, NotABoardGame, UnknownGame, Visitor, visit, visit_all, visit_board,
};
pub use sakiyomi_search::proof_number::LoadError;
pub use solver::{
    Distance, OpenQuestion, ProofNumbers, ScoreRange, Solution, SolveProgress, SolveRequest,
    Solver, SolverKind, Value,
};
pub use spec::{EngineSpec, SpecError};
