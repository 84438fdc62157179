//! Tunes the evaluation by self-play, starting from a judgement of the race alone.
//!
//! The files are texts: a position and its target a line in `games-003.txt`.

mod samples;
mod selfplay;
mod training;

use std::sync::Arc;

use sakiyomi_core::{Rng, Stop, mix64};
use sakiyomi_play::tune::{Amounts, Fitted, Format, Run, SelfPlay, Tuner, self_play};

use super::eval::Evaluation;
use samples::{Sample, Samples};
use selfplay::Player;
use training::{mean_loss, train};

pub(super) const TUNER: Tuner = Tuner {
    game: "contrast",
    usual: Amounts { generations: 6, games: 10_000, nodes: 1_000, epochs: 8 },
    takes_inputs: false,
    run: |run| self_play(run, &Tuning),
};

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
        Arc::new(Evaluation::by_judgement())
    }

    fn players(&self, evaluation: &Arc<Evaluation>, nodes: u64) -> impl Fn() -> Player + Sync {
        move || Player::new(evaluation, nodes)
    }

    fn play(player: &mut Player, _game: u32, rng: &mut Rng, stop: &Stop) -> Vec<Sample> {
        player.play(rng, stop)
    }

    fn write(samples: &[Sample]) -> Vec<u8> {
        samples::to_text(samples).into_bytes()
    }

    fn read(bytes: &[u8]) -> Result<Vec<Sample>, String> {
        samples::read(&String::from_utf8_lossy(bytes))
    }

    fn is_held_out(sample: &Sample) -> bool {
        sample.is_held_out()
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
        let weights = train(before.weights(), &Samples::new(samples), epochs, rng, watch)?;
        Some(Fitted {
            held_out_loss: mean_loss(&weights, &Samples::new(held_out)),
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
        assert_ne!(Evaluation::from_text(&one), Ok(Evaluation::by_judgement()));
        fs::remove_dir_all(folder).unwrap();
    }
}
