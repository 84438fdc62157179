//! The class `Adviser`: advice for a card game that is played elsewhere.

use std::sync::Mutex;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use sakiyomi_core::{Reason, Stop, SystemClock};
use sakiyomi_play::adviser::{self as play, AdvisedGame, AdviserPart, AdvisingEngine, Phase, Step};

use super::attend::attended;
use super::budget::{Limits, budget};
use super::engine::take;
use super::error::{language, refused};
use super::outcome::Outcome;

/// Advice for a card game that somebody plays elsewhere.
#[pyclass(module = "sakiyomi")]
pub(crate) struct Adviser {
    part: &'static dyn AdviserPart,
    adviser: Box<dyn play::Adviser>,
    engine: Mutex<Option<(String, Box<dyn AdvisingEngine>)>>,
}

/// What to play, and why.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Advice {
    /// The card and its slot.
    #[pyo3(get)]
    best: String,
    /// The cards that can be expected of the whole game after each move, best first.
    #[pyo3(get)]
    expected: Vec<(String, f64)>,
    reason: Option<Reason>,
}

#[pymethods]
impl Advice {
    /// Returns why, in words, if the engine has some.
    #[pyo3(signature = (*, lang = "en"))]
    fn reason(&self, lang: &str) -> PyResult<Option<String>> {
        let lang = language(lang)?;
        Ok(self.reason.as_ref().map(|reason| reason.get(lang)))
    }

    fn __repr__(&self) -> String {
        format!("Advice({:?})", self.best)
    }
}

impl Adviser {
    fn new(
        game: Option<&str>,
        start: impl Fn(&dyn AdviserPart) -> Result<Box<dyn play::Adviser>, play::Refusal>,
    ) -> PyResult<Adviser> {
        let AdvisedGame { part, .. } =
            AdvisedGame::find(&sakiyomi::game_list(), game).map_err(refused)?;
        let adviser = start(part).map_err(refused)?;
        Ok(Adviser { part, adviser, engine: Mutex::new(None) })
    }
}

#[pymethods]
impl Adviser {
    /// Begins with the cards of the hand, and those set aside if they are known.
    #[new]
    #[pyo3(signature = (hand, set_aside = None, *, game = None))]
    fn start(hand: &str, set_aside: Option<&str>, game: Option<&str>) -> PyResult<Adviser> {
        Adviser::new(game, |part| part.start(hand, set_aside))
    }

    /// Goes on with a game that was saved.
    #[staticmethod]
    #[pyo3(signature = (text, *, game = None))]
    fn from_text(text: &str, game: Option<&str>) -> PyResult<Adviser> {
        Adviser::new(game, |part| part.read(text))
    }

    /// The game so far, to be saved.
    #[getter]
    fn text(&self) -> String {
        self.adviser.text()
    }

    /// What is waited for: "play", "draw" or "over".
    #[getter]
    fn phase(&self) -> &'static str {
        self.adviser.phase().name()
    }

    /// The cards in the hand.
    #[getter]
    fn hand(&self) -> Vec<String> {
        self.adviser.position().hand
    }

    /// The cards played.
    #[getter]
    fn played(&self) -> Vec<String> {
        self.adviser.position().played
    }

    /// The top card of each slot.
    #[getter]
    fn slots<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.adviser.position().tops)
    }

    /// The number of cards in the deck.
    #[getter]
    fn deck_size(&self) -> usize {
        self.adviser.position().deck
    }

    /// The points so far.
    #[getter]
    fn points(&self) -> u32 {
        self.adviser.position().points
    }

    /// What was told so far: "play A10>1", "draw B3", and so on.
    #[getter]
    fn steps(&self) -> Vec<String> {
        self.adviser.steps().iter().map(Step::to_string).collect()
    }

    /// The result, when the game is over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.adviser.outcome().map(Outcome)
    }

    /// Returns the moves that are possible now.
    fn legal_moves(&self) -> Vec<String> {
        self.adviser.legal_moves()
    }

    /// Tells what happened: "play A10>1", "draw A10", or without the word what is waited for.
    fn tell(&mut self, text: &str) -> PyResult<String> {
        let step = self.adviser.enter(text).map_err(refused)?;
        Ok(step.to_string())
    }

    /// Takes the last step back, and returns it.
    fn undo(&mut self) -> PyResult<String> {
        let step = self.adviser.undo().ok_or_else(|| refused("there is no step to take back"))?;
        Ok(step.to_string())
    }

    /// Says what to play, and why.
    #[pyo3(signature = (engine = "strongest", **limits))]
    fn advise(&self, py: Python<'_>, engine: &str, limits: Option<Limits<'_>>) -> PyResult<Advice> {
        let budget = budget(limits)?;
        let mut kept = take(&self.engine)?;
        if kept.as_ref().is_none_or(|(name, _)| name != engine) {
            let spec = engine.parse().map_err(refused)?;
            *kept = Some((engine.to_owned(), self.part.engine(&spec).map_err(refused)?));
        }
        let (_, engine) = kept.as_mut().expect("it was made above");
        let (clock, stop) = (SystemClock::Process, Stop::default());
        let limits = play::Limits { budget, clock: &clock, stop: &stop };
        let game = self.adviser.text();
        let advice = attended(
            py,
            &stop,
            |_sender: std::sync::mpsc::Sender<()>| engine.advise(&game, limits),
            |()| Ok(()),
        )?;
        let advice = advice.map_err(refused)?;
        let advice = advice.ok_or_else(|| {
            refused(match self.adviser.phase() {
                Phase::Over => "the game is over",
                _ => "tell first which card was drawn",
            })
        })?;
        let expected = advice.expected.into_iter().map(|of| (of.mv.text, of.cards)).collect();
        Ok(Advice { best: advice.best.text, expected, reason: advice.reason })
    }

    fn __str__(&self) -> String {
        self.adviser.text()
    }
}
