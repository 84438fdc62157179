//! All ways to compute a network agree.

use sakiyomi_contrast::Contrast;
use sakiyomi_core::Rng;
use sakiyomi_nn::{
    Body, CpuConfig, CpuNet, Gate, InstructionSet, Net, NetConfig, Outputs, PolicyHead, Preset,
    ValueHead, ValueOutput,
};
use sakiyomi_othello::Othello;

use crate::reference::Reference;

/// Returns planes like those of games: mostly zeros and ones.
pub(crate) fn random_inputs(rng: &mut Rng, len: usize) -> Vec<f32> {
    let number = |rng: &mut Rng| match rng.below(4) {
        0 => 1.0,
        1 => rng.unit() as f32,
        _ => 0.0,
    };
    (0..len).map(|_| number(rng)).collect()
}

/// Returns a network of random size.
pub(crate) fn random_config(rng: &mut Rng) -> NetConfig {
    let mut pick = |from: usize, to: usize| from + rng.below((to - from) as u32 + 1) as usize;
    let is_3d = pick(0, 3) == 0;
    let mut input = vec![pick(1, 20)];
    if is_3d {
        input.push(pick(1, 4));
    }
    input.extend([pick(2, 10), pick(2, 10)]);
    let cells: usize = input[1..].iter().product();
    let gate = match pick(0, 2) {
        0 => Gate::None,
        1 => Gate::Squeeze { width: pick(1, 9) },
        _ => Gate::GlobalPooling { every: pick(1, 2) },
    };
    let body = match pick(0, 3) {
        0 => Body::Plain { filters: vec![pick(1, 20), pick(1, 40)] },
        _ => Body::Residual { blocks: pick(0, 2), filters: pick(1, 40), gate },
    };
    let (channels, hidden) = (pick(0, 5), [0, 10][pick(0, 1)]);
    let policy = match pick(0, 2) {
        0 => PolicyHead::Dense { channels, hidden, places: pick(1, 70) },
        1 => PolicyHead::Parts { channels, hidden, parts: [pick(1, 40), pick(1, 20)] },
        _ => PolicyHead::PerCell { channels: pick(1, 20), planes: pick(1, 3), extra: pick(0, 2) },
    };
    let output = [ValueOutput::WinDrawLoss, ValueOutput::Scalar][pick(0, 1)];
    let value = ValueHead { channels: pick(0, 3), hidden: pick(1, 20), output };
    assert!(cells > 0);
    NetConfig {
        game: "none".to_owned(),
        encoding: "none".to_owned(),
        encoding_version: 1,
        input,
        body,
        policy,
        value,
        score: pick(0, 1) == 1,
    }
}

#[track_caller]
pub(crate) fn assert_close(a: &Outputs, b: &Outputs, what: &str) {
    for (a, b) in [(&a.policy, &b.policy), (&a.value, &b.value), (&a.score, &b.score)] {
        assert_eq!(a.len(), b.len(), "{what}");
        for (place, (x, y)) in a.iter().zip(b).enumerate() {
            let scale = x.abs().max(y.abs()).max(1.0);
            assert!((x - y).abs() <= 1e-4 * scale, "{what}: {x} and {y} at {place}");
        }
    }
}

#[test]
fn every_instruction_set_computes_what_the_reference_does() {
    let rng = &mut Rng::seeded(1);
    for seed in 0..40 {
        let config = random_config(rng);
        let net = Net::scrambled(config.clone(), seed).unwrap();
        let count = [1, 2, 3, 9, 34][rng.below(5) as usize];
        let count = if config.cells() > 60 { count.min(3) } else { count };
        let inputs = random_inputs(rng, count * config.input_len());
        let expected = Reference(&net).evaluate_batch(&inputs);
        for set in InstructionSet::ALL.into_iter().filter(|set| set.is_available()) {
            let cpu = CpuConfig { set, ..CpuConfig::default() };
            let mut cpu = CpuNet::with_config(&net, cpu).unwrap();
            let found = cpu.evaluate_batch(&inputs);
            assert_close(&expected, found, &format!("{set}, {count} positions of {config:?}"));
        }
    }
}

#[test]
fn deep_networks_stay_precise() {
    let contrast = NetConfig::preset::<Contrast>(Preset::Full).unwrap();
    let othello = NetConfig::preset::<Othello>(Preset::Full).unwrap();
    for (config, count) in [(contrast, 3), (othello, 1)] {
        let net = Net::scrambled(config.clone(), 8).unwrap();
        let inputs = random_inputs(&mut Rng::seeded(8), count * config.input_len());
        let expected = Reference(&net).evaluate_batch(&inputs);
        assert_close(&expected, CpuNet::new(&net).evaluate_batch(&inputs), &config.game);
    }
}
