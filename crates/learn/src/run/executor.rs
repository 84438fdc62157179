//! Who plays the games and the matches of a run: threads of this process, or a cluster.

use std::path::Path;

use sakiyomi_arena::{ArenaError, Contest, Standing};
use sakiyomi_core::Stop;
use sakiyomi_nn::Net;
use sakiyomi_train::Device;

use super::{RunConfig, RunError, Status, play};
use crate::{GameRecord, Job, Learner, Progress, SelfplayConfig};

/// The games of an iteration that are to be played.
pub struct SelfPlayOrder<'a> {
    /// The game.
    pub learner: &'a dyn Learner,
    /// The iteration, from 1.
    pub iteration: u64,
    /// The numbers of the games, of those that are missing.
    pub numbers: Vec<u64>,
    /// How many games the iteration has.
    pub total: u64,
    /// Decides everything that chance decides, together with the number.
    pub seed: u64,
    /// Who plays.
    pub net: &'a Net,
    /// How.
    pub config: SelfplayConfig,
    /// On how many threads.
    pub threads: usize,
    /// Where the network is computed.
    pub device: Device,
}

impl SelfPlayOrder<'_> {
    /// Returns the seed of the game with this number.
    #[must_use]
    pub fn seed_of(&self, number: u64) -> u64 {
        Job::seed_of_single(self.seed, number)
    }
}

/// What happens while games are played.
pub enum SelfPlayEvent<T = Box<GameRecord>> {
    /// A game ended.
    Game(u64, T),
    /// A game will never end: whoever tried to play it failed.
    GivenUp(u64),
    /// The games so far must be on disk when this returns.
    Sync,
    /// Some time passed, in which so much was done since the beginning.
    Progress(Progress),
}

/// Takes what happens.
pub type Collect<'a> = dyn FnMut(SelfPlayEvent) -> Result<(), RunError> + 'a;

/// Plays for a run.
pub trait Executor {
    /// Begins to work for the run in `folder`, which this process holds.
    ///
    /// # Errors
    /// When somebody else works on the same run.
    fn open(&self, _folder: &Path, _config: &RunConfig) -> Result<(), RunError> {
        Ok(())
    }

    /// Plays games until there are no more or a `stop` is asked for, and hands each to `collect`.
    ///
    /// # Errors
    /// When it cannot go on, or `collect` fails.
    fn play(
        &self,
        order: &SelfPlayOrder<'_>,
        stop: &Stop,
        collect: &mut Collect<'_>,
    ) -> Result<(), RunError>;

    /// Plays a match.
    ///
    /// # Errors
    /// When it cannot be played.
    fn contest(
        &self,
        contest: &Contest,
        stop: &Stop,
        watch: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, ArenaError>;

    /// Announces the best network and its iteration: at the start and after every change.
    ///
    /// # Errors
    /// When somebody else has changed it.
    fn best(&self, _iteration: u64, _net: &Net) -> Result<(), RunError> {
        Ok(())
    }

    /// Announces how the run stands, several times a second.
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
