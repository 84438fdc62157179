//! Evaluations belong to the moves and views they are given for.

use std::num::NonZeroUsize;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Encode, Encoding, Evaluator, MoveList, Observable, Rng};
use sakiyomi_nn::{
    CpuConfig, CpuNet, Inference as _, InstructionSet, MismatchError, Net, NetConfig, NetEvaluator,
    Preset, Shared,
};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_twin_cool::TwinCool;

use crate::equal::{assert_close, random_inputs};
use crate::reference::Reference;

/// Returns positions of random games that are not over.
fn positions<S: Observable>(count: usize, seed: u64) -> Vec<S> {
    let rng = &mut Rng::seeded(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut state = S::initial(rng);
        while let Some(mv) = state.random_move(rng, &mut MoveList::new()) {
            if rng.below(5) == 0 {
                positions.push(state.clone());
            }
            state.apply(mv);
        }
    }
    positions.truncate(count);
    positions
}

fn net<S: Encode>(preset: Preset) -> Net {
    let config = NetConfig::preset::<S>(preset).expect("the game has such a network");
    Net::scrambled(config, 4).expect("presets are possible")
}

/// Checks a whole batch against one position at a time, by the slow way.
fn check<S: Encode>(preset: Preset) {
    let net = net::<S>(preset);
    let mut evaluator = NetEvaluator::<S>::new(&net).expect("a network of the game");
    let states = positions::<S>(20, 9);
    let views: Vec<S::View> = states.iter().map(|state| state.view(state.to_move())).collect();
    let evaluations = evaluator.evaluate(&views);
    let encoding = Encoding::<S>::named(&net.config().encoding).expect("a known encoding");
    for ((state, view), evaluation) in states.iter().zip(&views).zip(&evaluations) {
        let mut planes = vec![0.0; encoding.input_len()];
        (encoding.encode)(view, &mut planes);
        let outputs = Reference(&net).evaluate_batch(&planes);
        assert!((outputs.expected(0) - evaluation.value).abs() < 1e-4);
        assert!((-1.0..=1.0).contains(&evaluation.value));
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let weight = |&mv: &S::Move| outputs.logit(0, (encoding.policy_index)(view, mv)).exp();
        let sum: f32 = moves.iter().map(weight).sum();
        assert_eq!(evaluation.policy.len(), moves.len());
        for (mv, prior) in moves.iter().zip(&evaluation.policy) {
            assert!((weight(mv) / sum - prior).abs() < 1e-4, "{mv} in {state}");
        }
        assert!((evaluation.policy.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}

#[test]
fn priors_are_those_of_the_legal_moves_in_their_order() {
    check::<Othello>(Preset::Tiny);
    check::<ScoreFour>(Preset::Tiny);
    check::<ScoreFour>(Preset::Classic);
    check::<Contrast>(Preset::Tiny);
    check::<TwinCool>(Preset::Tiny);
}

#[test]
fn the_logit_of_a_move_in_two_parts_is_the_sum_of_the_parts() {
    let net = net::<Contrast>(Preset::Tiny);
    for state in positions::<Contrast>(5, 3) {
        let mut planes = vec![0.0; Contrast::INPUT_LEN];
        Contrast::encode(&state, &mut planes);
        let outputs = Reference(&net).evaluate_batch(&planes);
        let mut moves = MoveList::new();
        sakiyomi_core::State::legal_moves(&state, &mut moves);
        for mv in moves {
            let index = Contrast::policy_index(&state, mv);
            let (way, tile) = (index / 51, index % 51);
            let sum = outputs.policy[way] + outputs.policy[625 + tile];
            assert_eq!(outputs.logit(0, index), sum);
        }
    }
}

#[test]
fn a_new_network_has_no_opinions() {
    let config = NetConfig::preset::<Othello>(Preset::Small).unwrap();
    let net = Net::random(config, 1).unwrap();
    let states = positions::<Othello>(5, 1);
    for evaluation in NetEvaluator::<Othello>::new(&net).unwrap().evaluate(&states) {
        assert_eq!(evaluation.value, 0.0);
        assert!(evaluation.policy.iter().all(|&prior| prior == evaluation.policy[0]));
    }
}

#[test]
fn a_network_of_another_game_is_refused() {
    let error = NetEvaluator::<Othello>::new(&net::<Contrast>(Preset::Tiny)).err().unwrap();
    assert_eq!(error.to_string(), "this network plays \"contrast\", not othello");
    let mut config = NetConfig::preset::<Othello>(Preset::Tiny).unwrap();
    config.encoding_version = 7;
    let old = Net::random(config.clone(), 1).unwrap();
    let error = NetEvaluator::<Othello>::new(&old).err().unwrap();
    assert_eq!(error, MismatchError::Version { game: "othello", found: 7, known: 1 });
    config.encoding_version = 1;
    config.input[0] = 5;
    let other = Net::random(config, 1).unwrap();
    let error = NetEvaluator::<Othello>::new(&other).err().unwrap();
    assert!(matches!(error, MismatchError::Form { .. }), "{error}");
}

#[test]
fn a_cache_changes_nothing() {
    let net = net::<ScoreFour>(Preset::Tiny);
    let states = positions::<ScoreFour>(40, 2);
    let mut plain = NetEvaluator::<ScoreFour>::new(&net).unwrap();
    let mut cached = NetEvaluator::<ScoreFour>::new(&net).unwrap().with_cache(16);
    let expected = plain.evaluate(&states);
    for _ in 0..3 {
        for (state, expected) in states.iter().zip(&expected) {
            let found = &cached.evaluate(&[*state])[0];
            assert!((found.value - expected.value).abs() < 1e-4);
            for (a, b) in found.policy.iter().zip(&expected.policy) {
                assert!((a - b).abs() < 1e-4);
            }
        }
    }
}

#[test]
fn threads_share_a_batch_out_and_give_the_same() {
    let net = net::<ScoreFour>(Preset::Tiny);
    let inputs = random_inputs(&mut Rng::seeded(3), 203 * ScoreFour::INPUT_LEN);
    let mut one = CpuNet::new(&net);
    let config = CpuConfig { threads: NonZeroUsize::new(3).unwrap(), ..CpuConfig::default() };
    let mut three = CpuNet::with_config(&net, config).unwrap();
    assert_close(one.evaluate_batch(&inputs), three.evaluate_batch(&inputs), "three threads");
    assert_eq!(three.clone().evaluate_batch(&inputs), three.evaluate_batch(&inputs));
    assert!(three.evaluate_batch(&[]).is_empty());
}

#[test]
fn a_steady_network_computes_positions_alone_as_in_a_large_batch() {
    let net = net::<ScoreFour>(Preset::Tiny);
    let inputs = random_inputs(&mut Rng::seeded(5), 203 * ScoreFour::INPUT_LEN);
    let config = CpuConfig { steady: true, ..CpuConfig::default() };
    let mut cpu = CpuNet::with_config(&net, config).expect("usual instructions");
    let together = cpu.evaluate_batch(&inputs).clone();
    let policies = together.policy.chunks_exact(together.policy.len() / 203);
    let values = together.value.chunks_exact(together.value.len() / 203);
    for ((input, policy), value) in
        inputs.chunks_exact(ScoreFour::INPUT_LEN).zip(policies).zip(values)
    {
        let alone = cpu.evaluate_batch(input);
        assert_eq!((&*alone.policy, &*alone.value), (policy, value));
    }
}

#[test]
fn instructions_that_the_machine_lacks_are_refused() {
    let net = net::<Othello>(Preset::Tiny);
    for set in InstructionSet::ALL {
        let config = CpuConfig { set, ..CpuConfig::default() };
        assert_eq!(CpuNet::with_config(&net, config).is_ok(), set.is_available());
        assert_eq!(set.to_string().parse(), Ok(set));
    }
    assert!(InstructionSet::detect().is_available());
}

#[test]
fn threads_that_share_a_network_get_their_own_answers() {
    let net = net::<ScoreFour>(Preset::Tiny);
    let config = CpuConfig { steady: true, ..CpuConfig::default() };
    let cpu = CpuNet::with_config(&net, config).expect("usual instructions");
    // A batch that is full with a single request, and one that takes all that wait.
    for most in [1, 1000] {
        let shared = Shared::new(net.config(), [cpu.clone(), cpu.clone()], most);
        std::thread::scope(|scope| {
            for seed in 0..8 {
                let (mut shared, mut alone) = (shared.clone(), cpu.clone());
                let net = &net;
                scope.spawn(move || {
                    let rng = &mut Rng::seeded(seed);
                    for count in [1, 3, 20, 0, 7] {
                        let inputs = random_inputs(rng, count * net.config().input_len());
                        let expected = alone.evaluate_batch(&inputs);
                        assert_eq!(shared.evaluate_batch(&inputs), expected, "{count} of {seed}");
                    }
                });
            }
        });
    }
}
