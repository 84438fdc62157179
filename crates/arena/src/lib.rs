//! The arena: who is stronger, by how much, and how sure is that?
//!
//! A [`Contest`] lets contestants (engines of ours, or programs that speak the
//! Universal Game Interface or GTP) play pairs of games: the same opening twice, seats
//! exchanged, so that what the opening is worth cancels out. A match is a contest
//! of two; a tournament is a round robin of more. [`run`] plays it on as many
//! threads as wanted, survives crashes, hangs and illegal moves, saves every game,
//! continues where it was interrupted, and counts in the order of the pairs, so
//! that with budgets of nodes the result does not depend on the threads.
//!
//! [`stats`] says what the results mean, [`report`] draws them, [`openings`]
//! makes the starts.
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

/// The name of the threads that play, so that a program can tell an engine's panic from its own.
pub const THREAD_NAME: &str = "arena";
