//! `sakiyomi simulate`.

use std::path::PathBuf;

use anyhow::{Context as _, anyhow};
use clap::Args;
use sakiyomi_core::Budget;
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::Summary;
use sakiyomi_play::solitaire::{Simulation, SimulationConfig, SimulationError, simulate};
use serde_json::json;

use super::{end_progress, parse_time, show_progress};
use crate::console::interrupt_flag;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// Options of `sakiyomi simulate`.
#[derive(Args)]
#[command(
    after_help = "Every engine gets the same deals. Ctrl-C shows what was played so far.\n\n\
    Examples:\n  sakiyomi simulate twin-cool --engine flexible --games 100000\n  \
    sakiyomi simulate twin-cool --engine random --engine flexible --seed 7 --json"
)]
pub(crate) struct SimulateArgs {
    /// The game.
    game: String,
    /// The engine; may be given several times.
    #[arg(long = "engine", required = true, value_name = "ENGINE")]
    engines: Vec<EngineSpec>,
    /// The number of games for each engine; 1000, or all of a file of deals, when not given.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: Option<u64>,
    /// A file of deals to play instead of random ones.
    #[arg(long, value_name = "FILE")]
    deals: Option<PathBuf>,
    /// Time for each move.
    #[arg(long, default_value = "100ms", value_parser = parse_time)]
    time: Budget,
    /// Decides the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints what came out.
pub(crate) fn run(args: &SimulateArgs) -> Result<(), Failure> {
    let deals = match &args.deals {
        Some(path) => Some(
            std::fs::read_to_string(path)
                .with_context(|| format!("cannot read the deals in {}", path.display()))?,
        ),
        None => None,
    };
    let config = SimulationConfig {
        games: args.games.map_or(if args.deals.is_some() { usize::MAX } else { 1000 }, |games| {
            usize::try_from(games).unwrap_or(usize::MAX)
        }),
        budget: args.time,
        seed: args.seed,
        deals,
        threads: args.threads.into(),
    };
    let stop = interrupt_flag(None)?;
    for engine in &args.engines {
        let watch =
            |done: usize, games: usize| show_progress(&format!("{engine}: game {done} of {games}"));
        let simulation = simulate(&args.game, engine, &config, &stop, &watch)
            .map_err(|error| explain(args, error))?;
        end_progress();
        if args.json {
            print_json(args, engine, &simulation, stop.is_requested());
        } else {
            print_table(args, engine, &simulation, stop.is_requested());
        }
        if stop.is_requested() {
            break;
        }
    }
    Ok(())
}

fn explain(args: &SimulateArgs, error: SimulationError) -> Failure {
    match (&args.deals, &error) {
        (Some(path), SimulationError::Deals(_)) => {
            anyhow!("cannot read the deals in {}: {error}", path.display()).into()
        }
        _ => wrong_use(error),
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

fn print_json(args: &SimulateArgs, engine: &EngineSpec, simulation: &Simulation, stopped: bool) {
    let summaries = summaries(simulation);
    say!(
        "{}",
        json!({
            "game": args.game,
            "engine": engine.to_string(),
            "games": simulation.scores.len(),
            "seed": args.seed,
            "mean": summaries.as_ref().map(|(score, _)| score.mean),
            "standard_error": summaries.as_ref().map(|(score, _)| score.standard_error),
            "median": summaries.as_ref().map(|(score, _)| score.median),
            "bonus_mean": summaries.as_ref().map(|(_, bonus)| bonus.mean),
            "bonus_standard_error": summaries.as_ref().map(|(_, bonus)| bonus.standard_error),
            "distribution": distribution(simulation),
            "cpu_us_per_move": microseconds_per_move(simulation),
            "stopped": stopped,
        })
    );
}

fn print_table(args: &SimulateArgs, engine: &EngineSpec, simulation: &Simulation, stopped: bool) {
    let Some((score, bonus)) = summaries(simulation) else {
        say!("{}: {engine}: no game was finished", args.game);
        return;
    };
    say!(
        "{}: {engine}, {} games{}",
        args.game,
        score.count,
        if stopped { " (stopped)" } else { "" }
    );
    say!(
        "  result  {:.3} ± {:.3} (standard error), median {}, from {} to {}",
        score.mean,
        score.standard_error,
        score.median,
        score.min,
        score.max
    );
    say!("  bonus   {:.3} ± {:.3}", bonus.mean, bonus.standard_error);
    say!("  time    {:.2} µs of CPU a move", microseconds_per_move(simulation));
    let counts = distribution(simulation);
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    for (result, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let share = 100.0 * count as f64 / score.count as f64;
        say!("  {result:>4} {share:>6.2}% {}", "#".repeat((50 * count).div_ceil(most)));
    }
}
