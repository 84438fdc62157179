//! What a run measures: one JSON object a line, in order of time. What a crash left of the last
//! line is cut off when the file is opened again.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::Path;

use sakiyomi_arena::stats::Pentanomial;
use sakiyomi_train::Losses;
use serde::{Deserialize, Serialize};

use crate::run::RunError;

/// A measurement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Metric {
    /// The start of the program.
    Start {
        /// The seconds of the run so far.
        elapsed: f64,
        /// The threads that play.
        threads: usize,
        /// Where networks are computed.
        device: String,
    },
    /// The games of an iteration.
    Selfplay(Selfplay),
    /// A stretch of steps.
    Training(Training),
    /// A match of a new network against the best one.
    Gate(Gate),
    /// A match of a network against a player of known strength.
    Bench(Bench),
}

/// The games of an iteration.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Selfplay {
    /// The iteration.
    pub iteration: u64,
    /// The seconds of the run so far.
    pub elapsed: f64,
    /// The games of this iteration.
    pub games: u64,
    /// Their positions.
    pub positions: u64,
    /// The mean number of plies of a game.
    pub plies: f64,
    /// The share of drawn games.
    pub draws: f64,
    /// The share of games that the first player won.
    pub first_wins: f64,
    /// The share of games that somebody resigned.
    pub resigned: f64,
    /// Games a second, since the start of the program.
    pub games_per_second: f64,
    /// Positions a second.
    pub positions_per_second: f64,
    /// Simulations a second.
    pub simulations_per_second: f64,
    /// The mean number of positions in a batch.
    pub batch: f64,
    /// That number as a share of the largest possible.
    pub batch_fill: f64,
}

/// A stretch of steps.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Training {
    /// The iteration.
    pub iteration: u64,
    /// The seconds of the run so far.
    pub elapsed: f64,
    /// The steps of the run so far.
    pub step: u64,
    /// The steps of this stretch.
    pub steps: u64,
    /// Steps a second.
    pub steps_per_second: f64,
    /// The newest positions that were sampled.
    pub window: u64,
    /// The mean loss of the policy.
    pub policy_loss: f64,
    /// The mean loss of the value.
    pub value_loss: f64,
    /// The mean loss of the score.
    pub score_loss: f64,
    /// The mean loss in all.
    pub loss: f64,
    /// The mean entropy of the target policies, a lower bound of the policy loss.
    pub policy_entropy: f64,
    /// The mean norm of the gradient before clipping.
    pub gradient: f64,
}

/// A match of a new network against the best one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Gate {
    /// The iteration.
    pub iteration: u64,
    /// The seconds of the run so far.
    pub elapsed: f64,
    /// The pairs of games by the points of the new one.
    pub pairs: [u64; 5],
    /// The log-likelihood ratio of the test.
    pub llr: f64,
    /// Whether the new one is the best now.
    pub accepted: bool,
}

/// A match of a network against a player of known strength.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Bench {
    /// The iteration.
    pub iteration: u64,
    /// The seconds of the run so far.
    pub elapsed: f64,
    /// The network.
    pub player: String,
    /// Its opponent.
    pub opponent: String,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The pairs of games by its points.
    pub pairs: [u64; 5],
}

impl Metric {
    /// Returns the seconds of the run so far.
    pub fn elapsed(&self) -> f64 {
        match self {
            Metric::Start { elapsed, .. } => *elapsed,
            Metric::Selfplay(selfplay) => selfplay.elapsed,
            Metric::Training(training) => training.elapsed,
            Metric::Gate(gate) => gate.elapsed,
            Metric::Bench(bench) => bench.elapsed,
        }
    }
}

impl Bench {
    /// Returns the share of the points that the network took.
    pub fn share(&self) -> f64 {
        Pentanomial(self.pairs).estimate().map_or(0.5, |estimate| estimate.share)
    }
}

impl Training {
    /// Returns the means over steps with these losses; all 0 without any.
    pub(crate) fn mean(losses: &[Losses]) -> Training {
        let count = losses.len().max(1) as f64;
        let mean =
            |of: fn(&Losses) -> f32| losses.iter().map(|l| f64::from(of(l))).sum::<f64>() / count;
        Training {
            steps: losses.len() as u64,
            policy_loss: mean(|losses| losses.policy),
            value_loss: mean(|losses| losses.value),
            score_loss: mean(|losses| losses.score),
            loss: mean(|losses| losses.total),
            policy_entropy: mean(|losses| losses.policy_entropy),
            gradient: mean(|losses| losses.gradient),
            ..Training::default()
        }
    }
}

pub(crate) struct MetricsFile {
    file: File,
    len: u64,
}

impl MetricsFile {
    /// Opens the file, cut off at `len`: what was written after the last save is measured again.
    pub(crate) fn open(path: &Path, len: u64) -> Result<(MetricsFile, Vec<Metric>), RunError> {
        let io = RunError::at(path);
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(&io)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(&io)?;
        bytes.truncate(usize::try_from(len).unwrap_or(usize::MAX));
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).map_err(&io)?;
        let metrics = parse(&String::from_utf8_lossy(&bytes[..whole]));
        Ok((MetricsFile { file, len: whole as u64 }, metrics))
    }

    pub(crate) fn append(&mut self, metric: &Metric, path: &Path) -> Result<(), RunError> {
        let line = serde_json::to_string(metric).expect("a metric has only texts and numbers");
        // One call: a torn line can only be the last.
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(RunError::at(path))?;
        self.len += line.len() as u64 + 1;
        Ok(())
    }

    pub(crate) fn len(&self) -> u64 {
        self.len
    }
}

/// Reads lines, without those that are no metrics.
pub fn parse(text: &str) -> Vec<Metric> {
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(iteration: u64) -> Metric {
        Metric::Gate(Gate { iteration, ..Gate::default() })
    }

    #[test]
    fn a_line_cut_short_and_lines_behind_the_saved_state_are_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("metrics.jsonl");
        let (mut file, none) = MetricsFile::open(&path, u64::MAX).unwrap();
        assert!(none.is_empty());
        for iteration in 1..=3 {
            file.append(&gate(iteration), &path).unwrap();
        }
        let (len, text) = (file.len(), std::fs::read(&path).unwrap());
        drop(file);
        std::fs::write(&path, &text[..text.len() - 5]).unwrap();
        let (file, metrics) = MetricsFile::open(&path, u64::MAX).unwrap();
        assert_eq!(metrics, [gate(1), gate(2)]);
        assert_eq!(file.len(), len / 3 * 2);
        let (mut file, metrics) = MetricsFile::open(&path, len / 3).unwrap();
        assert_eq!(metrics, [gate(1)]);
        file.append(&gate(7), &path).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(parse(&text), [gate(1), gate(7)]);
    }
}
