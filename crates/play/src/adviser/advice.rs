//! What an engine answers to the question what to play.

use sakiyomi_core::{
    Budget, Clock, Effort, Lang, Observer, Reason, Report, Request, Searcher, Seat, Stop, Text,
};
use sakiyomi_engines::{EngineError, EngineSpec, build};
use sakiyomi_games::twin_cool::{Move, TwinCool};

use super::{Adviser, Phase};

/// How long an engine may think.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// What it may spend.
    pub budget: Budget,
    /// The time.
    pub clock: &'a dyn Clock,
    /// Ends the thinking early.
    pub stop: &'a Stop,
}

/// What to play, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The card and its slot.
    pub best: Move,
    /// Why, if the engine has words for it.
    pub reason: Option<Reason>,
    /// What can be expected of the moves that were judged, best first; empty for an engine that
    /// rates moves by a rule of its own, and not in cards.
    pub expected: Vec<ExpectedCards>,
    /// What the answer cost.
    pub effort: Effort,
}

/// The cards that can be expected of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExpectedCards {
    /// The move.
    pub mv: Move,
    /// The cards of the whole game, those played already included.
    pub cards: f64,
}

impl From<Report<Move>> for Advice {
    fn from(report: Report<Move>) -> Advice {
        let judged = if report.estimates_result() { &report.moves[..] } else { &[] };
        let expected = judged.iter().map(|value| ExpectedCards {
            mv: value.mv,
            cards: f64::from(value.score.hundredths()) / 100.0,
        });
        Advice {
            best: report.best,
            expected: expected.collect(),
            reason: report.reason,
            effort: report.effort,
        }
    }
}

impl Adviser {
    /// Returns what `engine` advises, or `None` when no card is to be played now.
    pub fn advise(
        &self,
        engine: &mut dyn Searcher<TwinCool>,
        limits: Limits<'_>,
        observer: &mut dyn Observer<Move>,
    ) -> Option<Advice> {
        let Limits { budget, clock, stop } = limits;
        let (view, seat) = (self.view(), Seat::First);
        let request = Request { view, seat, budget, lines: 1, clock, stop };
        (self.phase() == Phase::Play).then(|| engine.search(request, observer).into())
    }
}

/// Makes an engine that can advise: one that does not need to see the deck.
///
/// # Errors
/// When there is no such engine, or it is one of the practice mode.
pub fn advising_engine(spec: &EngineSpec) -> Result<Box<dyn Searcher<TwinCool>>, AdviserError> {
    let mut engine = build::<TwinCool>(spec, 1)?;
    match engine.as_clairvoyant() {
        Some(_) => Err(AdviserError::Practice(spec.to_string())),
        None => Ok(engine),
    }
}

const PRACTICE: Text = Text {
    en: "{engine} is a practice engine that sees the deck, and the deck is not known here",
    ja: "{engine} は山札を見る練習用エンジンです。ここでは山札がわからないので使えません",
};

/// An engine that cannot advise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.get(Lang::En))]
pub enum AdviserError {
    /// There is no such engine.
    Engine(#[from] EngineError),
    /// The engine needs to see the deck.
    Practice(String),
}

impl AdviserError {
    /// Returns why, in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> String {
        match self {
            AdviserError::Engine(error) => error.to_string(),
            AdviserError::Practice(engine) => {
                Reason::new(PRACTICE).with("engine", engine).get(lang)
            }
        }
    }
}
