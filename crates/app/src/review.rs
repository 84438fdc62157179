//! The review of a game, watched over a socket.

use std::sync::Arc;

use sakiyomi_core::{Clock, Stop};
use sakiyomi_play::SessionConfig;
use sakiyomi_play::review::{Loss, Pace, ReviewConfig, ReviewError, ReviewedMove, Reviewer};
use serde_json::{Value, json};

use crate::job::{Job, Turn};
use crate::problem::Problem;
use crate::room::Variation;
use crate::score::{Scale, after};

pub(crate) struct ReviewJob {
    pub(crate) request: u64,
    pub(crate) of: Variation,
    pub(crate) config: ReviewConfig,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) out: Box<dyn Fn(Value) + Send>,
    /// What earlier turns have done.
    pub(crate) reviewer: Option<Reviewer>,
}

impl ReviewJob {
    fn message(&self, reviewer: &Reviewer) -> Value {
        let moves = reviewer.review().moves;
        json!({
            "type": "review",
            "request": self.request,
            "done": reviewer.done(),
            "total": reviewer.total(),
            "plies": moves.iter().filter_map(|mv| self.ply(mv)).collect::<Vec<_>>(),
        })
    }

    fn ply(&self, mv: &ReviewedMove) -> Option<Value> {
        let node = *self.of.path.get(mv.ply)?;
        let scale = Scale::new(self.of.game.info(), mv.unit);
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

    fn review(&mut self, stop: &Stop) -> Result<Turn, ReviewError> {
        let mut reviewer = match self.reviewer.take() {
            Some(reviewer) => reviewer,
            None => {
                let clock = Arc::clone(&self.clock);
                let config = SessionConfig { clock, ..SessionConfig::default() };
                Reviewer::new(self.of.game.resume(&self.of.record, config)?, &self.config)?
            }
        };
        loop {
            let pace = reviewer.review_next(stop)?;
            (self.out)(self.message(&reviewer));
            match pace {
                Pace::Finished => return Ok(Turn::Done),
                Pace::Reviewed if !stop.is_requested() => {}
                Pace::Reviewed | Pace::Stopped => break,
            }
        }
        self.reviewer = Some(reviewer);
        Ok(Turn::More)
    }
}

/// Names a move by what it gave away: of the probability to win, or of cards.
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
    let names = ["good", "inaccuracy", "mistake", "blunder"];
    names[steps.iter().filter(|&&step| lost >= step).count()]
}

impl Job for ReviewJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        self.review(stop).unwrap_or_else(|error| {
            let error = Problem::refused("no-review", error).error();
            (self.out)(json!({ "type": "error", "request": self.request, "error": error }));
            Turn::Done
        })
    }
}
