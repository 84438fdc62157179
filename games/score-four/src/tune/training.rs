//! Learning weights from samples.

use sakiyomi_core::{Dihedral, Rng, Symmetry as _};

use crate::eval::{Float, Gradient, Momentum, Sample};
use sakiyomi_play::tune::TuneConfig;

const BATCH: usize = 8192;
/// Parts of a batch that are added up in a fixed order, so that the number of threads changes nothing.
const PARTS: usize = 16;
const RATE: f32 = 0.003;

/// Learns from `samples`, each turned at random; `None` when `watch` says to stop.
pub(super) fn train(
    float: &mut Float,
    samples: &[Sample],
    config: &TuneConfig,
    rng: &mut Rng,
    watch: &mut dyn FnMut(u32, f64) -> bool,
) -> Option<()> {
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut momentum = Momentum::new();
    let epochs = config.amounts.epochs;
    let steps = epochs as usize * samples.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 1..=epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let turned: Vec<Sample> = batch
                .iter()
                .map(|&index| turn(samples[index as usize], Dihedral::random(rng)))
                .collect();
            let gradient = gradient(float, &turned, config.threads);
            loss += gradient.loss;
            // The rate falls to a twentieth along half a cosine.
            let done = step as f32 / steps as f32;
            let fade = 0.05 + 0.95 * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            float.step(&gradient, turned.len(), RATE * fade, &mut momentum);
            step += 1;
        }
        if !watch(epoch, loss / samples.len().max(1) as f64) {
            return None;
        }
    }
    Some(())
}

/// Returns the mean loss of samples that were not learned from.
pub(super) fn mean_loss(float: &Float, samples: &[Sample]) -> f64 {
    samples.iter().map(|sample| float.loss(sample)).sum::<f64>() / samples.len().max(1) as f64
}

fn turn(sample: Sample, by: Dihedral) -> Sample {
    Sample { board: sample.board.turned(by), ..sample }
}

fn gradient(float: &Float, samples: &[Sample], threads: usize) -> Gradient {
    let parts: Vec<&[Sample]> = samples.chunks(samples.len().div_ceil(PARTS).max(1)).collect();
    let of = |part: &[Sample]| {
        let mut gradient = Gradient::zero();
        part.iter().for_each(|sample| float.learn_from(sample, &mut gradient));
        gradient
    };
    let shares = parts.chunks(parts.len().div_ceil(threads.max(1)).max(1));
    let gradients: Vec<Gradient> = std::thread::scope(|scope| {
        let workers: Vec<_> = shares
            .map(|share| scope.spawn(move || share.iter().map(|part| of(part)).collect::<Vec<_>>()))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("adding up gradients does not panic"))
            .collect()
    });
    let mut total = Gradient::zero();
    gradients.iter().for_each(|gradient| total.add(gradient));
    total
}
