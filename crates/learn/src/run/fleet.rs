//! Who plays the games and the matches of a run: threads of this process, or others.

use std::error::Error;
use std::path::Path;

use sakiyomi_arena::{ArenaError, Contest, Standing};
use sakiyomi_core::Stop;
use sakiyomi_nn::Net;
use sakiyomi_train::Device;

use super::{RunConfig, RunError, Status};
use crate::{GameRecord, Job, Progress, RecordProblem, SelfplayConfig};

/// The games of an iteration that are to be played.
pub struct Order<'a> {
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
    /// Plays a game again, and says what is wrong with it.
    pub check: &'a dyn Fn(&GameRecord) -> Result<(), RecordProblem>,
}

impl Order<'_> {
    /// Returns the seed of the game with this number.
    #[must_use]
    pub fn seed_of(&self, number: u64) -> u64 {
        Job::seed_of_single(self.seed, number)
    }
}

/// What whoever collects the games is told.
pub enum Told {
    /// A game ended.
    Game(u64, Box<GameRecord>),
    /// A game will never end: whoever tried to play it failed.
    GivenUp(u64),
    /// The games so far must be on disk when this returns.
    Keep,
    /// Some time passed, in which so much was done since the beginning.
    Passed(Progress),
}

/// Takes what is told.
pub type Collect<'a> = dyn FnMut(Told) -> Result<(), RunError> + 'a;

/// Others who play for a run.
pub trait Fleet {
    /// Begins to work for the run in `folder`, which this process holds.
    ///
    /// # Errors
    /// When somebody else works on the same run.
    fn open(&self, folder: &Path, config: &RunConfig) -> Result<(), RunError>;

    /// Plays games until there are no more or a `stop` is asked for, and hands each to `collect`.
    ///
    /// # Errors
    /// When it cannot go on, or `collect` fails.
    fn play(
        &self,
        order: &Order<'_>,
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

    /// Is told which network is the best, of which iteration: at the start and after every change.
    ///
    /// # Errors
    /// When somebody else has changed it.
    fn best(&self, iteration: u64, net: &Net) -> Result<(), RunError>;

    /// Is told how the run stands, several times a second.
    fn status(&self, _status: &Status) {}
}

/// Why a fleet cannot work.
pub type FleetError = Box<dyn Error + Send + Sync>;
