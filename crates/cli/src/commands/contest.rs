//! What `sakiyomi match` and `sakiyomi tournament` have in common.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use clap::Args;
use sakiyomi_arena::openings::OpeningSource;
use sakiyomi_arena::report::report;
use sakiyomi_arena::{ArenaError, Contest, Contestant, Standing, StoreError, THREAD_NAME, run};
use sakiyomi_core::{Budget, Lang, Stop, parse_duration};
use serde_json::{Value, json};

use super::{end_progress, show_progress};
use crate::console::interrupt_flag;
use crate::failure::{Failure, wrong_use};

/// What may be said about the budgets in the help of both commands.
pub(crate) const BUDGET_HELP: &str = "Limits can be combined; without any, a move has 100ms. A contestant may have a budget of\n\
    its own after @: random@nodes=10, alpha-beta@cpu=100ms+depth=6. A program that speaks\n\
    the Universal Game Interface takes part as \"exec:PROGRAM ARGUMENTS\", one that speaks GTP\n\
    as \"gtp:PROGRAM ARGUMENTS\". With --out, the same command continues where it was interrupted.";

/// What an engine may spend on a move.
#[derive(Args, Debug)]
pub(crate) struct BudgetArgs {
    /// Time for each move.
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// CPU time for each move.
    #[arg(long, value_parser = duration)]
    cpu: Option<Duration>,
    /// Nodes (or simulations) for each move.
    #[arg(long, visible_alias = "sims")]
    nodes: Option<u64>,
    /// Plies to look ahead.
    #[arg(long)]
    depth: Option<u32>,
}

fn duration(text: &str) -> Result<Duration, String> {
    parse_duration(text).map_err(|error| error.to_string())
}

impl BudgetArgs {
    /// Returns the budget, 100 ms when no limit is given.
    pub(crate) fn budget(&self) -> Budget {
        let budget = Budget {
            wall: self.time,
            cpu: self.cpu,
            nodes: self.nodes,
            depth: self.depth,
            memory: None,
        };
        if budget == Budget::UNLIMITED { Budget::wall(Duration::from_millis(100)) } else { budget }
    }
}

/// Options of both commands.
#[derive(Args, Debug)]
pub(crate) struct ContestArgs {
    #[command(flatten)]
    budget: BudgetArgs,
    /// A file of openings: moves or a position a line; the built-in set when not given.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Random moves instead of a set of openings.
    #[arg(long, value_name = "PLIES", visible_alias = "opening", conflicts_with = "openings")]
    opening_plies: Option<usize>,
    /// Decides the order of the openings and the engines' own chance.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// A folder for the games and results; continues what is there.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// A page with plots; report.html in the folder of --out when not given.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// One JSON object per line.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A contest that was played, with what the commands need to tell about it.
pub(crate) struct Finished {
    pub(crate) contest: Contest,
    pub(crate) standing: Standing,
    /// Whether Ctrl-C ended it.
    pub(crate) stopped: bool,
}

impl ContestArgs {
    /// Returns the contest that was asked for.
    pub(crate) fn contest(
        &self,
        game: &str,
        contestants: Vec<Contestant>,
        pairs: usize,
    ) -> Result<Contest, Failure> {
        let openings = match (&self.openings, self.opening_plies) {
            (Some(path), _) => OpeningSource::Text(
                std::fs::read_to_string(path)
                    .with_context(|| format!("cannot read the openings in {}", path.display()))?,
            ),
            (None, Some(plies)) => OpeningSource::RandomPlies(plies),
            (None, None) => OpeningSource::BuiltIn,
        };
        Ok(Contest {
            budget: self.budget.budget(),
            pairs,
            openings,
            seed: self.seed,
            threads: self.threads.into(),
            out: self.out.clone(),
            ..Contest::new(game, contestants)
        })
    }

    /// Plays the contest, shows progress with `line`, and writes the report.
    pub(crate) fn play(
        &self,
        contest: Contest,
        lang: Lang,
        line: impl Fn(&Standing) -> String + Sync,
    ) -> Result<Finished, Failure> {
        let stop = interrupt_flag(None)?;
        warn_about_cores(&contest);
        keep_quiet_about_engines();
        // Pairs may end by the thousand; people read a few lines a second.
        let next_line = Mutex::new(Duration::ZERO);
        let watch = |standing: &Standing| {
            let mut next = next_line.lock().expect("no thread panics while it shows progress");
            if standing.elapsed >= *next {
                *next = standing.elapsed + Duration::from_millis(200);
                show_progress(&progress(standing, &line(standing)));
            }
        };
        let played = run(&contest, &stop, &watch);
        end_progress();
        let standing = played.map_err(|error| self.explain(error))?;
        if let Some(path) = self.report_path() {
            write_report(&path, &report(&contest, &standing, lang))?;
        }
        Ok(Finished { stopped: is_stopped(&stop, &standing), contest, standing })
    }

    fn report_path(&self) -> Option<PathBuf> {
        self.report.clone().or_else(|| self.out.as_ref().map(|folder| folder.join("report.html")))
    }

    fn explain(&self, error: ArenaError) -> Failure {
        match (&self.openings, &error) {
            (Some(path), ArenaError::Openings(_)) => {
                anyhow!("cannot read the openings in {}: {error}", path.display()).into()
            }
            (_, ArenaError::Store(StoreError::Other { .. })) => wrong_use(error),
            (_, ArenaError::Store(_) | ArenaError::Thread(_) | ArenaError::External { .. }) => {
                anyhow!("{error}").into()
            }
            _ => wrong_use(error),
        }
    }
}

fn is_stopped(stop: &Stop, standing: &Standing) -> bool {
    stop.is_requested() && !standing.is_finished()
}

/// Returns the line of progress.
fn progress(standing: &Standing, score: &str) -> String {
    let left = match standing.time_left() {
        Some(time) => format!(", about {} left", in_words(time)),
        None => String::new(),
    };
    format!("pair {} of {}{left}: {score}", standing.pairs.len(), standing.total)
}

fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..=99 => format!("{seconds} s"),
        100..=5999 => format!("{} min", seconds.div_ceil(60)),
        _ => format!("{:.1} h", time.as_secs_f64() / 3600.0),
    }
}

/// Time is not what it seems when more games than cores run side by side.
fn warn_about_cores(contest: &Contest) {
    let timed = |budget: &Budget| budget.wall.is_some() || budget.cpu.is_some();
    let any_timed = contest
        .contestants
        .iter()
        .any(|contestant| timed(&contestant.budget.unwrap_or(contest.budget)));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if any_timed && contest.threads > cores {
        eprintln!(
            "sakiyomi: {} games at a time on {cores} cores disturb each other's clocks",
            contest.threads
        );
    }
}

/// An engine that panics loses its game, and the result says so; the panic needs no report of its own.
fn keep_quiet_about_engines() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() != Some(THREAD_NAME) {
            usual(panic);
        }
    }));
}

fn write_report(path: &Path, page: &str) -> Result<(), Failure> {
    std::fs::write(path, page)
        .with_context(|| format!("cannot write the report to {}", path.display()))?;
    Ok(())
}

/// Returns the faults and the cost of a contestant's moves as one line, for people.
pub(crate) fn conduct(standing: &Standing, contestant: usize) -> String {
    let (spent, faults) = (standing.spent(contestant), standing.faults(contestant));
    let ms = |time: Duration| 1e3 * time.as_secs_f64();
    let mut line = format!(
        "{:.1} ms CPU a move (most {:.1}), {:.1} ms time (most {:.1})",
        ms(spent.cpu_per_move()),
        ms(spent.max_cpu),
        ms(spent.wall_per_move()),
        ms(spent.max_wall)
    );
    for (count, one, many) in [
        (u64::from(faults.crashes), "crash", "crashes"),
        (u64::from(faults.time_losses), "time loss", "time losses"),
        (u64::from(faults.illegal_moves), "illegal move", "illegal moves"),
        (spent.overruns, "move over time", "moves over time"),
    ] {
        if count > 0 {
            line += &format!(", {count} {}", if count == 1 { one } else { many });
        }
    }
    line
}

/// Returns the faults and the cost of a contestant's moves, for programs.
pub(crate) fn conduct_json(standing: &Standing, contestant: usize) -> Value {
    let (spent, faults) = (standing.spent(contestant), standing.faults(contestant));
    let ms = |time: Duration| 1e3 * time.as_secs_f64();
    json!({
        "moves": spent.moves,
        "cpu_ms_per_move": ms(spent.cpu_per_move()),
        "max_cpu_ms": ms(spent.max_cpu),
        "time_ms_per_move": ms(spent.wall_per_move()),
        "max_time_ms": ms(spent.max_wall),
        "nodes": spent.nodes,
        "crashes": faults.crashes,
        "time_losses": faults.time_losses,
        "illegal_moves": faults.illegal_moves,
        "moves_over_time": spent.overruns,
    })
}

/// Returns a number as JSON, or null where it is infinite.
pub(crate) fn finite(number: f64) -> Value {
    if number.is_finite() { json!(number) } else { Value::Null }
}
