//! The review of a game, watched over a socket.

use std::time::Duration;

use sakiyomi_core::{Budget, Record, Stop, Text};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::review::{Loss, Pace, ReviewConfig, ReviewError, ReviewedMove, Reviewer};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::pool::{Job, Turn};
use crate::problem::Problem;
use crate::score::{Scale, after};

/// What is to be judged.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) request: u64,
    pub(crate) record: Record,
    /// The nodes after each move of the record.
    pub(crate) nodes: Vec<usize>,
    pub(crate) engine: EngineSpec,
    pub(crate) time_per_move: Duration,
    pub(crate) memory: u64,
}

/// The job.
pub(crate) struct Reviewing {
    asked: Asked,
    scale: Scale,
    reviewer: Option<Reviewer>,
    out: watch::Sender<Option<Value>>,
}

const CANNOT: Text = Text { en: "{detail}", ja: "この対局は検討できません：{detail}" };

impl Reviewing {
    /// Returns the job, and where its messages will be.
    pub(crate) fn new(asked: Asked, scale: Scale) -> (Reviewing, watch::Receiver<Option<Value>>) {
        let (out, messages) = watch::channel(None);
        (Reviewing { asked, scale, reviewer: None, out }, messages)
    }

    fn message(&self, done: usize, moves: &[ReviewedMove]) -> Value {
        let plies: Vec<Value> = moves.iter().filter_map(|mv| self.ply(mv)).collect();
        json!({
            "type": "review",
            "request": self.asked.request,
            "done": done,
            "total": self.asked.record.moves.len(),
            "plies": plies,
        })
    }

    fn ply(&self, mv: &ReviewedMove) -> Option<Value> {
        let node = *self.asked.nodes.get(mv.ply.checked_sub(1)?)?;
        let score = self.scale.score(after(mv.score.unwrap_or(mv.best_score)), mv.seat);
        let best = self.scale.score(mv.best_score, mv.seat);
        let loss = match mv.loss() {
            Some(Loss::Hundredths(loss)) => Some(f64::from(loss) / 100.0),
            Some(Loss::Decisive) | None => None,
        };
        Some(json!({
            "node": node,
            "mark": mark(mv, score.share, best.share, score.kind == "cards"),
            "score": score,
            "best": mv.best,
            "best_score": best,
            "line": mv.line,
            "loss": loss,
            "turning": mv.turns_the_game(),
        }))
    }
}

/// Names a move by what it gave away: of the chance to win, or of cards.
fn mark(mv: &ReviewedMove, share: f64, best: f64, cards: bool) -> &'static str {
    /// From how much on a move is an inaccuracy, a mistake, a blunder.
    const SHARES: [f64; 3] = [0.05, 0.10, 0.20];
    const CARDS: [f64; 3] = [0.25, 0.5, 1.0];
    let (lost, steps) = match mv.loss() {
        Some(Loss::Decisive) => return "blunder",
        Some(Loss::Hundredths(loss)) if cards => (f64::from(loss) / 100.0, CARDS),
        Some(Loss::Hundredths(0)) | None => return "good",
        Some(Loss::Hundredths(_)) => ((best - share).abs(), SHARES),
    };
    match steps.iter().filter(|&&step| lost >= step).count() {
        0 => "good",
        1 => "inaccuracy",
        2 => "mistake",
        _ => "blunder",
    }
}

impl Reviewing {
    /// Judges moves until all are done, or until it has to make room for others.
    fn judge(&mut self, stop: &Stop) -> Result<Turn, ReviewError> {
        let mut reviewer = match self.reviewer.take() {
            Some(reviewer) => reviewer,
            None => {
                let budget = Budget {
                    wall: Some(self.asked.time_per_move),
                    memory: Some(self.asked.memory),
                    ..Budget::UNLIMITED
                };
                let engine = self.asked.engine.clone();
                Reviewer::new(&self.asked.record, &ReviewConfig { engine, budget, seed: 1 })?
            }
        };
        loop {
            let pace = reviewer.judge_next(stop)?;
            let moves = reviewer.review().moves;
            self.out.send_replace(Some(self.message(reviewer.done(), &moves)));
            match pace {
                Pace::Judged if stop.is_requested() => break,
                Pace::Judged => {}
                Pace::Stopped => break,
                Pace::Finished => return Ok(Turn::Done),
            }
        }
        self.reviewer = Some(reviewer);
        Ok(Turn::More)
    }
}

impl Job for Reviewing {
    fn work(&mut self, stop: &Stop) -> Turn {
        self.judge(stop).unwrap_or_else(|error| {
            let problem = Problem::wrong("no-review", CANNOT, error);
            let request = self.asked.request;
            let message = json!({ "type": "error", "request": request, "error": problem.error() });
            self.out.send_replace(Some(message));
            Turn::Done
        })
    }
}
