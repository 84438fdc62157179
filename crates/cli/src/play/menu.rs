//! The menu of `sakiyomi play` without a game: which game, which side, which opponent.

use crate::msg;
use clap::Parser as _;
use sakiyomi_core::{Lang, Seat, half_width};
use sakiyomi_play::{GameEntry, LEVELS, nearest};

use super::{PlayArgs, play};
use crate::console::{Console, Event};
use crate::context::Context;
use crate::failure::usage_error;
use crate::output::{phrase, say, tell};

/// A level that most people can beat and that beats beginners.
const USUAL_LEVEL: usize = 3;

pub(super) fn menu(console: &Console, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let list = context.list();
    let games: Vec<&dyn GameEntry> = list.iter().collect();
    for (number, info) in (1..).zip(games.iter().map(|game| game.info())) {
        say!("  {number}  {} — {}", info.name.get(lang), info.summary.get(lang));
    }
    let ids: Vec<&str> = games.iter().map(|game| game.info().id).collect();
    let Some(game) = choose(console, msg("play-which-game").get(lang), lang, &ids, |input| {
        match input.parse::<usize>() {
            Ok(number) => games.get(number.checked_sub(1)?).copied(),
            Err(_) => list.find(input).ok(),
        }
    }) else {
        return Ok(());
    };
    let info = game.info();
    let mut command = vec!["play".to_owned(), info.id.to_owned()];
    if !info.is_solitaire() {
        let [first, second] = Seat::BOTH.map(|seat| info.seat_name(seat, lang));
        let prompt = phrase!(lang, msg("play-which-seat"), first, second);
        let Some(seat) = choose(console, &prompt, lang, &[], |input| match input {
            "" | "1" => Some("1"),
            "2" => Some("2"),
            "b" | "both" => Some("both"),
            _ => None,
        }) else {
            return Ok(());
        };
        command.extend(["--seat", seat].map(str::to_owned));
        if seat != "both" {
            let Some(opponent) = choose_opponent(game, console, context) else { return Ok(()) };
            command.extend(opponent);
        }
    }
    let args = PlayArgs::try_parse_from(command).map_err(|error| usage_error(error.to_string()))?;
    play(game, &args, None, console, context)
}

/// Asks for a level or an engine, and returns the option that names it.
fn choose_opponent(
    game: &dyn GameEntry,
    console: &Console,
    context: &Context,
) -> Option<[String; 2]> {
    let lang = context.lang;
    let engines = game.engines();
    for info in &engines {
        say!("  {:<12} {}", info.name, info.summary.get(lang));
    }
    let names: Vec<&str> = engines.iter().map(|info| info.name).collect();
    let (most, usual) = (LEVELS, context.config.level.unwrap_or(USUAL_LEVEL));
    let prompt = phrase!(lang, msg("play-which-opponent"), most, usual);
    choose(console, &prompt, lang, &names, |input| {
        let (option, value) = match input.parse::<usize>() {
            Ok(level) => {
                ("--level", Some(level).filter(|level| (1..=LEVELS).contains(level))?.to_string())
            }
            Err(_) if input.is_empty() => ("--level", usual.to_string()),
            Err(_) => ("--engine", names.iter().find(|name| **name == input)?.to_string()),
        };
        Some([option.to_owned(), value])
    })
}

/// Asks until the answer is one of the choices; `None` when the person leaves.
pub(super) fn choose<T>(
    console: &Console,
    prompt: &str,
    lang: Lang,
    names: &[&str],
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    loop {
        let Event::Line(input) = console.ask(prompt, None) else { return None };
        let input = half_width(&input);
        if matches!(input.as_str(), "exit" | "quit" | "終了") {
            return None;
        }
        if let Some(choice) = read(&input) {
            return Some(choice);
        }
        if input.is_empty() {
            return None;
        }
        match nearest(&input, names.iter().copied()) {
            Some(name) => tell!(lang, msg("play-did-you-mean"), input, name),
            None => tell!(lang, msg("play-no-such-choice"), input),
        }
    }
}
