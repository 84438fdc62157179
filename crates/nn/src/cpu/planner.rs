//! Compiling a network to a [`Plan`].

use std::collections::BTreeMap;

use super::lanes::PANEL;
use super::plan::{Dense, FEW, Part, Plan, Slot, Stage, TiledConv};
use super::product::Packed;
use super::winograd::{Shape as ConvShape, Winograd};
use crate::graph::{EPSILON, Graph, Op, Shape, ValueId};
use crate::net::Net;

#[derive(Clone, Copy, Debug)]
struct Stored {
    slot: Slot,
    order: Order,
}

#[derive(Clone, Copy, Debug)]
enum Order {
    /// `[cell][channel]`, with padded channels.
    Map { channels: usize, padded: usize },
    /// `[part][channel]`, with padded channels: means, and perhaps maxima.
    Pooled { parts: usize, channels: usize, padded: usize },
    /// As it is.
    Vector { len: usize },
}

impl Order {
    /// Returns the length, without padding at the end.
    fn depth(self, cells: usize) -> usize {
        match self {
            Order::Map { padded, .. } => cells * padded,
            Order::Pooled { parts, padded, .. } => parts * padded,
            Order::Vector { len } => len,
        }
    }

    /// Returns the index of the number at `place`.
    fn number(self, place: usize, cells: usize) -> Option<usize> {
        match self {
            Order::Map { channels, padded } => {
                let (cell, channel) = (place / padded, place % padded);
                (channel < channels).then_some(channel * cells + cell)
            }
            Order::Pooled { channels, padded, .. } => {
                let (part, channel) = (place / padded, place % padded);
                (channel < channels).then_some(part * channels + channel)
            }
            Order::Vector { len } => (place < len).then_some(place),
        }
    }

    fn stride(self, cells: usize) -> usize {
        self.depth(cells).next_multiple_of(PANEL)
    }
}

struct Planner<'a> {
    net: &'a Net,
    graph: &'a Graph,
    panel: usize,
    stored: BTreeMap<ValueId, Stored>,
    /// The last node that needs each value.
    last_use: Vec<usize>,
    consumers: Vec<Vec<usize>>,
    free: Vec<Slot>,
    done: Vec<bool>,
    plan: Plan,
}

impl Plan {
    pub(super) fn new(net: &Net, panel: usize) -> Plan {
        let graph = net.graph();
        let positions = positions_together(graph);
        let Shape::Map { channels } = graph.shape(0) else { unreachable!("the input is a map") };
        let padded = channels.next_multiple_of(PANEL);
        let mut consumers = vec![Vec::new(); graph.nodes().len() + 1];
        for (index, node) in graph.nodes().iter().enumerate() {
            for &input in &node.inputs {
                consumers[input].push(index);
            }
        }
        let outputs = [Some(graph.policy()), Some(graph.value()), graph.score()];
        let last_use = (0..consumers.len())
            .map(|value| {
                let is_output = outputs.contains(&Some(value));
                let last = consumers[value].iter().copied().max().unwrap_or(0);
                if is_output { usize::MAX } else { last }
            })
            .collect();
        let plan = Plan {
            stages: Vec::new(),
            slots: Vec::new(),
            transformed: [0; 2],
            input_channels_padded: padded,
            input_len: channels * graph.cells(),
            cells: graph.cells(),
            policy: Vec::new(),
            value: Part { slot: 0, cells: 1, channels: 0, padded: 0 },
            score: None,
            positions,
            steady: false,
        };
        let mut planner = Planner {
            net,
            graph,
            panel,
            stored: BTreeMap::new(),
            last_use,
            consumers,
            free: Vec::new(),
            done: vec![false; graph.nodes().len()],
            plan,
        };
        planner.store(0, Order::Map { channels, padded });
        for node in 0..graph.nodes().len() {
            if !planner.done[node] {
                planner.plan_node(node);
            }
            planner.release(node);
        }
        planner.plan.policy = match graph.nodes()[graph.policy() - 1].op {
            Op::Concat => {
                graph.nodes()[graph.policy() - 1].inputs.iter().map(|&v| planner.part(v)).collect()
            }
            _ => vec![planner.part(graph.policy())],
        };
        planner.plan.value = planner.part(graph.value());
        planner.plan.score = graph.score().map(|score| planner.part(score));
        planner.plan
    }
}

impl Planner<'_> {
    fn plan_node(&mut self, index: usize) {
        let node = &self.graph.nodes()[index];
        let input = node.inputs[0];
        let out = index + 1;
        match node.op {
            Op::Conv { weight, bias, kernel } => self.convolve(out, input, weight, bias, kernel),
            Op::Linear { weight, bias } => {
                let matrix = self.net.tensor(weight);
                let bias = self.net.tensor(bias).to_vec();
                let from = self.compacted(input);
                let (cells, len) = (self.graph.cells(), self.graph.len(input));
                let depth = from.order.depth(cells);
                let matrix = Packed::new(self.panel, 1, depth, bias.len(), |_, row, column| {
                    let number = from.order.number(row, cells);
                    number.map_or(0.0, |number| matrix[column * len + number])
                });
                let (end, relu) = self.then_relu(out);
                let to = self.store(end, Order::Vector { len: bias.len() });
                self.product(from, to, matrix, bias, relu, 1);
                if from.slot != self.stored[&input].slot {
                    self.free.push(from.slot);
                }
            }
            Op::Mean | Op::MeanAndMax => {
                let Stored { slot: from, order: Order::Map { channels, padded } } =
                    self.stored[&input]
                else {
                    unreachable!("maps are pooled")
                };
                let with_max = node.op == Op::MeanAndMax;
                let parts = if with_max { 2 } else { 1 };
                let to = self.store(out, Order::Pooled { parts, channels, padded });
                self.plan.stages.push(Stage::Pool { from, to, channels: padded, with_max });
            }
            Op::ScaleChannels | Op::ShiftChannels => {
                let map = self.stored[&input];
                let Order::Map { padded, .. } = map.order else {
                    unreachable!("maps have channels")
                };
                let vector = Some(self.stored[&node.inputs[1]].slot);
                let is_scale = node.op == Op::ScaleChannels;
                let (end, residual) = self.then_add(out);
                let (end, relu) = self.then_relu(end);
                self.take_over(input, end);
                self.plan.stages.push(Stage::Elementwise {
                    map: map.slot,
                    channels: padded,
                    scale: vector.filter(|_| is_scale),
                    shift: vector.filter(|_| !is_scale),
                    residual,
                    relu,
                });
            }
            Op::Tanh | Op::Sigmoid => {
                let Stored { slot, order } = self.stored[&input];
                let function = match node.op {
                    Op::Tanh => f32::tanh,
                    _ => |x: f32| 1.0 / (1.0 + (-x).exp()),
                };
                self.take_over(input, out);
                let stride = order.stride(self.graph.cells());
                self.plan.stages.push(Stage::Activate { slot, stride, function });
            }
            // Its parts are written to the outputs one after the other.
            Op::Concat => {
                for &input in &node.inputs {
                    self.last_use[input] = usize::MAX;
                }
            }
            Op::BatchNorm { .. } | Op::Relu | Op::Add => {
                unreachable!("{:?} is done together with what stands before it", node.op)
            }
        }
    }

    /// Plans a convolution, with batch norm, addition and relu fused.
    fn convolve(
        &mut self,
        out: ValueId,
        input: ValueId,
        weight: usize,
        bias: Option<usize>,
        kernel: usize,
    ) {
        let Shape::Map { channels: filters } = self.graph.shape(out) else {
            unreachable!("a convolution makes a map")
        };
        let mut weights = self.net.tensor(weight).to_vec();
        let mut bias = bias.map_or(vec![0.0; filters], |bias| self.net.tensor(bias).to_vec());
        let mut end = out;
        if let Some((next, Op::BatchNorm { scale, bias: shift, mean, variance })) =
            self.sole_consumer(end)
        {
            let taps = weights.len() / filters;
            for (filter, weights) in weights.chunks_exact_mut(taps).enumerate() {
                let tensor = |id| f64::from(self.net.tensor(id)[filter]);
                let factor = tensor(scale) / (tensor(variance) + f64::from(EPSILON)).sqrt();
                for weight in weights {
                    *weight = (f64::from(*weight) * factor) as f32;
                }
                let shifted = (f64::from(bias[filter]) - tensor(mean)) * factor + tensor(shift);
                bias[filter] = shifted as f32;
            }
            self.done[next] = true;
            end = next + 1;
        }
        let from = self.stored[&input];
        let Order::Map { channels, padded } = from.order else {
            unreachable!("maps are convolved")
        };
        let padded_filters = filters.next_multiple_of(PANEL);
        let order = Order::Map { channels: filters, padded: padded_filters };
        if kernel == 1 {
            let (end, relu) = self.then_relu(end);
            let to = self.store(end, order);
            let matrix = Packed::new(self.panel, 1, channels, filters, |_, row, column| {
                weights[column * channels + row]
            });
            let rows = Order::Vector { len: padded };
            let from = Stored { slot: from.slot, order: rows };
            self.product(from, to, matrix, bias, relu, self.graph.cells());
            return;
        }
        let (end, residual) = self.then_add(end);
        let (end, relu) = self.then_relu(end);
        let to = self.store(end, order);
        let mut tiled = |tile: [usize; 2], positions: usize| {
            let shape = ConvShape { tile, ..conv_shape(self.graph, channels, filters) };
            let [input_len, product_len] = &mut self.plan.transformed;
            *input_len = (*input_len).max(shape.places() * shape.input_stride(positions));
            *product_len = (*product_len).max(shape.places() * shape.product_stride(positions));
            let conv = Winograd::new(shape, self.panel, channels, filters, &weights, &bias);
            Box::new(TiledConv { conv, starts: shape.row_starts(positions) })
        };
        let tile = conv_shape(self.graph, channels, filters).tile;
        let large = tiled(tile, self.plan.positions);
        let is_one_row = large.conv.shape.rows() == 1;
        let small = is_one_row.then(|| tiled(tile.map(|side| side.div_ceil(2)), FEW));
        let stage = Stage::Conv { from: from.slot, to, large, small, residual, relu };
        self.plan.stages.push(stage);
    }

    fn product(
        &mut self,
        from: Stored,
        to: Slot,
        matrix: Packed,
        mut bias: Vec<f32>,
        relu: bool,
        rows: usize,
    ) {
        let stride = from.order.stride(self.graph.cells());
        let starts = (0..self.plan.positions * rows).map(|row| (row * stride) as u32).collect();
        bias.resize(matrix.width, 0.0);
        let dense = Dense { from: from.slot, to, matrix, bias, relu, rows, starts };
        self.plan.stages.push(Stage::Product(Box::new(dense)));
    }

    /// Returns a value without padding in the middle, for a dense layer.
    fn compacted(&mut self, value: ValueId) -> Stored {
        let stored = self.stored[&value];
        let Order::Map { channels, padded } = stored.order else { return stored };
        if channels == padded {
            return stored;
        }
        let cells = self.graph.cells();
        let order = Order::Map { channels, padded: channels };
        let stride = order.stride(cells);
        let to = self.slot(stride);
        self.plan.stages.push(Stage::Compact { from: stored.slot, to, padded, channels, stride });
        Stored { slot: to, order }
    }

    /// Fuses the addition that follows alone, if its other operand is there.
    fn then_add(&mut self, value: ValueId) -> (ValueId, Option<Slot>) {
        if let Some((next, Op::Add)) = self.sole_consumer(value) {
            let other = self.graph.nodes()[next].inputs.iter().find(|&&input| input != value);
            if let Some(residual) = other.and_then(|other| self.stored.get(other)) {
                self.done[next] = true;
                return (next + 1, Some(residual.slot));
            }
        }
        (value, None)
    }

    /// Fuses the relu that follows alone.
    fn then_relu(&mut self, value: ValueId) -> (ValueId, bool) {
        match self.sole_consumer(value) {
            Some((next, Op::Relu)) => {
                self.done[next] = true;
                (next + 1, true)
            }
            _ => (value, false),
        }
    }

    fn sole_consumer(&self, value: ValueId) -> Option<(usize, Op)> {
        match *self.consumers[value] {
            [next] => Some((next, self.graph.nodes()[next].op)),
            _ => None,
        }
    }

    fn store(&mut self, value: ValueId, order: Order) -> Slot {
        let slot = self.slot(order.stride(self.graph.cells()));
        self.stored.insert(value, Stored { slot, order });
        slot
    }

    fn take_over(&mut self, old: ValueId, new: ValueId) {
        let stored = self.stored.remove(&old).expect("a value is stored before it is used");
        self.stored.insert(new, stored);
    }

    fn slot(&mut self, len: usize) -> Slot {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.plan.slots.push(0);
            self.plan.slots.len() - 1
        });
        self.plan.slots[slot] = self.plan.slots[slot].max(len);
        slot
    }

    /// Frees the slots of values that no node after `node` needs.
    fn release(&mut self, node: usize) {
        let (last_use, free) = (&self.last_use, &mut self.free);
        self.stored.retain(|&value, stored| {
            let is_needed = last_use[value] > node || value > node + 1;
            if !is_needed {
                free.push(stored.slot);
            }
            is_needed
        });
    }

    fn part(&self, value: ValueId) -> Part {
        let Stored { slot, order } = self.stored[&value];
        match order {
            Order::Map { channels, padded } => {
                Part { slot, cells: self.graph.cells(), channels, padded }
            }
            _ => {
                let len = self.graph.len(value);
                Part { slot, cells: 1, channels: len, padded: order.stride(1) }
            }
        }
    }
}

fn conv_shape(graph: &Graph, channels: usize, filters: usize) -> ConvShape {
    let [_, height, width] = graph.board();
    ConvShape {
        board: graph.board(),
        is_deep: graph.is_3d(),
        channels: channels.next_multiple_of(PANEL),
        filters: filters.next_multiple_of(PANEL),
        tile: [tile(height), tile(width)],
    }
}

/// Returns the tile for a side of this length: that with the fewest products, then the more precise one.
fn tile(len: usize) -> usize {
    if len.div_ceil(5) * 7 < len.div_ceil(4) * 6 { 5 } else { 4 }
}

/// Returns the positions computed together: weights are reused, and the L2 cache suffices.
fn positions_together(graph: &Graph) -> usize {
    const CACHE: usize = 800 << 10;
    let channels = |value| match graph.shape(value) {
        Shape::Map { channels } => channels,
        Shape::Vector { .. } => 0,
    };
    let work = graph.nodes().iter().enumerate().map(|(index, node)| match node.op {
        Op::Conv { kernel: 3, .. } => {
            let shape = conv_shape(graph, channels(node.inputs[0]), channels(index + 1));
            shape.places() * (shape.input_stride(1) + shape.product_stride(1)) * size_of::<f32>()
        }
        _ => 0,
    });
    let most = CACHE / work.max().unwrap_or(0).max(1);
    most.clamp(8, 32) / 8 * 8
}
