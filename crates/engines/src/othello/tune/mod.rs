//! Makes the weights of the evaluation.
//!
//! A run is a folder. Where files of games are given, generation 0 learns from
//! their results (`weights-000.bin`). A generation is there when its file is; what was under
//! way when a run was stopped is done again, and with the same seed it gives the
//! same weights on any number of threads.

mod fit;
mod samples;
mod wthor;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sakiyomi_core::Stop;

use super::eval::{Evaluation, Indices, PHASES, UNIT, Weights, phase_of};
use crate::tune::{Amounts, TuneConfig, TuneError, TuneEvent, Tuner};
use fit::{Fitting, fit};
use samples::Sample;

/// How many samples weigh as much as what a weight was before.
const RIDGE: f32 = 20.0;

/// Makes the weights.
pub(super) const TUNER: Tuner =
    Tuner { usual: Amounts { generations: 6, games: 20_000, nodes: 2_000, epochs: 20 }, run: tune };

/// Runs or continues a run, and returns the file with the last weights.
fn tune(
    config: &TuneConfig,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Result<PathBuf, TuneError> {
    fs::create_dir_all(&config.run).map_err(|error| io_error(&config.run, error))?;
    let path = |generation: u32| config.run.join(format!("weights-{generation:03}.bin"));
    let mut last = None;
    if !config.inputs.is_empty() {
        let weights = path(0);
        if !weights.exists() {
            let learned =
                learn(config, 0, &read_inputs(&config.inputs)?, &Weights::zero(), stop, watch);
            write_weights(&weights, &learned.ok_or(TuneError::Stopped)?)?;
        }
        last = Some(weights);
    }
    last.ok_or(TuneError::Stopped)
}

/// Learns one generation from `samples`; `None` when stopped.
fn learn(
    config: &TuneConfig,
    generation: u32,
    samples: &[Sample],
    prior: &Weights,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Option<Weights> {
    let (held_out, learned): (Vec<Sample>, Vec<Sample>) =
        samples.iter().partition(|sample| sample.is_held_out());
    let prior: Vec<Vec<f32>> = prior
        .phases()
        .iter()
        .map(|phase| phase.iter().map(|&weight| f32::from(weight) / UNIT as f32).collect())
        .collect();
    let fitting = Fitting { steps: config.amounts.epochs, ridge: RIDGE, threads: config.threads };
    let fitted = fit(&learned, &prior, fitting, &mut |phases| {
        watch(TuneEvent::Fitted { generation, phases, of: PHASES });
        !stop.is_requested()
    })?;
    let quantised = |weight: &f32| (weight * UNIT as f32).round() as i16;
    let weights =
        Weights::new(fitted.iter().map(|phase| phase.iter().map(quantised).collect()).collect());
    let errors = Errors::of(&Evaluation::new(&weights), &held_out);
    watch(TuneEvent::Learned {
        generation,
        samples: learned.len(),
        held_out_loss: errors.overall(),
        by_phase: errors.by_phase(),
    });
    Some(weights)
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

    fn by_phase(&self) -> Vec<f64> {
        self.squares.iter().map(|&(sum, count)| (sum / f64::from(count.max(1))).sqrt()).collect()
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
        let found = fs::read_dir(input).map_err(|error| io_error(input, error))?;
        for entry in found {
            let path = entry.map_err(|error| io_error(input, error))?.path();
            if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb")) {
                files.push(path);
            }
        }
    }
    files.sort_unstable();
    let mut samples = Vec::new();
    let mut number = 0;
    for path in files {
        let bytes = fs::read(&path).map_err(|error| io_error(&path, error))?;
        let games = wthor::games(&bytes)
            .map_err(|problem| TuneError::File { path: path.clone(), problem })?;
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

fn write_weights(path: &Path, weights: &Weights) -> Result<(), TuneError> {
    samples::replace(path, &weights.to_bytes()).map_err(|error| io_error(path, error))
}

fn io_error(path: &Path, error: io::Error) -> TuneError {
    TuneError::File { path: path.to_owned(), problem: error.to_string() }
}
