//! ONNX models are well formed: read back with a reader of their own.
//!
//! That other programs compute the same with them is checked by `examples/onnx_check.py`.

use std::collections::HashSet;

use sakiyomi_core::Rng;
use sakiyomi_nn::onnx::to_onnx;
use sakiyomi_nn::{Net, Op};

use crate::equal::random_config;

/// The fields of a protobuf message.
#[derive(Debug)]
enum Field<'a> {
    Number(u64),
    Float(f32),
    Bytes(&'a [u8]),
}

fn varint(bytes: &mut &[u8]) -> u64 {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first().expect("a number is whole");
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return value;
        }
    }
    panic!("a number has at most ten bytes");
}

fn fields(mut bytes: &[u8]) -> Vec<(u64, Field<'_>)> {
    let mut fields = Vec::new();
    while !bytes.is_empty() {
        let key = varint(&mut bytes);
        let field = match key & 7 {
            0 => Field::Number(varint(&mut bytes)),
            2 => {
                let len = varint(&mut bytes) as usize;
                let (content, rest) = bytes.split_at(len);
                bytes = rest;
                Field::Bytes(content)
            }
            5 => {
                let (content, rest) = bytes.split_at(4);
                bytes = rest;
                Field::Float(f32::from_le_bytes(content.try_into().expect("four bytes")))
            }
            other => panic!("no field has kind {other}"),
        };
        fields.push((key >> 3, field));
    }
    fields
}

fn all(message: &[u8], number: u64) -> Vec<&[u8]> {
    let bytes = |(field, content)| match content {
        Field::Bytes(bytes) if field == number => Some(bytes),
        _ => None,
    };
    fields(message).into_iter().filter_map(bytes).collect()
}

fn texts(message: &[u8], number: u64) -> Vec<String> {
    all(message, number)
        .iter()
        .map(|text| String::from_utf8(text.to_vec()).expect("names are text"))
        .collect()
}

fn numbers(message: &[u8], number: u64) -> Vec<u64> {
    let one = |(field, content)| match content {
        Field::Number(value) if field == number => Some(value),
        _ => None,
    };
    fields(message).into_iter().filter_map(one).collect()
}

#[test]
fn a_model_has_all_weights_and_every_step_after_what_it_needs() {
    let rng = &mut Rng::seeded(6);
    for seed in 0..40 {
        let net = Net::scrambled(random_config(rng), seed).unwrap();
        let bytes = to_onnx(&net);
        assert_eq!(numbers(&bytes, 1), [8]);
        assert_eq!(numbers(all(&bytes, 8)[0], 2), [17]);
        assert!(texts(all(&bytes, 14)[0], 2)[0].contains("\"config\""));
        let graph = all(&bytes, 7)[0];
        let mut known: HashSet<String> = HashSet::from(["planes".to_owned()]);
        let tensors = all(graph, 5);
        for (spec, weights) in net.graph().tensors().iter().zip(net.weights()) {
            let tensor = tensors.iter().find(|tensor| texts(tensor, 8)[0] == spec.name).unwrap();
            let shape: Vec<u64> = spec.shape.iter().map(|&size| size as u64).collect();
            assert_eq!(numbers(tensor, 1), shape);
            let content: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
            assert_eq!(all(tensor, 9)[0], content);
        }
        known.extend(tensors.iter().map(|tensor| texts(tensor, 8)[0].clone()));
        for node in all(graph, 1) {
            for input in texts(node, 1) {
                assert!(known.contains(&input), "{input} is made before it is used");
            }
            for output in texts(node, 2) {
                assert!(known.insert(output.clone()), "{output} is made once");
            }
        }
        let outputs: Vec<String> =
            all(graph, 12).iter().map(|port| texts(port, 1)[0].clone()).collect();
        let expected: &[&str] =
            if net.config().score { &["policy", "value", "score"] } else { &["policy", "value"] };
        assert_eq!(outputs, expected);
        assert!(outputs.iter().all(|output| known.contains(output)));
        let convolutions = net.graph().nodes().iter().filter(|n| matches!(n.op, Op::Conv { .. }));
        let written = all(graph, 1).iter().filter(|node| texts(node, 4)[0] == "Conv").count();
        assert_eq!(written, convolutions.count());
    }
}

#[test]
fn batch_norms_carry_their_epsilon() {
    let net = Net::scrambled(random_config(&mut Rng::seeded(1)), 1).unwrap();
    let bytes = to_onnx(&net);
    let graph = all(&bytes, 7)[0];
    let norms: Vec<_> = all(graph, 1)
        .into_iter()
        .filter(|node| texts(node, 4)[0] == "BatchNormalization")
        .collect();
    assert!(!norms.is_empty());
    for norm in norms {
        let attribute = all(norm, 5)[0];
        assert_eq!(texts(attribute, 1), ["epsilon"]);
        let is_epsilon = |(field, content): &(u64, Field<'_>)| {
            *field == 2 && matches!(content, Field::Float(value) if *value == 1e-5)
        };
        assert!(fields(attribute).iter().any(is_epsilon));
    }
}
