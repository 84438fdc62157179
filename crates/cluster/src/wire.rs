//! What machines say to each other. Jobs, and what people may want to read, are JSON; games are
//! postcard, since there are many.

use std::path::Path;

use sakiyomi_learn::{Progress, SelfplayConfig};
use serde::{Deserialize, Serialize};

/// The version of everything in this file; another number is not understood.
pub const PROTOCOL: u32 = 1;

/// A chunk of games or pairs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    pub(crate) protocol: u32,
    pub(crate) run: String,
    /// The iteration; 0 for a match.
    pub(crate) part: u64,
    pub(crate) chunk: u64,
    /// How often it was given out again because games of it did not come.
    pub(crate) attempt: u32,
    /// The numbers of the games: from this one on,
    pub(crate) first: u64,
    /// so many,
    pub(crate) games: u32,
    /// without those that are there already.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) skip: Vec<u64>,
    pub(crate) work: Work,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum Work {
    Selfplay {
        game: String,
        /// Decides everything that chance decides, together with the number.
        seed: u64,
        /// The SHA-256 of the network's file.
        net: String,
        /// The fingerprint of the network, as records name it.
        fingerprint: String,
        config: SelfplayConfig,
    },
    Pairs {
        contest: WireContest,
    },
}

/// A contest between engines of ours. A network is named by its SHA-256.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WireContest {
    pub(crate) game: String,
    pub(crate) contestants: Vec<WireContestant>,
    pub(crate) budget: String,
    pub(crate) openings: WireOpenings,
    pub(crate) seed: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WireContestant {
    pub(crate) family: String,
    pub(crate) options: Vec<(String, String)>,
    /// The SHA-256 of the network that evaluates for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) net: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) budget: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WireOpenings {
    BuiltIn,
    /// The SHA-256 of a text.
    Text(String),
    RandomPlies(usize),
}

impl Job {
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u64> {
        (self.first..self.first.saturating_add(self.games.into()))
            .filter(|number| !self.skip.contains(number))
    }

    /// Returns what tells a message about one number from all others.
    pub(crate) fn message_id(&self, number: u64) -> String {
        format!("{}.{}.{}.{}.{number}", self.run, self.part, self.chunk, self.attempt)
    }
}

/// A game or pair on its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sent {
    pub(crate) protocol: u32,
    pub(crate) part: u64,
    pub(crate) number: u64,
    pub(crate) worker: String,
    /// What the worker did since its last message.
    pub(crate) progress: [u64; 6],
    /// The record of a game, or the text of a pair.
    pub(crate) body: Vec<u8>,
}

pub(crate) fn to_numbers(progress: Progress) -> [u64; 6] {
    let Progress { games, positions, evaluations, simulations, batches, places } = progress;
    [games, positions, evaluations, simulations, batches, places]
}

pub(crate) fn to_progress(numbers: [u64; 6]) -> Progress {
    let [games, positions, evaluations, simulations, batches, places] = numbers;
    Progress { games, positions, evaluations, simulations, batches, places }
}

/// Who works on a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Lease {
    /// The machine and process, for people.
    pub(crate) holder: String,
    /// The machine and folder: whoever holds the folder may take the lease over.
    pub(crate) place: String,
}

impl Lease {
    /// Returns the lease of a holder, named after its host, on the folder that it has locked.
    pub(crate) fn new(holder: &str, folder: Option<&Path>) -> Lease {
        let host = holder.split(' ').next().unwrap_or_default();
        let folder = folder.and_then(|folder| std::fs::canonicalize(folder).ok());
        let place = folder.map(|folder| format!("{host}:{}", folder.display()));
        Lease { holder: holder.to_owned(), place: place.unwrap_or_else(|| holder.to_owned()) }
    }
}

/// A run or match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RunInfo {
    /// Its name, for people.
    pub name: String,
    /// The game.
    pub game: String,
    /// Whether it is a match instead of a run of training.
    pub is_match: bool,
}

/// The best network of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BestNet {
    /// The iteration that it comes from.
    pub iteration: u64,
    /// The SHA-256 of its file.
    pub sha256: String,
    /// Its fingerprint, as records name it.
    pub fingerprint: String,
}

/// What a worker does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WorkerState {
    /// Its name.
    pub name: String,
    /// The version of its program.
    pub version: String,
    /// Whether it takes jobs, and why not.
    pub mode: Mode,
    /// The threads that play.
    pub threads: usize,
    /// Jobs that it holds.
    pub jobs: usize,
    /// Games and pairs since it started.
    pub games: u64,
    /// Games a second, lately.
    pub games_per_second: f64,
    /// Positions a second, lately.
    pub positions_per_second: f64,
    /// The run of its last job.
    pub run: Option<String>,
    /// The fingerprint of the network of its last job.
    pub net: Option<String>,
}

/// Whether a worker takes jobs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// It does.
    #[default]
    Running,
    /// All workers are paused.
    Paused,
    /// It finishes what it holds, and ends.
    Draining,
    /// It sent invalid games and gets no more jobs.
    Banned,
    /// The cluster speaks another version.
    Incompatible,
}
