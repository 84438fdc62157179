//! Who plays: our own engines, and programs that speak a protocol.

mod engine;
mod spec;

use std::time::Duration;

use sakiyomi_core::{Budget, Score, Stop};
use sakiyomi_play::{GameEntry, Session};

pub(crate) use engine::EnginePlayer;
pub use spec::{Contestant, ContestantError, PlayerSpec, Protocol};

use crate::external::{GtpPlayer, UgiPlayer};
use crate::{ArenaError, Limits};

/// A seat in the games of a match.
///
/// Nothing that a player does ends the match: whatever goes wrong is a [`Fault`],
/// which loses the game.
pub(crate) trait Player {
    /// Gets ready for a new game.
    fn new_game(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses a move for the side to move, in the game's own notation.
    fn choose(
        &mut self,
        game: &GameSoFar<'_>,
        budget: Budget,
        stop: &Stop,
    ) -> Result<Choice, Fault>;

    /// Makes sure before the first game that it can play at all.
    fn check(&mut self) -> Result<(), ArenaError> {
        Ok(())
    }

    /// Tells whether a move that took too long loses the game, rather than being counted only.
    fn loses_on_time(&self) -> bool;
}

/// The game as far as it was played.
pub(crate) struct GameSoFar<'a> {
    /// Where the opening starts.
    pub(crate) start: &'a str,
    /// The moves since, opening included.
    pub(crate) moves: &'a [String],
    /// The referee's session, where they lead.
    pub(crate) session: &'a dyn Session,
}

/// A move with what is known about how it was found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) score: Option<Score>,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    pub(crate) wall: Duration,
    pub(crate) cpu: Duration,
}

/// What a player did instead of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It broke down; the text says how.
    Crash(String),
    /// It did not answer in time; the text says what was waited for.
    Time(String),
    /// It answered with something that cannot be played.
    Illegal(String),
    /// The match was stopped; nobody is to blame.
    Stopped,
}

/// Makes the player that `contestant` names.
pub(crate) fn make(
    game: &'static dyn GameEntry,
    contestant: &Contestant,
    seed: u64,
    limits: &Limits,
) -> Result<Box<dyn Player>, ArenaError> {
    Ok(match &contestant.player {
        PlayerSpec::Engine(spec) => Box::new(EnginePlayer::new(game, spec, seed)?),
        PlayerSpec::External(protocol, command) => {
            let command = command.clone();
            match protocol {
                Protocol::Ugi => Box::new(UgiPlayer::new(game, command, *limits)),
                Protocol::Gtp => Box::new(GtpPlayer::new(game, command, *limits)),
            }
        }
    })
}
