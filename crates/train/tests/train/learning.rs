//! Networks learn, and what cannot be learned from is an error.

use sakiyomi_core::Rng;
use sakiyomi_nn::{Batch, Net, NetConfig, Role};
use sakiyomi_train::{Device, Losses, TrainConfig, TrainError, Trainer, evaluate_loss};

use crate::reference::Reference;
use crate::sample::{random_batch, small_configs};

fn trainer(config: &NetConfig, settings: TrainConfig) -> Trainer {
    let net = Net::random(config.clone(), 7).unwrap();
    Trainer::new(net, settings, Device::Cpu).unwrap()
}

fn losses_of(net: &Net, batch: &Batch) -> Losses {
    let outputs = Reference(net).evaluate_batch(&batch.inputs);
    evaluate_loss(net.config(), &outputs, batch, &TrainConfig::default()).0
}

#[test]
fn a_small_network_learns_a_batch_by_heart_and_so_does_its_average() {
    for config in small_configs() {
        let batch = random_batch(&mut Rng::seeded(2), &config, 8);
        let settings = TrainConfig { rate: 0.02, warmup: 10, ema: 0.98, ..Default::default() };
        let mut trainer = trainer(&config, settings);
        let excess = |losses: Losses| losses.total - losses.policy_entropy;
        let first = trainer.step(&batch).unwrap();
        let last = (0..300).map(|_| trainer.step(&batch).unwrap()).last().unwrap();
        assert!(excess(last) < 0.2 * excess(first), "{first:?} then {last:?}: {config:?}");
        let played = losses_of(&trainer.net(), &batch);
        assert!(excess(played) < 0.3 * excess(first), "{first:?} then {played:?}: {config:?}");
    }
}

#[test]
fn a_network_without_opinions_has_the_losses_of_guessing() {
    let config = small_configs().swap_remove(1);
    let mut batch = random_batch(&mut Rng::seeded(3), &config, 4);
    batch.policy_weights = vec![0.0, 2.0, 0.0, 0.0];
    let losses = trainer(&config, TrainConfig::default()).step(&batch).unwrap();
    let moves = batch.moves(1).len() as f32;
    assert!((losses.policy - moves.ln()).abs() < 1e-5, "{losses:?}");
    assert!((losses.value - 3f32.ln()).abs() < 1e-5, "{losses:?}");
    batch.policy_weights = vec![0.0; 4];
    let losses = trainer(&config, TrainConfig::default()).step(&batch).unwrap();
    assert_eq!((losses.policy, losses.policy_entropy), (0.0, 0.0));
}

#[test]
fn the_same_steps_give_the_same_bits() {
    let config = small_configs().swap_remove(2);
    let rng = &mut Rng::seeded(4);
    let batches: Vec<_> = (0..5).map(|_| random_batch(rng, &config, 16)).collect();
    let run = || {
        let mut trainer = trainer(&config, TrainConfig::default());
        for batch in &batches {
            trainer.step(batch).unwrap();
        }
        trainer.to_bytes()
    };
    assert_eq!(run(), run());
}

#[test]
fn weights_decay_and_biases_do_not() {
    let config = small_configs().swap_remove(0);
    let net = Net::scrambled(config.clone(), 8).unwrap();
    let mut batch = random_batch(&mut Rng::seeded(5), &config, 4);
    batch.policy_weights = vec![0.0; 4];
    // No loss is left, so that nothing but the decay changes weights.
    let settings = TrainConfig {
        rate: 0.1,
        warmup: 0,
        weight_decay: 0.5,
        value_weight: 0.0,
        score_weight: 0.0,
        ema: 0.0,
        ..Default::default()
    };
    let mut trainer = Trainer::new(net.clone(), settings, Device::Cpu).unwrap();
    trainer.step(&batch).unwrap();
    let after = trainer.net();
    for (id, spec) in net.graph().tensors().iter().enumerate() {
        for (before, after) in net.tensor(id).iter().zip(after.tensor(id)) {
            match spec.role {
                Role::Weight => assert!((after - 0.95 * before).abs() < 1e-6, "{}", spec.name),
                Role::Bias | Role::NormScale => assert_eq!(before, after, "{}", spec.name),
                Role::NormMean | Role::NormVariance => {}
            }
        }
    }
}

#[test]
fn running_statistics_move_a_tenth_of_the_way_to_those_of_the_batch() {
    let config = small_configs().swap_remove(3);
    let batch = random_batch(&mut Rng::seeded(6), &config, 4);
    // The first convolution shows each filter one channel of the input as it is.
    let net = Net::random(config.clone(), 9).unwrap();
    let mut weights = net.weights().to_vec();
    let taps = 27;
    for (place, weight) in weights[0].iter_mut().enumerate() {
        let (filter, channel, tap) = (place / (2 * taps), place / taps % 2, place % taps);
        *weight = f32::from(u8::from(tap == taps / 2 && channel == filter % 2));
    }
    let net = Net::new(config.clone(), weights, net.lineage).unwrap();
    let settings = TrainConfig { ema: 0.0, ..Default::default() };
    let mut trainer = Trainer::new(net.clone(), settings, Device::Cpu).unwrap();
    trainer.step(&batch).unwrap();
    let after = trainer.net();
    let tensor = |name: &str| {
        let id = after.graph().tensors().iter().position(|spec| spec.name == name).unwrap();
        after.tensor(id)
    };
    for filter in 0..3 {
        let channels = batch.inputs.chunks_exact(config.cells()).enumerate();
        let seen = channels.filter(|(channel, _)| channel % 2 == filter % 2);
        let seen: Vec<f32> = seen.flat_map(|(_, cells)| cells).copied().collect();
        let count = seen.len() as f32;
        let mean = seen.iter().sum::<f32>() / count;
        let variance = seen.iter().map(|x| (x - mean).powi(2)).sum::<f32>() / (count - 1.0);
        let found = (tensor("bn1.running_mean")[filter], tensor("bn1.running_var")[filter]);
        assert!((found.0 - 0.1 * mean).abs() < 1e-5, "{found:?}, {mean}");
        assert!((found.1 - (0.9 + 0.1 * variance)).abs() < 1e-5, "{found:?}, {variance}");
    }
}

#[test]
fn what_cannot_be_learned_from_is_told_and_changes_nothing() {
    let config = small_configs().swap_remove(0);
    let mut trainer = trainer(&config, TrainConfig::default());
    let before = trainer.to_bytes();
    assert_eq!(trainer.step(&Batch::default()), Err(TrainError::EmptyBatch));
    let good = random_batch(&mut Rng::seeded(7), &config, 3);
    let mut batch = good.clone();
    batch.places[0] = 1000;
    assert!(matches!(trainer.step(&batch), Err(TrainError::Batch(_))));
    let mut batch = good.clone();
    batch.inputs[0] = f32::NAN;
    assert!(matches!(trainer.step(&batch), Err(TrainError::Diverged { step: 0, .. })));
    assert_eq!(trainer.to_bytes(), before);
    trainer.step(&good).unwrap();
}

#[test]
fn settings_without_sense_are_told_by_name() {
    let config = small_configs().swap_remove(0);
    let settings = TrainConfig { beta2: 1.0, ..Default::default() };
    let error = Trainer::new(Net::random(config, 1).unwrap(), settings, Device::Cpu).err().unwrap();
    assert_eq!(error.to_string(), "the setting beta2 is 1; it must be at least 0 and less than 1");
}
