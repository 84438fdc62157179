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
                assert_eq!(
                    import_pytorch::<S>(&bytes, None, &[], Lineage::default()).unwrap(),
                    net
                );
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
    let error =
        import_pytorch::<Othello>(&bytes, Some(other), &[], Lineage::default()).unwrap_err();
    assert!(error.to_string().contains("missing: blocks.1.pool_fc.weight, "), "{error}");
    let mut wider = config;
    if let sakiyomi_nn::Body::Residual { filters, .. } = &mut wider.body {
        *filters = 32;
    }
    let error =
        import_pytorch::<Othello>(&bytes, Some(wider), &[], Lineage::default()).unwrap_err();
    assert!(error.to_string().contains("conv.weight is [16, 4, 3, 3]"), "{error}");
}

/// A name, a shape and the numbers.
type Tensor = (String, Vec<usize>, Vec<f32>);

/// Writes tensors of floats as a state dict.
fn written(tensors: &[Tensor]) -> Vec<u8> {
    let bytes: Vec<Vec<u8>> = tensors
        .iter()
        .map(|(_, _, numbers)| numbers.iter().flat_map(|number| number.to_le_bytes()).collect())
        .collect();
    let views = tensors.iter().zip(&bytes).map(|((name, shape, _), bytes)| {
        let view = TensorView::new(Dtype::F32, shape.clone(), bytes);
        (name.as_str(), view.expect("as many bytes as the shape needs"))
    });
    safetensors::serialize(views, None).expect("tensors can be written")
}

/// Returns the classic network as a model without norms has it: its convolutions have a bias.
fn without_norms() -> (Net, Vec<Tensor>) {
    let config = NetConfig::preset::<ScoreFour>(Preset::Classic).expect("it has a classic network");
    let net = Net::random(config, 1).expect("the network is possible");
    let mut tensors = Vec::new();
    for (spec, weights) in net.graph().tensors().iter().zip(net.weights()) {
        if !spec.name.starts_with("bn") {
            tensors.push((spec.name.clone(), spec.shape.clone(), weights.clone()));
        }
        if spec.name.starts_with("conv") {
            let name = spec.name.replace("weight", "bias");
            tensors.push((name, vec![spec.shape[0]], vec![0.25; spec.shape[0]]));
        }
    }
    (net, tensors)
}

#[test]
fn convolutions_may_have_a_bias_and_no_norm() {
    let (net, tensors) = without_norms();
    let read = |bytes: &[u8]| import_pytorch::<ScoreFour>(bytes, None, &[], Lineage::default());
    let imported = read(&written(&tensors)).unwrap();
    assert_eq!(imported.config(), net.config());
    let specs = imported.graph().tensors().iter();
    for (spec, weights) in specs.zip(imported.weights()) {
        let expected = match spec.name.rsplit('.').next() {
            _ if !spec.name.starts_with("bn") => continue,
            Some("weight") => 1.0,
            Some("bias") => 0.0,
            Some("running_mean") => -0.25,
            _ => 1.0 - 1e-5,
        };
        assert!(weights.iter().all(|&weight| weight == expected), "{}", spec.name);
    }
    let plain: Vec<_> = tensors.into_iter().filter(|(name, ..)| name != "conv1.bias").collect();
    read(&written(&plain)).unwrap();
}

#[test]
fn layers_are_renamed() {
    let (_, mut tensors) = without_norms();
    for (name, ..) in &mut tensors {
        *name = name.replace("policy_fc", "heads.p");
    }
    let bytes = written(&tensors);
    let renames = [("heads.p".to_owned(), "policy_fc".to_owned())];
    import_pytorch::<ScoreFour>(&bytes, None, &renames, Lineage::default()).unwrap();
    let error = import_pytorch::<ScoreFour>(&bytes, None, &[], Lineage::default()).unwrap_err();
    let error = error.to_string();
    assert!(error.contains("policy_fc.weight is missing"), "{error}");
    assert!(error.contains("heads.p.bias, heads.p.weight"), "{error}");
}

#[test]
fn a_wrong_file_is_refused_with_all_that_is_missing_and_all_that_is_unknown() {
    let (net, mut tensors) = without_norms();
    tensors.retain(|(name, ..)| !name.ends_with("fc1.bias") && !name.ends_with("fc2.bias"));
    tensors.push(("dropout.rate".to_owned(), vec![1], vec![0.5]));
    let config = Some(net.config().clone());
    let read = import_pytorch::<ScoreFour>(&written(&tensors), config, &[], Lineage::default());
    assert_eq!(
        read.unwrap_err().to_string(),
        "the tensors do not fit the network; missing: value_fc1.bias, value_fc2.bias; \
         unknown: dropout.rate"
    );
}
