//! Tunes the evaluation by self-play, starting from zero; games are not kept.
//!
//! The first generations learn from the cards that games brought (Monte Carlo): noisy, but the end
//! of a game reaches its beginning at once. Later ones learn without noise from the weights after
//! each possible draw ([`Weights::expected_value`]), an exact backup by one card in a generation.
//! Games are dealt out to a fixed number of parts, so that the number of threads changes nothing.

mod fit;

use std::path::PathBuf;

use sakiyomi_core::{MoveList, Observable as _, Rng, Seat, State as _, mix64};
use sakiyomi_play::tune::{Amounts, Format, Run, TuneError, TuneEvent, Tuner, in_parallel};

use super::value::{After, Weights, move_value};
use crate::{DealRules, Move, TwinCool, View};
use fit::Normal;

const FROM_RESULTS: u32 = 6;
/// The factor on the number of games for result targets, which are that much cheaper than draw targets.
const RESULT_GAMES: u32 = 10;
/// Parts of a generation's games, whatever the number of threads.
const PARTS: u32 = 16;
/// Games between two checks of the stop flag.
const CHUNK: u32 = 64;
/// One move in this many is random in games with draw targets, so that positions differ.
const RANDOM_MOVE: u32 = 8;

/// A move of these games has a fixed cost, and a sample is learned from once.
pub(super) const TUNER: Tuner = Tuner {
    game: "twin-cool",
    usual: Amounts { generations: 46, games: 60_000, nodes: 0, epochs: 1 },
    takes_inputs: false,
    run: tune,
};

const FORMAT: Format<Weights> = Format {
    extension: "bin",
    write: Weights::to_bytes,
    read: |bytes| Weights::from_bytes(bytes).map_err(|error| error.to_string()),
};

fn tune(run: &mut Run<'_>) -> Result<PathBuf, TuneError> {
    run.generations(1, &FORMAT, Weights::zero(), |run, generation, before| {
        let Some(normal) = play(run, generation, before) else { return Ok(None) };
        // Every sample is new, so that the error before learning is one on unknown positions.
        (run.watch)(TuneEvent::Learned {
            generation,
            samples: usize::try_from(normal.samples).unwrap_or(usize::MAX),
            held_out_loss: normal.mean_square(),
            by_phase: Vec::new(),
        });
        let mut weights = before.clone();
        normal.solve(&mut weights);
        Ok(Some(weights))
    })
}

/// Plays the games of one generation and adds up what they say; `None` when stopped.
fn play(run: &mut Run<'_>, generation: u32, weights: &Weights) -> Option<Normal> {
    let Run { config, stop, watch } = run;
    let shapes = weights.rows.len();
    let (games, learn): (_, fn(&Weights, &mut Rng, &mut Normal)) = if generation <= FROM_RESULTS {
        (config.amounts.games.saturating_mul(RESULT_GAMES), learn_from_result)
    } else {
        (config.amounts.games, learn_from_draws)
    };
    let part = |(): &mut (), part: u32, report: &dyn Fn((u32, u64))| {
        let mut normal = Normal::new(shapes);
        let seed = config.seed ^ u64::from(generation) << 32 ^ u64::from(part) << 8;
        let rng = &mut Rng::seeded(mix64(seed));
        let mut left = games / PARTS + u32::from(part < games % PARTS);
        while left > 0 && !stop.is_requested() {
            let chunk = left.min(CHUNK);
            let before = normal.samples;
            (0..chunk).for_each(|_| learn(weights, rng, &mut normal));
            left -= chunk;
            report((chunk, normal.samples - before));
        }
        normal
    };
    let (mut games, mut positions) = (0, 0);
    let parts = in_parallel(
        PARTS,
        config.threads,
        stop,
        || (),
        part,
        |(chunk, samples)| {
            games += chunk;
            positions += samples as usize;
            watch(TuneEvent::Played { generation, games, positions });
        },
    )?;
    let mut total = Normal::new(shapes);
    parts.iter().for_each(|part| total.absorb(part));
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
            let expected = f64::from(weights.value(after));
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
            let error = weights.expected_value(&after) - weights.value(&after);
            normal.add(shape, &inputs, f64::from(error));
        }
        state.apply(mv);
    }
}

fn deal(rng: &mut Rng) -> TwinCool {
    TwinCool::deal(rng, DealRules::default())
}

fn greedy(weights: &Weights, view: &View, moves: &mut MoveList<Move>) -> Option<Move> {
    view.legal_moves(moves);
    let evaluated = moves.iter().map(|&mv| (mv, move_value(weights, view, mv)));
    evaluated.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use sakiyomi_core::Stop;
    use sakiyomi_play::tune::TuneConfig;

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
