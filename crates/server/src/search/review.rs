//! The review of a game, watched over a socket.

use std::time::Duration;

use sakiyomi_core::{Budget, Record, Stop, Text};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::review::{Loss, Review, ReviewConfig, ReviewError, ReviewedMove, review};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::pool::{Job, Turn};
use crate::problem::Problem;
use crate::score::Scale;

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
    out: watch::Sender<Option<Value>>,
}

const CANNOT: Text = Text { en: "{detail}", ja: "この対局は検討できません：{detail}" };

impl Reviewing {
    /// Returns the job, and where its messages will be.
    pub(crate) fn new(asked: Asked, scale: Scale) -> (Reviewing, watch::Receiver<Option<Value>>) {
        let (out, messages) = watch::channel(None);
        (Reviewing { asked, scale, out }, messages)
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
        let score = self.scale.score(mv.score.unwrap_or(mv.best_score), mv.seat);
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

impl Job for Reviewing {
    /// A review that has to make room begins anew; it goes last among the analyses then.
    fn work(&mut self, stop: &Stop) -> Turn {
        let budget = Budget {
            wall: Some(self.asked.time_per_move),
            memory: Some(self.asked.memory),
            ..Budget::UNLIMITED
        };
        let config = ReviewConfig { engine: self.asked.engine.clone(), budget, seed: 1 };
        let out = self.out.clone();
        let mut progress = |done: usize, _total: usize| {
            out.send_replace(Some(self.message(done, &[])));
        };
        let judged: Result<Review, ReviewError> =
            review(&self.asked.record, &config, stop, &mut progress);
        if stop.is_requested() {
            return Turn::More;
        }
        let message = match judged {
            Ok(review) => self.message(self.asked.record.moves.len(), &review.moves),
            Err(error) => {
                let problem = Problem::wrong("no-review", CANNOT, error);
                json!({ "type": "error", "request": self.asked.request, "error": problem.error() })
            }
        };
        self.out.send_replace(Some(message));
        Turn::Done
    }
}
