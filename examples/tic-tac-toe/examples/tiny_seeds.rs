//! Whether the preset `tiny` learns from every seed, on every kernel set.
//!
//! Trains as the tests do (`sakiyomi_learn::trial`), one process for each game, kernel set and
//! seed, and prints a row for each and a summary for each game and set:
//!
//! ```console
//! $ cargo run --release -p tic-tac-toe --example tiny_seeds -- --seeds 1-20 --jobs 16
//! ```
//!
//! `--games othello,tic-tac-toe` and `--kernels portable,avx2` choose; kernel sets that the machine
//! lacks are left out. `--settings FILE` names a TOML file with settings of the run that differ
//! from the preset, `--iterations N` another length. The exit status is 1 when a seed fails.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this program talks to people")]

use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use sakiyomi::arena::Tally;
use sakiyomi::arena::stats::Pentanomial;
use sakiyomi::learn::run::RunConfig;
use sakiyomi::learn::trial::Trial;
use sakiyomi::learn::{ProgramGame, ProgramGames};
use sakiyomi::{Clock as _, InstructionSet, KERNELS_VARIABLE, SystemClock};
use serde_json::{Value, json};
use tic_tac_toe::TicTacToe;

type Failure = Box<dyn Error + Send + Sync>;

const GAMES: [&str; 4] = ["othello", "score-four", "contrast", "tic-tac-toe"];

/// What the command line asks for.
struct Options {
    games: Vec<String>,
    seeds: std::ops::RangeInclusive<u64>,
    kernels: Vec<InstructionSet>,
    jobs: usize,
    iterations: Option<u64>,
    settings: Option<PathBuf>,
    /// Train once, in this process, and print the result as JSON.
    alone: bool,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = options(&words).and_then(|options| match options.alone {
        true => train(&options).map(|row| {
            println!("{row}");
            true
        }),
        false => train_all(&options, &words),
    });
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("tiny_seeds: {error}");
            ExitCode::from(2)
        }
    }
}

fn options(words: &[String]) -> Result<Options, Failure> {
    let mut options = Options {
        games: GAMES.map(str::to_owned).to_vec(),
        seeds: 1..=20,
        kernels: InstructionSet::ALL.to_vec(),
        jobs: std::thread::available_parallelism()?.get(),
        iterations: None,
        settings: None,
        alone: false,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--alone" {
            options.alone = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--games" => options.games = value.split(',').map(str::to_owned).collect(),
            "--seeds" => {
                let (first, last) = value.split_once('-').unwrap_or((value, value));
                options.seeds = first.parse()?..=last.parse()?;
            }
            "--kernels" => {
                options.kernels = value.split(',').map(str::parse).collect::<Result<_, _>>()?;
            }
            "--jobs" => options.jobs = value.parse()?,
            "--iterations" => options.iterations = Some(value.parse()?),
            "--settings" => options.settings = Some(value.into()),
            _ => return Err(format!("there is no option {word}").into()),
        }
    }
    options.kernels.retain(|set| set.is_available());
    Ok(options)
}

/// Trains and evaluates once, with the kernel set in use.
fn train(options: &Options) -> Result<Value, Failure> {
    let (game, seed) = (&options.games[0], *options.seeds.start());
    let mut trial = trial(game)?;
    if let Some(path) = &options.settings {
        let given = std::fs::read_to_string(path)?;
        let is_gated = trial.config.gate.pairs > 0;
        let given = format!("game = \"{game}\"\npreset = \"tiny\"\n{given}");
        trial.config = RunConfig::from_toml(&games(), &given)?;
        trial.config.bench.interval = 0;
        if !is_gated {
            trial.config.gate.pairs = 0;
        }
    }
    trial.config.seed = seed;
    trial.iterations = options.iterations.unwrap_or(trial.iterations);
    let folder = tempfile::tempdir()?;
    let run = folder.path().join("run");
    let verdict = trial.run(&run)?;
    let cpu = SystemClock::Process.cpu().as_secs_f64();
    let first = trial.against_random(&run.join("checkpoints/net-00000.safetensors"))?;
    let games = |tally: Tally| [tally.wins, tally.draws, tally.losses];
    let share = |pairs: Pentanomial| pairs.estimate().map_or(0.5, |estimate| estimate.share);
    Ok(json!({
        "failures": verdict.failures(),
        "random": games(verdict.random),
        "sigmas": sigmas(verdict.random.pairs),
        "untrained_random": share(first.pairs),
        "share": share(verdict.untrained.pairs),
        "pairs": verdict.untrained.pairs.total(),
        "most_pairs": trial.gate.pairs,
        "llr": verdict.untrained.llr,
        "steps": verdict.summary.steps,
        "cpu": cpu,
    }))
}

/// Returns the games of the program and tic-tac-toe.
fn games() -> ProgramGames {
    let all = GAMES.iter().filter_map(|game| sakiyomi::games().learner(game).ok());
    let all = all.map(|learner| ProgramGame { entry: learner.game(), learner: Some(learner) });
    ProgramGames::new(all.chain([sakiyomi::board_game::<TicTacToe>()]).collect())
}

/// Returns the trial of a game, as in the tests.
fn trial(game: &str) -> Result<Trial, Failure> {
    let learner = games().learner(game)?;
    let mut trial = Trial::new(learner);
    match game {
        // Its test lets matches decide which network is the best.
        "score-four" => trial.config.gate = learner.preset(trial.config.preset).gate,
        // Its games are twice as long as others.
        "othello" => trial.config.games_per_iteration = 48,
        // The network alone decides, not the search, and there are few different games.
        "tic-tac-toe" => (trial.pairs, trial.gate.pairs, trial.gate.sims) = (60, 60, 2),
        _ => {}
    }
    Ok(trial)
}

/// Returns how many standard errors the points lie above a half, at most 99.
fn sigmas(pairs: Pentanomial) -> f64 {
    let Some(estimate) = pairs.estimate() else { return 0.0 };
    estimate.share_error.map_or(99.0, |error| (estimate.share - 0.5) / error)
}

/// Trains everything in processes of its own, and prints the table.
fn train_all(options: &Options, words: &[String]) -> Result<bool, Failure> {
    let mut tasks = Vec::new();
    for game in &options.games {
        for &set in &options.kernels {
            tasks.extend(options.seeds.clone().map(|seed| (game, set, seed)));
        }
    }
    let (next, rows) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let program = std::env::current_exe()?;
    let take = || -> Result<(), Failure> {
        while let Some(&(game, set, seed)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let output = Command::new(&program)
                .args(words)
                .args(["--alone", "--games", game, "--seeds", &seed.to_string()])
                .env(KERNELS_VARIABLE, set.to_string())
                .output()?;
            if !output.status.success() {
                return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
            }
            let row: Value = serde_json::from_slice(&output.stdout)?;
            let place = options.games.iter().position(|known| known == game);
            println!("{}", line(game, set, &seed.to_string(), &row));
            rows.lock().map_err(|_| "a thread panicked")?.insert((place, set, seed), row);
        }
        Ok(())
    };
    println!("{HEAD}");
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..options.jobs.max(1)).map(|_| scope.spawn(take)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| "a thread panicked")?)
    })?;
    println!("\n{HEAD}");
    let rows = rows.into_inner().map_err(|_| "a thread panicked")?;
    let mut failed = 0;
    for (place, game) in options.games.iter().enumerate() {
        for &set in &options.kernels {
            let of_set: Vec<&Value> = rows
                .iter()
                .filter(|((game, kernels, _), _)| (*game, *kernels) == (Some(place), set))
                .map(|(_, row)| row)
                .collect();
            failed += of_set.iter().filter(|row| has_failed(row)).count();
            println!("{}", line(game, set, "worst", &summary(&of_set, |values| values[0])));
            println!(
                "{}",
                line(game, set, "median", &summary(&of_set, |values| values[values.len() / 2]))
            );
        }
    }
    println!("\n{} trainings, {failed} failed", rows.len());
    Ok(failed == 0)
}

const HEAD: &str = "game         kernels  seed   | random  won drawn lost sigmas | untrained share  pairs   llr | untrained-random | steps cpu_s";

fn has_failed(row: &Value) -> bool {
    row["failures"].as_array().is_some_and(|failures| !failures.is_empty())
}

/// Returns a row of the table.
fn line(game: &str, set: InstructionSet, seed: &str, row: &Value) -> String {
    let number = |key: &str| row[key].as_f64().unwrap_or(f64::NAN);
    let random = |index: usize| row["random"][index].as_f64().unwrap_or(f64::NAN);
    let failures = match &row["failures"] {
        Value::Array(failures) if !failures.is_empty() => format!(" FAILED {failures:?}"),
        _ => String::new(),
    };
    format!(
        "{game:<12} {set:<8} {seed:<6} |       {:>5} {:>5} {:>4} {:>6.1} |           {:>5.3} {:>2}/{:<2} {:>5.2} |            {:>5.3} | {:>5} {:>5.1}{failures}",
        random(0),
        random(1),
        random(2),
        number("sigmas"),
        number("share"),
        number("pairs"),
        number("most_pairs"),
        number("llr"),
        number("untrained_random"),
        number("steps"),
        number("cpu"),
    )
}

/// Returns one value of each column, chosen from the column sorted from the worst to the best.
fn summary(rows: &[&Value], choose: impl Fn(&[f64]) -> f64) -> Value {
    let column = |get: &dyn Fn(&Value) -> Option<f64>, more_is_better: bool| {
        let mut values: Vec<f64> = rows.iter().filter_map(|row| get(row)).collect();
        values.sort_by(f64::total_cmp);
        if !more_is_better {
            values.reverse();
        }
        if values.is_empty() { f64::NAN } else { choose(&values) }
    };
    let named = |key: &'static str, more: bool| column(&move |row: &Value| row[key].as_f64(), more);
    let random =
        |index: usize, more: bool| column(&move |row: &Value| row["random"][index].as_f64(), more);
    json!({
        "random": [random(0, true), random(1, true), random(2, false)],
        "sigmas": named("sigmas", true),
        "untrained_random": named("untrained_random", true),
        "share": named("share", true),
        "pairs": named("pairs", false),
        "most_pairs": named("most_pairs", true),
        "llr": named("llr", true),
        "steps": named("steps", true),
        "cpu": named("cpu", false),
    })
}
