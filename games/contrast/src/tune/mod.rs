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

use std::path::PathBuf;
use std::sync::Arc;

use sakiyomi_core::{Rng, Stop, mix64};

use super::eval::Evaluation;
use sakiyomi_play::tune::{Amounts, Generations, TuneConfig, TuneError, TuneEvent, Tuner};
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
    let generations = Generations { config, ending: "txt", first: 1 };
    generations.run(
        Arc::new(Evaluation::by_judgement()),
        |evaluation| evaluation.to_text().into_bytes(),
        |bytes| Evaluation::from_text(&String::from_utf8_lossy(bytes)).map(Arc::new),
        |generation, evaluation| learn(generations, generation, evaluation, stop, watch),
    )
}

/// Plays and learns one generation; `None` when stopped.
fn learn(
    generations: Generations<'_>,
    generation: u32,
    evaluation: &Arc<Evaluation>,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Result<Option<Arc<Evaluation>>, TuneError> {
    let config = generations.config;
    let files = generations.games(generation, WINDOW, || {
        let played = selfplay::play(config, generation, evaluation, stop, watch)?;
        Some(samples::to_text(&played).into_bytes())
    })?;
    let Some(files) = files else { return Ok(None) };
    let (mut learned, mut held_out) = (Samples::default(), Samples::default());
    for (path, bytes) in files {
        let read = samples::read(&String::from_utf8_lossy(&bytes), &mut learned, &mut held_out);
        read.map_err(|problem| TuneError::File { path, problem })?;
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
    Ok(Some(Arc::new(training::rounded(&weights))))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

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
                TUNER.tune(&config, &stop, &mut watch).unwrap();
                stop.reset();
            }
            let last = TUNER.tune(&config, &stop, &mut |_| ()).unwrap();
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
