//! libtorch computes what the other back ends do: on the processor, and on a GPU where there is one.

use sakiyomi_core::Rng;
use sakiyomi_nn::{Inference, Net};
use sakiyomi_train::torch::{Place, Torch, TorchNet};
use sakiyomi_train::{BurnBackend, Gradients, TrainConfig, TrainError};

use crate::reference::Reference;
use crate::sample::{random_batch, random_inputs, small_configs};

/// Loss weights that tell the losses apart.
fn settings() -> TrainConfig {
    TrainConfig { value_weight: 0.7, score_weight: 0.3, ..Default::default() }
}

/// Returns each place with the error that is allowed there.
fn places() -> Vec<(Place, f32)> {
    let net = Net::random(small_configs().remove(0), 1).unwrap();
    match TorchNet::new(&net, Place::Cuda) {
        Ok(_) => vec![(Place::Cpu, 1e-4), (Place::Cuda, 0.03)],
        Err(TrainError::Device(_)) => vec![(Place::Cpu, 1e-4)],
        Err(error) => panic!("{error}"),
    }
}

#[track_caller]
fn assert_close(a: &[f32], b: &[f32], allowed: f32, what: &str) {
    assert_eq!(a.len(), b.len(), "{what}");
    let largest = b.iter().fold(1e-3f32, |largest, x| largest.max(x.abs()));
    for (place, (x, y)) in a.iter().zip(b).enumerate() {
        assert!((x - y).abs() <= allowed * largest, "{what}: {x} and {y} at {place}");
    }
}

#[test]
fn every_layer_computes_what_the_reference_does() {
    for (place, allowed) in places() {
        for (seed, config) in (0..).zip(small_configs()) {
            let net = Net::scrambled(config.clone(), seed).unwrap();
            let mut torch = TorchNet::new(&net, place).unwrap();
            for count in [5, 1, 2] {
                let inputs = random_inputs(&mut Rng::seeded(seed), count * config.input_len());
                let found = torch.evaluate_batch(&inputs);
                let expected = Reference(&net).evaluate_batch(&inputs);
                let what = format!("{count} positions of {config:?} on {place:?}");
                assert_close(&found.policy, &expected.policy, allowed, &what);
                assert_close(&found.value, &expected.value, allowed, &what);
                assert_close(&found.score, &expected.score, allowed, &what);
            }
        }
    }
}

#[test]
fn gradients_and_statistics_are_those_of_the_other_back_end() {
    for (place, allowed) in places() {
        for (seed, config) in (0..).zip(small_configs()) {
            let net = Net::scrambled(config.clone(), seed).unwrap();
            let batch = random_batch(&mut Rng::seeded(seed), &config, 16);
            let expected = BurnBackend::new(config.clone(), settings())
                .compute(net.weights(), &batch)
                .unwrap();
            let mut torch = Torch::new(config.clone(), settings(), place).unwrap();
            let found = torch.compute(net.weights(), &batch).unwrap();
            // Errors of 16 bits add up over the layers.
            let allowed = 10.0 * allowed;
            let what = format!("{config:?} on {place:?}");
            assert_close(&[found.losses.total], &[expected.losses.total], allowed, &what);
            for ((spec, found), expected) in
                net.graph().tensors().iter().zip(&found.gradients).zip(&expected.gradients)
            {
                assert_close(found, expected, allowed, &format!("{} of {what}", spec.name));
            }
            assert_eq!(found.norms.len(), expected.norms.len());
            for (found, expected) in found.norms.iter().zip(&expected.norms) {
                assert_eq!(found.0, expected.0);
                assert_close(&found.1, &expected.1, allowed, &what);
            }
        }
    }
}
