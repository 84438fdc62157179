//! `sakiyomi games` and `sakiyomi engines`.

use clap::Args;
use sakiyomi_core::{Lang, Text};
use sakiyomi_engines::{EngineInfo, Game, Visitor, engine_kinds, level_kind};
use serde_json::json;

use crate::failure::{Failure, wrong_use};
use crate::output::say;
use crate::tools::visit;

const STRONGEST: Text = Text { en: " (strongest)", ja: "（最強）" };

/// Options of `sakiyomi games`.
#[derive(Args)]
pub(crate) struct GamesArgs {
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Options of `sakiyomi engines`.
#[derive(Args)]
#[command(after_help = "Examples:\n  sakiyomi engines\n  sakiyomi engines contrast --json")]
pub(crate) struct EnginesArgs {
    /// The game; all games when not given.
    game: Option<String>,
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub(crate) fn games(args: &GamesArgs, lang: Lang) -> Result<(), Failure> {
    for info in sakiyomi_engines::games() {
        if args.json {
            say!(
                "{}",
                json!({
                    "game": info.id,
                    "name": info.name.get(lang),
                    "seats": info.seats.len(),
                    "summary": info.summary.get(lang),
                })
            );
        } else {
            say!("{:<12} {} — {}", info.id, info.name.get(lang), info.summary.get(lang));
        }
    }
    Ok(())
}

/// Lists the engines of a game, the levels last.
pub(crate) struct Infos;

impl Visitor for Infos {
    type Output = Vec<EngineInfo>;

    fn visit<S: Game>(self) -> Vec<EngineInfo> {
        engine_kinds::<S>().iter().chain([&level_kind()]).map(|kind| kind.info).collect()
    }
}

/// Lists the engines.
pub(crate) fn engines(args: &EnginesArgs, lang: Lang) -> Result<(), Failure> {
    let games = sakiyomi_engines::games();
    let ids: Vec<&str> = match &args.game {
        Some(id) => vec![id],
        None => games.iter().map(|info| info.id).collect(),
    };
    for id in ids {
        let engines = visit(id, Infos).map_err(wrong_use)?;
        // The levels stand after the strongest engine.
        let strongest = engines.len() - 2;
        for (index, info) in engines.iter().enumerate() {
            if args.json {
                say!(
                    "{}",
                    json!({
                        "game": id,
                        "engine": info.name,
                        "strongest": index == strongest,
                        "summary": info.summary.get(lang),
                        "options": info.options.iter().map(|(name, text)| json!({
                            "option": name,
                            "summary": text.get(lang),
                        })).collect::<Vec<_>>(),
                    })
                );
            } else {
                let mark = if index == strongest { STRONGEST.get(lang) } else { "" };
                say!("{id:<12} {:<12} {}{mark}", info.name, info.summary.get(lang));
                for (option, text) in info.options {
                    say!("{:<25} {option}: {}", "", text.get(lang));
                }
            }
        }
    }
    Ok(())
}
