//! Matrix products: rows of numbers times packed weights.

use super::buffer::Buffer;
use super::lanes::{Lanes, PANEL};

/// A matrix packed for [`product`]: panels of 16 columns, each row by row.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    panels: Buffer,
    /// Rows: the length of what it is multiplied with.
    pub(super) depth: usize,
    /// Columns, padded to whole panels.
    pub(super) width: usize,
}

impl Packed {
    /// Packs `count` matrices, one behind the other, whose elements `element(matrix, row, column)` are.
    pub(super) fn new(
        count: usize,
        depth: usize,
        columns: usize,
        element: impl Fn(usize, usize, usize) -> f32,
    ) -> Packed {
        let width = columns.next_multiple_of(PANEL);
        let mut panels = Vec::with_capacity(count * depth * width);
        for matrix in 0..count {
            for panel in (0..width).step_by(PANEL) {
                for row in 0..depth {
                    panels.extend((panel..panel + PANEL).map(|column| {
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

    /// Returns the memory it takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.panels)
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
    let Product { from, rows, matrix, depth, width, to, finish } = product;
    assert!(width.is_multiple_of(PANEL) && matrix.len() == depth * width, "a packed matrix");
    assert!(to.len() >= rows.len() * width, "there is room for the result");
    assert!(finish.bias.is_none_or(|bias| bias.len() == width), "a bias for each column");
    let last = rows.iter().copied().max().unwrap_or(0) as usize;
    assert!(rows.is_empty() || last + depth <= from.len(), "every row is there");
    // Blocks of about the same height, since low ones are slow.
    let blocks = rows.len().div_ceil(L::ROWS);
    let mut column = 0;
    while column < width {
        let panels = if column + L::PANELS * PANEL <= width { L::PANELS } else { 1 };
        let mut start = 0;
        for block in 0..blocks {
            let end = (block + 1) * rows.len() / blocks;
            let place = Place {
                from: from.as_ptr(),
                rows: &rows[start..end],
                // SAFETY: the matrix is as large as was just checked.
                matrix: unsafe { matrix.as_ptr().add(column * depth) },
                depth,
                width,
                // SAFETY: so is the result.
                to: unsafe { to.as_mut_ptr().add(start * width + column) },
                // SAFETY: and the bias.
                bias: finish.bias.map(|bias| unsafe { bias.as_ptr().add(column) }),
                relu: finish.relu,
            };
            // SAFETY: everything was checked above, and the caller vouches for the instruction set.
            unsafe {
                match panels {
                    1 => by_rows::<L, 1>(&place),
                    _ => by_rows::<L, 2>(&place),
                }
            }
            start = end;
        }
        column += panels * PANEL;
    }
}

/// One block of a product, checked.
struct Place<'a> {
    from: *const f32,
    rows: &'a [u32],
    matrix: *const f32,
    depth: usize,
    width: usize,
    to: *mut f32,
    bias: Option<*const f32>,
    relu: bool,
}

#[inline(always)]
unsafe fn by_rows<L: Lanes, const PANELS: usize>(place: &Place<'_>) {
    // SAFETY: as the caller says; what is beyond `L::ROWS` never occurs.
    unsafe {
        match place.rows.len() {
            1 => by_vectors::<L, PANELS, 1>(place),
            2 => by_vectors::<L, PANELS, 2>(place),
            3 if L::ROWS >= 3 => by_vectors::<L, PANELS, 3>(place),
            4 if L::ROWS >= 4 => by_vectors::<L, PANELS, 4>(place),
            5 if L::ROWS >= 5 => by_vectors::<L, PANELS, 5>(place),
            6 if L::ROWS >= 6 => by_vectors::<L, PANELS, 6>(place),
            7 if L::ROWS >= 7 => by_vectors::<L, PANELS, 7>(place),
            8 if L::ROWS >= 8 => by_vectors::<L, PANELS, 8>(place),
            _ => unreachable!("blocks have at most 8 rows"),
        }
    }
}

#[inline(always)]
unsafe fn by_vectors<L: Lanes, const PANELS: usize, const ROWS: usize>(place: &Place<'_>) {
    // SAFETY: as the caller says.
    unsafe {
        match PANELS * PANEL / L::COUNT {
            1 => block::<L, ROWS, 1>(place),
            2 => block::<L, ROWS, 2>(place),
            _ => unreachable!("a block has one or two vectors"),
        }
    }
}

/// Sums `ROWS` rows of `VECTORS` vectors in registers.
#[inline(always)]
unsafe fn block<L: Lanes, const ROWS: usize, const VECTORS: usize>(place: &Place<'_>) {
    // SAFETY: rows, matrix, result and bias are as large as `product` has checked.
    unsafe {
        let in_panel = PANEL / L::COUNT;
        let mut rows = [place.from; ROWS];
        for row in 0..ROWS {
            rows[row] = place.from.add(place.rows[row] as usize);
        }
        let mut columns = [place.matrix; VECTORS];
        for vector in 0..VECTORS {
            let panel = vector / in_panel * place.depth * PANEL;
            columns[vector] = place.matrix.add(panel + vector % in_panel * L::COUNT);
        }
        let mut sums = [[L::zero(); VECTORS]; ROWS];
        for k in 0..place.depth {
            let mut weights = [L::zero(); VECTORS];
            for vector in 0..VECTORS {
                weights[vector] = L::load(columns[vector].add(k * PANEL));
            }
            for row in 0..ROWS {
                let x = L::splat(*rows[row].add(k));
                for vector in 0..VECTORS {
                    sums[row][vector] = sums[row][vector].add_product(x, weights[vector]);
                }
            }
        }
        for (row, sums) in sums.iter().enumerate() {
            for (vector, &sum) in sums.iter().enumerate() {
                let mut sum = sum;
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
