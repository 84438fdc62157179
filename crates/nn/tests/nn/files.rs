//! Files of weights keep what they were given, and refuse what is not theirs.

use std::collections::HashMap;

use safetensors::tensor::{Dtype, TensorView};
use sakiyomi_contrast::Contrast;
use sakiyomi_core::Rng;
use sakiyomi_nn::file::{
    FileError, Header, Precision, from_bytes, load, read_header, save, to_bytes,
};
use sakiyomi_nn::{Lineage, Net, NetConfig, Preset};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_twin_cool::TwinCool;

fn tiny() -> Net {
    let config = NetConfig::preset::<ScoreFour>(Preset::Tiny).expect("every game has it");
    let mut net = Net::scrambled(config, 5).expect("presets are possible");
    net.lineage = Lineage { name: "five".into(), games: 12, ..Lineage::default() };
    net
}

fn problem(bytes: &[u8]) -> String {
    from_bytes(bytes).expect_err("these bytes are no network").to_string()
}

#[test]
fn every_preset_of_every_game_is_read_as_it_was_written() {
    fn check<S: sakiyomi_core::Encode>(classic: bool) {
        for preset in [Preset::Tiny, Preset::Small, Preset::Full, Preset::Classic] {
            let config = NetConfig::preset::<S>(preset);
            assert_eq!(config.is_some(), classic || preset != Preset::Classic);
            let Some(config) = config else { continue };
            assert_eq!(preset.to_string().parse(), Ok(preset));
            let net = Net::random(config, 3).unwrap();
            let bytes = to_bytes(&net, Precision::F32).unwrap();
            assert_eq!(from_bytes(&bytes).unwrap(), net);
            assert_eq!(bytes, to_bytes(&net, Precision::F32).unwrap(), "no chance in files");
        }
    }
    check::<Othello>(false);
    check::<ScoreFour>(true);
    check::<Contrast>(true);
    check::<TwinCool>(false);
}

#[test]
fn sixteen_bits_take_half_the_room_and_round() {
    let net = tiny();
    let (long, short) =
        (to_bytes(&net, Precision::F32).unwrap(), to_bytes(&net, Precision::F16).unwrap());
    assert!(short.len() < long.len() * 6 / 10);
    let read = from_bytes(&short).unwrap();
    for (a, b) in net.weights().iter().flatten().zip(read.weights().iter().flatten()) {
        assert!((a - b).abs() <= a.abs() / 1024.0 + 1e-7, "{a} and {b}");
    }
    assert_eq!(to_bytes(&read, Precision::F16).unwrap(), short, "rounding once is enough");
}

#[test]
fn a_weight_too_large_for_sixteen_bits_is_named() {
    let net = tiny();
    let mut weights = net.weights().to_vec();
    weights[0][0] = 1e6;
    let net = Net::new(net.config().clone(), weights, Lineage::default()).unwrap();
    let error = to_bytes(&net, Precision::F16).unwrap_err().to_string();
    assert!(error.contains("conv.weight") && error.contains("1000000"), "{error}");
}

#[test]
fn what_a_file_says_about_its_network_is_read_alone() {
    let header = read_header(&to_bytes(&tiny(), Precision::F16).unwrap()).unwrap();
    assert_eq!(header.config, *tiny().config());
    assert_eq!(header.lineage, tiny().lineage);
}

#[test]
fn a_file_cut_anywhere_is_refused() {
    let bytes = to_bytes(&tiny(), Precision::F16).unwrap();
    let rng = &mut Rng::seeded(1);
    for round in 0..80 {
        // Most of them where the file says what it is.
        let cut = rng.below(if round % 4 == 0 { bytes.len() } else { 3000 } as u32);
        let error = problem(&bytes[..cut as usize]);
        assert!(error.contains("truncated"), "{cut}: {error}");
    }
    let mut longer = bytes;
    longer.push(0);
    assert!(problem(&longer).contains("behind its end"));
}

#[test]
fn a_changed_byte_anywhere_is_noticed_and_never_a_panic() {
    let bytes = to_bytes(&tiny(), Precision::F32).unwrap();
    let rng = &mut Rng::seeded(2);
    let weights_from = bytes.len() - 4 * tiny().weights().iter().map(Vec::len).sum::<usize>();
    for _ in 0..150 {
        let mut changed = bytes.clone();
        let place = weights_from + rng.below((bytes.len() - weights_from) as u32) as usize;
        changed[place] ^= 1 << rng.below(8);
        let error = problem(&changed);
        let is_clear = ["damaged", "weight that is", "variance"].iter().any(|w| error.contains(w));
        assert!(is_clear, "{error}");
        // In what the file says about itself a changed byte may leave sense: the name of the net, for one.
        let mut changed = bytes.clone();
        changed[rng.below(weights_from as u32) as usize] = rng.below(256) as u8;
        let _: Result<Net, FileError> = from_bytes(&changed);
    }
}

#[test]
fn other_files_are_told_what_they_are() {
    let cases: [(&[u8], &str); 7] = [
        (b"", "truncated"),
        (b"PK\x03\x04 and so on, and so on", "PyTorch checkpoint"),
        (b"\x80\x02}q\x00(X\x05\x00\x00\x00", "pickle"),
        (b"\x08\x08\x12\x08sakiyomi and so on", "ONNX"),
        (b"version https://git-lfs.github.com/spec/v1", "not fetched"),
        (b"just a text that is no network at all", "not a safetensors file"),
        (&[0; 40], "not a safetensors file"),
    ];
    for (bytes, expected) in cases {
        let error = problem(bytes);
        assert!(error.contains(expected), "{error}");
    }
}

/// Writes the tensors of [`tiny`] with a change, under any header.
fn written(
    header: Option<String>,
    change: impl Fn(&mut Vec<(String, Vec<usize>, Vec<f32>)>),
) -> Vec<u8> {
    let net = tiny();
    let mut tensors: Vec<_> = net
        .graph()
        .tensors()
        .iter()
        .zip(net.weights())
        .map(|(spec, weights)| (spec.name.clone(), spec.shape.clone(), weights.clone()))
        .collect();
    change(&mut tensors);
    let bytes: Vec<(String, Vec<usize>, Vec<u8>)> = tensors
        .into_iter()
        .map(|(name, shape, weights)| {
            (name, shape, weights.iter().flat_map(|weight| weight.to_le_bytes()).collect())
        })
        .collect();
    let views = bytes.iter().map(|(name, shape, bytes)| {
        (
            name.as_str(),
            TensorView::new(Dtype::F32, shape.clone(), bytes)
                .expect("as many bytes as the shape needs"),
        )
    });
    let metadata = header.map(|header| HashMap::from([("sakiyomi".to_owned(), header)]));
    safetensors::serialize(views, metadata).expect("tensors can be written")
}

fn header() -> serde_json::Value {
    let bytes = to_bytes(&tiny(), Precision::F32).expect("networks can be written");
    let header = Header { checksum: None, ..read_header(&bytes).expect("and read") };
    serde_json::to_value(header).expect("headers are JSON")
}

#[test]
fn tensors_that_do_not_fit_are_named() {
    let header = || Some(header().to_string());
    assert_eq!(from_bytes(&written(header(), |_| {})).unwrap(), tiny(), "unchanged it can be read");
    type Change = fn(&mut Vec<(String, Vec<usize>, Vec<f32>)>);
    let cases: [(Change, &str); 5] = [
        (|tensors| drop(tensors.remove(3)), "bn.running_mean is missing"),
        (|tensors| tensors.push(("more".into(), vec![1], vec![0.0])), "no tensor more"),
        (
            |tensors| tensors[1] = ("bn.weight".into(), vec![8, 2], vec![0.0; 16]),
            "bn.weight is [8, 2]",
        ),
        (|tensors| tensors[2].2[4] = f32::NAN, "bn.bias has a weight that is NaN"),
        (|tensors| tensors[4].2[0] = -1.0, "bn.running_var has a negative variance"),
    ];
    for (change, expected) in cases {
        let error = problem(&written(header(), change));
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn headers_that_make_no_sense_are_refused() {
    assert!(problem(&written(None, |_| {})).contains("do not say what network"));
    let mut later = header();
    later["version"] = 99.into();
    later["something"] = "new".into();
    assert!(problem(&written(Some(later.to_string()), |_| {})).contains("version 99"));
    let mut huge = header();
    huge["config"]["body"]["filters"] = 60_000.into();
    assert!(problem(&written(Some(huge.to_string()), |_| {})).contains("268 million"));
    let mut empty = header();
    empty["config"]["input"] = serde_json::json!([4, 0, 4]);
    assert!(problem(&written(Some(empty.to_string()), |_| {})).contains("a size is 0"));
    for nonsense in ["", "{}", "[1]", "{\"version\":1}"] {
        let error = problem(&written(Some(nonsense.into()), |_| {}));
        assert!(error.contains("makes no sense"), "{error}");
    }
}

#[test]
fn a_saved_file_is_loaded_and_errors_name_the_file() {
    let folder = std::env::temp_dir().join(format!("sakiyomi-nn-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("net.safetensors");
    save(&tiny(), &path, Precision::F32).unwrap();
    assert_eq!(load(&path).unwrap(), tiny());
    std::fs::write(&path, "not a network").unwrap();
    assert!(load(&path).unwrap_err().to_string().contains("net.safetensors: not a safetensors"));
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(load(&path).unwrap_err().to_string().contains("net.safetensors"));
}
