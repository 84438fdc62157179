//! Advice for a card game that is played elsewhere. Nothing is kept: each request tells the whole
//! game, as text or step by step.

use crate::msg;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::{Budget, Clock, Stop};
use sakiyomi_play::adviser::{
    Advice, AdvisedGame, Adviser, AdviserPart, Limits, Phase, Refusal, Step,
};
use sakiyomi_play::{EngineSpec, GameEntry, Verdict};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::job::{Job, Turn};
use crate::model::Words;
use crate::problem::Problem;
use crate::show::outcome;

/// A request for advice: the game so far.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceRequest {
    /// The game; the first one with an adviser when not given.
    game: Option<String>,
    /// A saved game; its steps come before `steps`.
    text: Option<String>,
    hand: Option<Cards>,
    set_aside: Option<Cards>,
    #[serde(default)]
    steps: Vec<String>,
    engine: Option<String>,
    think_ms: Option<u64>,
}

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

const USUAL_TIME: u64 = 1_000;
/// No game has more steps than cards that come into play and cards that are drawn.
const MOST_STEPS: usize = 200;

/// A game as entered, and its adviser.
pub struct Consultation {
    game: &'static dyn GameEntry,
    part: &'static dyn AdviserPart,
    adviser: Box<dyn Adviser>,
    engine: EngineSpec,
    budget: Budget,
    clock: Arc<dyn Clock>,
}

impl App {
    /// Replays the request and returns the resulting game.
    pub fn consult(&self, request: &AdviceRequest) -> Result<Consultation, Problem> {
        let AdvisedGame { game, part } =
            AdvisedGame::find(self.games(), request.game.as_deref())
                .map_err(|error| Problem::new(422, "unknown-kind", error.reason()))?;
        let adviser = follow(part, request)?;
        let (engine, _) =
            self.engine(game, request.engine.as_deref().unwrap_or("strongest"), None)?;
        let time = Duration::from_millis(request.think_ms.unwrap_or(USUAL_TIME));
        let (time, memory) = (time.min(self.limits.think), self.limits.memory);
        let budget = Budget { wall: Some(time), memory: Some(memory), ..Budget::UNLIMITED };
        Ok(Consultation { game, part, adviser, engine, budget, clock: Arc::clone(&self.clock) })
    }
}

impl Consultation {
    /// Returns the job that finds the best move; it drops `answer` where it finds none.
    pub fn job(&self, answer: Box<dyn FnOnce(Advice) + Send>) -> Option<Box<dyn Job>> {
        if self.adviser.phase() != Phase::Play {
            return None;
        }
        Some(Box::new(AdviceJob {
            part: self.part,
            text: self.adviser.text(),
            engine: self.engine.clone(),
            budget: self.budget,
            clock: Arc::clone(&self.clock),
            answer: Some(answer),
        }))
    }

    /// Returns how the game stands, with the advice.
    pub fn answer(&self, advised: Option<&Advice>) -> Value {
        let adviser = self.adviser.as_ref();
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
            "advice": advised.map(advice),
            "outcome": adviser.outcome().map(|result| outcome(self.game, Verdict::Finished(result))),
        })
    }
}

fn advice(advised: &Advice) -> Value {
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
}

fn follow(part: &dyn AdviserPart, request: &AdviceRequest) -> Result<Box<dyn Adviser>, Problem> {
    let start = match (&request.text, &request.hand) {
        (Some(text), _) => part.read(text),
        (None, Some(hand)) => {
            let set_aside = request.set_aside.as_ref().map(Cards::text);
            part.start(&hand.text(), set_aside.as_deref())
        }
        (None, None) => return Err(Problem::refused("bad-request", msg("advice-no-start"))),
    };
    let mut adviser = start.map_err(|refusal| refused(&refusal, None))?;
    for (place, step) in request.steps.iter().take(MOST_STEPS).enumerate() {
        adviser.enter(step).map_err(|refusal| refused(&refusal, Some(place)))?;
    }
    Ok(adviser)
}

fn refused(refusal: &Refusal, step: Option<usize>) -> Problem {
    Problem::new(422, "refused", &refusal.reason).inside("step", json!(step))
}

struct AdviceJob {
    part: &'static dyn AdviserPart,
    text: String,
    engine: EngineSpec,
    budget: Budget,
    clock: Arc<dyn Clock>,
    answer: Option<Box<dyn FnOnce(Advice) + Send>>,
}

impl Job for AdviceJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        let limits = Limits { budget: self.budget, clock: self.clock.as_ref(), stop };
        if let Ok(mut engine) = self.part.engine(&self.engine)
            && let Ok(Some(advice)) = engine.advise(&self.text, limits)
            && let Some(answer) = self.answer.take()
        {
            answer(advice);
        }
        Turn::Done
    }
}
