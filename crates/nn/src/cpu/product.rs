//! Matrix products: rows times packed weights.

#![allow(clippy::needless_range_loop, reason = "loops over constants, which become registers")]

use super::buffer::Buffer;
use super::lanes::{Kernel, Lanes, PANEL};

/// Matrices packed for [`Product`] in panels of columns, in reading order; the last may be narrow.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    panels: Buffer,
    /// Rows.
    pub(super) depth: usize,
    /// Columns, padded to a multiple of [`PANEL`].
    pub(super) width: usize,
}

impl Packed {
    /// Packs `count` matrices of the elements `element(matrix, row, column)`.
    pub(super) fn new(
        panel: usize,
        count: usize,
        depth: usize,
        columns: usize,
        element: impl Fn(usize, usize, usize) -> f32,
    ) -> Packed {
        let width = columns.next_multiple_of(PANEL);
        let mut panels = Vec::with_capacity(count * depth * width);
        for matrix in 0..count {
            for start in (0..width).step_by(panel) {
                for row in 0..depth {
                    panels.extend((start..width.min(start + panel)).map(|column| {
                        if column < columns { element(matrix, row, column) } else { 0.0 }
                    }));
                }
            }
        }
        Packed { panels: Buffer::from(&*panels), depth, width }
    }

    pub(super) fn matrix(&self, index: usize) -> &[f32] {
        &self.panels[index * self.depth * self.width..][..self.depth * self.width]
    }
}

#[derive(Debug)]
pub(super) struct Product<'a> {
    pub(super) from: &'a [f32],
    /// Where in `from` each row begins; rows are as long as the matrix is deep.
    pub(super) rows: &'a [u32],
    pub(super) packed: &'a Packed,
    pub(super) index: usize,
    /// The result, row by row, as wide as the matrix.
    pub(super) to: &'a mut [f32],
    pub(super) bias: Option<&'a [f32]>,
    pub(super) relu: bool,
    /// Whether a row is summed in the same order whatever rows it comes with.
    pub(super) steady: bool,
}

impl Kernel for Product<'_> {
    #[inline(always)]
    unsafe fn run<L: Lanes>(self) {
        let Product { from, rows, packed, index, to, bias, relu, steady } = self;
        let &Packed { depth, width, .. } = packed;
        let matrix = packed.matrix(index);
        assert!(width.is_multiple_of(PANEL) && matrix.len() == depth * width, "a packed matrix");
        assert!(to.len() >= rows.len() * width, "there is room for the result");
        assert!(bias.is_none_or(|bias| bias.len() == width), "a bias for each column");
        let last = rows.iter().copied().max().unwrap_or(0) as usize;
        assert!(rows.is_empty() || last + depth <= from.len(), "every row is there");
        // Blocks of about the same height, since low ones are slow.
        let blocks = rows.len().div_ceil(L::ROWS);
        let mut column = 0;
        while column < width {
            let panel = L::PANEL.min(width - column);
            let mut start = 0;
            for block in 0..blocks {
                let end = (block + 1) * rows.len() / blocks;
                // SAFETY: matrix, result and bias are as large as was just checked, and the caller
                // has the instruction set.
                unsafe {
                    let block = Block {
                        from: from.as_ptr(),
                        rows: &rows[start..end],
                        matrix: matrix.as_ptr().add(column * depth),
                        depth,
                        panel,
                        width,
                        to: to.as_mut_ptr().add(start * width + column),
                        bias: bias.map(|bias| bias.as_ptr().add(column)),
                        relu,
                        steady,
                    };
                    match panel / L::COUNT {
                        1 => by_rows::<L, 1>(&block),
                        _ => by_rows::<L, 2>(&block),
                    }
                }
                start = end;
            }
            column += panel;
        }
    }
}

/// One block of a product, checked.
struct Block<'a> {
    from: *const f32,
    rows: &'a [u32],
    matrix: *const f32,
    depth: usize,
    panel: usize,
    width: usize,
    to: *mut f32,
    bias: Option<*const f32>,
    relu: bool,
    steady: bool,
}

#[inline(always)]
unsafe fn by_rows<L: Lanes, const VECTORS: usize>(block: &Block<'_>) {
    // SAFETY: as the caller says. More rows than `L::ROWS` never occur, and are not compiled.
    unsafe {
        match block.rows.len() {
            1 if block.steady => sum_block::<L, 1, VECTORS, 1>(block),
            2 if block.steady => sum_block::<L, 2, VECTORS, 1>(block),
            3 if block.steady && L::ROWS >= 3 => sum_block::<L, 3, VECTORS, 1>(block),
            1 if L::ROWS == 2 => sum_block::<L, 1, VECTORS, 2>(block),
            2 if L::ROWS == 2 => sum_block::<L, 2, VECTORS, 1>(block),
            1 => sum_block::<L, 1, VECTORS, 4>(block),
            2 => sum_block::<L, 2, VECTORS, 2>(block),
            3 if L::ROWS >= 3 => sum_block::<L, 3, VECTORS, 2>(block),
            4 if L::ROWS >= 4 => sum_block::<L, 4, VECTORS, 1>(block),
            5 if L::ROWS >= 5 => sum_block::<L, 5, VECTORS, 1>(block),
            6 if L::ROWS >= 6 => sum_block::<L, 6, VECTORS, 1>(block),
            7 if L::ROWS >= 7 => sum_block::<L, 7, VECTORS, 1>(block),
            8 if L::ROWS >= 8 => sum_block::<L, 8, VECTORS, 1>(block),
            _ => unreachable!("a block has no more rows than fit into the registers"),
        }
    }
}

/// Sums `ROWS` rows of a panel in registers, in `CHAINS` sums that do not wait for one another.
#[inline(always)]
unsafe fn sum_block<L: Lanes, const ROWS: usize, const VECTORS: usize, const CHAINS: usize>(
    block: &Block<'_>,
) {
    // SAFETY: rows, matrix, result and bias are as large as `Product` has checked.
    unsafe {
        let mut rows = [block.from; ROWS];
        for row in 0..ROWS {
            rows[row] = block.from.add(block.rows[row] as usize);
        }
        let mut sums = [[[L::splat(0.0); VECTORS]; ROWS]; CHAINS];
        let mut weights = block.matrix;
        let mut k = 0;
        while k + CHAINS <= block.depth {
            for chain in 0..CHAINS {
                step::<L, ROWS, VECTORS>(&mut sums[chain], &rows, k + chain, weights);
                weights = weights.add(block.panel);
            }
            k += CHAINS;
        }
        while k < block.depth {
            step::<L, ROWS, VECTORS>(&mut sums[0], &rows, k, weights);
            weights = weights.add(block.panel);
            k += 1;
        }
        for row in 0..ROWS {
            for vector in 0..VECTORS {
                let mut sum = sums[0][row][vector];
                for chain in 1..CHAINS {
                    sum = sum.add(sums[chain][row][vector]);
                }
                if let Some(bias) = block.bias {
                    sum = sum.add(L::load(bias.add(vector * L::COUNT)));
                }
                if block.relu {
                    sum = sum.max(sum.constant(0.0));
                }
                sum.store(block.to.add(row * block.width + vector * L::COUNT));
            }
        }
    }
}

#[inline(always)]
unsafe fn step<L: Lanes, const ROWS: usize, const VECTORS: usize>(
    sums: &mut [[L; VECTORS]; ROWS],
    rows: &[*const f32; ROWS],
    k: usize,
    weights: *const f32,
) {
    // SAFETY: as the caller says.
    unsafe {
        let mut row_of_weights = [L::splat(0.0); VECTORS];
        for vector in 0..VECTORS {
            row_of_weights[vector] = L::load(weights.add(vector * L::COUNT));
        }
        for row in 0..ROWS {
            let x = L::splat(*rows[row].add(k));
            for vector in 0..VECTORS {
                sums[row][vector] = sums[row][vector].add_product(x, row_of_weights[vector]);
            }
        }
    }
}
