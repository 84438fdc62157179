//! `sakiyomi advise`: a game that somebody plays elsewhere, card by card.

mod answer;
mod command;
mod desk;
mod set_up;
mod talk;
mod words;

use std::path::PathBuf;

use clap::Args;
use sakiyomi_core::{Budget, Lang, Reason};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::adviser::{GAME, advising_engine};

use super::parse_time;
use crate::console::Console;
use crate::failure::{Failure, wrong_use};
use crate::output::say;
use crate::paint::{ColorChoice, Painter};
use desk::Desk;

/// Options of `sakiyomi advise`.
#[derive(Args)]
#[command(
    after_help = "Tell the cards as they come: C3>1 when you played C3 on slot 1, C9 when you drew it; Enter\n\
    takes the advice. `undo`, `show`, `save FILE`, `help` and `quit` are understood at any time, also\n\
    when the game is over.\n\n\
    A game that --file holds goes on. --hand and --aside are for new games: with a file that holds\n\
    another game they are refused, and nothing is written.\n\n\
    With --json every line on the input is answered by one object: the game and the advice, or what is\n\
    wrong (`error`, and its `kind`). The game goes on after an error.\n\n\
    Examples:\n  sakiyomi advise twin-cool\n  \
    sakiyomi advise twin-cool --hand \"A1 B2 C3 D4 E5\" --file today.txt\n  \
    sakiyomi advise twin-cool --file today.txt\n  \
    printf 'play C3>1\\ndraw C9\\n' | sakiyomi advise twin-cool --hand \"A1 B2 C3 D4 E5\" --json"
)]
pub(crate) struct AdviseArgs {
    /// The game: twin-cool.
    game: String,
    /// The five cards of the first hand; asked for when not given.
    #[arg(long, value_name = "CARDS")]
    hand: Option<String>,
    /// The ten cards set aside, if they are known; asked for when the hand is.
    #[arg(long, value_name = "CARDS")]
    aside: Option<String>,
    /// Where the game is kept after every step; a game that is there goes on.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// The engine that advises.
    #[arg(long, default_value = "expert", value_name = "ENGINE")]
    engine: EngineSpec,
    /// Time for each advice.
    #[arg(long, default_value = "2s", value_parser = parse_time)]
    time: Budget,
    /// One JSON object per line, for `play`, `draw`, `undo`, `show` and `save` lines on the input.
    #[arg(long)]
    json: bool,
}

/// Advises until the person leaves.
pub(crate) fn run(args: &AdviseArgs, lang: Lang, color: ColorChoice) -> Result<(), Failure> {
    if args.game != GAME {
        return Err(wrong_use(Reason::new(words::ONLY_GAME).with("game", GAME).get(lang)));
    }
    let engine = advising_engine(&args.engine).map_err(|error| wrong_use(error.get(lang)))?;
    let asked = set_up::read(args, lang)?;
    let console = Console::open()?;
    if !args.json {
        say!("{}", Reason::new(words::TITLE).with("engine", &args.engine).get(lang));
    }
    let Some((adviser, is_new)) = set_up::begin(args, asked, &console, lang)? else {
        return Ok(());
    };
    let mut desk = Desk {
        adviser,
        engine,
        budget: args.time,
        file: args.file.clone(),
        failing: false,
        stop: &console.stop,
        lang,
    };
    // A place where nothing can be written shows at once, and not after the first card.
    let trouble = if is_new { desk.keep() } else { None };
    if args.json {
        answer::answer_lines(desk, &console, trouble);
        return Ok(());
    }
    if let Some(file) = args.file.as_deref().filter(|_| !is_new) {
        say!("{}", Reason::new(words::GOING_ON).with("file", file.display()).get(lang));
    }
    talk::talk(desk, &console, Painter::new(color), trouble);
    Ok(())
}
