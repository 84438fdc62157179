//! The status of a run, for those who watch it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::metrics::Metric;

/// The stage of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Self-play.
    #[default]
    Play,
    /// Training.
    Train,
    /// The new network against the best one.
    Gate,
    /// The latest network against others.
    Bench,
}

/// How a run stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Status {
    /// The game.
    pub game: String,
    /// The iteration, from 1.
    pub iteration: u64,
    /// The stage.
    pub activity: Activity,
    /// Games, steps or pairs of the stage that are done.
    pub done: u64,
    /// How many there are at most.
    pub total: u64,
    /// The games of the whole run.
    pub games: u64,
    /// The positions of the whole run.
    pub positions: u64,
    /// The steps of the whole run.
    pub steps: u64,
    /// Games a second, in this iteration.
    pub games_per_second: f64,
    /// Positions a second, in this iteration.
    pub positions_per_second: f64,
    /// How full the batches of the network are, from 0 to 1.
    pub batch_fill: f64,
    /// The last losses of policy and value.
    pub losses: Option<[f64; 2]>,
    /// The rating of the network that was measured last, with its error; `random` has 0.
    pub elo: Option<[f64; 2]>,
    /// The measured networks: iteration, rating and its error.
    pub ratings: Vec<(u64, f64, f64)>,
    /// The iteration of the best network; 0 has random weights.
    pub best: u64,
    /// The time since the start of the program.
    pub elapsed: Duration,
    /// The time left, where there is a limit.
    pub left: Option<Duration>,
}

/// Watches a run.
pub trait Watcher {
    /// Called several times a second.
    fn status(&self, _status: &Status) {}

    /// Called with each measurement.
    fn metric(&self, _metric: &Metric) {}
}

impl Watcher for () {}
