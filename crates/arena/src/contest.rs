//! What is played: the contestants, their budgets and the openings.

use std::path::PathBuf;
use std::time::Duration;

use sakiyomi_core::{Budget, Reason, localized};
use sakiyomi_play::{EngineError, GameEntry};

use crate::openings::{OpeningSource, OpeningsError};
use crate::stats::Sprt;
use crate::{Contestant, ExecutorError, Limits, StoreError, msg};

/// A match of two, or a round robin of more.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The game.
    pub game: &'static dyn GameEntry,
    /// Two or more contestants.
    pub contestants: Vec<Contestant>,
    /// The budget of a move, for contestants without one of their own.
    pub budget: Budget,
    /// The pairs of games between any two of them.
    pub pairs: usize,
    /// Where the games start.
    pub openings: OpeningSource,
    /// Seeds the order of the openings and the engines.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
    /// Ends a match of two as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// How far players may exceed their budgets.
    pub limits: Limits,
    /// The folder for games and results.
    pub out: Option<PathBuf>,
}

impl Contest {
    /// Returns a contest of 50 pairs with 100 ms a move.
    pub fn new(game: &'static dyn GameEntry, contestants: Vec<Contestant>) -> Contest {
        Contest {
            game,
            contestants,
            budget: Budget::wall(Duration::from_millis(100)),
            pairs: 50,
            openings: OpeningSource::default(),
            seed: 1,
            threads: 1,
            sprt: None,
            limits: Limits::default(),
            out: None,
        }
    }

    pub(crate) fn budget_of(&self, contestant: usize) -> Budget {
        match self.contestants[contestant].budget {
            None => self.budget,
            // A limit of memory alone ends no search.
            Some(own) if own == (Budget { memory: own.memory, ..Budget::UNLIMITED }) => {
                Budget { memory: own.memory, ..self.budget }
            }
            Some(own) => own,
        }
    }

    pub(crate) fn encounters(&self) -> Vec<[usize; 2]> {
        let count = self.contestants.len();
        (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b])).collect()
    }
}

/// A contest that cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum ArenaError {
    /// Unknown engine.
    Engine(#[from] EngineError),
    /// The game has no matches.
    Solitaire(&'static str),
    /// Fewer than two contestants.
    Alone,
    /// Malformed openings.
    Openings(#[from] OpeningsError),
    /// An external engine does not start: its command, and what happened.
    External(String, String),
    /// The results cannot be kept.
    Store(#[from] StoreError),
    /// The executor failed.
    Executor(#[from] ExecutorError),
    /// No thread.
    Thread(#[from] std::io::Error),
}

impl ArenaError {
    /// Returns why the contest cannot be held.
    pub fn reason(&self) -> Reason {
        match self {
            ArenaError::Engine(error) => error.reason(),
            ArenaError::Solitaire(game) => Reason::new(msg("contest-solitaire")).with("game", game),
            ArenaError::Alone => Reason::new(msg("contest-alone")),
            ArenaError::Openings(error) => error.reason(),
            ArenaError::External(program, problem) => Reason::new(msg("contest-external"))
                .with("program", program)
                .with("problem", problem),
            ArenaError::Store(error) => error.reason(),
            ArenaError::Executor(error) => error.to_string().into(),
            ArenaError::Thread(error) => Reason::new(msg("contest-thread")).with("problem", error),
        }
    }
}

localized!(ArenaError);
