//! Advice for a game of Twin Cool that is played elsewhere.
//!
//! The server keeps nothing: each request tells the whole game, as text or step by step.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::{Extension, Json};
use sakiyomi_core::{Budget, Lang, Silent, Stop, SystemClock, Text};
use sakiyomi_play::Verdict;
use sakiyomi_play::adviser::{
    Advice, Adviser, GAME, Limits, Move, Phase, Refusal, Step, advising_engine,
};
use sakiyomi_play::tree::announce;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::body::Body;
use crate::guard::Client;
use crate::house::House;
use crate::problem::Problem;
use crate::search::pool::{Job, Rank, Turn};
use crate::words::Words;

/// What was told of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
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

/// Follows what was told, and advises.
pub(super) async fn advise(
    State(house): State<Arc<House>>,
    Extension(client): Extension<Client>,
    Body(told): Body<Told>,
) -> Result<Json<Value>, Problem> {
    let adviser = follow(&told)?;
    let limits = &house.config.limits;
    let engine = told.engine.as_deref().unwrap_or("strongest");
    let engine = house.catalog.engine(GAME, engine, None, limits)?;
    let time = Duration::from_millis(told.think_ms.unwrap_or(USUAL_TIME)).min(limits.think);
    let advised = if adviser.phase() == Phase::Play {
        let _pass = house.gate.analysis(client).ok_or_else(Problem::too_many_requests)?;
        let (answer, advice) = oneshot::channel();
        let budget = Budget { wall: Some(time), memory: Some(limits.memory), ..Budget::UNLIMITED };
        let job = Advising { adviser: adviser.clone(), engine, budget, answer: Some(answer) };
        let _ticket = house.pool.submit(Rank::Move, Box::new(job));
        Some(advice.await.map_err(|_| Problem::busy())?)
    } else {
        None
    };
    Ok(Json(answer(&adviser, advised.as_ref())))
}

/// Plays through what was told.
fn follow(told: &Told) -> Result<Adviser, Problem> {
    let start = match (&told.text, &told.hand) {
        (Some(text), _) => text.parse(),
        (None, Some(hand)) => {
            let set_aside = told.set_aside.as_ref().map(Cards::text);
            Adviser::start(&hand.text(), set_aside.as_deref())
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
    let message = Words { en: refusal.get(Lang::En), ja: refusal.get(Lang::Ja) };
    let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
    Problem::new(status, "refused", message).inside("step", json!(step))
}

fn answer(adviser: &Adviser, advised: Option<&Advice>) -> Value {
    let view = adviser.view();
    let list = |cards: &mut dyn Iterator<Item = String>| cards.collect::<Vec<_>>();
    let step = |step: &Step| match step {
        Step::Play(mv) => format!("play {mv}"),
        Step::Draw(card) => format!("draw {card}"),
    };
    let seen = view.hand() | view.played() | view.set_aside().unwrap_or_default();
    let advice = advised.map(|advised| {
        let moves: Vec<Value> = advised
            .expected
            .iter()
            .map(|expected| json!({ "move": expected.mv.to_string(), "cards": expected.cards }))
            .collect();
        json!({
            "best": {
                "card": advised.best.card.to_string(),
                "slot": advised.best.slot.index() + 1,
                "move": advised.best.to_string(),
            },
            "moves": moves,
            "reason": advised.reason.as_ref().map(Words::from),
        })
    });
    let outcome = adviser.outcome().map(|outcome| {
        let info = sakiyomi_engines::games().into_iter().find(|info| info.id == GAME);
        let verdict = Verdict::Finished(outcome);
        json!({
            "text": info.map(|info| Words::from(announce(info, verdict))),
            "winner": null,
            "result": verdict.to_string(),
        })
    });
    json!({
        "phase": match adviser.phase() {
            Phase::Play => "play",
            Phase::Draw => "draw",
            Phase::Over => "over",
        },
        "view": view.to_string(),
        "text": adviser.to_string(),
        "steps": adviser.steps().iter().map(step).collect::<Vec<_>>(),
        "hand": list(&mut view.hand().iter().map(|card| card.to_string())),
        "seen": list(&mut seen.iter().map(|card| card.to_string())),
        "set_aside": view.set_aside().map(|cards| list(&mut cards.iter().map(|card| card.to_string()))),
        "legal": adviser.legal_moves().iter().map(Move::to_string).collect::<Vec<_>>(),
        "advice": advice,
        "outcome": outcome,
    })
}

struct Advising {
    adviser: Adviser,
    engine: sakiyomi_engines::EngineSpec,
    budget: Budget,
    answer: Option<oneshot::Sender<Advice>>,
}

impl Job for Advising {
    fn work(&mut self, stop: &Stop) -> Turn {
        let limits = Limits { budget: self.budget, clock: &SystemClock::Thread, stop };
        if let Ok(mut engine) = advising_engine(&self.engine)
            && let Some(advice) = self.adviser.advise(engine.as_mut(), limits, &mut Silent)
            && let Some(answer) = self.answer.take()
        {
            let _ = answer.send(advice);
        }
        Turn::Done
    }
}
