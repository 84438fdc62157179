//! Running a plan.

use std::mem::take;

use sakiyomi_core::InstructionSet;

use super::buffer::Buffer;
#[cfg(target_arch = "x86_64")]
use super::lanes::{Avx2Lanes, Avx512Lanes};
use super::lanes::{Lanes, PortableLanes};
use super::maps::{self, Elementwise, Pool};
use super::plan::{Dense, FEW, Part, Plan, Stage, TiledConv};
use super::product::Product;
use super::winograd::{InputTransform, OutputTransform, run_tiles};

/// Groups of positions per stage: its weights are loaded once, and the maps stay in the cache.
const GROUPS: usize = 4;

pub(super) struct Memory {
    groups: Vec<Vec<Buffer>>,
    transformed: Buffer,
    products: Buffer,
}

impl Memory {
    pub(super) fn new(plan: &Plan) -> Memory {
        let [input, products] = plan.transformed;
        let slots = || plan.slots.iter().map(|len| Buffer::new(len * plan.positions)).collect();
        Memory {
            groups: (0..GROUPS).map(|_| slots()).collect(),
            transformed: Buffer::new(input),
            products: Buffer::new(products),
        }
    }
}

pub(super) struct Results<'a> {
    pub(super) policy: &'a mut [f32],
    pub(super) value: &'a mut [f32],
    pub(super) score: &'a mut [f32],
}

impl<'a> Results<'a> {
    /// Returns the results of the first `count` positions, and the others.
    pub(super) fn split_at(self, plan: &Plan, count: usize) -> (Results<'a>, Results<'a>) {
        let policy_len: usize = plan.policy.iter().map(|part| part.cells * part.channels).sum();
        let (policy, policies) = self.policy.split_at_mut(count * policy_len);
        let (value, values) = self.value.split_at_mut(count * plan.value.channels);
        let (score, scores) = self.score.split_at_mut(plan.score.map_or(0, |_| count));
        (
            Results { policy, value, score },
            Results { policy: policies, value: values, score: scores },
        )
    }
}

pub(super) fn run_all(
    plan: &Plan,
    set: InstructionSet,
    memory: &mut Memory,
    inputs: &[f32],
    mut results: Results<'_>,
) {
    // The network was given only instructions that the machine has.
    let run = match set {
        InstructionSet::Portable => run::<PortableLanes>,
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx2 => run::<Avx2Lanes>,
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx512 => run::<Avx512Lanes>,
        #[cfg(not(target_arch = "x86_64"))]
        _ => run::<PortableLanes>,
    };
    for inputs in inputs.chunks(GROUPS * plan.positions * plan.input_len) {
        let (here, rest) = results.split_at(plan, inputs.len() / plan.input_len);
        results = rest;
        // SAFETY: see above.
        unsafe { run(plan, memory, inputs, here) };
    }
}

/// Computes up to [`GROUPS`] groups of up to `plan.positions` positions.
///
/// # Safety
/// The machine must have the instructions of `L`.
unsafe fn run<L: Lanes>(
    plan: &Plan,
    memory: &mut Memory,
    inputs: &[f32],
    mut results: Results<'_>,
) {
    let Memory { groups, transformed, products } = memory;
    let padded = plan.input_channels_padded;
    let parts = || inputs.chunks(plan.positions * plan.input_len);
    let count = |inputs: &[f32]| inputs.len() / plan.input_len;
    for (inputs, slots) in parts().zip(&mut *groups) {
        let maps = &mut slots[0][..count(inputs) * plan.cells * padded];
        maps::planes_to_maps(inputs, plan.cells, padded, maps);
    }
    for stage in &plan.stages {
        for (inputs, slots) in parts().zip(&mut *groups) {
            // SAFETY: the caller has the instructions.
            unsafe { compute::<L>(plan, stage, slots, [transformed, products], count(inputs)) };
        }
    }
    for (inputs, slots) in parts().zip(&*groups) {
        let (here, rest) = results.split_at(plan, count(inputs));
        results = rest;
        write_results(plan, slots, here);
    }
}

fn write_results(plan: &Plan, slots: &[Buffer], results: Results<'_>) {
    let width = plan.policy.iter().map(|part| part.cells * part.channels).sum();
    let mut offset = 0;
    for part in &plan.policy {
        write_part(*part, &slots[part.slot], results.policy, offset, width);
        offset += part.cells * part.channels;
    }
    write_part(plan.value, &slots[plan.value.slot], results.value, 0, plan.value.channels);
    if let Some(score) = plan.score {
        write_part(score, &slots[score.slot], results.score, 0, score.channels);
    }
}

/// Writes a part of an output for all positions, channels outermost.
fn write_part(part: Part, from: &[f32], to: &mut [f32], offset: usize, width: usize) {
    let Part { cells, channels, padded, .. } = part;
    for (from, to) in from.chunks_exact(cells * padded).zip(to.chunks_exact_mut(width)) {
        let to = &mut to[offset..offset + cells * channels];
        if cells == 1 {
            to.copy_from_slice(&from[..channels]);
        } else {
            for (channel, to) in to.chunks_exact_mut(cells).enumerate() {
                for (x, cell) in to.iter_mut().zip(from.chunks_exact(padded)) {
                    *x = cell[channel];
                }
            }
        }
    }
}

/// Computes a stage for the `count` positions of a group.
///
/// # Safety
/// The machine must have the instructions of `L`.
unsafe fn compute<L: Lanes>(
    plan: &Plan,
    stage: &Stage,
    slots: &mut [Buffer],
    [transformed, products]: [&mut Buffer; 2],
    count: usize,
) {
    let &Plan { cells, steady, .. } = plan;
    match stage {
        Stage::Conv { from, to, large, small, residual, relu } => {
            let mut out = take(&mut slots[*to]);
            let tiled = small.as_ref().filter(|_| count <= FEW).unwrap_or(large);
            let TiledConv { conv, starts } = &**tiled;
            let shape = &conv.shape;
            let rows = count * shape.rows();
            let (input_stride, product_stride) =
                (shape.input_stride(count), shape.product_stride(count));
            // SAFETY: the caller has the instructions.
            unsafe {
                let (map, to) = (&*slots[*from], &mut **transformed);
                run_tiles!(L, shape.tile, InputTransform { shape, count, map, to });
                for index in 0..shape.places() {
                    L::run(Product {
                        from: &transformed[index * input_stride..][..input_stride],
                        rows: &starts[..rows],
                        packed: &conv.matrices,
                        index,
                        to: &mut products[index * product_stride..][..product_stride],
                        bias: None,
                        relu: false,
                        steady,
                    });
                }
                let residual = residual.map(|slot| &*slots[slot]);
                let (products, map, relu) = (&**products, &mut *out, *relu);
                run_tiles!(
                    L,
                    shape.tile,
                    OutputTransform { conv, count, products, map, residual, relu }
                );
            }
            slots[*to] = out;
        }
        Stage::Product(dense) => {
            let Dense { from, to, matrix, bias, relu, rows, starts } = &**dense;
            let mut out = take(&mut slots[*to]);
            let product = Product {
                from: &slots[*from],
                rows: &starts[..count * rows],
                packed: matrix,
                index: 0,
                to: &mut out,
                bias: Some(bias),
                relu: *relu,
                steady,
            };
            // SAFETY: the caller has the instructions.
            unsafe { L::run(product) };
            slots[*to] = out;
        }
        &Stage::Pool { from, to, channels, with_max } => {
            let mut out = take(&mut slots[to]);
            let map = &slots[from][..count * cells * channels];
            // SAFETY: the caller has the instructions.
            unsafe { L::run(Pool { map, cells, channels, with_max, to: &mut out }) };
            slots[to] = out;
        }
        &Stage::Compact { from, to, padded, channels, stride } => {
            let mut out = take(&mut slots[to]);
            let maps = &slots[from][..count * cells * padded];
            maps::compact(maps, cells, padded, channels, stride, &mut out);
            slots[to] = out;
        }
        &Stage::Elementwise { map: slot, channels, scale, shift, residual, relu } => {
            let mut out = take(&mut slots[slot]);
            let [scale, shift, residual] =
                [scale, shift, residual].map(|slot| slot.map(|slot| &*slots[slot]));
            let map = &mut out[..count * cells * channels];
            // SAFETY: the caller has the instructions.
            unsafe {
                L::run(Elementwise { map, cells, channels, scale, shift, residual, relu });
            }
            slots[slot] = out;
        }
        Stage::Activate { slot, stride, function } => {
            for x in &mut slots[*slot][..count * stride] {
                *x = function(*x);
            }
        }
    }
}
