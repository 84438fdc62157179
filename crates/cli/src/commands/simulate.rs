//! `sakiyomi simulate`.

use crate::msg;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use sakiyomi_arena::report::{Distribution, distributions};
use sakiyomi_core::{Budget, Lang, Text};
use sakiyomi_play::solitaire::{Simulation, SimulationConfig, SimulationError};
use sakiyomi_play::{EngineSpec, SpecError, Summary};
use serde_json::json;

use super::{end_progress, parse_time, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::usage_error;
use crate::output::{phrase, print_json, reason, say, tell};
use crate::reserved::Reserved;
use crate::words::{left, right};

const HEADS: [Text; 7] = [
    msg("simulate-head-engine"),
    msg("simulate-head-mode"),
    msg("simulate-head-result"),
    msg("simulate-head-s-e"),
    msg("simulate-head-median"),
    msg("simulate-head-bonus"),
    msg("simulate-head-s-a-move"),
];

#[derive(Args)]
pub(crate) struct SimulateArgs {
    game: String,
    #[arg(long = "engine", required = true, value_name = "ENGINES", value_parser = parse_engines)]
    engines: Vec<Engines>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: Option<u64>,
    #[arg(long, value_name = "FILE")]
    deals: Option<PathBuf>,
    #[arg(long, default_value = "100ms", value_parser = parse_time)]
    time: Budget,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Clone)]
struct Engines(Vec<EngineSpec>);

/// Reads engines with commas between them. A part such as `draws=2` goes on with the options of
/// the engine before it.
fn parse_engines(text: &str) -> Result<Engines, SpecError> {
    let mut names: Vec<String> = Vec::new();
    for part in text.split(',') {
        match names.last_mut() {
            Some(name) if part.contains('=') && !part.contains(':') => *name += &format!(",{part}"),
            _ => names.push(part.to_owned()),
        }
    }
    names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map(Engines)
}

pub(crate) fn run(args: &SimulateArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    let read = |path: &PathBuf| {
        let context = || reason!(msg("simulate-cannot-read-deals"), file = path.display());
        std::fs::read_to_string(path).with_context(context)
    };
    let deals = args.deals.as_ref().map(read).transpose()?;
    let usual = if deals.is_some() { usize::MAX } else { 1000 };
    let config = SimulationConfig {
        games: args.games.map_or(usual, |games| usize::try_from(games).unwrap_or(usize::MAX)),
        budget: args.time,
        seed: args.seed,
        deals,
        threads: args.threads.into(),
    };
    let plot = args.plot.as_deref().map(Reserved::new).transpose()?;
    let stop = interrupt_flag(None);
    let mut played: Vec<(&EngineSpec, Simulation)> = Vec::new();
    for engine in args.engines.iter().flat_map(|engines| &engines.0) {
        let watch = |done: usize, games: usize| {
            show_progress(&phrase!(lang, msg("simulate-progress"), engine, done, games));
        };
        let simulation =
            game.simulate(engine, &config, &stop, &watch).map_err(|error| explain(args, error))?;
        end_progress();
        if args.json {
            print_objects(game.info().id, args, engine, &simulation, stop.is_requested());
        } else {
            print_table(game.info().id, engine, &simulation, stop.is_requested(), lang);
        }
        played.push((engine, simulation));
        if stop.is_requested() {
            break;
        }
    }
    if !args.json && played.len() > 1 {
        print_comparison(&played, lang);
    }
    match plot {
        Some(file) => file.fill(&picture(&played, lang)),
        None => Ok(()),
    }
}

/// Prints one line for each engine, and says which of them saw what is hidden.
fn print_comparison(played: &[(&EngineSpec, Simulation)], lang: Lang) {
    let mut rows = vec![HEADS.map(|head| head.get(lang).to_owned())];
    for (engine, simulation) in played {
        let Some((score, bonus)) = summaries(simulation) else { continue };
        rows.push([
            engine.to_string(),
            mode(simulation).get(lang).to_owned(),
            format!("{:.3}", score.mean),
            score.standard_error.map_or("—".to_owned(), |error| format!("{error:.3}")),
            score.median.to_string(),
            format!("{:.3}", bonus.mean),
            format!("{:.1}", microseconds_per_move(simulation)),
        ]);
    }
    say!("");
    for [engine, mode, result, error, median, bonus, time] in rows {
        let numbers = [(result, 8), (error, 7), (median, 7), (bonus, 8), (time, 12)];
        let numbers: Vec<String> =
            numbers.iter().map(|(text, width)| right(text, *width)).collect();
        say!("{} {} {}", left(&engine, 28), left(&mode, 9), numbers.join(" "));
    }
}

const fn mode(simulation: &Simulation) -> Text {
    if simulation.practice { msg("simulate-practice") } else { msg("simulate-real") }
}

fn picture(played: &[(&EngineSpec, Simulation)], lang: Lang) -> String {
    let parts: Vec<Distribution> = played
        .iter()
        .map(|(engine, simulation)| Distribution {
            name: format!("{engine} ({})", mode(simulation).get(lang)),
            counts: distribution(simulation),
        })
        .collect();
    distributions(&parts, lang)
}

fn explain(args: &SimulateArgs, error: SimulationError) -> anyhow::Error {
    match (&args.deals, &error) {
        (Some(path), SimulationError::Deals(_) | SimulationError::NoDeal) => {
            let context = reason!(msg("simulate-cannot-read-deals"), file = path.display());
            anyhow::Error::from(error.reason()).context(context)
        }
        _ => usage_error(error),
    }
}

fn summaries(simulation: &Simulation) -> Option<(Summary, Summary)> {
    let numbers = |list: &[u32]| list.iter().map(|&n| f64::from(n)).collect::<Vec<_>>();
    Some((Summary::of(&numbers(&simulation.scores))?, Summary::of(&numbers(&simulation.bonuses))?))
}

/// Returns how many games ended with each result.
fn distribution(simulation: &Simulation) -> Vec<usize> {
    let mut counts = vec![0; simulation.scores.iter().max().map_or(0, |&max| max as usize + 1)];
    for &score in &simulation.scores {
        counts[score as usize] += 1;
    }
    counts
}

fn microseconds_per_move(simulation: &Simulation) -> f64 {
    1e6 * simulation.cpu.as_secs_f64() / simulation.moves.max(1) as f64
}

fn print_objects(
    game: &str,
    args: &SimulateArgs,
    engine: &EngineSpec,
    simulation: &Simulation,
    stopped: bool,
) {
    let summaries = summaries(simulation);
    print_json(&json!({
        "game": game,
        "engine": engine.to_string(),
        "mode": mode(simulation).get(Lang::EN),
        "games": simulation.scores.len(),
        "seed": args.seed,
        "mean": summaries.as_ref().map(|(score, _)| score.mean),
        "standard_error": summaries.as_ref().and_then(|(score, _)| score.standard_error),
        "median": summaries.as_ref().map(|(score, _)| score.median),
        "bonus_mean": summaries.as_ref().map(|(_, bonus)| bonus.mean),
        "bonus_standard_error": summaries.as_ref().and_then(|(_, bonus)| bonus.standard_error),
        "distribution": distribution(simulation),
        "cpu_us_per_move": microseconds_per_move(simulation),
        "stopped": stopped,
    }));
}

fn print_table(
    game: &str,
    engine: &EngineSpec,
    simulation: &Simulation,
    stopped: bool,
    lang: Lang,
) {
    let Some((score, bonus)) = summaries(simulation) else {
        tell!(lang, msg("simulate-no-game"), game, engine);
        return;
    };
    let games = phrase!(lang, msg("simulate-games"), count = score.count);
    let mode = mode(simulation).get(lang);
    let stopped = if stopped { msg("simulate-stopped").get(lang) } else { "" };
    tell!(lang, msg("simulate-title"), game, engine, mode, games, stopped);
    let error = |summary: &Summary| {
        let words =
            |error: f64| phrase!(lang, msg("simulate-error"), error = format!("{error:.3}"));
        summary.standard_error.map_or(String::new(), words)
    };
    let Summary { median, min, max, .. } = score;
    let mean = format!("{:.3}", score.mean);
    tell!(lang, msg("simulate-result"), mean, error = error(&score), median, min, max);
    tell!(lang, msg("simulate-bonus"), mean = format!("{:.3}", bonus.mean), error = error(&bonus));
    let time = format!("{:.2}", microseconds_per_move(simulation));
    tell!(lang, msg("simulate-time"), time);
    let counts = distribution(simulation);
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    for (result, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let share = 100.0 * count as f64 / score.count as f64;
        say!("  {result:>4} {share:>6.2}% {}", "#".repeat((50 * count).div_ceil(most)));
    }
}
