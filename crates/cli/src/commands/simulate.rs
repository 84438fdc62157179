//! `sakiyomi simulate`.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};
use clap::Args;
use sakiyomi_arena::report::{Distribution, distributions};
use sakiyomi_core::{Budget, Lang};
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
    sakiyomi simulate twin-cool --engine random,flexible,ismcts:iterations=1000 --seed 7 --plot cards.svg"
)]
pub(crate) struct SimulateArgs {
    /// The game.
    game: String,
    /// The engine; several with commas between them, or the option several times.
    #[arg(long = "engine", required = true, value_name = "ENGINES", value_parser = parse_engines)]
    engines: Vec<Engines>,
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
    /// Draw how the results are distributed into an SVG file.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Engines named in one go.
#[derive(Clone)]
struct Engines(Vec<EngineSpec>);

/// Reads engines with commas between them. A part such as `draws=2` goes on with the options of
/// the engine before it.
fn parse_engines(text: &str) -> Result<Engines, String> {
    let mut names: Vec<String> = Vec::new();
    for part in text.split(',') {
        match names.last_mut() {
            Some(name) if part.contains('=') && !part.contains(':') => *name += &format!(",{part}"),
            _ => names.push(part.to_owned()),
        }
    }
    let specs: Result<Vec<EngineSpec>, _> = names.iter().map(|name| name.parse()).collect();
    specs.map(Engines).map_err(|error: sakiyomi_engines::SpecError| error.to_string())
}

/// Plays the games and prints what came out.
pub(crate) fn run(args: &SimulateArgs, lang: Lang) -> Result<(), Failure> {
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
    let mut played: Vec<(&EngineSpec, Simulation)> = Vec::new();
    for engine in args.engines.iter().flat_map(|engines| &engines.0) {
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
        played.push((engine, simulation));
        if stop.is_requested() {
            break;
        }
    }
    if !args.json && played.len() > 1 {
        print_comparison(&played);
    }
    if let Some(path) = &args.plot {
        draw(path, &played, lang)?;
    }
    Ok(())
}

/// Prints one line for each engine, and says which of them saw what is hidden.
fn print_comparison(played: &[(&EngineSpec, Simulation)]) {
    say!("");
    say!(
        "{:<28} {:<9} {:>8} {:>7} {:>7} {:>8} {:>12}",
        "engine",
        "mode",
        "result",
        "± s.e.",
        "median",
        "bonus",
        "µs a move"
    );
    for (engine, simulation) in played {
        let Some((score, bonus)) = summaries(simulation) else { continue };
        say!(
            "{:<28} {:<9} {:>8.3} {:>7.3} {:>7} {:>8.3} {:>12.1}",
            engine.to_string(),
            mode(simulation),
            score.mean,
            score.standard_error,
            score.median,
            bonus.mean,
            microseconds_per_move(simulation)
        );
    }
}

fn mode(simulation: &Simulation) -> &'static str {
    if simulation.practice { "practice" } else { "real" }
}

fn draw(path: &Path, played: &[(&EngineSpec, Simulation)], lang: Lang) -> Result<(), Failure> {
    let parts: Vec<Distribution> = played
        .iter()
        .map(|(engine, simulation)| Distribution {
            name: format!("{engine} ({})", mode(simulation)),
            counts: distribution(simulation),
        })
        .collect();
    std::fs::write(path, distributions(&parts, lang))
        .with_context(|| format!("cannot write the plot to {}", path.display()))?;
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
            "mode": mode(simulation),
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
        "{}: {engine} ({} mode), {} games{}",
        args.game,
        mode(simulation),
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
