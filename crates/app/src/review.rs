//! The review of a game, watched over a socket.

use std::time::Duration;

use sakiyomi_core::{Budget, Stop, Text};
use sakiyomi_play::EngineSpec;
use sakiyomi_play::review::{Loss, Pace, ReviewConfig, ReviewError, ReviewedMove, Reviewer};
use serde_json::{Value, json};

use crate::job::{Job, Turn};
use crate::problem::Problem;
use crate::room::Variation;
use crate::score::{Scale, after};

/// What a client wants to have judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewRequest {
    /// The client's number for it, which the messages carry.
    pub request: u64,
    /// Who judges.
    pub engine: String,
    /// For how long at most.
    pub think_ms_per_move: u64,
}

/// What a review does.
pub(crate) struct ReviewTask {
    pub(crate) request: u64,
    pub(crate) of: Variation,
    pub(crate) engine: EngineSpec,
    pub(crate) time_per_move: Duration,
    pub(crate) memory: u64,
}

/// The job.
pub(crate) struct ReviewJob {
    task: ReviewTask,
    reviewer: Option<Reviewer>,
    out: Box<dyn Fn(Value) + Send>,
}

const CANNOT: Text = Text { en: "{detail}", ja: "この対局は検討できません：{detail}" };

impl ReviewJob {
    /// Returns the job; `out` takes the messages for the client.
    pub(crate) fn new(task: ReviewTask, out: Box<dyn Fn(Value) + Send>) -> ReviewJob {
        ReviewJob { task, reviewer: None, out }
    }

    fn message(&self, done: usize, moves: &[ReviewedMove]) -> Value {
        let plies: Vec<Value> = moves.iter().filter_map(|mv| self.ply(mv)).collect();
        json!({
            "type": "review",
            "request": self.task.request,
            "done": done,
            "total": self.task.of.record.moves.len(),
            "plies": plies,
        })
    }

    fn ply(&self, mv: &ReviewedMove) -> Option<Value> {
        let node = *self.task.of.path.get(mv.ply)?;
        let scale = Scale::new(self.task.of.game.info(), mv.unit);
        let score = scale.score(after(mv.score.unwrap_or(mv.best_score)), mv.seat);
        let best = scale.score(mv.best_score, mv.seat);
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

impl ReviewJob {
    /// Judges moves until all are done, or until it has to make room for others.
    fn judge(&mut self, stop: &Stop) -> Result<Turn, ReviewError> {
        let mut reviewer = match self.reviewer.take() {
            Some(reviewer) => reviewer,
            None => {
                let budget = Budget {
                    wall: Some(self.task.time_per_move),
                    memory: Some(self.task.memory),
                    ..Budget::UNLIMITED
                };
                let engine = self.task.engine.clone();
                let config = ReviewConfig { engine, budget, seed: 1 };
                Reviewer::new(self.task.of.game, &self.task.of.record, &config)?
            }
        };
        loop {
            let pace = reviewer.judge_next(stop)?;
            let moves = reviewer.review().moves;
            (self.out)(self.message(reviewer.done(), &moves));
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

impl Job for ReviewJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        self.judge(stop).unwrap_or_else(|error| {
            let problem = Problem::wrong("no-review", CANNOT, error);
            let request = self.task.request;
            let message = json!({ "type": "error", "request": request, "error": problem.error() });
            (self.out)(message);
            Turn::Done
        })
    }
}
