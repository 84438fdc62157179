//! A worker: many games at once, their leaves in one batch.

use std::error::Error;
use std::sync::Arc;

use sakiyomi_core::{Evaluator, Stop, mix64};
use sakiyomi_play::BoardGame;
use sakiyomi_search::mcts::Leaves;

use super::game::{GameSolver, Playing};
use super::{SelfplayConfig, SelfplayConfigError};
use crate::record::GameRecord;

/// Games to be played.
#[derive(Clone, Debug)]
pub struct Job {
    /// Identifies the job.
    pub id: u64,
    /// The seed of everything.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// The fingerprint of the network that plays.
    pub net: Arc<str>,
    /// The settings.
    pub config: Arc<SelfplayConfig>,
}

impl Job {
    /// Returns the seed of a game.
    pub const fn seed_of(&self, index: u32) -> u64 {
        game_seed(self.seed, self.id, index)
    }

    /// Returns the seed of the only game of the job `id`.
    pub const fn seed_of_single(seed: u64, id: u64) -> u64 {
        game_seed(seed, id, 0)
    }
}

const fn game_seed(seed: u64, job: u64, index: u32) -> u64 {
    mix64(mix64(seed).wrapping_add(mix64(job ^ 0x6a6f_6273)).wrapping_add(index as u64))
}

/// Where jobs come from.
pub trait JobSource: Send + Sync {
    /// Waits for the next job; `None` when there are no more.
    fn next(&self) -> Option<Job>;

    /// Returns what there is without waiting, for a worker with games under way.
    fn offer(&self) -> Offer {
        self.next().map_or(Offer::NoMore, Offer::Job)
    }
}

/// What a source has now.
#[derive(Clone, Debug)]
pub enum Offer {
    /// A job.
    Job(Job),
    /// Nothing yet.
    NotYet,
    /// Nothing more.
    NoMore,
}

/// Where games go.
pub trait GameSink: Send + Sync {
    /// Takes the game number `index` of a job.
    fn put(&self, job: u64, index: u32, record: GameRecord) -> Result<(), SinkError>;
}

/// A game that could not be kept.
#[derive(Debug, thiserror::Error)]
#[error("a game could not be kept")]
pub struct SinkError(#[source] pub Box<dyn Error + Send + Sync>);

/// Why a worker failed.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// Impossible settings.
    #[error(transparent)]
    Config(#[from] SelfplayConfigError),
    /// Games cannot be kept.
    #[error(transparent)]
    Sink(#[from] SinkError),
    /// No thread.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
}

/// What a worker has done since its last report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Finished games.
    pub games: u64,
    /// Moves made, of games in flight too.
    pub positions: u64,
    /// Evaluated leaves.
    pub evaluations: u64,
    /// Simulations, including those that ended the game without an evaluation.
    pub simulations: u64,
    /// Evaluated batches.
    pub batches: u64,
    /// The capacity of those batches.
    pub places: u64,
}

impl Progress {
    /// Adds the progress of another worker, or a later one.
    pub fn add(&mut self, other: Progress) {
        self.games += other.games;
        self.positions += other.positions;
        self.evaluations += other.evaluations;
        self.simulations += other.simulations;
        self.batches += other.batches;
        self.places += other.places;
    }

    /// Returns how full batches were, from 0 to 1.
    pub fn fill(&self) -> f64 {
        self.evaluations as f64 / self.places.max(1) as f64
    }
}

/// The memory of a solver, in bytes: it is cleared for each small query.
const SOLVER_MEMORY: u64 = 1 << 20;

struct Slot<S: BoardGame> {
    job: u64,
    index: u32,
    game: Playing<S>,
}

struct Games<'a> {
    source: &'a dyn JobSource,
    job: Option<Job>,
    next: u32,
    is_empty: bool,
}

/// Plays the games of `source`; a `stop` drops unfinished ones. `progress` follows each batch.
pub fn work<S: BoardGame>(
    source: &dyn JobSource,
    sink: &dyn GameSink,
    evaluator: &mut dyn Evaluator<S>,
    stop: &Stop,
    progress: &dyn Fn(Progress),
) -> Result<(), WorkError> {
    let mut solver: GameSolver<S> = S::SOLVER.map(|kind| (kind.build)(SOLVER_MEMORY));
    let mut games = Games { source, job: None, next: 0, is_empty: false };
    let mut slots: Vec<Slot<S>> = Vec::new();
    let mut room = 1;
    let mut leaves = Leaves::default();
    let mut ends = Vec::new();
    while !stop.is_requested() {
        let mut done = Progress::default();
        while slots.len() < room
            && let Some((slot, wanted)) = games.next(slots.is_empty())?
        {
            slots.push(slot);
            room = wanted;
        }
        if slots.is_empty() {
            break;
        }
        leaves.clear();
        ends.clear();
        let mut index = 0;
        while index < slots.len() {
            if turn(&mut slots[index], &mut leaves, &mut solver, sink, &mut done)? {
                ends.push(leaves.states().len());
                index += 1;
            } else if let Some((slot, _)) = games.next(slots.len() == 1)? {
                slots[index] = slot;
            } else {
                // The order of the others stays, as their leaves already lie in it.
                slots.remove(index);
            }
        }
        let count = leaves.states().len();
        if count > 0 {
            let evaluations = evaluator.evaluate(leaves.states());
            let mut start = 0;
            for (slot, &end) in slots.iter_mut().zip(&ends) {
                slot.game.apply(&leaves, start..end, &evaluations[start..end]);
                start = end;
            }
            done.evaluations += count as u64;
            done.batches += 1;
            done.places += count.max(room) as u64;
        }
        progress(done);
    }
    Ok(())
}

/// Advances a game until it needs an evaluation; returns false when it ended.
fn turn<S: BoardGame>(
    slot: &mut Slot<S>,
    leaves: &mut Leaves<S>,
    solver: &mut GameSolver<S>,
    sink: &dyn GameSink,
    done: &mut Progress,
) -> Result<bool, WorkError> {
    loop {
        let (begun, needs_evaluation) = slot.game.gather(leaves);
        done.simulations += u64::from(begun);
        if needs_evaluation {
            return Ok(true);
        }
        done.positions += 1;
        if let Some(record) = slot.game.advance(solver) {
            done.games += 1;
            sink.put(slot.job, slot.index, record)?;
            return Ok(false);
        }
    }
}

impl Games<'_> {
    /// Starts the next game, and returns how many may be in flight; waits for a job only if idle.
    fn next<S: BoardGame>(&mut self, is_idle: bool) -> Result<Option<(Slot<S>, usize)>, WorkError> {
        while !self.is_empty {
            if let Some(job) = self.job.as_ref().filter(|job| self.next < job.games) {
                let index = self.next;
                self.next += 1;
                let game = Playing::new(&job.net, Arc::clone(&job.config), job.seed_of(index));
                let room = job.config.games_in_flight as usize;
                return Ok(Some((Slot { job: job.id, index, game }, room)));
            }
            let offer = match is_idle {
                true => self.source.next().map_or(Offer::NoMore, Offer::Job),
                false => self.source.offer(),
            };
            (self.job, self.next) = (None, 0);
            match offer {
                Offer::Job(job) => {
                    job.config.check()?;
                    self.job = Some(job);
                }
                Offer::NotYet => return Ok(None),
                Offer::NoMore => self.is_empty = true,
            }
        }
        Ok(None)
    }
}
