//! Saved states of training.

use sakiyomi_core::Rng;
use sakiyomi_nn::{Batch, Net};
use sakiyomi_train::{CheckpointError, Device, TrainConfig, TrainError, Trainer};

use crate::sample::{random_batch, small_configs};

fn trainer(network: usize) -> (Trainer, Vec<Batch>) {
    let config = small_configs().swap_remove(network);
    let rng = &mut Rng::seeded(9);
    let batches = (0..8).map(|_| random_batch(rng, &config, 5)).collect();
    let net = Net::random(config, 5).unwrap();
    (Trainer::new(net, TrainConfig::default(), Device::Cpu).unwrap(), batches)
}

fn read(bytes: &[u8]) -> Result<Trainer, CheckpointError> {
    Trainer::from_bytes(bytes, TrainConfig::default(), Device::Cpu).map_err(|error| match error {
        TrainError::Checkpoint(error) => error,
        error => panic!("{error}"),
    })
}

#[test]
fn training_that_was_interrupted_gives_the_same_bits() {
    for network in 0..small_configs().len() {
        let (mut whole, batches) = trainer(network);
        let (mut parts, _) = trainer(network);
        for batch in &batches {
            let losses = whole.step(batch).unwrap();
            assert_eq!(parts.step(batch).unwrap(), losses);
            parts = read(&parts.to_bytes()).unwrap();
        }
        assert_eq!(whole.to_bytes(), parts.to_bytes());
        assert_eq!(whole.net(), parts.net());
        assert_eq!((parts.steps(), parts.net().lineage.steps), (8, 8));
    }
}

#[test]
fn a_state_that_breaks_off_or_goes_on_is_refused() {
    let (mut trainer, batches) = trainer(0);
    trainer.step(&batches[0]).unwrap();
    let mut bytes = trainer.to_bytes();
    for len in (0..bytes.len()).step_by(97).chain([1, 7, 8, 12, 16, 20, bytes.len() - 1]) {
        let error = read(&bytes[..len]).err();
        assert!(matches!(error, Some(CheckpointError::Len { .. })), "{len} bytes: {error:?}");
    }
    bytes.push(0);
    assert!(matches!(read(&bytes).err(), Some(CheckpointError::Len { .. })));
}

#[test]
fn every_changed_byte_is_noticed() {
    let bytes = trainer(1).0.to_bytes();
    for place in (0..bytes.len()).step_by(53).chain(0..64).chain(bytes.len() - 8..bytes.len()) {
        let mut bytes = bytes.clone();
        bytes[place] ^= 4;
        assert!(read(&bytes).is_err(), "byte {place} was changed");
    }
    let mut changed = bytes.clone();
    let place = changed.len() / 2;
    changed[place] ^= 1;
    assert_eq!(read(&changed).err(), Some(CheckpointError::Damaged));
}

#[test]
fn other_files_and_later_versions_are_told() {
    assert_eq!(read(b"PK\x03\x04 something else").err(), Some(CheckpointError::Foreign));
    let mut bytes = trainer(0).0.to_bytes();
    bytes[8] = 9;
    assert_eq!(read(&bytes).err(), Some(CheckpointError::Later(9)));
}
