//! Reviewing the moves of a game one by one, the last one first.

use sakiyomi_core::{Budget, Outcome, Record, Report, Score, ScoreUnit, Seat, Silent, Stop};

use crate::review::{Review, ReviewConfig, ReviewError, ReviewedMove, Trust, first_score};
use crate::{EngineId, EngineLimits, GameEntry, Session, SessionConfig, Verdict};

/// Evaluates every move of a game. `progress` receives the number of positions done and the total.
pub fn review(
    game: &'static dyn GameEntry,
    record: &Record,
    config: &ReviewConfig,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, ReviewError> {
    let mut reviewer = Reviewer::new(game.resume(record, SessionConfig::default())?, config)?;
    loop {
        progress(reviewer.done(), reviewer.total());
        if reviewer.review_next(stop)? != Pace::Reviewed {
            return Ok(reviewer.review());
        }
    }
}

/// A review on its way: it can stop after any move and go on later.
pub struct Reviewer {
    session: Box<dyn Session>,
    engine: EngineId,
    budget: Budget,
    played: Vec<String>,
    /// The last move of the game first.
    reviewed: Vec<ReviewedMove>,
    verdict: Option<Verdict>,
}

/// How a review goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// One more move is reviewed.
    Reviewed,
    /// It was stopped during a move, which is still to be reviewed.
    Stopped,
    /// All moves are reviewed.
    Finished,
}

impl Reviewer {
    /// Sets up the review of the game in `session`, which is at its end.
    pub fn new(
        mut session: Box<dyn Session>,
        config: &ReviewConfig,
    ) -> Result<Reviewer, ReviewError> {
        let engine = session.add_engine(&config.engine, config.seed)?;
        let played: Vec<String> = session.record().moves.into_iter().map(|mv| mv.mv).collect();
        if played.is_empty() {
            return Err(ReviewError::NoMoves);
        }
        let (verdict, budget) = (session.verdict(), config.budget);
        Ok(Reviewer { session, engine, budget, played, reviewed: Vec::new(), verdict })
    }

    /// Returns how many moves are reviewed.
    pub fn done(&self) -> usize {
        self.reviewed.len()
    }

    /// Returns how many moves there are.
    pub fn total(&self) -> usize {
        self.played.len()
    }

    /// Reviews the last move that is not reviewed yet.
    pub fn review_next(&mut self, stop: &Stop) -> Result<Pace, ReviewError> {
        let ply = self.total() - self.done();
        if ply == 0 {
            return Ok(Pace::Finished);
        }
        while self.session.ply() >= ply {
            self.session.undo();
        }
        let mv = self.played[ply - 1].clone();
        let (seat, lines) = (self.session.to_move(), self.session.legal_moves().len());
        if let (1, Some(next)) = (lines, self.reviewed.last()) {
            self.reviewed.push(forced(ply, seat, &mv, next));
            return Ok(Pace::Reviewed);
        }
        let report = self.analyze(lines, stop);
        // The evaluation of an interrupted position is poor: leave it out.
        if stop.is_requested() {
            return Ok(Pace::Stopped);
        }
        let twins = self.session.twins(&mv).expect("a move of the game");
        let name = || self.session.engine_name(self.engine).clone();
        let mut reviewed =
            evaluate(ply, seat, &twins, &report).ok_or_else(|| ReviewError::NoValues(name()))?;
        reviewed.is_forced = lines == 1;
        if reviewed.score.is_none() {
            // The search left the move out: it is worth what follows it.
            reviewed.score = match self.reviewed.last() {
                Some(next) => Some(value_before(next, seat)),
                None => self.value_of_last(&mv, seat, report.unit, stop),
            };
        }
        if stop.is_requested() {
            return Ok(Pace::Stopped);
        }
        self.reviewed.push(reviewed);
        Ok(Pace::Reviewed)
    }

    fn analyze(&mut self, lines: usize, stop: &Stop) -> Report<String> {
        let mut analyze = |budget| {
            let limits = EngineLimits { budget, lines };
            let report = self.session.analyze(self.engine, limits, stop, &mut Silent);
            report.expect("the game goes on here")
        };
        let report = analyze(self.budget);
        match first_score(&report) {
            Some(_) => report,
            // Too little time for a single ply, on a busy machine.
            None => analyze(Budget { depth: Some(1), ..Budget::UNLIMITED }),
        }
    }

    /// Evaluates the last move of the game by the position after it.
    fn value_of_last(
        &mut self,
        mv: &str,
        seat: Seat,
        unit: ScoreUnit,
        stop: &Stop,
    ) -> Option<Score> {
        self.session.play(mv).expect("a move of the game");
        let value = match self.session.outcome() {
            Some(outcome) => Some(final_score(outcome, seat, unit)),
            None => {
                let score = first_score(&self.analyze(1, stop));
                score.map(|score| one_ply_before(score, self.session.to_move(), seat))
            }
        };
        self.session.undo();
        value
    }

    /// Returns what is reviewed so far.
    pub fn review(&self) -> Review {
        Review {
            info: self.session.info(),
            engine: self.session.engine_name(self.engine).clone(),
            unit: self.session.unit(self.engine),
            moves: self.reviewed.iter().rev().cloned().collect(),
            verdict: self.verdict,
        }
    }
}

fn final_score(outcome: Outcome, seat: Seat, unit: ScoreUnit) -> Score {
    let points = |points: u32| Score::from_hundredths(100 * points as i32);
    match (outcome, unit) {
        (Outcome::Drawn, _) => Score::ZERO,
        (Outcome::Scored { score, .. }, _) => points(score),
        (Outcome::Won { by, margin: Some(margin) }, ScoreUnit::Discs { .. }) => {
            if by == seat {
                points(margin)
            } else {
                -points(margin)
            }
        }
        (Outcome::Won { by, .. }, _) if by == seat => Score::win_in(1),
        (Outcome::Won { .. }, _) => Score::loss_in(1),
    }
}

/// Returns the value for `seat` of the move that leads to where `to_move` has this score.
fn one_ply_before(score: Score, to_move: Seat, seat: Seat) -> Score {
    let score = if to_move == seat { score } else { -score };
    match (score.win_distance(), score.loss_distance()) {
        (Some(plies), _) => Score::win_in(plies + 1),
        (_, Some(plies)) => Score::loss_in(plies + 1),
        _ => score,
    }
}

fn value_before(next: &ReviewedMove, seat: Seat) -> Score {
    one_ply_before(next.best_score, next.seat, seat)
}

fn forced(ply: usize, seat: Seat, mv: &str, next: &ReviewedMove) -> ReviewedMove {
    let score = value_before(next, seat);
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

/// Returns the report's value of a move, the best of its `twins`: searches score them differently.
fn evaluate(
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
