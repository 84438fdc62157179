//! Winograd convolutions with a kernel of 3x3 or 3x3x3.
//!
//! The board is cut into tiles of `H` by `W` outputs. Every tile is transformed, each place of all tiles
//! is multiplied by one matrix, and the results are transformed back. With a depth, each layer is such a
//! board, and the matrices take three neighbouring layers at once, which lie side by side.

#![allow(clippy::needless_range_loop, reason = "loops over constants, which become registers")]

use super::lanes::{Kernel, Lanes, PANEL};
use super::product::Packed;
use super::tile::{F, LONGEST, Tile};

/// A convolution with transformed weights for one size of tiles.
#[derive(Clone, Debug)]
pub(super) struct Winograd {
    pub(super) shape: Shape,
    /// One matrix for each place of a tile.
    pub(super) matrices: Packed,
    /// Padded.
    pub(super) bias: Vec<f32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// Depth, height and width of the board.
    pub(super) board: [usize; 3],
    /// Whether the kernel is three layers deep.
    pub(super) is_deep: bool,
    /// Channels of the input, padded.
    pub(super) channels: usize,
    /// Channels of the result, padded.
    pub(super) filters: usize,
    /// The number of outputs of a tile, down and across.
    pub(super) tile: [usize; 2],
}

impl Shape {
    /// Returns the number of tiles, down and across.
    pub(super) fn tiles(&self) -> [usize; 2] {
        let [_, height, width] = self.board;
        [height.div_ceil(self.tile[0]), width.div_ceil(self.tile[1])]
    }

    /// Returns the number of products for each tile.
    pub(super) fn places(&self) -> usize {
        (self.tile[0] + 2) * (self.tile[1] + 2)
    }

    /// Returns the number of layers of the transformed input, with empty ones around the board.
    pub(super) fn layers(&self) -> usize {
        self.board[0] + if self.is_deep { 2 } else { 0 }
    }

    /// Returns the rows of a product that one position gives.
    pub(super) fn rows(&self) -> usize {
        let [down, across] = self.tiles();
        down * across * self.board[0]
    }

    fn input_rows(&self) -> usize {
        let [down, across] = self.tiles();
        down * across * self.layers()
    }

    /// Returns the distance between places; multiples of large powers of two collide in the cache.
    pub(super) fn input_stride(&self, count: usize) -> usize {
        count * self.input_rows() * self.channels + PANEL
    }

    pub(super) fn product_stride(&self, count: usize) -> usize {
        count * self.rows() * self.filters + PANEL
    }

    /// Returns where the rows of the products of `count` positions begin in the transformed input.
    pub(super) fn row_starts(&self, count: usize) -> Vec<u32> {
        let depth = self.board[0];
        let start = |row: usize| (row / depth * self.layers() + row % depth) * self.channels;
        (0..count * self.rows()).map(|row| start(row) as u32).collect()
    }
}

impl Winograd {
    /// Transforms `weights`, `[out][in][depth][3][3]` with a depth of 1 or 3.
    pub(super) fn new(
        shape: Shape,
        panel: usize,
        channels: usize,
        filters: usize,
        weights: &[f32],
        bias: &[f32],
    ) -> Winograd {
        let depth = if shape.is_deep { 3 } else { 1 };
        let (down, across) = (filter_transform(shape.tile[0]), filter_transform(shape.tile[1]));
        let places = across.len();
        let element = |place: usize, row: usize, column: usize| {
            let (layer, channel) = (row / shape.channels, row % shape.channels);
            if channel >= channels {
                return 0.0;
            }
            let kernel = &weights[((column * channels + channel) * depth + layer) * 9..][..9];
            let (down, across) = (down[place / places], across[place % places]);
            let mut sum = 0.0;
            for (tap, &weight) in kernel.iter().enumerate() {
                sum += down[tap / 3] * across[tap % 3] * f64::from(weight);
            }
            sum as f32
        };
        // Without a depth the padding of the input is not multiplied.
        let rows = if shape.is_deep { 3 * shape.channels } else { channels };
        let matrices = Packed::new(panel, shape.places(), rows, filters, element);
        let mut padded = bias.to_vec();
        padded.resize(shape.filters, 0.0);
        Winograd { shape, matrices, bias: padded }
    }
}

fn filter_transform(outputs: usize) -> Vec<[f64; 3]> {
    match outputs {
        2 => F::<2>::filter(),
        3 => F::<3>::filter(),
        4 => F::<4>::filter(),
        _ => F::<5>::filter(),
    }
}

/// Runs a kernel for the tiles of a shape.
macro_rules! run_tiles {
    ($lanes:ty, $tile:expr, $kernel:ident { $($field:ident),* }) => {
        match $tile {
            [2, 2] => <$lanes>::run($kernel::<2, 2> { $($field),* }),
            [2, 3] => <$lanes>::run($kernel::<2, 3> { $($field),* }),
            [3, 2] => <$lanes>::run($kernel::<3, 2> { $($field),* }),
            [3, 3] => <$lanes>::run($kernel::<3, 3> { $($field),* }),
            [4, 4] => <$lanes>::run($kernel::<4, 4> { $($field),* }),
            [4, 5] => <$lanes>::run($kernel::<4, 5> { $($field),* }),
            [5, 4] => <$lanes>::run($kernel::<5, 4> { $($field),* }),
            [5, 5] => <$lanes>::run($kernel::<5, 5> { $($field),* }),
            other => unreachable!("no kernel for tiles of {other:?}"),
        }
    };
}
pub(super) use run_tiles;

/// Transforms maps, `[position][cell][channel]`, into `[place][position][tile][layer][channel]`.
pub(super) struct InputTransform<'a, const H: usize, const W: usize> {
    pub(super) shape: &'a Shape,
    pub(super) count: usize,
    pub(super) map: &'a [f32],
    pub(super) to: &'a mut [f32],
}

impl<const H: usize, const W: usize> Kernel for InputTransform<'_, H, W>
where
    F<H>: Tile,
    F<W>: Tile,
{
    #[inline(always)]
    unsafe fn run<L: Lanes>(self) {
        let InputTransform { shape, count, map, to } = self;
        let [depth, height, width] = shape.board;
        let channels = shape.channels;
        let place_len = shape.input_stride(count);
        assert!(shape.tile == [H, W] && channels.is_multiple_of(PANEL), "the tiles of the shape");
        assert!(map.len() >= count * depth * height * width * channels, "all maps are there");
        assert!(to.len() >= shape.places() * place_len, "there is room for the result");
        let [down, across] = shape.tiles();
        let mut row = 0;
        for position in 0..count {
            for tile in 0..down * across {
                let corner = [tile / across * H, tile % across * W];
                for layer in 0..shape.layers() {
                    let z = if shape.is_deep { layer.wrapping_sub(1) } else { layer };
                    for channel in (0..channels).step_by(L::COUNT) {
                        // SAFETY: the caller has the instruction set; the board lies within the
                        // maps, and row and channel of all places within the result, as checked.
                        unsafe {
                            let to = to.as_mut_ptr().add(row * channels + channel);
                            if z < depth {
                                let board = (position * depth + z) * height * width;
                                let map = map.as_ptr().add(board * channels + channel);
                                let area = Area { size: [height, width], corner, stride: channels };
                                input_tile::<L, F<H>, F<W>>(map, area, to, place_len);
                            } else {
                                for place in 0..shape.places() {
                                    L::splat(0.0).store(to.add(place * place_len));
                                }
                            }
                        }
                    }
                    row += 1;
                }
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Area {
    /// Height and width of the board.
    size: [usize; 2],
    /// Row and column of the first output.
    corner: [usize; 2],
    /// The distance between cells in memory.
    stride: usize,
}

/// Transforms one tile of one vector of channels.
///
/// # Safety
/// The machine must have the instruction set of `L`. A vector must be readable for all cells from
/// `map` on, and writable for all places from `to` on.
#[inline(always)]
unsafe fn input_tile<L: Lanes, H: Tile, W: Tile>(
    map: *const f32,
    area: Area,
    to: *mut f32,
    place_len: usize,
) {
    let Area { size: [height, width], corner: [top, left], stride } = area;
    // SAFETY: only cells within the board are read.
    unsafe {
        let zero = L::splat(0.0);
        let mut half = [[zero; LONGEST]; LONGEST];
        for x in 0..W::T {
            // The tile begins one cell before its first output; beyond the board are zeros.
            let column = (left + x).wrapping_sub(1);
            if column >= width {
                continue;
            }
            let mut cells = [zero; LONGEST];
            for y in 0..H::T {
                let line = (top + y).wrapping_sub(1);
                if line < height {
                    cells[y] = L::load(map.add((line * width + column) * stride));
                }
            }
            let transformed = H::input(&cells);
            for y in 0..H::T {
                half[y][x] = transformed[y];
            }
        }
        for y in 0..H::T {
            let transformed = W::input(&half[y]);
            for x in 0..W::T {
                transformed[x].store(to.add((y * W::T + x) * place_len));
            }
        }
    }
}

/// Transforms products, `[place][position][tile][layer][channel]`, into the maps of `count` positions.
pub(super) struct OutputTransform<'a, const H: usize, const W: usize> {
    pub(super) conv: &'a Winograd,
    pub(super) count: usize,
    pub(super) products: &'a [f32],
    pub(super) map: &'a mut [f32],
    pub(super) residual: Option<&'a [f32]>,
    pub(super) relu: bool,
}

impl<const H: usize, const W: usize> Kernel for OutputTransform<'_, H, W>
where
    F<H>: Tile,
    F<W>: Tile,
{
    #[inline(always)]
    unsafe fn run<L: Lanes>(self) {
        let OutputTransform { conv, count, products, map, residual, relu } = self;
        let shape = &conv.shape;
        let [depth, height, width] = shape.board;
        let filters = shape.filters;
        let place_len = shape.product_stride(count);
        let map_len = count * depth * height * width * filters;
        assert!(shape.tile == [H, W] && filters.is_multiple_of(PANEL), "the tiles of the shape");
        assert!(products.len() >= shape.places() * place_len, "all products are there");
        assert!(map.len() >= map_len && conv.bias.len() == filters, "there is room for the maps");
        assert!(residual.is_none_or(|map| map.len() >= map_len), "the residual is there");
        let [down, across] = shape.tiles();
        let mut row = 0;
        for position in 0..count {
            for tile in 0..down * across {
                let corner = [tile / across * H, tile % across * W];
                let area = Area { size: [height, width], corner, stride: filters };
                for layer in 0..depth {
                    let board = (position * depth + layer) * height * width;
                    for channel in (0..filters).step_by(L::COUNT) {
                        let place = board * filters + channel;
                        // SAFETY: the caller has the instruction set; row and channel of all places
                        // lie within the products, and the board within maps and residual.
                        unsafe {
                            let from = products.as_ptr().add(row * filters + channel);
                            let bias = L::load(conv.bias.as_ptr().add(channel));
                            let residual = residual.map(|map| map.as_ptr().add(place));
                            let to = map.as_mut_ptr().add(place);
                            let finish = Finish { bias, residual, relu };
                            output_tile::<L, F<H>, F<W>>(from, place_len, area, to, finish);
                        }
                    }
                    row += 1;
                }
            }
        }
    }
}

/// What is done with the outputs of a tile.
struct Finish<L> {
    bias: L,
    residual: Option<*const f32>,
    relu: bool,
}

/// Transforms the products of one tile back, for one vector of channels.
///
/// # Safety
/// The machine must have the instruction set of `L`. A vector must be readable for all places from
/// `from` on and for all cells of the residual, and writable for all cells from `map` on.
#[inline(always)]
unsafe fn output_tile<L: Lanes, H: Tile, W: Tile>(
    from: *const f32,
    place_len: usize,
    area: Area,
    map: *mut f32,
    finish: Finish<L>,
) {
    let Area { size: [height, width], corner: [top, left], stride } = area;
    // SAFETY: only cells within the board are read and written.
    unsafe {
        let zero = L::splat(0.0);
        let mut half = [[zero; LONGEST]; LONGEST];
        for x in 0..W::T {
            let mut products = [zero; LONGEST];
            for y in 0..H::T {
                products[y] = L::load(from.add((y * W::T + x) * place_len));
            }
            let transformed = H::output(&products);
            for y in 0..H::M {
                half[y][x] = transformed[y];
            }
        }
        for y in 0..H::M.min(height - top) {
            let transformed = W::output(&half[y]);
            for x in 0..W::M {
                if left + x >= width {
                    break;
                }
                let place = ((top + y) * width + left + x) * stride;
                let mut sum = transformed[x].add(finish.bias);
                if let Some(residual) = finish.residual {
                    sum = sum.add(L::load(residual.add(place)));
                }
                if finish.relu {
                    sum = sum.max(zero);
                }
                sum.store(map.add(place));
            }
        }
    }
}
