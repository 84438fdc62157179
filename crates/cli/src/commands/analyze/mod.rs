//! `sakiyomi analyze`: a position, or with `--game` a whole game.

mod graph;
mod review;
mod words;

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use sakiyomi_core::{Budget, Lang, Observer, Progress, Reason, Text};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::{PlayError, Question, Session, SessionConfig, open};

use super::duration;
use super::games::moves_of;
use crate::console::interrupt_flag;
use crate::failure::{Failure, refused, wrong_use};
use crate::output::{say, write};
use crate::words::{bad_move, illegal, verbatim};

const OVER: Text =
    Text { en: "the game is over: {how}", ja: "対局はすでに終わっています：{how}" };

/// Options of `sakiyomi analyze`.
#[derive(Args)]
#[command(
    after_help = "Scores are the side to move's, in the game's unit; `win in 3` is proven, in plies.\n\
    Ctrl-C ends the analysis and shows what was found. --game reviews a whole game: what each move\n\
    lost, and where the game turned; it takes moves, or a file (see `sakiyomi convert --help`).\n\n\
    Examples:\n  sakiyomi analyze score-four --moves 'a1 d4 a4' --lines 5\n  \
    sakiyomi analyze othello --moves 'f5 d6 c3' --engine alpha-beta:threads=2 --time 10s\n  \
    sakiyomi analyze contrast --engine alpha-beta:depth=4 --json\n  \
    sakiyomi analyze othello --game f5d6c3d3c4f4f6 --time 200ms\n  \
    sakiyomi analyze othello --game WTH_2024.wtb --number 7 --plot game.svg"
)]
pub(crate) struct AnalyzeArgs {
    /// The game.
    game: String,
    /// The position; the game's own start when not given.
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    /// Moves to play from the position first: `f5 d6 c3`, `f5,d6,c3` or `f5d6c3`.
    #[arg(long, allow_hyphen_values = true)]
    moves: Option<String>,
    /// The engine (see `sakiyomi engines`).
    #[arg(long, default_value = "strongest")]
    engine: EngineSpec,
    /// How long to think; in a review, about each move.  [default: 5s, in a review 1s]
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// How much CPU time to think, instead of or beside --time.
    #[arg(long, value_parser = duration)]
    cpu: Option<Duration>,
    /// How many of the best lines to show.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=1000))]
    lines: u16,
    /// Review a whole game: its moves, or a file with it; - is a record on standard input.
    #[arg(id = "review", long = "game", value_name = "GAME", conflicts_with_all = ["position", "moves", "lines"])]
    review: Option<String>,
    /// Which game of the file to review, from 1.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "review", value_parser = clap::value_parser!(u64).range(1..))]
    number: u64,
    /// Draw the values of the game into this SVG file.
    #[arg(long, value_name = "FILE", requires = "review")]
    plot: Option<PathBuf>,
    /// Decides the deal of a card game and the engine's chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object for each iteration, and one for the answer.
    #[arg(long)]
    json: bool,
}

impl AnalyzeArgs {
    /// Returns how long to think: `usual` unless it is said.
    fn budget(&self, usual: Duration) -> Budget {
        let wall = self.time.or(self.cpu.is_none().then_some(usual));
        Budget { wall, cpu: self.cpu, ..Budget::UNLIMITED }
    }
}

/// How long to think about a position unless it is said.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// Lets the engine think and shows what it finds.
pub(crate) fn run(args: &AnalyzeArgs, lang: Lang) -> Result<(), Failure> {
    if let Some(game) = &args.review {
        return review::run(args, game, lang);
    }
    let mut session = set_up(args, lang)?;
    let engine = session.add_engine(&args.engine, args.seed).map_err(wrong_use)?;
    let title = words::title(session.as_ref(), session.engine_name(engine), lang);
    let stop = interrupt_flag(None)?;
    let mut view = match (args.json, std::io::stdout().is_terminal()) {
        (true, _) => View::Json,
        (false, true) => View::Live { title: title.clone(), lang, shown: 0 },
        (false, false) => View::Quiet,
    };
    let question = Question { budget: args.budget(USUAL_TIME), lines: args.lines.into() };
    let report =
        session.analyze(engine, question, &stop, &mut view).ok_or_else(|| over(&*session, lang))?;
    view.erase();
    if args.json {
        say!("{}", words::json_answer(&report));
    } else {
        say!("{title}");
        words::answer(&report, args.lines.into(), lang).iter().for_each(|line| say!("{line}"));
    }
    Ok(())
}

/// Returns a table at the position that is asked about.
fn set_up(args: &AnalyzeArgs, lang: Lang) -> Result<Box<dyn Session>, Failure> {
    let config = SessionConfig {
        position: args.position.clone(),
        seed: args.seed,
        ..SessionConfig::default()
    };
    let mut session = open(&args.game, config).map_err(wrong_use)?;
    let moves = moves_of(&args.game, args.moves.as_deref().unwrap_or_default())?;
    for (number, mv) in (1..).zip(moves) {
        session.play(&mv).map_err(|error| refused(bad_move(number, why(error))))?;
    }
    if session.verdict().is_some() {
        return Err(over(&*session, lang));
    }
    Ok(session)
}

/// Says why a move is refused.
fn why(error: PlayError) -> Reason {
    match error {
        PlayError::Illegal { mv, reason } => illegal(mv, reason),
        PlayError::Over(how) => Reason::new(OVER).with_reason("how", how),
        PlayError::Text(error) => verbatim(error),
    }
}

fn over(session: &dyn Session, lang: Lang) -> Failure {
    let how = session.announcement().map_or_else(String::new, |reason| reason.get(lang));
    refused(Reason::new(OVER).with("how", how))
}

/// How the iterations are shown.
enum View {
    /// One object each.
    Json,
    /// In place, where a person watches.
    Live {
        title: String,
        lang: Lang,
        /// The lines on the screen, which the next iteration replaces.
        shown: usize,
    },
    /// Not at all: only the answer counts.
    Quiet,
}

impl View {
    /// Removes what was shown in place.
    fn erase(&mut self) {
        if let View::Live { shown, .. } = self
            && *shown > 0
        {
            write(&format!("\x1b[{shown}A\x1b[J"));
            *shown = 0;
        }
    }
}

impl Observer<String> for View {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        self.erase();
        match self {
            View::Json => say!("{}", words::json_iteration(progress)),
            View::Quiet => {}
            View::Live { title, lang, shown } => {
                let mut lines = vec![title.clone(), words::effort(progress.effort, *lang)];
                lines.extend(words::best_lines(progress.lines, *lang));
                *shown = lines.len();
                // Long lines are cut off at the edge, so that each takes one row of the screen.
                write(&format!("\x1b[?7l{}\n\x1b[?7h", lines.join("\n")));
            }
        }
    }
}
