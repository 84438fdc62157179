//! What is done with maps and vectors beside products: sums, factors, means, other orders.

use super::lanes::{Lanes, PANEL};

/// Changes every cell of maps, `[position][cell][channel]`.
#[derive(Debug)]
pub(super) struct Elementwise<'a> {
    /// The maps, which are changed in place.
    pub(super) map: &'a mut [f32],
    /// The number of cells of a map.
    pub(super) cells: usize,
    /// The channels, padded.
    pub(super) channels: usize,
    /// Factors for the channels of each position.
    pub(super) scale: Option<&'a [f32]>,
    /// What is added to the channels of each position.
    pub(super) shift: Option<&'a [f32]>,
    /// Maps that are added.
    pub(super) residual: Option<&'a [f32]>,
    /// Whether negative results become 0.
    pub(super) relu: bool,
}

/// Changes maps: scale, shift, residual, relu, in this order.
///
/// # Safety
/// The machine must have the instruction set of `L`.
///
/// # Panics
/// When a length does not fit.
#[inline(always)]
pub(super) unsafe fn elementwise<L: Lanes>(work: Elementwise<'_>) {
    let Elementwise { map, cells, channels, scale, shift, residual, relu } = work;
    let count = map.len() / (cells * channels);
    assert!(channels.is_multiple_of(PANEL), "channels are padded");
    for numbers in [scale, shift].into_iter().flatten() {
        assert!(numbers.len() >= count * channels, "a number for each channel");
    }
    assert!(residual.is_none_or(|residual| residual.len() >= map.len()), "the residual is there");
    for position in 0..count {
        for cell in 0..cells {
            for channel in (0..channels).step_by(L::COUNT) {
                let place = (position * cells + cell) * channels + channel;
                let in_vector = position * channels + channel;
                // SAFETY: the caller vouches for the instruction set; places lie within the
                // maps, and those of vectors within the vectors, as checked.
                unsafe {
                    let mut x = L::load(map.as_ptr().add(place));
                    if let Some(scale) = scale {
                        x = x.mul(L::load(scale.as_ptr().add(in_vector)));
                    }
                    if let Some(shift) = shift {
                        x = x.add(L::load(shift.as_ptr().add(in_vector)));
                    }
                    if let Some(residual) = residual {
                        x = x.add(L::load(residual.as_ptr().add(place)));
                    }
                    if relu {
                        x = x.max(L::zero());
                    }
                    x.store(map.as_mut_ptr().add(place));
                }
            }
        }
    }
}

/// Writes the mean of each channel of every position, and behind them the largest values where asked for.
///
/// # Safety
/// The machine must have the instruction set of `L`.
///
/// # Panics
/// When a length does not fit.
#[inline(always)]
pub(super) unsafe fn pool<L: Lanes>(
    map: &[f32],
    cells: usize,
    channels: usize,
    with_largest: bool,
    to: &mut [f32],
) {
    let count = map.len() / (cells * channels);
    let stride = if with_largest { 2 * channels } else { channels };
    assert!(channels.is_multiple_of(PANEL) && cells > 0, "channels are padded");
    assert!(to.len() >= count * stride, "there is room for the result");
    for position in 0..count {
        for channel in (0..channels).step_by(L::COUNT) {
            // SAFETY: the caller vouches for the instruction set; places lie within the maps
            // and the result.
            unsafe {
                let first = map.as_ptr().add(position * cells * channels + channel);
                let to = to.as_mut_ptr().add(position * stride + channel);
                let mut sum = L::load(first);
                let mut largest = sum;
                for cell in 1..cells {
                    let x = L::load(first.add(cell * channels));
                    sum = sum.add(x);
                    largest = largest.max(x);
                }
                sum.mul(L::splat(1.0 / cells as f32)).store(to);
                if with_largest {
                    largest.store(to.add(channels));
                }
            }
        }
    }
}

/// Writes planes, `[position][channel][cell]`, as maps with padded channels.
pub(super) fn planes_to_maps(planes: &[f32], cells: usize, padded: usize, maps: &mut [f32]) {
    let channels = planes.len() * padded / maps.len();
    for (planes, map) in
        planes.chunks_exact(channels * cells).zip(maps.chunks_exact_mut(cells * padded))
    {
        for (cell, map) in map.chunks_exact_mut(padded).enumerate() {
            for (x, plane) in map.iter_mut().zip(planes.chunks_exact(cells)) {
                *x = plane[cell];
            }
        }
    }
}

/// Leaves the padding of maps out: `[position][cell][padded]` becomes `[position][cell][channel]`,
/// with `stride` numbers a position.
pub(super) fn compact(
    maps: &[f32],
    cells: usize,
    padded: usize,
    channels: usize,
    stride: usize,
    to: &mut [f32],
) {
    for (map, to) in maps.chunks_exact(cells * padded).zip(to.chunks_exact_mut(stride)) {
        for (cell, to) in map.chunks_exact(padded).zip(to.chunks_exact_mut(channels)) {
            to.copy_from_slice(&cell[..channels]);
        }
    }
}
