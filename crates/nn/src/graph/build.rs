//! The nodes of each part of a network.

use super::{Graph, Node, Op, Role, Shape, TensorId, TensorSpec, ValueId};
use crate::config::{Body, Gate, PolicyHead, ValueHead, ValueOutput};

impl Graph {
    pub(super) fn body(&mut self, body: &Body) -> ValueId {
        match body {
            Body::Residual { blocks, filters, gate } => {
                let mut value = self.conv_norm(0, "conv", "bn", *filters, 3);
                value = self.unary(Op::Relu, value);
                for block in 0..*blocks {
                    value = self.block(value, block, *gate);
                }
                value
            }
            Body::Plain { filters } => {
                let mut value = 0;
                for (index, &filters) in (1..).zip(filters) {
                    let (conv, norm) = (format!("conv{index}"), format!("bn{index}"));
                    value = self.conv_norm(value, &conv, &norm, filters, 3);
                    value = self.unary(Op::Relu, value);
                }
                value
            }
        }
    }

    fn block(&mut self, input: ValueId, number: usize, gate: Gate) -> ValueId {
        let name = |layer: &str| format!("blocks.{number}.{layer}");
        let filters = self.channels(input);
        let map = Shape::Map { channels: filters };
        let mut value = self.conv_norm(input, &name("conv1"), &name("bn1"), filters, 3);
        value = self.unary(Op::Relu, value);
        if let Gate::GlobalPooling { every } = gate
            && (number + 1).is_multiple_of(every)
        {
            let pooled = self.push(Op::MeanAndMax, vec![value], Shape::Vector { len: 2 * filters });
            let bias = self.linear(pooled, &name("pool_fc"), filters);
            value = self.push(Op::ShiftChannels, vec![value, bias], map);
        }
        value = self.conv_norm(value, &name("conv2"), &name("bn2"), filters, 3);
        if let Gate::Squeeze { width } = gate {
            let means = self.push(Op::Mean, vec![value], Shape::Vector { len: filters });
            let squeezed = self.linear(means, &name("se_fc1"), width);
            let squeezed = self.unary(Op::Relu, squeezed);
            let factors = self.linear(squeezed, &name("se_fc2"), filters);
            let factors = self.unary(Op::Sigmoid, factors);
            value = self.push(Op::ScaleChannels, vec![value, factors], map);
        }
        value = self.push(Op::Add, vec![value, input], map);
        self.unary(Op::Relu, value)
    }

    pub(super) fn policy_head(&mut self, body: ValueId, head: &PolicyHead) -> ValueId {
        match *head {
            PolicyHead::Dense { channels, hidden, places } => {
                let value = self.dense_trunk(body, "policy", channels, hidden);
                self.linear(value, "policy_fc", places)
            }
            PolicyHead::Parts { channels, hidden, parts: [first, second] } => {
                let value = self.dense_trunk(body, "policy", channels, hidden);
                let first_part = self.linear(value, "move_fc", first);
                let second_part = self.linear(value, "tile_fc", second);
                let shape = Shape::Vector { len: first + second };
                self.push(Op::Concat, vec![first_part, second_part], shape)
            }
            PolicyHead::PerCell { channels, planes, extra } => {
                let summary = self.summary(body, "policy", channels);
                let weight = self.tensor("policy_out.weight", self.kernel(planes, channels, 1));
                let bias = self.tensor("policy_out.bias", vec![planes]);
                let op = Op::Conv { weight, bias: Some(bias), kernel: 1 };
                let cells = self.push(op, vec![summary], Shape::Map { channels: planes });
                if extra == 0 {
                    return cells;
                }
                let means = self.push(Op::Mean, vec![summary], Shape::Vector { len: channels });
                let others = self.linear(means, "policy_extra", extra);
                let shape = Shape::Vector { len: planes * self.cells() + extra };
                self.push(Op::Concat, vec![cells, others], shape)
            }
        }
    }

    pub(super) fn value_head(&mut self, body: ValueId, head: ValueHead, has_score: bool) {
        let value = self.summary(body, "value", head.channels);
        let hidden = self.linear(value, "value_fc1", head.hidden);
        let hidden = self.unary(Op::Relu, hidden);
        self.value = match head.output {
            ValueOutput::WinDrawLoss => self.linear(hidden, "value_fc2", 3),
            ValueOutput::Scalar => {
                let value = self.linear(hidden, "value_fc2", 1);
                self.unary(Op::Tanh, value)
            }
        };
        self.score = has_score.then(|| {
            let score = self.linear(hidden, "score_fc", 1);
            self.unary(Op::Tanh, score)
        });
    }

    fn dense_trunk(
        &mut self,
        body: ValueId,
        name: &str,
        channels: usize,
        hidden: usize,
    ) -> ValueId {
        let value = self.summary(body, name, channels);
        if hidden == 0 {
            return value;
        }
        let value = self.linear(value, &format!("{name}_hidden"), hidden);
        self.unary(Op::Relu, value)
    }

    /// A 1x1 convolution to a few channels, or nothing.
    fn summary(&mut self, body: ValueId, name: &str, channels: usize) -> ValueId {
        if channels == 0 {
            return body;
        }
        let (conv, norm) = (format!("{name}_conv"), format!("{name}_bn"));
        let value = self.conv_norm(body, &conv, &norm, channels, 1);
        self.unary(Op::Relu, value)
    }

    fn conv_norm(
        &mut self,
        input: ValueId,
        conv: &str,
        norm: &str,
        out: usize,
        kernel: usize,
    ) -> ValueId {
        let shape = self.kernel(out, self.channels(input), kernel);
        let weight = self.tensor(&format!("{conv}.weight"), shape);
        let op = Op::Conv { weight, bias: None, kernel };
        let value = self.push(op, vec![input], Shape::Map { channels: out });
        let scale = self.tensor(&format!("{norm}.weight"), vec![out]);
        let bias = self.tensor(&format!("{norm}.bias"), vec![out]);
        let mean = self.tensor(&format!("{norm}.running_mean"), vec![out]);
        let variance = self.tensor(&format!("{norm}.running_var"), vec![out]);
        self.tensors[scale].role = Role::NormScale;
        self.tensors[mean].role = Role::NormMean;
        self.tensors[variance].role = Role::NormVariance;
        let op = Op::BatchNorm { scale, bias, mean, variance };
        self.push(op, vec![value], Shape::Map { channels: out })
    }

    fn linear(&mut self, input: ValueId, name: &str, out: usize) -> ValueId {
        let weight = self.tensor(&format!("{name}.weight"), vec![out, self.len(input)]);
        let bias = self.tensor(&format!("{name}.bias"), vec![out]);
        self.push(Op::Linear { weight, bias }, vec![input], Shape::Vector { len: out })
    }

    fn unary(&mut self, op: Op, input: ValueId) -> ValueId {
        self.push(op, vec![input], self.shape(input))
    }

    fn push(&mut self, op: Op, inputs: Vec<ValueId>, shape: Shape) -> ValueId {
        self.nodes.push(Node { op, inputs, shape });
        self.nodes.len()
    }

    fn tensor(&mut self, name: &str, shape: Vec<usize>) -> TensorId {
        let role = if name.ends_with(".bias") { Role::Bias } else { Role::Weight };
        self.tensors.push(TensorSpec { name: name.to_owned(), shape, role });
        self.tensors.len() - 1
    }

    fn kernel(&self, out: usize, channels: usize, kernel: usize) -> Vec<usize> {
        let mut shape = vec![out, channels];
        shape.extend(std::iter::repeat_n(kernel, if self.is_3d { 3 } else { 2 }));
        shape
    }

    fn channels(&self, value: ValueId) -> usize {
        match self.shape(value) {
            Shape::Map { channels } => channels,
            Shape::Vector { len } => len,
        }
    }
}
