//! The arena: matches and tournaments, and what their results mean.
//!
//! In a [`Contest`] engines of ours, or programs that speak UGI or GTP, play pairs of games: the
//! same opening twice, seats exchanged. A match has two contestants, a tournament is a round robin
//! of more. [`run`] plays it on any number of threads, survives crashes, hangs and illegal moves,
//! saves every game, and resumes after an interruption. With budgets of nodes the result does not
//! depend on the threads.
//!
//! [`stats`] has the statistics, [`report`] the page, [`openings`] the starts.
//!
//! ```
//! use sakiyomi_arena::{Contest, run};
//! use sakiyomi_core::{Budget, Stop};
//! let contest = Contest {
//!     pairs: 4,
//!     budget: Budget::nodes(100),
//!     ..Contest::new(sakiyomi_score_four::game(), vec!["heuristic".parse()?, "random".parse()?])
//! };
//! let standing = run(&contest, &Stop::default(), &|_| {})?;
//! let estimate = standing.tally(0, 1).pairs.estimate();
//! assert!(estimate.is_some_and(|estimate| estimate.share > 0.5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod budget;
mod contest;
mod executor;
mod external;
mod game_runner;
mod limits;
pub mod openings;
mod player;
pub mod report;
mod result;
mod runner;
mod standing;
pub mod stats;
mod store;

pub use budget::{BudgetTextError, parse_budget, write_budget};
pub use contest::{ArenaError, Contest};
pub use executor::{ExecutorError, PairExecutor, PairOrder, PlayedPair};
pub use limits::Limits;
pub use player::{Contestant, ContestantError, PlayerSpec, Protocol};
pub use result::{FaultKind, GameFault, GameResult, PairResult, Spent};
pub use runner::{play_pairs, run, run_with};
pub use standing::{Faults, Standing, Tally};
pub use store::StoreError;

sakiyomi_core::messages!(sakiyomi_core::catalog!("arena"));

/// The name of the threads that play, so that a program can tell an engine's panic from its own.
pub const THREAD_NAME: &str = "arena";
