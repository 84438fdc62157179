//! Writes networks as ONNX models with inputs and our own outputs, for `onnx_check.py`: `onnx_check DIR`.

use std::path::Path;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Encode, Rng};
use sakiyomi_nn::{Body, CpuNet, Gate, Net, NetConfig, Preset, onnx};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_twin_cool::TwinCool;

const POSITIONS: usize = 5;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let mut configs = Vec::new();
    configs.extend(all::<Othello>());
    configs.extend(all::<ScoreFour>());
    configs.extend(all::<Contrast>());
    configs.extend(all::<TwinCool>());
    for (number, config) in configs.into_iter().enumerate() {
        let name = format!("{number:02}-{}", config.game);
        let net = Net::scrambled(config, number as u64).expect("a possible network");
        write(&net, &Path::new(&folder).join(name))?;
    }
    Ok(())
}

/// Returns all presets of a game, and one with squeezes.
fn all<S: Encode>() -> Vec<NetConfig> {
    let mut configs: Vec<NetConfig> =
        Preset::ALL.into_iter().filter_map(NetConfig::preset::<S>).collect();
    let mut squeezed = configs[0].clone();
    if let Body::Residual { gate, .. } = &mut squeezed.body {
        *gate = Gate::Squeeze { width: 4 };
    }
    configs.push(squeezed);
    configs
}

fn write(net: &Net, path: &Path) -> std::io::Result<()> {
    let mut rng = Rng::seeded(1);
    let len = POSITIONS * net.config().input_len();
    let inputs: Vec<f32> = (0..len).map(|_| rng.unit() as f32).collect();
    let mut cpu = CpuNet::new(net);
    let outputs = cpu.evaluate_batch(&inputs);
    let values: Vec<f32> = (0..POSITIONS)
        .flat_map(|position| match outputs.win_draw_loss(position) {
            Some(chances) => chances.to_vec(),
            None => vec![outputs.expected(position)],
        })
        .collect();
    std::fs::write(path.with_extension("onnx"), onnx::to_onnx(net))?;
    for (name, numbers) in [
        ("planes", &inputs),
        ("policy", &outputs.policy),
        ("value", &values),
        ("score", &outputs.score),
    ] {
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        std::fs::write(path.with_extension(name), bytes)?;
    }
    Ok(())
}
