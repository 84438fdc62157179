//! Matrix products: rows of numbers times packed weights.

#![allow(clippy::needless_range_loop, reason = "loops over constants, which become registers")]

use super::buffer::Buffer;
use super::lanes::{Lanes, PANEL};

/// Matrices packed for [`product`]: panels of a few columns, each row by row.
///
/// Panels have the width that the instruction set wants, so that the weights are read in the order
/// in which they lie; the last one may be narrower.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    panels: Buffer,
    /// Rows: the length of what it is multiplied with.
    pub(super) depth: usize,
    /// Columns, padded to a multiple of [`PANEL`].
    pub(super) width: usize,
}

impl Packed {
    /// Packs `count` matrices, one behind the other, whose elements `element(matrix, row, column)` are.
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

    /// Returns the panels of one matrix.
    pub(super) fn matrix(&self, index: usize) -> &[f32] {
        &self.panels[index * self.depth * self.width..][..self.depth * self.width]
    }
}

/// What is done with the sums of a product.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finish<'a> {
    /// Added to each row; as wide as the packed matrix.
    pub(super) bias: Option<&'a [f32]>,
    /// Whether negative sums become 0.
    pub(super) relu: bool,
}

/// Where a product reads and writes.
#[derive(Debug)]
pub(super) struct Product<'a> {
    /// The numbers of all rows.
    pub(super) from: &'a [f32],
    /// Where in `from` each row begins; rows are as long as the matrix is deep.
    pub(super) rows: &'a [u32],
    /// One matrix of [`Packed`].
    pub(super) matrix: &'a [f32],
    /// Its depth.
    pub(super) depth: usize,
    /// Its width, and that of a row of the result.
    pub(super) width: usize,
    /// The result, row by row.
    pub(super) to: &'a mut [f32],
    /// What is done with the sums.
    pub(super) finish: Finish<'a>,
    /// Whether a row is summed in the same order whatever rows it comes with.
    pub(super) steady: bool,
}

/// Multiplies.
///
/// # Safety
/// The machine must have the instruction set of `L`.
///
/// # Panics
/// When a length does not fit.
#[inline(always)]
pub(super) unsafe fn product<L: Lanes>(product: Product<'_>) {
    let Product { from, rows, matrix, depth, width, to, finish, steady } = product;
    assert!(width.is_multiple_of(PANEL) && matrix.len() == depth * width, "a packed matrix");
    assert!(to.len() >= rows.len() * width, "there is room for the result");
    assert!(finish.bias.is_none_or(|bias| bias.len() == width), "a bias for each column");
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
            let place = Place {
                from: from.as_ptr(),
                rows: &rows[start..end],
                // SAFETY: the matrix is as large as was just checked.
                matrix: unsafe { matrix.as_ptr().add(column * depth) },
                depth,
                panel,
                width,
                // SAFETY: so is the result.
                to: unsafe { to.as_mut_ptr().add(start * width + column) },
                // SAFETY: and the bias.
                bias: finish.bias.map(|bias| unsafe { bias.as_ptr().add(column) }),
                relu: finish.relu,
                steady,
            };
            // SAFETY: everything was checked above, and the caller vouches for the instruction set.
            unsafe {
                match panel / L::COUNT {
                    1 => by_rows::<L, 1>(&place),
                    _ => by_rows::<L, 2>(&place),
                }
            }
            start = end;
        }
        column += panel;
    }
}

/// One block of a product, checked.
struct Place<'a> {
    from: *const f32,
    rows: &'a [u32],
    matrix: *const f32,
    depth: usize,
    /// The width of a panel.
    panel: usize,
    width: usize,
    to: *mut f32,
    bias: Option<*const f32>,
    relu: bool,
    steady: bool,
}

#[inline(always)]
unsafe fn by_rows<L: Lanes, const VECTORS: usize>(place: &Place<'_>) {
    // SAFETY: as the caller says. More rows than `L::ROWS` never occur, and are not compiled.
    unsafe {
        match place.rows.len() {
            1 if place.steady => block::<L, 1, VECTORS, 1>(place),
            2 if place.steady => block::<L, 2, VECTORS, 1>(place),
            3 if place.steady && L::ROWS >= 3 => block::<L, 3, VECTORS, 1>(place),
            1 if L::ROWS == 2 => block::<L, 1, VECTORS, 2>(place),
            2 if L::ROWS == 2 => block::<L, 2, VECTORS, 1>(place),
            1 => block::<L, 1, VECTORS, 4>(place),
            2 => block::<L, 2, VECTORS, 2>(place),
            3 if L::ROWS >= 3 => block::<L, 3, VECTORS, 2>(place),
            4 if L::ROWS >= 4 => block::<L, 4, VECTORS, 1>(place),
            5 if L::ROWS >= 5 => block::<L, 5, VECTORS, 1>(place),
            6 if L::ROWS >= 6 => block::<L, 6, VECTORS, 1>(place),
            7 if L::ROWS >= 7 => block::<L, 7, VECTORS, 1>(place),
            8 if L::ROWS >= 8 => block::<L, 8, VECTORS, 1>(place),
            _ => unreachable!("a block has no more rows than fit into the registers"),
        }
    }
}

/// Sums `ROWS` rows of a panel of `VECTORS` vectors in registers, in `CHAINS` sums each that do not
/// wait for one another.
#[inline(always)]
unsafe fn block<L: Lanes, const ROWS: usize, const VECTORS: usize, const CHAINS: usize>(
    place: &Place<'_>,
) {
    // SAFETY: rows, matrix, result and bias are as large as `product` has checked.
    unsafe {
        let mut rows = [place.from; ROWS];
        for row in 0..ROWS {
            rows[row] = place.from.add(place.rows[row] as usize);
        }
        let mut sums = [[[L::zero(); VECTORS]; ROWS]; CHAINS];
        let mut weights = place.matrix;
        let mut k = 0;
        while k + CHAINS <= place.depth {
            for chain in 0..CHAINS {
                step::<L, ROWS, VECTORS>(&mut sums[chain], &rows, k + chain, weights);
                weights = weights.add(place.panel);
            }
            k += CHAINS;
        }
        while k < place.depth {
            step::<L, ROWS, VECTORS>(&mut sums[0], &rows, k, weights);
            weights = weights.add(place.panel);
            k += 1;
        }
        for row in 0..ROWS {
            for vector in 0..VECTORS {
                let mut sum = sums[0][row][vector];
                for chain in 1..CHAINS {
                    sum = sum.add(sums[chain][row][vector]);
                }
                if let Some(bias) = place.bias {
                    sum = sum.add(L::load(bias.add(vector * L::COUNT)));
                }
                if place.relu {
                    sum = sum.max(L::zero());
                }
                sum.store(place.to.add(row * place.width + vector * L::COUNT));
            }
        }
    }
}

/// Adds the products of one row of weights.
#[inline(always)]
unsafe fn step<L: Lanes, const ROWS: usize, const VECTORS: usize>(
    sums: &mut [[L; VECTORS]; ROWS],
    rows: &[*const f32; ROWS],
    k: usize,
    weights: *const f32,
) {
    // SAFETY: as the caller says.
    unsafe {
        let mut row_of_weights = [L::zero(); VECTORS];
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
