//! The answers to a program: one object for each of its lines.

use crate::msg;
use sakiyomi_core::Reason;
use serde_json::{Value, json};

use super::command::Command;
use super::followed::FollowedGame;
use crate::console::{Console, Event};
use crate::output::say;

/// Answers until the input ends. `trouble` is what went wrong before the first line.
pub(super) fn answer_lines(mut game: FollowedGame<'_>, console: &Console, trouble: Option<Reason>) {
    say!("{}", state(&mut game, trouble));
    while let Event::Line(line) = console.ask_silently() {
        match Command::read(&line) {
            Command::Quit => return,
            command => say!("{}", answer(&mut game, command)),
        }
    }
}

fn answer(game: &mut FollowedGame<'_>, command: Command<'_>) -> Value {
    match command {
        Command::Tell(told) => match game.adviser.enter(told) {
            Ok(_) => kept(game),
            Err(refusal) => error(game, refusal.kind, &refusal.reason),
        },
        Command::Undo => match game.adviser.undo() {
            Some(_) => kept(game),
            None => error(game, "nothing_to_undo", &Reason::new(msg("advise-nothing-back"))),
        },
        Command::Save(name) => match game.save(name) {
            Ok(path) => {
                let mut answer = state(game, None);
                answer["saved"] = json!(path.display().to_string());
                answer
            }
            Err(why) => error(game, "not_saved", &why),
        },
        Command::Help => json!({ "help": game.help() }),
        Command::Show | Command::Quit => state(game, None),
    }
}

fn error(game: &FollowedGame<'_>, kind: &str, why: &Reason) -> Value {
    json!({ "error": why.get(game.lang), "kind": kind })
}

/// Writes the game to its file, and returns what is known now.
fn kept(game: &mut FollowedGame<'_>) -> Value {
    let trouble = game.keep();
    state(game, trouble)
}

/// Returns what is known, and the advice; with the trouble that a step had which was taken.
fn state(game: &mut FollowedGame<'_>, trouble: Option<Reason>) -> Value {
    let advice = game.advice().map(|advice| {
        let moves: Vec<Value> = advice
            .expected
            .iter()
            .map(|expected| json!({ "move": expected.mv.text, "expected_cards": expected.cards }))
            .collect();
        json!({
            "best": advice.best.text,
            "reason": advice.reason.map(|reason| reason.get(game.lang)),
            "moves": moves,
        })
    });
    let position = game.adviser.position();
    let mut state = json!({
        "phase": game.adviser.phase().name(),
        "hand": position.hand,
        "tops": position.tops,
        "played": position.played,
        "set_aside": position.set_aside,
        "deck": position.deck,
        "points": position.points,
        "advice": advice,
    });
    if let Some(trouble) = trouble {
        state["not_kept"] = json!(trouble.get(game.lang));
    }
    state
}
