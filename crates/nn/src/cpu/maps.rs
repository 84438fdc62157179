//! Elementwise kernels, pooling and layouts of maps.

use super::lanes::{Kernel, Lanes, PANEL};

/// Changes maps, `[position][cell][channel]`, in place: scale, shift, residual, relu, in this order.
#[derive(Debug)]
pub(super) struct Elementwise<'a> {
    pub(super) map: &'a mut [f32],
    pub(super) cells: usize,
    /// Padded.
    pub(super) channels: usize,
    /// Factors for the channels of each position.
    pub(super) scale: Option<&'a [f32]>,
    /// Addends for the channels of each position.
    pub(super) shift: Option<&'a [f32]>,
    pub(super) residual: Option<&'a [f32]>,
    pub(super) relu: bool,
}

impl Kernel for Elementwise<'_> {
    #[inline(always)]
    unsafe fn run<L: Lanes>(self) {
        let Elementwise { map, cells, channels, scale, shift, residual, relu } = self;
        let count = map.len() / (cells * channels);
        assert!(channels.is_multiple_of(PANEL), "channels are padded");
        for numbers in [scale, shift].into_iter().flatten() {
            assert!(numbers.len() >= count * channels, "a number for each channel");
        }
        assert!(residual.is_none_or(|map_too| map_too.len() >= map.len()), "a whole residual");
        for position in 0..count {
            for cell in 0..cells {
                for channel in (0..channels).step_by(L::COUNT) {
                    let place = (position * cells + cell) * channels + channel;
                    let in_vector = position * channels + channel;
                    // SAFETY: the caller has the instruction set; places lie within the maps and
                    // vectors, as checked.
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
                            x = x.max(x.constant(0.0));
                        }
                        x.store(map.as_mut_ptr().add(place));
                    }
                }
            }
        }
    }
}

/// Global pooling: the means of the channels of each position, then the maxima if requested.
#[derive(Debug)]
pub(super) struct Pool<'a> {
    pub(super) map: &'a [f32],
    pub(super) cells: usize,
    pub(super) channels: usize,
    pub(super) with_max: bool,
    pub(super) to: &'a mut [f32],
}

impl Kernel for Pool<'_> {
    #[inline(always)]
    unsafe fn run<L: Lanes>(self) {
        let Pool { map, cells, channels, with_max, to } = self;
        let count = map.len() / (cells * channels);
        let stride = if with_max { 2 * channels } else { channels };
        assert!(channels.is_multiple_of(PANEL) && cells > 0, "channels are padded");
        assert!(to.len() >= count * stride, "there is room for the result");
        for position in 0..count {
            for channel in (0..channels).step_by(L::COUNT) {
                // SAFETY: the caller has the instruction set; places lie within the maps and the
                // result, as checked.
                unsafe {
                    let first = map.as_ptr().add(position * cells * channels + channel);
                    let to = to.as_mut_ptr().add(position * stride + channel);
                    let mut sum = L::load(first);
                    let mut max = sum;
                    for cell in 1..cells {
                        let x = L::load(first.add(cell * channels));
                        sum = sum.add(x);
                        max = max.max(x);
                    }
                    sum.mul(L::splat(1.0 / cells as f32)).store(to);
                    if with_max {
                        max.store(to.add(channels));
                    }
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

/// Removes the padding of maps, `[position][cell][padded]`; `stride` numbers a position.
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
