//! Judging the moves of a game one by one, the last one first.

use sakiyomi_core::{Budget, Record, Report, Score, Seat, Silent, Stop};

use crate::review::{Review, ReviewConfig, ReviewError, ReviewedMove, Trust, first_score};
use crate::{EngineId, GameEntry, Question, Session, SessionConfig, Verdict};

/// Judges every move of a game. `progress` is told how many positions of how many are done.
///
/// # Errors
/// When the record cannot be replayed, or the engine cannot judge moves.
pub fn review(
    game: &'static dyn GameEntry,
    record: &Record,
    config: &ReviewConfig,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, ReviewError> {
    let mut reviewer = Reviewer::new(game, record, config)?;
    loop {
        progress(reviewer.done(), reviewer.total());
        match reviewer.judge_next(stop)? {
            Pace::Judged => {}
            Pace::Stopped | Pace::Finished => return Ok(reviewer.review()),
        }
    }
}

/// A review on its way: it can stop after any move and go on later.
pub struct Reviewer {
    session: Box<dyn Session>,
    engine: EngineId,
    budget: Budget,
    /// The moves of the game.
    played: Vec<String>,
    /// The last move of the game first.
    judged: Vec<ReviewedMove>,
    verdict: Option<Verdict>,
}

/// How a review goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// One more move is judged.
    Judged,
    /// It was stopped before the move was judged, which is still to be done.
    Stopped,
    /// All moves are judged.
    Finished,
}

impl Reviewer {
    /// Sets the review up.
    ///
    /// # Errors
    /// When the record cannot be replayed, has no moves, or there is no such engine.
    pub fn new(
        game: &'static dyn GameEntry,
        record: &Record,
        config: &ReviewConfig,
    ) -> Result<Reviewer, ReviewError> {
        let mut session = game.resume(record, SessionConfig::default())?;
        let engine = session.add_engine(&config.engine, config.seed)?;
        let verdict = session.verdict();
        if record.moves.is_empty() {
            return Err(ReviewError::NoMoves);
        }
        let played = record.moves.iter().map(|mv| mv.mv.clone()).collect();
        Ok(Reviewer { session, engine, budget: config.budget, played, judged: Vec::new(), verdict })
    }

    /// Returns how many moves are judged.
    #[must_use]
    pub fn done(&self) -> usize {
        self.judged.len()
    }

    /// Returns how many moves there are.
    #[must_use]
    pub fn total(&self) -> usize {
        self.played.len()
    }

    /// Judges the last move that is not judged yet.
    ///
    /// # Errors
    /// When the engine does not say what moves are worth.
    pub fn judge_next(&mut self, stop: &Stop) -> Result<Pace, ReviewError> {
        let ply = self.total() - self.done();
        if ply == 0 {
            return Ok(Pace::Finished);
        }
        while self.session.ply() >= ply {
            self.session.undo();
        }
        let mv = self.played[ply - 1].clone();
        let (seat, lines) = (self.session.to_move(), self.session.legal_moves().len());
        if let (1, Some(next)) = (lines, self.judged.last()) {
            self.judged.push(forced(ply, seat, &mv, next));
            return Ok(Pace::Judged);
        }
        let mut report = self.ask(self.budget, lines, stop);
        if first_score(&report).is_none() {
            // Too little time for a single ply: on a busy machine that says nothing about the engine.
            report = self.ask(Budget { depth: Some(1), ..Budget::UNLIMITED }, lines, stop);
        }
        // The position that was interrupted is judged badly: it is left out.
        if stop.is_requested() {
            return Ok(Pace::Stopped);
        }
        let name = || self.session.engine_name(self.engine).clone();
        let twins = self.session.twins(&mv).expect("a move of the game");
        let mut judged =
            judge(ply, seat, &twins, &report).ok_or_else(|| ReviewError::NoValues(name()))?;
        // A search leaves out moves that it proved bad: they are worth what follows them.
        judged.is_forced = lines == 1;
        judged.score = judged.score.or_else(|| forced(ply, seat, &mv, self.judged.last()?).score);
        self.judged.push(judged);
        Ok(Pace::Judged)
    }

    fn ask(&mut self, budget: Budget, lines: usize, stop: &Stop) -> Report<String> {
        let question = Question { budget, lines };
        let report = self.session.analyze(self.engine, question, stop, &mut Silent);
        report.expect("a game goes on before its last move")
    }

    /// Returns what is judged so far.
    #[must_use]
    pub fn review(&self) -> Review {
        Review {
            info: self.session.info(),
            engine: self.session.engine_name(self.engine).clone(),
            unit: self.session.unit(self.engine),
            moves: self.judged.iter().rev().cloned().collect(),
            verdict: self.verdict,
        }
    }
}

/// Returns what is known of the only move of a position: it is worth what follows it.
fn forced(ply: usize, seat: Seat, mv: &str, next: &ReviewedMove) -> ReviewedMove {
    let score = if next.seat == seat { next.best_score } else { -next.best_score };
    let score = match (score.win_distance(), score.loss_distance()) {
        (Some(plies), _) => Score::win_in(plies + 1),
        (_, Some(plies)) => Score::loss_in(plies + 1),
        _ => score,
    };
    let follows = if next.line.is_empty() { std::slice::from_ref(&next.best) } else { &next.line };
    ReviewedMove {
        ply,
        seat,
        mv: mv.to_owned(),
        score: Some(score),
        best: mv.to_owned(),
        best_score: score,
        line: std::iter::once(mv.to_owned()).chain(follows.iter().cloned()).collect(),
        unit: next.unit,
        trust: Trust { depth: next.trust.depth + 1, ..next.trust },
        is_forced: true,
    }
}

/// Returns what a report says about a move, the first of its `twins`; `None` when it says nothing about any.
///
/// A search does not judge twins alike: what it says of the best of them holds for all.
fn judge(
    ply: usize,
    seat: Seat,
    twins: &[String],
    report: &Report<String>,
) -> Option<ReviewedMove> {
    let best_score = first_score(report)?;
    let score = if twins.contains(&report.best) {
        Some(best_score)
    } else {
        let of_lines =
            report.lines.iter().filter_map(|line| Some((line.moves.first()?, line.score)));
        let of_lines = of_lines.filter(|(mv, _)| twins.contains(mv)).map(|(_, score)| score).max();
        let of_moves = report.moves.iter().filter(|value| twins.contains(&value.mv));
        of_lines.or_else(|| of_moves.map(|value| value.score).max())
    };
    Some(ReviewedMove {
        ply,
        seat,
        mv: twins.first()?.clone(),
        score,
        best: report.best.clone(),
        best_score,
        line: report.lines.first().map_or_else(Vec::new, |line| line.moves.clone()),
        unit: report.unit,
        trust: Trust::of(report),
        is_forced: false,
    })
}
