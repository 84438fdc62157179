//! Makes the weights of the evaluation from self-play, starting from nothing.
//!
//! A run is a folder. Each generation plays games with the weights so far
//! (`games-003.bin`) and learns from those of the last few generations
//! (`weights-003.bin`). A generation is there when its file is; what was under
//! way when a run was stopped is done again, and with the same seed it gives the
//! same weights on any number of threads.

mod samples;
mod selfplay;
mod training;

use std::path::PathBuf;
use std::sync::Arc;

use sakiyomi_core::{Rng, Stop, mix64};

use super::eval::{Evaluation, Float, Sample};
use sakiyomi_play::tune::{
    Amounts, Generations, TuneConfig, TuneError, TuneEvent, Tuner, damaged_games,
};
use training::{Training, mean_loss, train};

/// Games of how many generations are learned from.
const WINDOW: u32 = 4;
/// One game in this many is kept apart to measure the error.
const HELD_OUT: u64 = 32;

/// Makes the weights.
pub(super) const TUNER: Tuner = Tuner {
    game: "score-four",
    usual: Amounts { generations: 6, games: 20_000, nodes: 2_000, epochs: 6 },
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
    let generations = Generations { config, ending: "bin", first: 1 };
    generations.run(
        Arc::new(Float::new(&mut Rng::seeded(config.seed)).quantise()),
        |evaluation| evaluation.to_bytes(),
        |bytes| Evaluation::from_bytes(bytes).map(Arc::new),
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
        Some(samples::to_bytes(&selfplay::play(config, generation, evaluation, stop, watch)?))
    })?;
    let Some(files) = files else { return Ok(None) };
    let mut window = Vec::new();
    for (path, bytes) in files {
        window.extend(samples::read(&bytes).ok_or_else(|| damaged_games(path))?);
    }
    let (held_out, learned): (Vec<Sample>, Vec<Sample>) =
        window.iter().partition(|sample| is_held_out(sample));

    let rng = &mut Rng::seeded(mix64(config.seed ^ u64::from(generation)));
    let mut float = match generation {
        1 => Float::new(&mut Rng::seeded(config.seed)),
        _ => Float::from_quantised(evaluation),
    };
    let epochs = config.amounts.epochs;
    let training = Training { epochs, rate: 0.003, threads: config.threads };
    let mut going = true;
    train(&mut float, &learned, training, rng, &mut |epoch, loss| {
        watch(TuneEvent::Epoch { generation, epoch, epochs, loss });
        going = !stop.is_requested();
        going
    });
    if !going {
        return Ok(None);
    }
    let held_out_loss = mean_loss(&float, &held_out);
    let samples = learned.len();
    watch(TuneEvent::Learned { generation, samples, held_out_loss, by_phase: Vec::new() });
    Ok(Some(Arc::new(float.quantise())))
}

/// Tells by the position alone whether a sample is kept apart.
fn is_held_out(sample: &Sample) -> bool {
    mix64(sample.board.own ^ sample.board.opponent.rotate_left(7)).is_multiple_of(HELD_OUT)
}
