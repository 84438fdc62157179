//! Tunes the evaluation by self-play, starting from random weights.

mod selfplay;
mod training;

use std::sync::Arc;

use sakiyomi_core::{Rng, Stop, mix64};
use sakiyomi_play::tune::{
    Amounts, Fitted, Format, Run, SelfPlay, Tuner, read_records, self_play, write_records,
};

use super::eval::{Evaluation, Float, Sample};
use crate::Board;
use selfplay::Player;
use training::{mean_loss, train};

/// One position in this many is kept apart to measure the error.
const HELD_OUT: u64 = 32;
const MAGIC: &[u8; 8] = b"sakisam4";

pub(super) const TUNER: Tuner = Tuner {
    game: "score-four",
    usual: Amounts { generations: 6, games: 20_000, nodes: 2_000, epochs: 6 },
    takes_inputs: false,
    run: |run| self_play(run, &Tuning),
};

struct Tuning;

impl SelfPlay for Tuning {
    type Weights = Arc<Evaluation>;
    type Sample = Sample;
    type Player = Player;

    const FORMAT: Format<Arc<Evaluation>> = Format {
        extension: "bin",
        write: |evaluation| evaluation.to_bytes(),
        read: |bytes| {
            Evaluation::from_bytes(bytes).map(Arc::new).map_err(|error| error.to_string())
        },
    };
    const WINDOW: u32 = 4;

    fn start(&self, seed: u64) -> Arc<Evaluation> {
        Arc::new(Float::new(&mut Rng::seeded(seed)).quantise())
    }

    fn players(&self, evaluation: &Arc<Evaluation>, nodes: u64) -> impl Fn() -> Player + Sync {
        move || Player::new(evaluation.clone(), nodes)
    }

    fn play(player: &mut Player, _game: u32, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        player.play(rng, stop)
    }

    fn write(samples: &[Sample]) -> Vec<u8> {
        write_records(MAGIC, samples, |sample, bytes| {
            bytes.extend(sample.board.own.to_le_bytes());
            bytes.extend(sample.board.opponent.to_le_bytes());
            bytes.extend(sample.target.to_le_bytes());
        })
    }

    fn read(bytes: &[u8]) -> Result<Vec<Sample>, String> {
        read_records(MAGIC, bytes, |record: &[u8; 20]| {
            let word =
                |from: usize| u64::from_le_bytes(std::array::from_fn(|byte| record[from + byte]));
            Sample {
                board: Board { own: word(0), opponent: word(8) },
                target: f32::from_bits((word(12) >> 32) as u32),
            }
        })
    }

    fn is_held_out(sample: &Sample) -> bool {
        mix64(sample.board.own ^ sample.board.opponent.rotate_left(7)).is_multiple_of(HELD_OUT)
    }

    fn fit(
        &self,
        run: &mut Run<'_>,
        generation: u32,
        before: &Arc<Evaluation>,
        samples: &[Sample],
        held_out: &[Sample],
    ) -> Option<Fitted<Arc<Evaluation>>> {
        let config = run.config;
        let rng = &mut Rng::seeded(mix64(config.seed ^ u64::from(generation)));
        let mut float = match generation {
            1 => Float::new(&mut Rng::seeded(config.seed)),
            _ => Float::from_quantised(before),
        };
        let watch = &mut |epoch, loss| run.epoch(generation, epoch, loss);
        train(&mut float, samples, config, rng, watch)?;
        Some(Fitted {
            held_out_loss: mean_loss(&float, held_out),
            weights: Arc::new(float.quantise()),
            by_phase: Vec::new(),
        })
    }
}
