//! Seconds of CPU time and of waiting that a step of training takes. `train_speed [--steps N]
//! [--batch 256]`; `RAYON_NUM_THREADS` sets the number of threads.

#![allow(clippy::print_stdout, reason = "an example that prints a table")]

use std::time::Duration;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Clock, Encode, Rng, SystemClock};
use sakiyomi_nn::{Batch, Net, NetConfig, Preset};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_train::{Device, TrainConfig, Trainer};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str, otherwise: usize| {
        let place = words.iter().position(|word| word == name);
        let text = place.and_then(|place| words.get(place + 1));
        text.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (steps, batch) = (option("--steps", 5), option("--batch", 256));
    measure::<Contrast>(Preset::Full, steps, batch);
    measure::<ScoreFour>(Preset::Small, steps, batch);
    measure::<Othello>(Preset::Small, steps, batch);
}

fn measure<S: Encode>(preset: Preset, steps: usize, count: usize) {
    let config = NetConfig::preset::<S>(preset).expect("every game has this one");
    let batch = random_batch(&config, count);
    let net = Net::random(config, 1).expect("a possible network");
    let mut trainer =
        Trainer::new(net, TrainConfig::default(), Device::Cpu).expect("the CPU is always there");
    let mut best = [Duration::MAX; 2];
    for _ in 0..=steps {
        let start = [SystemClock::Process.cpu(), SystemClock::Process.wall()];
        trainer.step(&batch).expect("the batch fits the network");
        let end = [SystemClock::Process.cpu(), SystemClock::Process.wall()];
        for (best, (start, end)) in best.iter_mut().zip(start.into_iter().zip(end)) {
            *best = (*best).min(end - start);
        }
    }
    let [cpu, real] = best.map(|time| time.as_secs_f64());
    println!("{:<10} {preset:<6} {count:>4}  {cpu:.3} s CPU  {real:.3} s", S::INFO.id);
}

fn random_batch(config: &NetConfig, count: usize) -> Batch {
    let mut rng = Rng::seeded(1);
    let mut batch = Batch::default();
    let moves = 8.min(config.policy_len() as u32);
    batch.inputs.extend((0..count * config.input_len()).map(|_| (rng.below(4) / 3) as f32));
    for _ in 0..count {
        batch.places.extend(0..moves);
        batch.policy.extend((0..moves).map(|_| 1.0 / moves as f32));
        batch.ends.push(batch.places.len());
        batch.policy_weights.push(1.0);
        batch.results.push([1.0, 0.0, 0.0]);
        batch.scores.push(0.0);
    }
    batch
}
