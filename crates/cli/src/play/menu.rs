//! The menu of `sakiyomi play` without a game: which game, which side, which engine.

use clap::Parser;
use sakiyomi_core::{GameInfo, Lang, Reason, Text};
use sakiyomi_play::{GameEntry, nearest};

use super::words;
use super::{PlayArgs, play};
use crate::console::{Console, Event};
use crate::context::Context;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// The arguments of `sakiyomi play`, as the menu fills them in.
#[derive(Parser)]
struct Chosen {
    #[command(flatten)]
    args: PlayArgs,
}

/// Asks what to play, and plays it.
pub(super) fn menu(context: &Context) -> Result<(), Failure> {
    let lang = context.lang;
    let console = Console::open()?;
    let games: Vec<&dyn GameEntry> = context.list().iter().collect();
    for (number, info) in (1..).zip(games.iter().map(|game| game.info())) {
        say!("  {number}  {} — {}", info.name.get(lang), info.summary.get(lang));
    }
    let ids: Vec<&str> = games.iter().map(|game| game.info().id).collect();
    let Some(game) = choose(&console, words::WHICH_GAME.get(lang), lang, &ids, |input| {
        pick(input, &games, |game| game.info().id)
    }) else {
        return Ok(());
    };
    let info = game.info();
    let mut command = vec!["play", info.id];
    let mut engine = None;
    if !info.is_solitaire() {
        let Some(seat) =
            choose(&console, &which_seat(&info, lang), lang, &[], |input| match input {
                "" | "1" => Some("1"),
                "2" => Some("2"),
                "b" | "both" => Some("both"),
                _ => None,
            })
        else {
            return Ok(());
        };
        command.extend(["--seat", seat]);
        if seat != "both" {
            let names: Vec<&str> = game.engines().iter().map(|info| info.name).collect();
            engine =
                choose(&console, &which_engine(&names, lang), lang, &names, |input| match input {
                    "" => names.last().copied(),
                    input => names.iter().find(|name| **name == input).copied(),
                });
            if engine.is_none() {
                return Ok(());
            }
        }
    }
    if let Some(engine) = engine {
        command.extend(["--engine", engine]);
    }
    let chosen = Chosen::try_parse_from(command).map_err(wrong_use)?;
    play(*game, &chosen.args, &console, context)
}

/// Asks until the answer is one of the choices; `None` when the person leaves.
fn choose<T>(
    console: &Console,
    prompt: &str,
    lang: Lang,
    names: &[&str],
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    loop {
        let Event::Line(input) = console.ask(prompt, None) else { return None };
        if matches!(input.as_str(), "exit" | "quit" | "終了") {
            return None;
        }
        if let Some(choice) = read(&input) {
            return Some(choice);
        }
        if input.is_empty() {
            return None;
        }
        let reason = match nearest(&input, names.iter().copied()) {
            Some(name) => Reason::new(words::DID_YOU_MEAN).with("name", name),
            None => Reason::new(words::NO_SUCH_CHOICE),
        };
        say!("{}", reason.with("input", &input).get(lang));
    }
}

/// Finds what a number from 1 or a name means.
fn pick<'a, T>(input: &str, items: &'a [T], name: impl Fn(&T) -> &'static str) -> Option<&'a T> {
    match input.parse::<usize>() {
        Ok(number) => items.get(number.checked_sub(1)?),
        Err(_) => items.iter().find(|item| name(item) == input),
    }
}

fn which_seat(game: &GameInfo, lang: Lang) -> String {
    let [first, second] = [0, 1].map(|seat| game.seats.get(seat).copied().unwrap_or(EMPTY));
    Reason::new(words::WHICH_SEAT).with_text("first", first).with_text("second", second).get(lang)
}

const EMPTY: Text = Text { en: "", ja: "" };

fn which_engine(names: &[&str], lang: Lang) -> String {
    Reason::new(words::WHICH_ENGINE)
        .with("engines", names.join(", "))
        .with("strongest", names.last().unwrap_or(&""))
        .get(lang)
}
