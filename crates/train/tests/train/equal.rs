//! Back ends compute what the plain reference does, and their gradients are slopes.

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Encode, Rng};
use sakiyomi_nn::{Batch, CpuNet, Net, NetConfig, Outputs, Preset, Role};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_train::{BurnBackend, Gradients, TrainConfig};
use sakiyomi_twin_cool::TwinCool;

use crate::reference::Reference;
use crate::sample::{random_batch, random_inputs, small_configs};

/// Loss weights that tell the losses apart.
fn settings() -> TrainConfig {
    TrainConfig { value_weight: 0.7, score_weight: 0.3, ..Default::default() }
}

#[track_caller]
fn assert_close(a: &Outputs, b: &Outputs, what: &str) {
    for (a, b) in [(&a.policy, &b.policy), (&a.value, &b.value), (&a.score, &b.score)] {
        assert_eq!(a.len(), b.len(), "{what}");
        for (place, (x, y)) in a.iter().zip(b).enumerate() {
            let scale = x.abs().max(y.abs()).max(1.0);
            assert!((x - y).abs() <= 1e-4 * scale, "{what}: {x} and {y} at {place}");
        }
    }
}

fn presets<S: Encode>() -> Vec<(NetConfig, Preset)> {
    let presets = Preset::ALL.into_iter();
    presets.filter_map(|preset| Some((NetConfig::preset::<S>(preset)?, preset))).collect()
}

#[test]
fn every_preset_computes_in_training_what_it_computes_in_play() {
    let games = [
        presets::<Othello>(),
        presets::<ScoreFour>(),
        presets::<Contrast>(),
        presets::<TwinCool>(),
    ];
    for (config, preset) in games.into_iter().flatten() {
        let net = Net::scrambled(config.clone(), 3).unwrap();
        let inputs = random_inputs(&mut Rng::seeded(4), 3 * config.input_len());
        let found = BurnBackend::new(config.clone(), settings()).evaluate(net.weights(), &inputs);
        let what = format!("{} {preset}", config.game);
        assert_close(CpuNet::new(&net).evaluate_batch(&inputs), &found, &what);
    }
}

#[test]
fn every_layer_computes_what_the_reference_does() {
    for (seed, config) in (0..).zip(small_configs()) {
        let net = Net::scrambled(config.clone(), seed).unwrap();
        let mut flex = BurnBackend::new(config.clone(), settings());
        for count in [5, 1, 2] {
            let inputs = random_inputs(&mut Rng::seeded(seed), count * config.input_len());
            let found = flex.evaluate(net.weights(), &inputs);
            let expected = Reference(&net).evaluate_batch(&inputs);
            assert_close(&expected, &found, &format!("{count} positions of {config:?}"));
        }
    }
}

/// Returns by how much the total loss changes when weights move in a direction.
fn slope(
    flex: &mut BurnBackend,
    weights: &[Vec<f32>],
    batch: &Batch,
    id: usize,
    towards: &[f32],
) -> f64 {
    // Small, since a longer way may cross kinks of ReLUs; 32 bits allow no much smaller one.
    const BY: f32 = 5e-4;
    let mut total = |by: f32| {
        let mut weights = weights.to_vec();
        for (weight, towards) in weights[id].iter_mut().zip(towards) {
            *weight += by * towards;
        }
        f64::from(flex.compute(&weights, batch).unwrap().losses.total)
    };
    (total(BY) - total(-BY)) / f64::from(2.0 * BY)
}

#[test]
fn gradients_are_the_slopes_of_the_loss() {
    for (seed, config) in (0..).zip(small_configs()) {
        let net = Net::scrambled(config.clone(), seed).unwrap();
        let rng = &mut Rng::seeded(seed);
        let batch = random_batch(rng, &config, 6);
        let mut flex = BurnBackend::new(config.clone(), settings());
        let computed = flex.compute(net.weights(), &batch).unwrap();
        for (id, spec) in net.graph().tensors().iter().enumerate() {
            let gradient = &computed.gradients[id];
            if matches!(spec.role, Role::NormMean | Role::NormVariance) {
                assert_eq!(gradient.len(), 0, "{}", spec.name);
                continue;
            }
            assert_eq!(gradient.len(), spec.len(), "{}", spec.name);
            let towards: Vec<f32> = (0..spec.len()).map(|_| rng.unit() as f32 - 0.5).collect();
            let expected = slope(&mut flex, net.weights(), &batch, id, &towards);
            let found: f64 =
                gradient.iter().zip(&towards).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum();
            let length = gradient.iter().map(|&x| f64::from(x).powi(2)).sum::<f64>().sqrt();
            let allowed = 2e-3 + 0.02 * length;
            assert!(
                (expected - found).abs() < allowed,
                "{} of {config:?}: slope {expected}, gradient {found}",
                spec.name
            );
        }
    }
}
