//! Tunes the evaluation by self-play, starting from a race-only evaluation. The files are texts: a
//! position and its target a line in `games-003.txt`.

mod selfplay;
mod training;

use std::sync::Arc;

use sakiyomi_core::{Rng, Stop, mix64};
use sakiyomi_play::tune::{Amounts, Fitted, Format, Run, SelfPlay, Tuner, self_play};

use super::eval::Evaluation;
use crate::{Board, Contrast};
use selfplay::Player;
use training::{Row, mean_loss, row, train};

/// One position in this many is kept apart to measure the error.
const HELD_OUT: u64 = 16;

pub(super) const TUNER: Tuner = Tuner {
    game: "contrast",
    usual: Amounts { generations: 6, games: 10_000, nodes: 1_000, epochs: 8 },
    takes_inputs: false,
    run: |run| self_play(run, &Tuning),
};

/// A position and the share of the points that its mover is expected to get.
#[derive(Clone)]
struct Sample {
    board: Board,
    target: f32,
}

struct Tuning;

impl SelfPlay for Tuning {
    type Weights = Arc<Evaluation>;
    type Sample = Sample;
    type Player = Player;

    const FORMAT: Format<Arc<Evaluation>> = Format {
        extension: "txt",
        write: |evaluation| evaluation.to_text().into_bytes(),
        read: |bytes| {
            let read = Evaluation::from_text(&String::from_utf8_lossy(bytes));
            read.map(Arc::new).map_err(|error| error.to_string())
        },
    };
    const WINDOW: u32 = 3;

    fn start(&self, _seed: u64) -> Arc<Evaluation> {
        Arc::new(Evaluation::handmade())
    }

    fn players(&self, evaluation: &Arc<Evaluation>, nodes: u64) -> impl Fn() -> Player + Sync {
        move || Player::new(evaluation, nodes)
    }

    fn play(player: &mut Player, _game: u32, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        player.play(rng, stop)
    }

    fn write(samples: &[Sample]) -> Vec<u8> {
        let line = |sample: &Sample| {
            format!("{};{:.4}\n", Contrast::from_board(sample.board), sample.target)
        };
        samples.iter().map(line).collect::<String>().into_bytes()
    }

    fn read(bytes: &[u8]) -> Result<Vec<Sample>, String> {
        let sample = |line: &str| {
            let (position, target) = line.split_once(';')?;
            let state: Contrast = position.parse().ok()?;
            Some(Sample { board: *state.board(), target: target.parse().ok()? })
        };
        (1..)
            .zip(String::from_utf8_lossy(bytes).lines())
            .map(|(number, line)| {
                sample(line).ok_or_else(|| format!("line {number} is not position;target"))
            })
            .collect()
    }

    fn is_held_out(sample: &Sample) -> bool {
        mix64(sample.board.key()).is_multiple_of(HELD_OUT)
    }

    fn fit(
        &self,
        run: &mut Run<'_>,
        generation: u32,
        before: &Arc<Evaluation>,
        samples: &[Sample],
        held_out: &[Sample],
    ) -> Option<Fitted<Arc<Evaluation>>> {
        let rng = &mut Rng::seeded(mix64(run.config.seed ^ u64::from(generation)));
        let epochs = run.config.amounts.epochs;
        let watch = &mut |epoch, loss| run.epoch(generation, epoch, loss);
        let [samples, held_out] =
            [samples, held_out].map(|list| list.iter().map(row).collect::<Vec<Row>>());
        let weights = train(&before.weights, &samples, epochs, rng, watch)?;
        Some(Fitted {
            held_out_loss: mean_loss(&weights, &held_out),
            weights: Arc::new(training::rounded(&weights)),
            by_phase: Vec::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use sakiyomi_play::tune::{TuneConfig, TuneEvent};

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
        assert_ne!(Evaluation::from_text(&one), Ok(Evaluation::handmade()));
        fs::remove_dir_all(folder).unwrap();
    }
}
