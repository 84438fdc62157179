//! Networks and batches for tests.

use sakiyomi_core::Rng;
use sakiyomi_nn::{Batch, Body, Gate, NetConfig, PolicyHead, ValueHead, ValueOutput};

/// Returns small networks that have every kind of layer and head between them.
pub(crate) fn small_configs() -> Vec<NetConfig> {
    let base = NetConfig {
        game: "none".to_owned(),
        encoding: "none".to_owned(),
        encoding_version: 1,
        input: vec![2, 3, 3],
        body: Body::Residual { blocks: 1, filters: 4, gate: Gate::None },
        policy: PolicyHead::PerCell { channels: 3, planes: 2, extra: 1 },
        value: ValueHead { channels: 2, hidden: 5, output: ValueOutput::WinDrawLoss },
        score: true,
    };
    vec![
        base.clone(),
        NetConfig {
            body: Body::Residual { blocks: 1, filters: 4, gate: Gate::Squeeze { width: 3 } },
            policy: PolicyHead::Parts { channels: 2, hidden: 0, parts: [4, 3] },
            score: false,
            ..base.clone()
        },
        NetConfig {
            input: vec![3, 2, 4],
            body: Body::Residual { blocks: 2, filters: 3, gate: Gate::GlobalPooling { every: 2 } },
            policy: PolicyHead::PerCell { channels: 3, planes: 1, extra: 0 },
            value: ValueHead { channels: 0, hidden: 5, output: ValueOutput::Scalar },
            ..base.clone()
        },
        NetConfig {
            input: vec![2, 2, 3, 2],
            body: Body::Plain { filters: vec![3, 4] },
            policy: PolicyHead::Dense { channels: 0, hidden: 6, places: 7 },
            ..base
        },
    ]
}

/// Returns planes like those of games: mostly zeros and ones.
pub(crate) fn random_inputs(rng: &mut Rng, len: usize) -> Vec<f32> {
    let number = |rng: &mut Rng| match rng.below(4) {
        0 => 1.0,
        1 => rng.unit() as f32,
        _ => 0.0,
    };
    (0..len).map(|_| number(rng)).collect()
}

/// Returns random positions with random results; some do not count for the policy.
pub(crate) fn random_batch(rng: &mut Rng, config: &NetConfig, count: usize) -> Batch {
    let mut batch =
        Batch { inputs: random_inputs(rng, count * config.input_len()), ..Batch::default() };
    for position in 0..count {
        let legal: Vec<u32> =
            (0..config.policy_len() as u32).filter(|_| rng.below(3) == 0).collect();
        let legal = if legal.is_empty() { vec![0] } else { legal };
        let weights: Vec<f64> = legal.iter().map(|_| rng.unit() * rng.unit()).collect();
        let sum: f64 = weights.iter().sum();
        batch.places.extend(&legal);
        batch.policy.extend(weights.iter().map(|weight| (weight / sum) as f32));
        batch.ends.push(batch.places.len());
        batch.policy_weights.push([1.0, 0.0, 0.5][position % 3]);
        let result = rng.below(3) as usize;
        batch.results.push(std::array::from_fn(|place| f32::from(u8::from(place == result))));
        batch.scores.push(2.0 * rng.unit() as f32 - 1.0);
    }
    batch
}
