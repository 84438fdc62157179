//! The answers to a program: one object for each of its lines.

use sakiyomi_core::Reason;
use sakiyomi_games::twin_cool::{CardSet, Slot};
use serde_json::{Value, json};

use super::command::Command;
use super::desk::Desk;
use super::words;
use crate::console::{Console, Event};
use crate::output::say;

/// Answers until the input ends. `trouble` is what went wrong before the first line.
pub(super) fn answer_lines(mut desk: Desk<'_>, console: &Console, trouble: Option<Reason>) {
    say!("{}", state(&mut desk, trouble));
    while let Event::Line(line) = console.ask_silently() {
        match Command::read(&line) {
            Command::Quit => return,
            command => say!("{}", answer(&mut desk, command)),
        }
    }
}

fn answer(desk: &mut Desk<'_>, command: Command<'_>) -> Value {
    match command {
        Command::Tell(told) => match desk.adviser.tell(told) {
            Ok(_) => kept(desk),
            Err(refusal) => error(desk, refusal.kind(), &refusal.reason()),
        },
        Command::Undo => match desk.adviser.undo() {
            Some(_) => kept(desk),
            None => error(desk, "nothing_to_undo", &Reason::new(words::NOTHING_BACK)),
        },
        Command::Save(name) => match desk.save(name) {
            Ok(path) => {
                let mut answer = state(desk, None);
                answer["saved"] = json!(path.display().to_string());
                answer
            }
            Err(why) => error(desk, "not_saved", &why),
        },
        Command::Help => json!({ "help": words::HELP.get(desk.lang) }),
        Command::Show | Command::Quit => state(desk, None),
    }
}

fn error(desk: &Desk<'_>, kind: &str, why: &Reason) -> Value {
    json!({ "error": why.get(desk.lang), "kind": kind })
}

/// Writes the game to its file, and returns what is known now.
fn kept(desk: &mut Desk<'_>) -> Value {
    let trouble = desk.keep();
    state(desk, trouble)
}

/// Returns what is known, and the advice; with the trouble that a step had which was taken.
fn state(desk: &mut Desk<'_>, trouble: Option<Reason>) -> Value {
    let advice = desk.advice().map(|advice| {
        let moves: Vec<Value> = advice
            .expected
            .iter()
            .map(|expected| {
                json!({ "move": expected.mv.to_string(), "expected_cards": expected.cards })
            })
            .collect();
        json!({
            "best": advice.best.to_string(),
            "reason": advice.reason.map(|reason| reason.get(desk.lang)),
            "moves": moves,
        })
    });
    let view = desk.adviser.view();
    let list = |cards: CardSet| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
    let mut state = json!({
        "phase": desk.adviser.phase().name(),
        "hand": list(view.hand()),
        "tops": Slot::BOTH.map(|slot| view.top(slot).map(|card| card.to_string())),
        "played": list(view.played()),
        "set_aside": view.set_aside().map(list),
        "deck": view.deck_len(),
        "points": view.points(),
        "advice": advice,
    });
    if let Some(trouble) = trouble {
        state["not_kept"] = json!(trouble.get(desk.lang));
    }
    state
}
