//! Tunes the evaluation by self-play. Where files of games are given, a generation 0 learns from
//! their results first, and later games begin with positions from them.

mod fit;
mod probcut;
mod samples;
mod selfplay;
mod wthor;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::Board;
use sakiyomi_core::{Rng, Stop};

use super::eval::{Evaluation, Indices, PHASES, UNIT, WEIGHT, Weights, phase_of};
use fit::{Fitting, fit};
use sakiyomi_play::tune::{
    Amounts, Fitted, Format, Run, SelfPlay, TuneError, TuneEvent, Tuner, file_error, self_play,
};
use samples::Sample;
use selfplay::{Generation, Player};

/// How many samples weigh as much as what a weight was before.
const RIDGE: f32 = 20.0;
/// Games begin with positions of others that have so many empty squares at least.
const START_EMPTY: u32 = 24;
const PER_DISC: f32 = (UNIT / WEIGHT) as f32;

pub(super) const TUNER: Tuner = Tuner {
    game: "othello",
    usual: Amounts { generations: 8, games: 30_000, nodes: 20_000, epochs: 20 },
    takes_inputs: true,
    run: |run| self_play(run, &Tuning::new(read_inputs(&run.config.inputs)?)),
};

/// The games of others that a run learns from.
struct Tuning {
    given: Vec<Sample>,
    /// Their positions that games begin with.
    starts: Arc<[Board]>,
}

impl Tuning {
    fn new(given: Vec<Sample>) -> Tuning {
        let boards = given.iter().map(|sample| sample.board);
        let starts = boards.filter(|board| board.empty().count_ones() >= START_EMPTY).collect();
        Tuning { given, starts }
    }
}

impl SelfPlay for Tuning {
    type Weights = Weights;
    type Sample = Sample;
    type Player = Player;

    const FORMAT: Format<Weights> = Format {
        extension: "bin",
        write: Weights::to_bytes,
        read: |bytes| Weights::from_bytes(bytes).map_err(|error| error.to_string()),
    };
    const WINDOW: u32 = 16;

    fn start(&self, _seed: u64) -> Weights {
        Weights::zero()
    }

    fn given(&self) -> &[Sample] {
        &self.given
    }

    fn players(&self, weights: &Weights, nodes: u64) -> impl Fn() -> Player + Sync {
        let generation = Generation {
            evaluation: Arc::new(Evaluation::new(weights)),
            is_blank: *weights == Weights::zero(),
            starts: self.starts.clone(),
        };
        move || Player::new(generation.clone(), nodes)
    }

    fn play(player: &mut Player, game: u32, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        player.play(game, rng, stop)
    }

    fn write(samples: &[Sample]) -> Vec<u8> {
        samples::write(samples)
    }

    fn read(bytes: &[u8]) -> Result<Vec<Sample>, String> {
        samples::read(bytes)
    }

    fn is_held_out(sample: &Sample) -> bool {
        sample.is_held_out()
    }

    fn fit(
        &self,
        run: &mut Run<'_>,
        generation: u32,
        before: &Weights,
        samples: &[Sample],
        held_out: &[Sample],
    ) -> Option<Fitted<Weights>> {
        let Run { config, stop, watch } = run;
        let prior: Vec<Vec<f32>> = before
            .phases()
            .iter()
            .map(|phase| phase.iter().map(|&weight| f32::from(weight) / PER_DISC).collect())
            .collect();
        let fitting =
            Fitting { steps: config.amounts.epochs, ridge: RIDGE, threads: config.threads };
        let fitted = fit(samples, &prior, fitting, &mut |phases| {
            watch(TuneEvent::Fitted { generation, phases, of: PHASES });
            !stop.is_requested()
        })?;
        // What a byte does not hold becomes the most that it does.
        let quantised = |weight: &f32| (weight * PER_DISC).round() as i8;
        let phases: Vec<Vec<i8>> =
            fitted.iter().map(|phase| phase.iter().map(quantised).collect()).collect();
        let evaluation = Arc::new(Evaluation::new(&Weights::new(phases.clone(), before.probcut())));
        let probcut = probcut::measure(&evaluation, held_out, config.threads, stop)
            .unwrap_or(before.probcut());
        if stop.is_requested() {
            return None;
        }
        let errors = Errors::of(&evaluation, held_out);
        Some(Fitted {
            weights: Weights::new(phases, probcut),
            held_out_loss: errors.overall(),
            by_phase: errors.by_phase(),
        })
    }
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

    use sakiyomi_play::tune::TuneConfig;

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
