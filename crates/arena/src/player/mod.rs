//! Who plays: our own engines, and programs that speak a protocol.

mod engine;
mod spec;

use std::time::Duration;

use sakiyomi_core::{Budget, Score, Stop};
use sakiyomi_engines::Game;

pub(crate) use engine::EnginePlayer;
pub use spec::{Contestant, ContestantError, PlayerSpec, Tongue};

use crate::external::{GtpPlayer, UgiPlayer};
use crate::{ArenaError, Limits};

/// A seat in the games of a match.
///
/// Nothing that a player does ends the match: whatever goes wrong is a [`Fault`],
/// which loses the game.
pub(crate) trait Player<S: Game> {
    /// Gets ready for a new game.
    fn new_game(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses a move for the side to move in the last of `game`'s positions.
    fn choose(&mut self, game: &SoFar<'_, S>, budget: Budget, stop: &Stop) -> Answer<S::Move>;

    /// Makes sure before the first game that it can play at all.
    fn check(&mut self) -> Result<(), ArenaError> {
        Ok(())
    }

    /// Tells whether a move that took too long loses the game, rather than being counted only.
    fn loses_on_time(&self) -> bool;
}

/// The game as far as it was played.
pub(crate) struct SoFar<'a, S: Game> {
    /// Where the opening starts.
    pub(crate) start: &'a S,
    /// The moves since, opening included.
    pub(crate) moves: &'a [S::Move],
    /// Where they lead.
    pub(crate) state: &'a S,
}

/// A move, or why there is none.
pub(crate) type Answer<M> = Result<Choice<M>, Fault>;

/// A move with what is known about how it was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Choice<M> {
    pub(crate) mv: M,
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
pub(crate) fn make<S: Game>(
    contestant: &Contestant,
    seed: u64,
    limits: &Limits,
) -> Result<Box<dyn Player<S>>, ArenaError> {
    Ok(match &contestant.player {
        PlayerSpec::Engine(spec) => Box::new(EnginePlayer::<S>::new(spec.clone(), seed)?),
        PlayerSpec::External(Tongue::Ugi, command) => {
            Box::new(UgiPlayer::new(command.clone(), *limits))
        }
        PlayerSpec::External(Tongue::Gtp, command) => {
            Box::new(GtpPlayer::new(command.clone(), *limits))
        }
    })
}
