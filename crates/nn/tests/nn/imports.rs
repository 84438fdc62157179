//! Weights that PyTorch saved are taken over.

use safetensors::tensor::{Dtype, TensorView};
use sakiyomi_contrast::Contrast;
use sakiyomi_core::Encode;
use sakiyomi_nn::file::{import_pytorch, infer_config};
use sakiyomi_nn::{Gate, Lineage, Net, NetConfig, Preset};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_twin_cool::TwinCool;

/// Returns what PyTorch would save: no header, a prefix, and counters beside the norms.
fn state_dict(net: &Net, prefix: &str) -> Vec<u8> {
    let counter = 7i64.to_le_bytes();
    let mut tensors: Vec<(String, Dtype, Vec<usize>, Vec<u8>)> = Vec::new();
    for (spec, weights) in net.graph().tensors().iter().zip(net.weights()) {
        let bytes = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        tensors.push((format!("{prefix}{}", spec.name), Dtype::F32, spec.shape.clone(), bytes));
        if let Some(norm) = spec.name.strip_suffix("running_var") {
            let name = format!("{prefix}{norm}num_batches_tracked");
            tensors.push((name, Dtype::I64, vec![], counter.to_vec()));
        }
    }
    let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
        (
            name.as_str(),
            TensorView::new(*dtype, shape.clone(), bytes)
                .expect("as many bytes as the shape needs"),
        )
    });
    safetensors::serialize(views, None).expect("tensors can be written")
}

#[test]
fn the_network_is_told_from_the_shapes() {
    fn check<S: Encode>() {
        for preset in Preset::ALL {
            let Some(config) = NetConfig::preset::<S>(preset) else { continue };
            let net = Net::random(config.clone(), 1).unwrap();
            for prefix in ["", "module.", "_orig_mod."] {
                let bytes = state_dict(&net, prefix);
                assert_eq!(infer_config::<S>(&bytes).unwrap(), config);
                assert_eq!(import_pytorch::<S>(&bytes, None, Lineage::default()).unwrap(), net);
            }
        }
    }
    check::<Othello>();
    check::<ScoreFour>();
    check::<Contrast>();
    check::<TwinCool>();
}

#[test]
fn squeezes_are_told_from_the_shapes() {
    let mut config = NetConfig::preset::<Othello>(Preset::Tiny).unwrap();
    if let sakiyomi_nn::Body::Residual { gate, .. } = &mut config.body {
        *gate = Gate::Squeeze { width: 5 };
    }
    let net = Net::random(config.clone(), 1).unwrap();
    assert_eq!(infer_config::<Othello>(&state_dict(&net, "")).unwrap(), config);
}

#[test]
fn weights_of_another_game_or_another_description_are_refused() {
    let config = NetConfig::preset::<Othello>(Preset::Tiny).unwrap();
    let bytes = state_dict(&Net::random(config.clone(), 1).unwrap(), "");
    let error = infer_config::<Contrast>(&bytes).unwrap_err().to_string();
    assert!(error.contains("contrast has no encoding with 4 planes"), "{error}");
    let other = NetConfig::preset::<Othello>(Preset::Small).unwrap();
    let error = import_pytorch::<Othello>(&bytes, Some(other), Lineage::default()).unwrap_err();
    assert!(error.to_string().contains("conv.weight is [16, 4, 3, 3]"), "{error}");
}
