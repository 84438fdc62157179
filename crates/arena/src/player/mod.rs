//! Who plays: our own engines, and programs that speak a protocol.

mod engine;
mod spec;

use std::time::Duration;

use sakiyomi_core::{Budget, Score, Stop};
use sakiyomi_play::Session;

pub(crate) use engine::{EnginePlayer, thread_clock};
pub use spec::{Contestant, ContestantError, PlayerSpec, Protocol};

use crate::external::{GtpPlayer, UgiPlayer};
use crate::{ArenaError, Contest};

/// A player in a match. Whatever goes wrong is a [`Fault`]: it loses the game, not the match.
pub(crate) trait Player {
    fn new_game(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses a move in the game's own notation.
    fn choose(
        &mut self,
        game: &GameSoFar<'_>,
        budget: Budget,
        stop: &Stop,
    ) -> Result<Choice, Fault>;

    /// Checks before the first game that it can play at all.
    fn check(&mut self) -> Result<(), ArenaError> {
        Ok(())
    }

    /// Tells whether an overrun loses the game, rather than only being counted.
    fn loses_on_time(&self) -> bool {
        true
    }
}

pub(crate) struct GameSoFar<'a> {
    pub(crate) start: &'a str,
    /// The moves since, opening included.
    pub(crate) moves: &'a [String],
    /// The referee's session, where they lead.
    pub(crate) session: &'a dyn Session,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) score: Option<Score>,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    pub(crate) wall: Duration,
    pub(crate) cpu: Duration,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    Crash(String),
    Time(String),
    Illegal(String),
    /// The match was stopped; nobody is to blame.
    Stopped,
}

pub(crate) fn make(contest: &Contest, index: usize) -> Result<Box<dyn Player>, ArenaError> {
    let &Contest { game, seed, limits, .. } = contest;
    Ok(match &contest.contestants[index].player {
        PlayerSpec::Engine(spec) => Box::new(EnginePlayer::new(game, spec, seed, thread_clock())?),
        PlayerSpec::External(Protocol::Ugi, command) => {
            Box::new(UgiPlayer::new(game, command.clone(), limits))
        }
        PlayerSpec::External(Protocol::Gtp, command) => {
            Box::new(GtpPlayer::new(game, command.clone(), limits))
        }
    })
}
