//! Makes the weights of the evaluation.
//!
//! A run is a folder. Each generation plays games with the weights so far
//! (`games-003.bin`) and learns from those of the last few generations
//! (`weights-003.bin`). Where files of games are given, a generation 0 learns from
//! their results first, and later games begin with positions from them. A
//! generation is there when its file is; what was under way when a run was
//! stopped is done again, and with the same seed it gives the same weights on any
//! number of threads.

mod fit;
mod probcut;
mod samples;
mod selfplay;
mod wthor;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::Board;
use sakiyomi_core::Stop;

use super::eval::{Evaluation, Indices, PHASES, UNIT, WEIGHT, Weights, phase_of};
use fit::{Fitting, fit};
use sakiyomi_play::tune::{
    Amounts, Generations, TuneConfig, TuneError, TuneEvent, Tuner, damaged_games, file_error,
};
use samples::Sample;
use selfplay::Knowledge;

/// How many samples weigh as much as what a weight was before.
const RIDGE: f32 = 20.0;
/// Games of how many generations are learned from.
const WINDOW: u32 = 16;
/// Games begin with positions of others that have so many empty squares at least.
const START_EMPTY: u32 = 24;

/// The weight of a disc.
const PER_DISC: f32 = (UNIT / WEIGHT) as f32;

/// Makes the weights.
pub(super) const TUNER: Tuner = Tuner {
    game: "othello",
    usual: Amounts { generations: 8, games: 30_000, nodes: 20_000, epochs: 20 },
    run: tune,
};

/// Runs or continues a run, and returns the file with the last weights.
fn tune(
    config: &TuneConfig,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Result<PathBuf, TuneError> {
    let others = read_inputs(&config.inputs)?;
    let starts: Vec<Board> = others
        .iter()
        .map(|sample| sample.board)
        .filter(|board| board.empty().count_ones() >= START_EMPTY)
        .collect();
    let first = u32::from(others.is_empty());
    let generations = Generations { config, ending: "bin", first };
    generations.run(
        Weights::zero(),
        Weights::to_bytes,
        Weights::from_bytes,
        |generation, weights| {
            let samples = match generation {
                0 => Some(others.clone()),
                _ => games(generations, generation, weights, &starts, stop, watch)?,
            };
            let Some(samples) = samples else { return Ok(None) };
            Ok(learn(config, generation, &samples, weights, stop, watch))
        },
    )
}

/// Plays the games of a generation if they are not there, and returns what to learn from; `None` when stopped.
fn games(
    generations: Generations<'_>,
    generation: u32,
    weights: &Weights,
    starts: &[Board],
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Result<Option<Vec<Sample>>, TuneError> {
    let files = generations.games(generation, WINDOW, || {
        let evaluation = Arc::new(Evaluation::new(weights));
        let knowledge = Knowledge { evaluation, is_blank: *weights == Weights::zero(), starts };
        let played = selfplay::play(generations.config, generation, &knowledge, stop, watch)?;
        Some(samples::to_bytes(&played))
    })?;
    let Some(files) = files else { return Ok(None) };
    let mut window = Vec::new();
    for (path, bytes) in files {
        window.extend(samples::read(&bytes).ok_or_else(|| damaged_games(path))?);
    }
    Ok(Some(window))
}

/// Learns one generation from `samples`; `None` when stopped.
fn learn(
    config: &TuneConfig,
    generation: u32,
    samples: &[Sample],
    before: &Weights,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Option<Weights> {
    let (held_out, learned): (Vec<Sample>, Vec<Sample>) =
        samples.iter().partition(|sample| sample.is_held_out());
    let prior: Vec<Vec<f32>> = before
        .phases()
        .iter()
        .map(|phase| phase.iter().map(|&weight| f32::from(weight) / PER_DISC).collect())
        .collect();
    let fitting = Fitting { steps: config.amounts.epochs, ridge: RIDGE, threads: config.threads };
    let fitted = fit(&learned, &prior, fitting, &mut |phases| {
        watch(TuneEvent::Fitted { generation, phases, of: PHASES });
        !stop.is_requested()
    })?;
    // What a byte does not hold becomes the most that it does.
    let quantised = |weight: &f32| (weight * PER_DISC).round() as i8;
    let phases: Vec<Vec<i8>> =
        fitted.iter().map(|phase| phase.iter().map(quantised).collect()).collect();
    let evaluation = Arc::new(Evaluation::new(&Weights::new(phases.clone(), before.foresight())));
    let foresight = probcut::measure(&evaluation, &held_out, config.threads, stop)
        .unwrap_or(before.foresight());
    if stop.is_requested() {
        return None;
    }
    let errors = Errors::of(&evaluation, &held_out);
    watch(TuneEvent::Learned {
        generation,
        samples: learned.len(),
        held_out_loss: errors.overall(),
        by_phase: errors.by_phase(),
    });
    Some(Weights::new(phases, foresight))
}

/// The errors of an evaluation, in discs.
struct Errors {
    /// For each phase the sum of the squared errors, and their number.
    squares: [(f64, u32); PHASES],
}

impl Errors {
    fn of(evaluation: &Evaluation, samples: &[Sample]) -> Errors {
        let mut squares = [(0.0, 0); PHASES];
        for sample in samples {
            let value = evaluation.hundredths(sample.board, &Indices::of(sample.board));
            let error = f64::from(value) / 100.0 - f64::from(sample.target);
            let (sum, count) = &mut squares[phase_of(sample.board)];
            *sum += error * error;
            *count += 1;
        }
        Errors { squares }
    }

    /// Returns the root of the mean squared error.
    fn overall(&self) -> f64 {
        let sum: f64 = self.squares.iter().map(|(sum, _)| sum).sum();
        let count: u32 = self.squares.iter().map(|(_, count)| count).sum();
        (sum / f64::from(count.max(1))).sqrt()
    }

    fn by_phase(&self) -> Vec<Option<f64>> {
        let error =
            |&(sum, count): &(f64, u32)| (count > 0).then(|| (sum / f64::from(count)).sqrt());
        self.squares.iter().map(error).collect()
    }
}

/// Reads the games of all files, and of all files in folders, in the order of their names.
fn read_inputs(inputs: &[PathBuf]) -> Result<Vec<Sample>, TuneError> {
    let mut files = Vec::new();
    for input in inputs {
        if !input.is_dir() {
            files.push(input.clone());
            continue;
        }
        let found = fs::read_dir(input).map_err(|error| file_error(input, &error))?;
        for entry in found {
            let path = entry.map_err(|error| file_error(input, &error))?.path();
            if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb")) {
                files.push(path);
            }
        }
    }
    files.sort_unstable();
    let mut samples = Vec::new();
    let mut number = 0;
    for path in files {
        let bytes = fs::read(&path).map_err(|error| file_error(&path, &error))?;
        let games = wthor::games(&bytes)
            .map_err(|error| TuneError::File { path: path.clone(), problem: error.to_string() })?;
        for game in games {
            samples.extend(game.iter().map(|&(board, result)| Sample {
                board,
                target: result as f32,
                game: number,
            }));
            number += 1;
        }
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// A folder of its own for one test, removed in the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("sakiyomi-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).unwrap();
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn config(run: &Path, generations: u32, threads: usize) -> TuneConfig {
        TuneConfig {
            run: run.to_owned(),
            amounts: Amounts { generations, games: 8, nodes: 60, epochs: 3 },
            inputs: Vec::new(),
            seed: 3,
            threads,
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_weights_on_any_number_of_threads() {
        let weights: Vec<Vec<u8>> = [1, 3]
            .map(|threads| {
                let folder = Folder::new(&format!("tune-threads-{threads}"));
                let file =
                    TUNER.tune(&config(&folder.0, 2, threads), &Stop::default(), &mut |_| {});
                fs::read(file.unwrap()).unwrap()
            })
            .into();
        assert!(weights[0] == weights[1]);
        assert!(Weights::from_bytes(&weights[0]).unwrap() != Weights::zero());
    }

    #[test]
    fn a_run_that_was_stopped_goes_on_to_the_same_weights() {
        let (whole, stopped) = (Folder::new("tune-whole"), Folder::new("tune-stopped"));
        let file = TUNER.tune(&config(&whole.0, 2, 1), &Stop::default(), &mut |_| {}).unwrap();
        let stop = Stop::default();
        let result = TUNER.tune(&config(&stopped.0, 2, 1), &stop, &mut |event| {
            if let TuneEvent::Played { generation: 2, games: 5, .. } = event {
                stop.request();
            }
        });
        assert_eq!(result, Ok(stopped.0.join("weights-001.bin")));
        let again = TUNER.tune(&config(&stopped.0, 2, 1), &Stop::default(), &mut |_| {}).unwrap();
        assert!(fs::read(file).unwrap() == fs::read(again).unwrap());
    }

    #[test]
    fn a_small_run_lowers_the_error_on_games_it_did_not_learn_from() {
        let folder = Folder::new("tune-error");
        let amounts = Amounts { generations: 2, games: 160, nodes: 60, epochs: 6 };
        let config = TuneConfig { amounts, ..config(&folder.0, 1, 2) };
        let file = TUNER.tune(&config, &Stop::default(), &mut |_| {}).unwrap();
        let samples = samples::read(&fs::read(folder.0.join("games-002.bin")).unwrap()).unwrap();
        let held_out: Vec<Sample> =
            samples.into_iter().filter(|sample| sample.is_held_out()).collect();
        let error = |weights: &Weights| Errors::of(&Evaluation::new(weights), &held_out).overall();
        let (before, after) = (
            error(&Weights::zero()),
            error(&Weights::from_bytes(&fs::read(&file).unwrap()).unwrap()),
        );
        assert!(after < 0.9 * before, "{after} after {before}");
    }

    #[test]
    fn files_that_cannot_be_used_are_named() {
        let folder = Folder::new("tune-files");
        let bad = folder.0.join("bad.wtb");
        fs::write(&bad, [0; 100]).unwrap();
        let config = TuneConfig { inputs: vec![bad], ..config(&folder.0, 0, 1) };
        let error = TUNER.tune(&config, &Stop::default(), &mut |_| {}).unwrap_err().to_string();
        assert!(error.contains("bad.wtb") && error.contains("offset 16"), "{error}");
        let config = TuneConfig { inputs: vec![folder.0.join("none")], ..config };
        let error = TUNER.tune(&config, &Stop::default(), &mut |_| {}).unwrap_err().to_string();
        assert!(error.contains("none"), "{error}");
    }
}
