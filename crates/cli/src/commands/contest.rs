//! What `sakiyomi match` and `sakiyomi tournament` have in common.

use crate::msg;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use sakiyomi_arena::openings::OpeningSource;
use sakiyomi_arena::report::report;
use sakiyomi_arena::{
    ArenaError, Contest, Contestant, FaultKind, Standing, StoreError, THREAD_NAME, run,
};
use sakiyomi_cluster::Matches;
use sakiyomi_core::{Budget, Lang};
use sakiyomi_play::GameEntry;
use serde_json::{Value, json};

use super::cluster::{ClusterArgs, holder};
use super::{end_progress, parse_duration, show_progress, threads};
use crate::console::interrupt_flag;
use crate::failure::usage_error;
use crate::output::{note, phrase, reason, say, tell};
use crate::reserved::Reserved;

#[derive(Args, Debug)]
pub(crate) struct BudgetArgs {
    #[arg(long, value_parser = parse_duration)]
    time: Option<Duration>,
    #[arg(long, value_parser = parse_duration)]
    cpu: Option<Duration>,
    #[arg(long, alias = "sims", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
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

#[derive(Args, Debug)]
pub(crate) struct ContestArgs {
    #[command(flatten)]
    budget: BudgetArgs,
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    #[arg(long, value_name = "PLIES", alias = "opening", conflicts_with = "openings")]
    opening_plies: Option<usize>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    cluster: ClusterArgs,
}

/// A contest that was played, with what the commands need to tell about it.
pub(crate) struct Finished {
    pub(crate) contest: Contest,
    pub(crate) standing: Standing,
    /// Whether Ctrl-C ended it.
    pub(crate) stopped: bool,
}

impl Finished {
    /// Prints what the moves of each contestant cost, the last fault, and how far the contest came
    /// if it was ended.
    pub(crate) fn print_conduct(
        &self,
        names: &[String],
        order: impl Iterator<Item = usize>,
        lang: Lang,
    ) {
        let standing = &self.standing;
        for contestant in order {
            say!("{}: {}", names[contestant], conduct(standing, contestant, lang));
        }
        if let Some((by, kind, detail)) = standing.fault_list().last() {
            let kind = match kind {
                FaultKind::Crash => msg("contest-fault-kind-crash"),
                FaultKind::Time => msg("contest-fault-kind-time"),
                FaultKind::Illegal => msg("contest-fault-kind-illegal"),
            };
            tell!(lang, msg("contest-last-fault"), who = &names[by], kind = kind.get(lang), detail);
        }
        if self.stopped {
            tell!(
                lang,
                msg("contest-stopped"),
                done = standing.pairs.len(),
                total = standing.total
            );
        }
    }
}

impl ContestArgs {
    pub(crate) fn contest(
        &self,
        game: &'static dyn GameEntry,
        contestants: Vec<Contestant>,
        pairs: usize,
    ) -> anyhow::Result<Contest> {
        let openings = match (&self.openings, self.opening_plies) {
            (Some(path), _) => {
                OpeningSource::Text(std::fs::read_to_string(path).with_context(|| {
                    reason!(msg("contest-cannot-read-openings"), file = path.display())
                })?)
            }
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
    ) -> anyhow::Result<Finished> {
        let page = self.report.as_deref().map(Reserved::new).transpose()?;
        let stop = interrupt_flag(None);
        let link = self.cluster.connect_if_given("match", false)?;
        if link.is_none() {
            warn_about_cores(&contest, lang);
        }
        silence_engine_panics();
        // Pairs may end by the thousand; people read a few lines a second.
        let next_line = Mutex::new(Duration::ZERO);
        let watch = |standing: &Standing| {
            let mut next = next_line.lock().expect("no thread panics while it shows progress");
            if standing.elapsed >= *next {
                *next = standing.elapsed + Duration::from_millis(200);
                show_progress(&progress(standing, &line(standing), lang));
            }
        };
        let played = match &link {
            Some(link) => Matches::run(link, &holder(), &contest, &stop, &watch),
            None => run(&contest, &stop, &watch),
        };
        end_progress();
        let standing = played.map_err(|error| self.explain(error))?;
        // The folder of the results is there by now.
        let page = match (page, &self.out) {
            (None, Some(folder)) => Some(Reserved::new(&folder.join("report.html"))?),
            (page, _) => page,
        };
        if let Some(page) = page {
            page.fill(&report(&contest, &standing, lang))?;
        }
        let stopped = stop.is_requested() && !standing.is_finished();
        Ok(Finished { stopped, contest, standing })
    }

    fn explain(&self, error: ArenaError) -> anyhow::Error {
        use ArenaError::{Executor, External, Openings, Store, Thread};
        match (&error, &self.openings) {
            (Openings(_), Some(path)) => {
                let context = reason!(msg("contest-cannot-read-openings"), file = path.display());
                anyhow::Error::from(error.reason()).context(context)
            }
            (Store(StoreError::Other { .. }), _) => usage_error(error),
            (Store(_) | Thread(_) | External { .. } | Executor(_), _) => error.reason().into(),
            _ => usage_error(error),
        }
    }
}

fn progress(standing: &Standing, score: &str, lang: Lang) -> String {
    let (done, total) = (standing.pairs.len(), standing.total);
    match standing.time_left().map(|time| in_words(time, lang)) {
        Some(left) => phrase!(lang, msg("contest-progress-left"), left, done, total, score),
        None => phrase!(lang, msg("contest-progress"), done, total, score),
    }
}

/// Returns a time as people say it.
pub(crate) fn in_words(time: Duration, lang: Lang) -> String {
    let seconds = time.as_secs();
    let (unit, n) = match seconds {
        0..=99 => (msg("contest-seconds"), seconds.to_string()),
        100..=5999 => (msg("contest-minutes"), seconds.div_ceil(60).to_string()),
        _ => (msg("contest-hours"), format!("{:.1}", time.as_secs_f64() / 3600.0)),
    };
    phrase!(lang, unit, n)
}

/// Time is not what it seems when more games than cores run side by side.
fn warn_about_cores(contest: &Contest, lang: Lang) {
    let timed = |budget: &Budget| budget.wall.is_some() || budget.cpu.is_some();
    let any_timed = contest
        .contestants
        .iter()
        .any(|contestant| timed(&contestant.budget.unwrap_or(contest.budget)));
    let cores = threads(None);
    if any_timed && contest.threads > cores {
        note!(lang, msg("contest-crowded"), threads = contest.threads, cores);
    }
}

/// An engine that panics loses its game, and the result says so; the panic needs no report of its own.
fn silence_engine_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() != Some(THREAD_NAME) {
            usual(panic);
        }
    }));
}

/// Returns the faults and the cost of a contestant's moves as one line, for people.
fn conduct(standing: &Standing, contestant: usize, lang: Lang) -> String {
    let (spent, faults) = (standing.spent(contestant), standing.faults(contestant));
    let ms = |time: Duration| format!("{:.1}", 1e3 * time.as_secs_f64());
    let (cpu, max_cpu) = (ms(spent.cpu_per_move()), ms(spent.max_cpu));
    let (time, max_time) = (ms(spent.wall_per_move()), ms(spent.max_wall));
    let mut line = phrase!(lang, msg("contest-conduct"), cpu, max_cpu, time, max_time);
    for (count, words) in [
        (u64::from(faults.crashes), msg("contest-crashes")),
        (u64::from(faults.time_losses), msg("contest-time-losses")),
        (u64::from(faults.illegal_moves), msg("contest-illegal-moves")),
        (spent.overruns, msg("contest-overruns")),
    ] {
        if count > 0 {
            line += &phrase!(lang, words, count);
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
