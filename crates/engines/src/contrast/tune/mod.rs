//! Makes the weights of the evaluation from self-play, starting from a judgement of the race alone.
//!
//! A run is a folder. Each generation plays games with the weights so far
//! (`games-003.txt`: a position and what it turned out to be worth a line) and
//! learns from those of the last few generations (`weights-003.txt`). A
//! generation is there when its file is; what was under way when a run was
//! stopped is done again. The same seed gives the same weights on any number of threads.

mod samples;
mod selfplay;
mod training;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sakiyomi_core::{Rng, Stop, mix64};

use super::eval::Evaluation;
use crate::tune::{Amounts, TuneConfig, TuneError, TuneEvent, Tuner, file_error};
use samples::Samples;
use training::{mean_loss, train};

/// Games of how many generations are learned from.
const WINDOW: u32 = 3;

/// Makes the weights.
pub(super) const TUNER: Tuner = Tuner {
    game: "contrast",
    usual: Amounts { generations: 6, games: 10_000, nodes: 1_000, epochs: 8 },
    run: tune,
};

/// Runs or continues a run, and returns the file with the last weights.
fn tune(
    config: &TuneConfig,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Result<PathBuf, TuneError> {
    if !config.inputs.is_empty() {
        return Err(TuneError::NoInputs);
    }
    fs::create_dir_all(&config.run).map_err(|error| file_error(&config.run, &error))?;
    let mut evaluation = Arc::new(Evaluation::by_judgement());
    let mut last = None;
    for generation in 1..=config.amounts.generations {
        let path = config.run.join(format!("weights-{generation:03}.txt"));
        if !path.exists() {
            let Some(learned) = learn(config, generation, &evaluation, stop, watch)? else { break };
            replace(&path, &learned.to_text())?;
        }
        let text = fs::read_to_string(&path).map_err(|error| file_error(&path, &error))?;
        let read = Evaluation::from_text(&text)
            .map_err(|error| TuneError::File { path: path.clone(), problem: error.to_string() })?;
        evaluation = Arc::new(read);
        last = Some(path);
    }
    last.ok_or(TuneError::Stopped)
}

/// Plays and learns one generation; `None` when stopped.
fn learn(
    config: &TuneConfig,
    generation: u32,
    evaluation: &Arc<Evaluation>,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Result<Option<Evaluation>, TuneError> {
    let path = |number: u32| config.run.join(format!("games-{number:03}.txt"));
    if !path(generation).exists() {
        let Some(played) = selfplay::play(config, generation, evaluation, stop, watch) else {
            return Ok(None);
        };
        replace(&path(generation), &samples::to_text(&played))?;
    }
    let (mut learned, mut held_out) = (Samples::default(), Samples::default());
    for number in generation.saturating_sub(WINDOW - 1).max(1)..=generation {
        let path = path(number);
        // Of earlier generations the weights are enough; their games may have been removed.
        if path.exists() {
            let text = fs::read_to_string(&path).map_err(|error| file_error(&path, &error))?;
            let read = samples::read(&text, &mut learned, &mut held_out);
            read.map_err(|problem| TuneError::File { path: path.clone(), problem })?;
        }
    }
    let rng = &mut Rng::seeded(mix64(config.seed ^ u64::from(generation)));
    let epochs = config.amounts.epochs;
    let weights = train(evaluation.weights(), &learned, epochs, rng, &mut |epoch, loss| {
        watch(TuneEvent::Epoch { generation, epoch, epochs, loss });
        !stop.is_requested()
    });
    let Some(weights) = weights else { return Ok(None) };
    let held_out_loss = mean_loss(&weights, &held_out);
    watch(TuneEvent::Learned {
        generation,
        samples: learned.len(),
        held_out_loss,
        by_phase: Vec::new(),
    });
    Ok(Some(training::rounded(&weights)))
}

/// Writes a file so that at any moment the old or the new one is there whole.
fn replace(path: &Path, text: &str) -> Result<(), TuneError> {
    let unfinished = path.with_extension("new");
    fs::write(&unfinished, text)
        .and_then(|()| fs::rename(&unfinished, path))
        .map_err(|error| file_error(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(run: &Path, threads: usize) -> TuneConfig {
        let amounts = Amounts { generations: 2, games: 24, nodes: 60, epochs: 2 };
        TuneConfig { run: run.to_owned(), amounts, inputs: Vec::new(), seed: 5, threads }
    }

    #[test]
    fn a_run_gives_the_same_weights_on_any_number_of_threads_and_when_it_goes_on() {
        let folder = std::env::temp_dir().join(format!("sakiyomi-tune-{}", std::process::id()));
        let weights = |name: &str, threads: usize, stops: bool| {
            let config = config(&folder.join(name), threads);
            let stop = Stop::default();
            if stops {
                let mut watch = |event: TuneEvent| {
                    if matches!(event, TuneEvent::Played { generation: 2, games: 3, .. }) {
                        stop.request();
                    }
                };
                tune(&config, &stop, &mut watch).unwrap();
                stop.reset();
            }
            let last = tune(&config, &stop, &mut |_| ()).unwrap();
            assert!(last.ends_with("weights-002.txt"));
            fs::read_to_string(last).unwrap()
        };
        let one = weights("one", 1, false);
        assert_eq!(weights("two", 2, false), one);
        assert_eq!(weights("stopped", 1, true), one);
        assert_ne!(Evaluation::from_text(&one), Ok(Evaluation::by_judgement()));
        fs::remove_dir_all(folder).unwrap();
    }
}
