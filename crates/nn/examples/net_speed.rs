//! Positions per second of CPU time that networks compute on one thread. `net_speed [--seconds S]
//! [--net TEXT] [--set avx2] [--batch 8] [--onnx DIR]`; with `--onnx` it only writes the networks
//! as ONNX models, for `onnx_speed.py` to measure others beside it.

#![allow(clippy::print_stdout, reason = "an example that prints a table")]

use std::path::Path;
use std::time::Duration;

use sakiyomi_core::{Clock, Rng, SystemClock};
use sakiyomi_nn::{
    Body, CpuConfig, CpuNet, Gate, InstructionSet, Net, NetConfig, PolicyHead, ValueHead,
    ValueOutput,
};

/// Returns a residual network with small heads.
fn residual(input: &[usize], blocks: usize, filters: usize, policy: PolicyHead) -> NetConfig {
    NetConfig {
        game: "none".to_owned(),
        encoding: "none".to_owned(),
        encoding_version: 1,
        input: input.to_vec(),
        body: Body::Residual { blocks, filters, gate: Gate::None },
        policy,
        value: ValueHead { channels: 1, hidden: 64, output: ValueOutput::WinDrawLoss },
        score: false,
    }
}

/// Returns the networks, by name.
fn nets() -> Vec<(&'static str, NetConfig)> {
    let dense = |places| PolicyHead::Dense { channels: 2, hidden: 0, places };
    let parts = PolicyHead::Parts { channels: 2, hidden: 0, parts: [625, 51] };
    let classic = NetConfig {
        body: Body::Plain { filters: vec![32, 64] },
        value: ValueHead { channels: 0, hidden: 128, output: ValueOutput::Scalar },
        ..residual(&[2, 4, 4, 4], 0, 0, PolicyHead::Dense { channels: 0, hidden: 256, places: 64 })
    };
    vec![
        ("8x64-66x5x5", residual(&[66, 5, 5], 8, 64, parts)),
        ("4x32-8x4x4", residual(&[8, 4, 4], 4, 32, dense(16))),
        ("6x64-4x8x8", residual(&[4, 8, 8], 6, 64, dense(65))),
        ("3d-2x4x4x4", classic),
    ]
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        words.iter().position(|word| word == name).and_then(|place| words.get(place + 1))
    };
    let seconds: f64 = option("--seconds").and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let batches: Vec<usize> = match option("--batch").and_then(|text| text.parse().ok()) {
        Some(batch) => vec![batch],
        None => vec![1, 8, 64, 256],
    };
    let set: Option<InstructionSet> = option("--set").and_then(|text| text.parse().ok());
    let wanted = option("--net").map_or("", String::as_str);
    for (name, config) in nets().into_iter().filter(|(name, _)| name.contains(wanted)) {
        let net = Net::scrambled(config, 1).expect("a possible network");
        if let Some(folder) = option("--onnx") {
            let path = Path::new(folder).join(name).with_extension("onnx");
            std::fs::write(path, sakiyomi_nn::onnx::to_onnx(&net)).expect("a folder to write to");
            continue;
        }
        for set in InstructionSet::ALL.into_iter().filter(|&one| set.is_none_or(|set| set == one)) {
            let cpu = CpuConfig { set, ..CpuConfig::default() };
            let Ok(mut cpu) = CpuNet::with_config(&net, cpu) else { continue };
            for &batch in &batches {
                let speed = measure(&mut cpu, batch, Duration::from_secs_f64(seconds));
                println!("{name:<12} {:<9} {batch:>4} {speed:>9.0}", set.to_string());
            }
        }
    }
}

/// Returns the positions per second of CPU time, of the best of five stretches: what else runs
/// on the machine disturbs some of them.
fn measure(net: &mut CpuNet, batch: usize, time: Duration) -> f64 {
    let mut rng = Rng::seeded(1);
    let len = batch * net.config().input_len();
    let inputs: Vec<f32> = (0..len).map(|_| (rng.below(4) / 3) as f32).collect();
    net.evaluate_batch(&inputs);
    let stretch = || {
        let (start, mut positions) = (SystemClock::Process.cpu(), 0);
        loop {
            net.evaluate_batch(&inputs);
            positions += batch;
            let spent = SystemClock::Process.cpu() - start;
            if spent > time / 5 {
                return positions as f64 / spent.as_secs_f64();
            }
        }
    };
    std::iter::repeat_with(stretch).take(5).fold(0.0, f64::max)
}
