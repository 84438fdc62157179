//! Advice for a card game that is played elsewhere.
//!
//! Nothing is kept: each request tells the whole game, as text or step by step.

use std::time::Duration;

use sakiyomi_core::{Budget, Stop, SystemClock, Text};
use sakiyomi_play::adviser::{
    Advice, AdvisedGame, Adviser, AdviserPart, Limits, Phase, Refusal, Step,
};
use sakiyomi_play::{EngineSpec, GameEntry, Verdict};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::job::{Job, Turn};
use crate::problem::Problem;
use crate::words::Words;

/// What was told of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceRequest {
    /// The game; the first one with an adviser when not given.
    #[serde(default)]
    game: Option<String>,
    /// A saved game; its steps come before `steps`.
    #[serde(default)]
    text: Option<String>,
    #[serde(default)]
    hand: Option<Cards>,
    #[serde(default)]
    set_aside: Option<Cards>,
    #[serde(default)]
    steps: Vec<String>,
    #[serde(default)]
    engine: Option<String>,
    #[serde(default)]
    think_ms: Option<u64>,
}

/// Cards in one text or one by one.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Cards {
    Text(String),
    List(Vec<String>),
}

impl Cards {
    fn text(&self) -> String {
        match self {
            Cards::Text(text) => text.clone(),
            Cards::List(cards) => cards.join(" "),
        }
    }
}

const NO_START: Text = Text {
    en: "advice needs a hand, or the text of a saved game",
    ja: "手札か、保存した対局のテキストが必要です",
};
const USUAL_TIME: u64 = 1_000;
/// No game has more steps than cards that come into play and cards that are drawn.
const MOST_STEPS: usize = 200;

/// A game as told, and who is to advise.
pub struct Consultation {
    game: &'static dyn GameEntry,
    part: &'static dyn AdviserPart,
    adviser: Box<dyn Adviser>,
    engine: EngineSpec,
    budget: Budget,
}

impl App {
    /// Follows what was told.
    ///
    /// # Errors
    /// When it cannot have been so, or there is no such engine.
    pub fn consult(&self, told: &AdviceRequest) -> Result<Consultation, Problem> {
        let AdvisedGame { game, part } = AdvisedGame::find(self.games(), told.game.as_deref())
            .map_err(|error| Problem::new(422, "unknown-kind", error.reason()))?;
        let adviser = follow(part, told)?;
        let limits = self.limits();
        let engine = told.engine.as_deref().unwrap_or("strongest");
        let (engine, _) = self.catalog().engine(game, engine, None, limits)?;
        let time = Duration::from_millis(told.think_ms.unwrap_or(USUAL_TIME)).min(limits.think);
        let budget = Budget { wall: Some(time), memory: Some(limits.memory), ..Budget::UNLIMITED };
        Ok(Consultation { game, part, adviser, engine, budget })
    }
}

impl Consultation {
    /// Returns the job that finds the best move, when there is one to make; `answer` is dropped
    /// where it finds none.
    #[must_use]
    pub fn job(&self, answer: Box<dyn FnOnce(Advice) + Send>) -> Option<Box<dyn Job>> {
        if self.adviser.phase() != Phase::Play {
            return None;
        }
        let (text, engine) = (self.adviser.text(), self.engine.clone());
        let (part, budget, answer) = (self.part, self.budget, Some(answer));
        Some(Box::new(AdviceJob { part, text, engine, budget, answer }))
    }

    /// Returns how the game stands, with the advice.
    #[must_use]
    pub fn answer(&self, advised: Option<&Advice>) -> Value {
        answer(self.game, self.adviser.as_ref(), advised)
    }
}

/// Plays through what was told.
fn follow(part: &dyn AdviserPart, told: &AdviceRequest) -> Result<Box<dyn Adviser>, Problem> {
    let start = match (&told.text, &told.hand) {
        (Some(text), _) => part.read(text),
        (None, Some(hand)) => {
            let set_aside = told.set_aside.as_ref().map(Cards::text);
            part.start(&hand.text(), set_aside.as_deref())
        }
        (None, None) => return Err(Problem::wrong("bad-request", NO_START, "")),
    };
    let mut adviser = start.map_err(|refusal| refused(&refusal, None))?;
    for (place, step) in told.steps.iter().take(MOST_STEPS).enumerate() {
        adviser.tell(step).map_err(|refusal| refused(&refusal, Some(place)))?;
    }
    Ok(adviser)
}

fn refused(refusal: &Refusal, step: Option<usize>) -> Problem {
    Problem::new(422, "refused", &refusal.reason).inside("step", json!(step))
}

fn answer(game: &dyn GameEntry, adviser: &dyn Adviser, advised: Option<&Advice>) -> Value {
    let advice = advised.map(|advised| {
        let moves: Vec<Value> = advised
            .expected
            .iter()
            .map(|expected| json!({ "move": expected.mv.text, "cards": expected.cards }))
            .collect();
        let best = &advised.best;
        json!({
            "best": { "card": best.card, "slot": best.slot, "move": best.text },
            "moves": moves,
            "reason": advised.reason.as_ref().map(Words::from),
        })
    });
    let outcome = adviser.outcome().map(|outcome| {
        let verdict = Verdict::Finished(outcome);
        json!({
            "text": Words::from(game.announce(verdict)),
            "winner": null,
            "result": verdict.to_string(),
        })
    });
    let position = adviser.position();
    json!({
        "phase": adviser.phase().name(),
        "view": position.view,
        "text": adviser.text(),
        "steps": adviser.steps().iter().map(Step::to_string).collect::<Vec<_>>(),
        "hand": position.hand,
        "seen": position.seen,
        "set_aside": position.set_aside,
        "legal": adviser.legal_moves(),
        "advice": advice,
        "outcome": outcome,
    })
}

/// Asks an engine for advice, when it is its turn.
struct AdviceJob {
    part: &'static dyn AdviserPart,
    /// The game as told.
    text: String,
    engine: EngineSpec,
    budget: Budget,
    answer: Option<Box<dyn FnOnce(Advice) + Send>>,
}

impl Job for AdviceJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        let limits = Limits { budget: self.budget, clock: &SystemClock::Thread, stop };
        if let Ok(mut engine) = self.part.engine(&self.engine)
            && let Ok(Some(advice)) = engine.advise(&self.text, limits)
            && let Some(answer) = self.answer.take()
        {
            answer(advice);
        }
        Turn::Done
    }
}
