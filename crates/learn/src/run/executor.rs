//! Plays the games and the matches of a run: on threads of this process, or on a cluster.

use std::path::Path;

use sakiyomi_arena::{ArenaError, Contest, Standing};
use sakiyomi_core::Stop;
use sakiyomi_nn::Net;
use sakiyomi_train::Device;

use super::{RunConfig, RunError, Status, play};
use crate::{GameRecord, Job, Learner, Progress, SelfplayConfig};

/// Games of an iteration to be played.
pub struct SelfPlayOrder<'a> {
    /// The game.
    pub learner: &'a dyn Learner,
    /// The iteration, from 1.
    pub iteration: u64,
    /// The numbers of the missing games.
    pub numbers: Vec<u64>,
    /// All games of the iteration.
    pub total: u64,
    /// The seed of the iteration.
    pub seed: u64,
    /// The network that plays.
    pub net: &'a Net,
    /// The settings.
    pub config: SelfplayConfig,
    /// The number of threads.
    pub threads: usize,
    /// Where the network is computed.
    pub device: Device,
}

impl SelfPlayOrder<'_> {
    /// Returns the seed of a game.
    pub fn seed_of(&self, number: u64) -> u64 {
        Job::seed_of_single(self.seed, number)
    }
}

/// What happens while games are played.
pub enum SelfPlayEvent<T = Box<GameRecord>> {
    /// A game ended.
    Game(u64, T),
    /// A game was given up: it cannot be played.
    GivenUp(u64),
    /// The games so far must be on disk when this returns.
    Sync,
    /// Progress since the beginning.
    Progress(Progress),
}

/// Takes events.
pub type Collect<'a> = dyn FnMut(SelfPlayEvent) -> Result<(), RunError> + 'a;

/// Plays for a run.
pub trait Executor {
    /// Prepares for the run in `folder`.
    fn open(&self, _folder: &Path, _config: &RunConfig) -> Result<(), RunError> {
        Ok(())
    }

    /// Plays games until there are no more or a `stop`, and hands each to `collect`.
    fn play(
        &self,
        order: &SelfPlayOrder<'_>,
        stop: &Stop,
        collect: &mut Collect<'_>,
    ) -> Result<(), RunError>;

    /// Plays a match.
    fn contest(
        &self,
        contest: &Contest,
        stop: &Stop,
        watch: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, ArenaError>;

    /// Announces the best network and its iteration: at the start and after every change.
    fn best(&self, _iteration: u64, _net: &Net) -> Result<(), RunError> {
        Ok(())
    }

    /// Announces the status, several times a second.
    fn status(&self, _status: &Status) {}
}

/// Threads of this process.
#[derive(Clone, Copy, Debug)]
pub struct Threads;

impl Executor for Threads {
    fn play(
        &self,
        order: &SelfPlayOrder<'_>,
        stop: &Stop,
        collect: &mut Collect<'_>,
    ) -> Result<(), RunError> {
        play::play(order, stop, collect)
    }

    fn contest(
        &self,
        contest: &Contest,
        stop: &Stop,
        watch: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, ArenaError> {
        sakiyomi_arena::run(contest, stop, watch)
    }
}
