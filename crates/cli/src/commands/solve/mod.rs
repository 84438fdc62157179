//! `sakiyomi solve`.

mod words;

use crate::msg;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use sakiyomi_core::durable::replace_file_with;
use sakiyomi_core::{Budget, Clock as _, Lang, Reason, Stop, SystemClock};
use sakiyomi_play::{
    GameEntry, PositionSolver, Session, SessionConfig, Solution, SolveProgress, SolveRequest,
};

use super::games::position_after;
use super::{end_progress, parse_duration, parse_memory, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::{note, reason, say};

#[derive(Args)]
pub(crate) struct SolveArgs {
    game: String,
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long)]
    moves: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves", "save"])]
    positions: Option<PathBuf>,
    #[arg(long, value_parser = parse_duration)]
    time: Option<Duration>,
    #[arg(long, value_parser = parse_duration)]
    cpu: Option<Duration>,
    #[arg(long)]
    nodes: Option<u64>,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, default_value = "256MB", value_parser = parse_memory)]
    memory: u64,
    #[arg(long)]
    distance: bool,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &SolveArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    let no_solver = || refused(reason!(msg("solve-no-solver"), game = game.info().id));
    let mut solver = game.solver(args.memory).ok_or_else(no_solver)?;
    let sessions = positions(args, game)?;
    let stop = interrupt_flag(None);
    if let Some(path) = &args.save {
        load(solver.as_mut(), path, lang)?;
    }
    for (index, session) in sessions.iter().enumerate() {
        let session = session.as_ref();
        let solution = solve_one(args, lang, solver.as_mut(), session, &stop)?;
        match (args.json, sessions.len()) {
            (true, _) => say!("{}", words::json(session, &solution)),
            (false, 1) => {
                words::lines(session, &solution, lang).iter().for_each(|line| say!("{line}"));
            }
            (false, _) => say!("{:>4}  {}", index + 1, words::one_line(session, &solution, lang)),
        }
        if stop.is_requested() {
            break;
        }
        if args.positions.is_some() {
            // Positions of a file are measured apart, whatever their order.
            solver.forget();
        }
    }
    match &args.save {
        Some(path) => save(solver.as_ref(), path),
        None => Ok(()),
    }
}

fn solve_one(
    args: &SolveArgs,
    lang: Lang,
    solver: &mut dyn PositionSolver,
    session: &dyn Session,
    stop: &Stop,
) -> anyhow::Result<Solution<String>> {
    let clock = SystemClock::Process;
    let start = clock.cpu();
    let budget = Budget { wall: args.time, cpu: args.cpu, nodes: args.nodes, ..Budget::UNLIMITED };
    let threads = args.threads.into();
    let request = SolveRequest { budget, thorough: args.distance, threads, clock: &clock, stop };
    let info = session.info();
    let mut watch = |progress: &SolveProgress| {
        let cpu = clock.cpu().saturating_sub(start);
        show_progress(&words::progress(&info, progress, cpu, lang));
    };
    let solution = solver.solve(&session.position(), request, &mut watch);
    end_progress();
    solution.map_err(usage_error)
}

fn positions(
    args: &SolveArgs,
    game: &'static dyn GameEntry,
) -> anyhow::Result<Vec<Box<dyn Session>>> {
    let at = |position| SessionConfig { position, ..SessionConfig::default() };
    let Some(path) = &args.positions else {
        let session = position_after(game, at(args.position.clone()), args.moves.as_deref())?;
        return Ok(vec![session]);
    };
    let context = || reason!(msg("solve-cannot-read-positions"), file = path.display());
    let text = std::fs::read_to_string(path).with_context(context)?;
    let positions = game.read_starts(&text).map_err(Reason::from).with_context(context)?;
    if positions.is_empty() {
        bail!(reason!(msg("solve-no-position"), file = path.display()));
    }
    let open = |position| game.open(at(Some(position))).map_err(usage_error);
    positions.into_iter().map(open).collect()
}

/// Takes up the file if it is there, and says what will happen to it.
fn load(solver: &mut dyn PositionSolver, path: &Path, lang: Lang) -> anyhow::Result<()> {
    if !path.exists() {
        note!(lang, msg("solve-will-keep"), file = path.display());
        return Ok(());
    }
    let context = || reason!(msg("solve-cannot-go-on"), file = path.display());
    let file = File::open(path).with_context(context)?;
    let positions = solver.load(&mut BufReader::new(file)).with_context(context)?;
    note!(lang, msg("solve-goes-on"), positions, file = path.display());
    Ok(())
}

/// Writes the file so that at any moment either the old or the new one is there whole.
fn save(solver: &dyn PositionSolver, path: &Path) -> anyhow::Result<()> {
    replace_file_with(path, |file| solver.save(file))
        .with_context(|| reason!(msg("solve-cannot-keep"), file = path.display()))
}
