//! `sakiyomi analyze`: a position, or with `--game` a whole game.

mod graph;
mod review;
mod words;

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use sakiyomi_core::{Budget, Lang, Observer, Progress, ScoreUnit};
use sakiyomi_play::{EngineLimits, EngineSpec, SessionConfig};

use super::games::{over, position_after};
use super::parse_duration;
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::usage_error;
use crate::output::{say, write};

#[derive(Args)]
pub(crate) struct AnalyzeArgs {
    game: String,
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, allow_hyphen_values = true)]
    moves: Option<String>,
    #[arg(long, default_value = "strongest")]
    engine: EngineSpec,
    #[arg(long, value_parser = parse_duration)]
    time: Option<Duration>,
    #[arg(long, value_parser = parse_duration)]
    cpu: Option<Duration>,
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=1000))]
    lines: u16,
    #[arg(id = "review", long = "game", value_name = "GAME", conflicts_with_all = ["position", "moves", "lines"])]
    review: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1, requires = "review", value_parser = clap::value_parser!(u64).range(1..))]
    number: u64,
    #[arg(long, value_name = "FILE", requires = "review")]
    plot: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
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

pub(crate) fn run(args: &AnalyzeArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    if let Some(text) = &args.review {
        return review::run(args, game, text, lang);
    }
    let position = args.position.clone();
    let config = SessionConfig { position, seed: args.seed, ..SessionConfig::default() };
    let mut session = position_after(game, config, args.moves.as_deref())?;
    if session.verdict().is_some() {
        return Err(over(&*session));
    }
    let engine = session.add_engine(&args.engine, args.seed).map_err(usage_error)?;
    let sees_deck = game.check_engine(&args.engine).is_ok_and(|traits| traits.clairvoyant);
    let title = words::title(session.as_ref(), session.engine_name(engine), sees_deck, lang);
    let stop = interrupt_flag(None);
    let how = match (args.json, std::io::stdout().is_terminal()) {
        (true, _) => Iterations::Json,
        (false, true) => Iterations::Live { title: title.clone(), lang, shown: 0 },
        (false, false) => Iterations::Quiet,
    };
    let mut view = View { unit: session.unit(engine), how };
    let limits = EngineLimits { budget: args.budget(USUAL_TIME), lines: args.lines.into() };
    let report = session.analyze(engine, limits, &stop, &mut view);
    let report = report.ok_or_else(|| over(&*session))?;
    view.erase();
    if args.json {
        say!("{}", words::json_answer(&report));
    } else {
        say!("{title}");
        words::answer(&report, args.lines.into(), lang).iter().for_each(|line| say!("{line}"));
    }
    Ok(())
}

struct View {
    unit: ScoreUnit,
    how: Iterations,
}

enum Iterations {
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
    fn erase(&mut self) {
        if let Iterations::Live { shown, .. } = &mut self.how
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
        match &mut self.how {
            Iterations::Json => say!("{}", words::json_iteration(progress, self.unit)),
            Iterations::Quiet => {}
            Iterations::Live { title, lang, shown } => {
                let mut lines = vec![title.clone(), words::effort(progress.effort, *lang)];
                lines.extend(words::best_lines(progress.lines, self.unit, *lang));
                *shown = lines.len();
                // Long lines are cut off at the edge, so that each takes one row of the screen.
                write(&format!("\x1b[?7l{}\n\x1b[?7h", lines.join("\n")));
            }
        }
    }
}
