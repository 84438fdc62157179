//! Makes the weights of the judgement from self-play, starting from nothing.
//!
//! A run is a folder with one file of weights for each generation. The first
//! generations learn from the cards that games really brought; their noise is
//! large, but news from the end of a game reaches its beginning at once. The
//! later ones learn, without any noise, from what the weights so far say after
//! each possible draw ([`Weights::judge_draws`]): what they correct, they correct
//! exactly, but news goes back only one card in a generation.
//!
//! With the same seed a run gives the same weights on any number of threads: the
//! games are dealt out to a fixed number of parts, and their sums added in order.

mod fit;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::{DealRules, Move, TwinCool, View};
use sakiyomi_core::{MoveList, Observable as _, Rng, Seat, State as _, Stop, mix64};

use super::value::{After, Weights, judge_move};
use fit::Normal;
use sakiyomi_play::tune::{Amounts, Generations, TuneConfig, TuneError, TuneEvent, Tuner};

/// How many generations learn from the results of games.
const FROM_RESULTS: u32 = 6;
/// Games that learn from results, for one that looks at all draws: they cost so much less.
const RESULT_GAMES: u32 = 10;
/// Parts of a generation's games, whatever the number of threads.
const PARTS: usize = 16;
/// Games of a part between two looks at the stop flag.
const CHUNK: u32 = 64;
/// One move in this many is random where draws are looked at, so that positions differ.
const RANDOM_MOVE: u32 = 8;

/// Makes the weights. A move of these games has a fixed cost, and a sample is learned from once.
pub(super) const TUNER: Tuner = Tuner {
    game: "twin-cool",
    usual: Amounts { generations: 46, games: 60_000, nodes: 0, epochs: 1 },
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
        Weights::zero(),
        Weights::to_bytes,
        Weights::from_bytes,
        |generation, before| {
            let Some(normal) = play(config, generation, before, stop, watch) else {
                return Ok(None);
            };
            // Every sample is new, so that the error before learning is one on unknown positions.
            watch(TuneEvent::Learned {
                generation,
                samples: usize::try_from(normal.samples()).unwrap_or(usize::MAX),
                held_out_loss: normal.mean_square(),
                by_phase: Vec::new(),
            });
            let mut weights = before.clone();
            normal.solve(&mut weights);
            Ok(Some(weights))
        },
    )
}

/// Plays the games of one generation and adds up what they say; `None` when stopped.
fn play(
    config: &TuneConfig,
    generation: u32,
    weights: &Weights,
    stop: &Stop,
    watch: &mut dyn FnMut(TuneEvent),
) -> Option<Normal> {
    let shapes = weights.shapes();
    let from_results = generation <= FROM_RESULTS;
    let games = if from_results {
        config.amounts.games.saturating_mul(RESULT_GAMES)
    } else {
        config.amounts.games
    };
    let next_part = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<Normal>>> = Mutex::new((0..PARTS).map(|_| None).collect());
    let (told, finished) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..config.threads.clamp(1, PARTS) {
            let (next_part, done, told) = (&next_part, &done, told.clone());
            scope.spawn(move || {
                loop {
                    let part = next_part.fetch_add(1, Ordering::Relaxed);
                    if part >= PARTS || stop.is_requested() {
                        return;
                    }
                    let mut normal = Normal::new(shapes);
                    let seed = config.seed ^ u64::from(generation) << 32 ^ (part as u64) << 8;
                    let rng = &mut Rng::seeded(mix64(seed));
                    let mut own =
                        games / PARTS as u32 + u32::from((part as u32) < games % PARTS as u32);
                    while own > 0 && !stop.is_requested() {
                        let chunk = own.min(CHUNK);
                        let before = normal.samples();
                        for _ in 0..chunk {
                            if from_results {
                                learn_from_result(weights, rng, &mut normal);
                            } else {
                                learn_from_draws(weights, rng, &mut normal);
                            }
                        }
                        own -= chunk;
                        if told.send((chunk, normal.samples() - before)).is_err() {
                            return;
                        }
                    }
                    done.lock().expect("no player panics")[part] = Some(normal);
                }
            });
        }
        drop(told);
        let (mut played, mut positions) = (0, 0);
        for (games, samples) in finished {
            played += games;
            positions += samples as usize;
            watch(TuneEvent::Played { generation, games: played, positions });
        }
    });
    if stop.is_requested() {
        return None;
    }
    let mut total = Normal::new(shapes);
    for part in done.into_inner().expect("no player panics") {
        total.absorb(&part?);
    }
    Some(total)
}

/// Plays a game that begins at random, and learns how many cards followed each play after that.
fn learn_from_result(weights: &Weights, rng: &mut Rng, normal: &mut Normal) {
    let mut state = deal(rng);
    let mut moves = MoveList::new();
    for _ in 0..rng.below(8) {
        let Some(mv) = state.random_move(rng, &mut moves) else { return };
        state.apply(mv);
    }
    let mut plays = Vec::new();
    loop {
        let view = state.view(Seat::First);
        let Some(mv) = greedy(weights, &view, &mut moves) else { break };
        plays.push(After::new(&view.after_play(mv)));
        state.apply(mv);
    }
    for (followed, after) in plays.iter().rev().enumerate() {
        if let Some(after) = after {
            let (shape, inputs) = after.inputs();
            let expected = f64::from(weights.judge(after));
            normal.add(shape, &inputs, followed as f64 - expected);
        }
    }
}

/// Plays a game with random moves in it, and learns what each play is worth over all draws.
fn learn_from_draws(weights: &Weights, rng: &mut Rng, normal: &mut Normal) {
    let mut state = deal(rng);
    let mut moves = MoveList::new();
    loop {
        let view = state.view(Seat::First);
        let mv = if rng.below(RANDOM_MOVE) == 0 {
            state.random_move(rng, &mut moves)
        } else {
            greedy(weights, &view, &mut moves)
        };
        let Some(mv) = mv else { return };
        if let Some(after) = After::new(&view.after_play(mv)) {
            let (shape, inputs) = after.inputs();
            let error = weights.judge_draws(&after) - weights.judge(&after);
            normal.add(shape, &inputs, f64::from(error));
        }
        state.apply(mv);
    }
}

fn deal(rng: &mut Rng) -> TwinCool {
    TwinCool::deal(rng, DealRules::default())
}

/// Returns the move with the best judgement, or `None` when there is no move.
fn greedy(weights: &Weights, view: &View, moves: &mut MoveList<Move>) -> Option<Move> {
    view.legal_moves(moves);
    let judged = moves.iter().map(|&mv| (mv, judge_move(weights, view, mv)));
    judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn config(run: PathBuf, generations: u32, threads: usize) -> TuneConfig {
        let amounts = Amounts { generations, games: 40, nodes: 0, epochs: 1 };
        TuneConfig { run, amounts, inputs: Vec::new(), seed: 3, threads }
    }

    #[test]
    fn a_run_gives_the_same_weights_stopped_or_not_on_any_number_of_threads() {
        let folder =
            std::env::temp_dir().join(format!("sakiyomi-twin-tune-{}", std::process::id()));
        let stop = Stop::default();
        let through = TUNER.tune(&config(folder.join("a"), 8, 1), &stop, &mut |_| {}).unwrap();
        TUNER.tune(&config(folder.join("b"), 3, 3), &stop, &mut |_| {}).unwrap();
        let continued = TUNER.tune(&config(folder.join("b"), 8, 2), &stop, &mut |_| {}).unwrap();
        assert_eq!(fs::read(&through).unwrap(), fs::read(&continued).unwrap());

        stop.request();
        let nothing = TUNER.tune(&config(folder.join("c"), 1, 2), &stop, &mut |_| {});
        assert_eq!(nothing, Err(TuneError::Stopped));
        fs::remove_dir_all(folder).unwrap();
    }
}
