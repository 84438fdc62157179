//! `sakiyomi advise`: a game that somebody plays elsewhere, card by card.

mod answer;
mod command;
mod followed;
mod set_up;
mod talk;
mod words;

use crate::msg;
use std::path::PathBuf;

use clap::Args;
use sakiyomi_core::Budget;
use sakiyomi_play::EngineSpec;
use sakiyomi_play::adviser::AdvisedGame;

use super::parse_time;
use crate::console::Console;
use crate::context::Context;
use crate::failure::usage_error;
use crate::output::tell;
use crate::paint::Painter;
use followed::FollowedGame;

#[derive(Args)]
pub(crate) struct AdviseArgs {
    game: String,
    #[arg(long, value_name = "CARDS")]
    hand: Option<String>,
    #[arg(long, value_name = "CARDS")]
    aside: Option<String>,
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "ENGINE")]
    engine: Option<EngineSpec>,
    #[arg(long, default_value = "2s", value_parser = parse_time)]
    time: Budget,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &AdviseArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let kind = AdvisedGame::find(&context.list(), Some(&args.game)).map_err(usage_error)?;
    let name = match &args.engine {
        Some(name) => name.clone(),
        None => {
            kind.game.resolve(&"strongest".parse().map_err(usage_error)?).map_err(usage_error)?
        }
    };
    let engine = kind.part.engine(&name).map_err(usage_error)?;
    let asked = set_up::read(args, kind.part)?;
    let console = Console::open()?;
    if !args.json {
        tell!(lang, msg("advise-title"), game = kind.game.info().name.get(lang), engine = name);
    }
    let is_new = args.file.as_ref().is_none_or(|path| !path.exists());
    let Some(adviser) = set_up::begin(args, asked, kind.part, &console, lang)? else {
        return Ok(());
    };
    let mut game = FollowedGame {
        kind,
        adviser,
        engine,
        budget: args.time,
        file: args.file.clone(),
        failing: false,
        stop: &console.stop,
        lang,
    };
    // A place where nothing can be written shows at once, and not after the first card.
    let trouble = if is_new { game.keep() } else { None };
    if args.json {
        answer::answer_lines(game, &console, trouble);
        return Ok(());
    }
    if let Some(file) = args.file.as_deref().filter(|_| !is_new) {
        tell!(lang, msg("advise-going-on"), file = file.display());
    }
    talk::talk(game, &console, Painter::new(context.color, context.glyphs), trouble);
    Ok(())
}
