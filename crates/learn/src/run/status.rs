//! How a run stands at this moment, for whoever watches it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::metrics::Metric;

/// What a run does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// It plays games to learn from.
    #[default]
    Play,
    /// It learns from them.
    Train,
    /// The new network meets the best one.
    Gate,
    /// The best network meets others, to measure it.
    Bench,
}

/// How a run stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Status {
    /// The game.
    pub game: String,
    /// The iteration, from 1.
    pub iteration: u64,
    /// What it does.
    pub activity: Activity,
    /// How much of that is done: games, steps or pairs.
    pub done: u64,
    /// How much of it there is to do at the most.
    pub total: u64,
    /// The games of the whole run.
    pub games: u64,
    /// The positions of the whole run that can be learned from.
    pub positions: u64,
    /// The steps of the whole run.
    pub steps: u64,
    /// Games a second, in this iteration.
    pub games_per_second: f64,
    /// Positions a second, in this iteration.
    pub positions_per_second: f64,
    /// How full the batches of the network are, from 0 to 1.
    pub batch_fill: f64,
    /// The losses of policy and value in the last steps.
    pub losses: Option<[f64; 2]>,
    /// The rating of the best network with its error; `random` has 0.
    pub elo: Option<[f64; 2]>,
    /// The networks that were measured: iteration, rating and its error.
    pub ratings: Vec<(u64, f64, f64)>,
    /// The iteration that the best network comes from; 0 has random weights.
    pub best: u64,
    /// The time since the program began to work on the run.
    pub elapsed: Duration,
    /// The time that is left, where there is a limit.
    pub left: Option<Duration>,
}

/// Somebody who watches a run.
pub trait Watcher {
    /// Called with how it stands, several times a second.
    fn status(&self, _status: &Status) {}

    /// Called with what was measured.
    fn metric(&self, _metric: &Metric) {}
}

/// Nobody watches.
impl Watcher for () {}
