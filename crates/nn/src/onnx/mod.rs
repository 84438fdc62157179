//! ONNX export. The model has the input `planes` (N, channels, height, width) and the outputs
//! `policy` (logits), `value` (the probabilities of win, draw and loss, or one number from -1 to 1)
//! and, where the network has it, `score`. The property `sakiyomi` is the header of a weight file.

mod proto;

use proto::Message;

use crate::config::ValueOutput;
use crate::file::header_json;
use crate::graph::{EPSILON, Graph, Op, Shape, ValueId};
use crate::net::Net;

const OPSET_VERSION: i64 = 17;
const IR_VERSION: i64 = 8;
const FLOAT: i64 = 1;
const INT64: i64 = 7;

/// Returns `net` as the bytes of an ONNX model.
pub fn to_onnx(net: &Net) -> Vec<u8> {
    let mut writer = Writer { net, graph: net.graph(), body: Message::default() };
    writer.write();
    let mut model = Message::default();
    model.int(1, IR_VERSION).text(2, "sakiyomi");
    model.bytes(7, &writer.body.into_bytes());
    model.message(8, |opset| {
        opset.text(1, "").int(2, OPSET_VERSION);
    });
    model.message(14, |property| {
        property.text(1, "sakiyomi").text(2, &header_json(net, None));
    });
    model.into_bytes()
}

struct Writer<'a> {
    net: &'a Net,
    graph: &'a Graph,
    body: Message,
}

impl Writer<'_> {
    fn write(&mut self) {
        for index in 0..self.graph.nodes().len() {
            self.node_of(index);
        }
        let (policy, value) = (self.graph.policy(), self.graph.value());
        self.flatten(&name(policy), "policy");
        match self.net.config().value.output {
            ValueOutput::WinDrawLoss => {
                self.node("Softmax", &[&name(value)], "value", &[("axis", Attribute::Int(1))]);
            }
            ValueOutput::Scalar => self.node("Identity", &[&name(value)], "value", &[]),
        }
        if let Some(score) = self.graph.score() {
            self.node("Identity", &[&name(score)], "score", &[]);
        }
        self.body.text(2, "network");
        for (spec, weights) in self.graph.tensors().iter().zip(self.net.weights()) {
            let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
            self.tensor(&spec.name, &spec.shape, FLOAT, &bytes);
        }
        self.port(11, "planes", &self.net.config().input.clone());
        self.port(12, "policy", &[self.graph.len(policy)]);
        self.port(12, "value", &[self.graph.len(value)]);
        if self.graph.score().is_some() {
            self.port(12, "score", &[1]);
        }
    }

    fn node_of(&mut self, index: usize) {
        let node = &self.graph.nodes()[index];
        let out = &*name(index + 1);
        let inputs: Vec<String> = node.inputs.iter().map(|&value| name(value)).collect();
        let x = &*inputs[0];
        let tensor = |id: usize| &*self.graph.tensors()[id].name;
        match node.op {
            Op::Conv { weight, bias, kernel } => {
                let dimensions = if self.graph.is_3d() { 3 } else { 2 };
                let mut operands = vec![x, tensor(weight)];
                operands.extend(bias.map(tensor));
                let pad = kernel as i64 / 2;
                let attributes = [
                    ("kernel_shape", Attribute::Ints(vec![kernel as i64; dimensions])),
                    ("pads", Attribute::Ints(vec![pad; 2 * dimensions])),
                ];
                self.node("Conv", &operands, out, &attributes);
            }
            Op::BatchNorm { scale, bias, mean, variance } => {
                let operands = [x, tensor(scale), tensor(bias), tensor(mean), tensor(variance)];
                let attributes = [("epsilon", Attribute::Float(EPSILON))];
                self.node("BatchNormalization", &operands, out, &attributes);
            }
            Op::Relu => self.node("Relu", &[x], out, &[]),
            Op::Tanh => self.node("Tanh", &[x], out, &[]),
            Op::Sigmoid => self.node("Sigmoid", &[x], out, &[]),
            Op::Add => self.node("Add", &[x, &inputs[1]], out, &[]),
            Op::Mean => {
                let pooled = format!("{out}_mean");
                self.node("GlobalAveragePool", &[x], &pooled, &[]);
                self.flatten(&pooled, out);
            }
            Op::MeanAndMax => {
                let pooled = ["mean", "max"].map(|kind| format!("{out}_{kind}"));
                self.node("GlobalAveragePool", &[x], &pooled[0], &[]);
                self.node("GlobalMaxPool", &[x], &pooled[1], &[]);
                let both = format!("{out}_both");
                let axis = [("axis", Attribute::Int(1))];
                self.node("Concat", &[&pooled[0], &pooled[1]], &both, &axis);
                self.flatten(&both, out);
            }
            Op::ScaleChannels | Op::ShiftChannels => {
                let numbers = self.per_channel(&inputs[1], node.inputs[1], out);
                let operator = if node.op == Op::ScaleChannels { "Mul" } else { "Add" };
                self.node(operator, &[x, &numbers], out, &[]);
            }
            Op::Linear { weight, bias } => {
                let (weight, bias) = (tensor(weight).to_owned(), tensor(bias).to_owned());
                let flat = self.flat(x, node.inputs[0], out);
                let attributes = [("transB", Attribute::Int(1))];
                self.node("Gemm", &[&flat, &weight, &bias], out, &attributes);
            }
            Op::Concat => {
                let parts =
                    [0, 1].map(|i| self.flat(&inputs[i], node.inputs[i], &format!("{out}_{i}")));
                let axis = [("axis", Attribute::Int(1))];
                self.node("Concat", &[&parts[0], &parts[1]], out, &axis);
            }
        }
    }

    /// Returns the name of a value as a vector; maps are flattened.
    fn flat(&mut self, input: &str, value: ValueId, out: &str) -> String {
        match self.graph.shape(value) {
            Shape::Vector { .. } => input.to_owned(),
            Shape::Map { .. } => {
                let flat = format!("{out}_flat");
                self.flatten(input, &flat);
                flat
            }
        }
    }

    fn flatten(&mut self, input: &str, out: &str) {
        self.node("Flatten", &[input], out, &[("axis", Attribute::Int(1))]);
    }

    /// Reshapes a vector to a map with one cell.
    fn per_channel(&mut self, input: &str, value: ValueId, out: &str) -> String {
        let mut shape = vec![-1, self.graph.len(value) as i64, 1, 1];
        if self.graph.is_3d() {
            shape.push(1);
        }
        let (target, reshaped) = (format!("{out}_shape"), format!("{out}_channels"));
        let bytes: Vec<u8> = shape.iter().flat_map(|size: &i64| size.to_le_bytes()).collect();
        self.tensor(&target, &[shape.len()], INT64, &bytes);
        self.node("Reshape", &[input, &target], &reshaped, &[]);
        reshaped
    }

    fn node(
        &mut self,
        operator: &str,
        inputs: &[&str],
        out: &str,
        attributes: &[(&str, Attribute)],
    ) {
        self.body.message(1, |node| {
            for input in inputs {
                node.text(1, input);
            }
            node.text(2, out).text(3, &format!("make_{out}")).text(4, operator);
            for (name, attribute) in attributes {
                node.message(5, |message| attribute.write(name, message));
            }
        });
    }

    fn tensor(&mut self, name: &str, shape: &[usize], kind: i64, bytes: &[u8]) {
        self.body.message(5, |tensor| {
            for &size in shape {
                tensor.int(1, size as i64);
            }
            tensor.int(2, kind).text(8, name).bytes(9, bytes);
        });
    }

    /// Declares an input or output with a dynamic batch size.
    fn port(&mut self, field: u64, name: &str, shape: &[usize]) {
        self.body.message(field, |port| {
            port.text(1, name).message(2, |kind| {
                kind.message(1, |tensor| {
                    tensor.int(1, FLOAT).message(2, |dimensions| {
                        dimensions.message(1, |size| {
                            size.text(2, "N");
                        });
                        for &len in shape {
                            dimensions.message(1, |size| {
                                size.int(1, len as i64);
                            });
                        }
                    });
                });
            });
        });
    }
}

enum Attribute {
    Int(i64),
    Float(f32),
    Ints(Vec<i64>),
}

impl Attribute {
    fn write(&self, name: &str, message: &mut Message) {
        message.text(1, name);
        match self {
            Attribute::Float(value) => message.float(2, *value).int(20, 1),
            Attribute::Int(value) => message.int(3, *value).int(20, 2),
            Attribute::Ints(values) => {
                for &value in values {
                    message.int(8, value);
                }
                message.int(20, 7)
            }
        };
    }
}

fn name(value: ValueId) -> String {
    match value {
        0 => "planes".to_owned(),
        _ => format!("v{value}"),
    }
}
