//! The class `Adviser`: advice for a game of Twin Cool that is played elsewhere.

use std::sync::Mutex;

use pyo3::prelude::*;
use sakiyomi_core::{Lang, Reason, Searcher, Silent, Stop, SystemClock};
use sakiyomi_games::twin_cool::{CardSet, Slot, TwinCool};
use sakiyomi_play::adviser::{self as play, Refusal, advising_engine};

use super::attend::attended;
use super::budget::{Limits, Memory, Time};
use super::engine::take;
use super::error::{language, refused};
use super::outcome::Outcome;

/// Advice for a game of Twin Cool that somebody plays elsewhere.
#[pyclass(module = "sakiyomi")]
pub(crate) struct Adviser {
    told: play::Adviser,
    /// The engine that was asked last.
    engine: Mutex<Option<Asked>>,
}

/// An engine under its name.
struct Asked {
    name: String,
    searcher: Box<dyn Searcher<TwinCool>>,
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

fn told(refusal: &Refusal) -> PyErr {
    refused(refusal.get(Lang::En))
}

fn cards(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

impl From<play::Adviser> for Adviser {
    fn from(told: play::Adviser) -> Adviser {
        Adviser { told, engine: Mutex::new(None) }
    }
}

#[pymethods]
impl Adviser {
    /// Begins with the five cards of the hand, and the ten set aside if they are known.
    #[new]
    #[pyo3(signature = (hand, set_aside = None))]
    fn new(hand: &str, set_aside: Option<&str>) -> PyResult<Adviser> {
        let adviser = play::Adviser::start(hand, set_aside).map_err(|refusal| told(&refusal))?;
        Ok(adviser.into())
    }

    /// Goes on with a game that was saved.
    #[staticmethod]
    fn from_text(text: &str) -> PyResult<Adviser> {
        let adviser: play::Adviser = text.parse().map_err(|refusal| told(&refusal))?;
        Ok(adviser.into())
    }

    /// The game so far, to be saved.
    #[getter]
    fn text(&self) -> String {
        self.told.to_string()
    }

    /// What is waited for: "play", "draw" or "over".
    #[getter]
    fn phase(&self) -> &'static str {
        self.told.phase().name()
    }

    /// The cards in the hand.
    #[getter]
    fn hand(&self) -> Vec<String> {
        cards(self.told.view().hand())
    }

    /// The cards played.
    #[getter]
    fn played(&self) -> Vec<String> {
        cards(self.told.view().played())
    }

    /// The top cards of both slots.
    #[getter]
    fn slots(&self) -> (Option<String>, Option<String>) {
        let top = |slot| self.told.view().top(slot).map(|card| card.to_string());
        (top(Slot::One), top(Slot::Two))
    }

    /// The number of cards in the deck.
    #[getter]
    fn deck_size(&self) -> usize {
        self.told.view().deck_len()
    }

    /// The points so far.
    #[getter]
    fn points(&self) -> u32 {
        self.told.view().points()
    }

    /// What was told so far: "play A10>1", "draw B3", and so on.
    #[getter]
    fn steps(&self) -> Vec<String> {
        self.told.steps().iter().map(ToString::to_string).collect()
    }

    /// The result, when the game is over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.told.outcome().map(Outcome)
    }

    /// Returns the moves that are possible now.
    fn legal_moves(&self) -> Vec<String> {
        self.told.legal_moves().iter().map(ToString::to_string).collect()
    }

    /// Tells what happened: "play A10>1", "draw A10", or without the word what is waited for.
    fn tell(&mut self, text: &str) -> PyResult<String> {
        let step = self.told.tell(text).map_err(|refusal| told(&refusal))?;
        Ok(step.to_string())
    }

    /// Takes the last step back, and returns it.
    fn undo(&mut self) -> PyResult<String> {
        let step = self.told.undo().ok_or_else(|| refused("there is no step to take back"))?;
        Ok(step.to_string())
    }

    /// Says what to play, and why.
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    #[pyo3(signature = (engine = "expert", *, time = None, cpu = None, nodes = None, depth = None, memory = None))]
    fn advise(
        &self,
        py: Python<'_>,
        engine: &str,
        time: Option<Time>,
        cpu: Option<Time>,
        nodes: Option<u64>,
        depth: Option<u32>,
        memory: Option<Memory>,
    ) -> PyResult<Advice> {
        let budget = Limits { time, cpu, nodes, depth, memory }.budget()?;
        let mut kept = take(&self.engine)?;
        if kept.as_ref().is_none_or(|asked| asked.name != engine) {
            let spec = engine.parse().map_err(refused)?;
            let searcher = advising_engine(&spec).map_err(refused)?;
            *kept = Some(Asked { name: engine.to_owned(), searcher });
        }
        let Asked { searcher, .. } = kept.as_mut().expect("it was made above");
        let (clock, stop) = (SystemClock::Process, Stop::default());
        let limits = play::Limits { budget, clock: &clock, stop: &stop };
        let adviser = &self.told;
        let advice = attended(
            py,
            &stop,
            |_sender: std::sync::mpsc::Sender<()>| {
                adviser.advise(searcher.as_mut(), limits, &mut Silent)
            },
            |()| Ok(()),
        )?;
        let advice = advice.ok_or_else(|| {
            refused(match self.told.phase() {
                play::Phase::Over => "the game is over",
                _ => "tell first which card was drawn",
            })
        })?;
        let expected = advice.expected.iter().map(|of| (of.mv.to_string(), of.cards)).collect();
        Ok(Advice { best: advice.best.to_string(), expected, reason: advice.reason })
    }

    fn __str__(&self) -> String {
        self.told.to_string()
    }
}
