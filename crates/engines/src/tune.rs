//! Making an engine's weights, the same way for every game that has some.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use sakiyomi_core::Stop;

/// A way to make the weights of a game.
#[derive(Clone, Copy, Debug)]
pub struct Tuner {
    /// How much of everything, unless the user says otherwise.
    pub usual: Amounts,
    /// Runs or continues a run, and returns the file with the last weights.
    pub run: TuneRun,
}

/// What [`Tuner::run`] is.
pub type TuneRun = fn(&TuneConfig, &Stop, &mut dyn FnMut(TuneEvent)) -> Result<PathBuf, TuneError>;

/// How much is played and learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amounts {
    /// How often new weights play and are learned from.
    pub generations: u32,
    /// Games of one generation.
    pub games: u32,
    /// What a move of these games may cost.
    pub nodes: u64,
    /// How often a generation goes through its positions.
    pub epochs: u32,
}

/// How weights are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TuneConfig {
    /// The folder of the run; a run that was stopped goes on.
    pub run: PathBuf,
    /// How much is played and learned.
    pub amounts: Amounts,
    /// Files with games of others to learn from, or folders of them, where a game can use some.
    pub inputs: Vec<PathBuf>,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// How many cores to use.
    pub threads: usize,
}

/// What a run says on the way.
#[derive(Clone, PartialEq, Debug)]
pub enum TuneEvent {
    /// Games were played.
    Played {
        /// The number of the generation, from 1.
        generation: u32,
        /// How many of its games are done.
        games: u32,
        /// How many positions they gave.
        positions: usize,
    },
    /// All positions were learned from once more.
    Epoch {
        /// The number of the generation, from 1.
        generation: u32,
        /// How often they were.
        epoch: u32,
        /// How often they will be.
        epochs: u32,
        /// The mean loss.
        loss: f64,
    },
    /// The weights of some phases of the game were fitted.
    Fitted {
        /// The number of the generation; 0 is that of the games of others.
        generation: u32,
        /// How many phases are done.
        phases: usize,
        /// How many there are.
        of: usize,
    },
    /// A generation is done.
    Learned {
        /// The number of the generation, from 1.
        generation: u32,
        /// From how many positions it learned.
        samples: usize,
        /// The mean loss on positions that it did not learn from.
        held_out_loss: f64,
        /// The same for each phase of the game, the first one first, where weights differ by phase.
        by_phase: Vec<f64>,
    },
}

/// A run that cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TuneError {
    /// A file of the run cannot be read or written.
    #[error("{}: {problem}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// Files of games were given for weights that come from self-play alone.
    #[error("these weights are made from self-play alone; leave out the files of games")]
    NoInputs,
    /// The run was stopped before the first weights were there.
    #[error("stopped before the first generation was done; the same command goes on")]
    Stopped,
}

/// Does the jobs numbered from 0 to `jobs` on several threads, each with a worker of its own, and
/// returns what they gave, in the order of their numbers; `None` when stopped.
pub(crate) fn in_parallel<W, T: Send>(
    jobs: u32,
    threads: usize,
    stop: &Stop,
    new_worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u32) -> T + Sync,
    mut done: impl FnMut(&T),
) -> Option<Vec<T>> {
    let next = AtomicU32::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut results = Vec::new();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (next, new_worker, job, sender) = (&next, &new_worker, &job, sender.clone());
            scope.spawn(move || {
                let mut worker = new_worker();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs || stop.is_requested() {
                        return;
                    }
                    if sender.send((number, job(&mut worker, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in receiver {
            done(&result);
            results.push((number, result));
        }
    });
    if stop.is_requested() {
        return None;
    }
    results.sort_unstable_by_key(|(number, _)| *number);
    Some(results.into_iter().map(|(_, result)| result).collect())
}
