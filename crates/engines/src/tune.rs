//! Making an engine's weights, the same way for every game that has some.

use std::path::PathBuf;

use sakiyomi_core::Stop;

/// How weights are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TuneConfig {
    /// The folder of the run; a run that was stopped goes on.
    pub run: PathBuf,
    /// How often new weights play and are learned from.
    pub generations: u32,
    /// Games of one generation.
    pub games: u32,
    /// What a move of these games may cost.
    pub nodes: u64,
    /// How often a generation goes through its positions.
    pub epochs: u32,
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
    /// A generation is done.
    Learned {
        /// The number of the generation, from 1.
        generation: u32,
        /// From how many positions it learned.
        samples: usize,
        /// The mean loss on positions that it did not learn from.
        held_out_loss: f64,
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
    /// The run was stopped before the first weights were there.
    #[error("stopped before the first generation was done; the same command goes on")]
    Stopped,
}

/// A way to make weights: returns the file with the last ones.
pub type Tuner = fn(&TuneConfig, &Stop, &mut dyn FnMut(TuneEvent)) -> Result<PathBuf, TuneError>;
