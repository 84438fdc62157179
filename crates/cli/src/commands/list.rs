//! `sakiyomi games`, `sakiyomi engines` and `sakiyomi rules`.

use crate::msg;
use clap::Args;
use sakiyomi_core::Lang;
use sakiyomi_play::GameEntry;
use serde_json::json;

use crate::context::Context;
use crate::output::{phrase, print_json, say, write};
use crate::words::wrapped;

#[derive(Args)]
pub(crate) struct GamesArgs {
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct EnginesArgs {
    game: Option<String>,
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    game: String,
}

pub(crate) fn rules(args: &RulesArgs, context: &Context) -> anyhow::Result<()> {
    write(&rules_text(context.game(&args.game)?, context.lang));
    Ok(())
}

/// Returns the rules of a game in words.
pub(crate) fn rules_text(game: &dyn GameEntry, lang: Lang) -> String {
    const WIDTH: usize = 78;
    let info = game.info();
    if game.rules().is_empty() {
        let (name, summary) = (info.name.get(lang), info.summary.get(lang));
        return phrase!(lang, msg("rules-none"), name, summary) + "\n";
    }
    let mut text = format!("{} — {}\n", info.name.get(lang), info.summary.get(lang));
    for section in game.rules() {
        text += &format!("\n{}\n", section.title.get(lang));
        for line in section.text.iter().flat_map(|text| wrapped(text.get(lang), WIDTH)) {
            text += &format!("  {line}\n");
        }
    }
    text
}

pub(crate) fn games(args: &GamesArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    for info in context.list().iter().map(|game| game.info()) {
        if args.json {
            print_json(&json!({
                "game": info.id,
                "name": info.name.get(lang),
                "seats": info.seats.len(),
                "summary": info.summary.get(lang),
            }));
        } else {
            say!("{:<12} {} — {}", info.id, info.name.get(lang), info.summary.get(lang));
        }
    }
    Ok(())
}

/// Lists the engines, the levels of each game last.
pub(crate) fn engines(args: &EnginesArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let games = match &args.game {
        Some(id) => vec![context.game(id)?],
        None => context.list().iter().collect(),
    };
    for game in games {
        let (id, engines) = (game.info().id, game.engines());
        let strongest = engines.len() - 1;
        for (index, info) in engines.iter().chain([&game.level_engine()]).enumerate() {
            if args.json {
                print_json(&json!({
                    "game": id,
                    "engine": info.name,
                    "strongest": index == strongest,
                    "summary": info.summary.get(lang),
                    "options": info.options.iter().map(|(name, text)| json!({
                        "option": name,
                        "summary": text.get(lang),
                    })).collect::<Vec<_>>(),
                }));
            } else {
                let mark = if index == strongest { msg("list-strongest").get(lang) } else { "" };
                say!("{id:<12} {:<12} {}{mark}", info.name, info.summary.get(lang));
                for (option, text) in info.options {
                    say!("{:<25} {option}: {}", "", text.get(lang));
                }
            }
        }
    }
    Ok(())
}
