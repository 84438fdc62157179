//! Winograd's minimal filtering: `M` neighbouring outputs of a filter of 3 with `M + 2` products.
//!
//! Outputs, filter and inputs are taken for polynomials, which are multiplied
//! by multiplying their values at `M + 1` points and at infinity. With the
//! points `p` and `P(x)` the product of all `x - p`, the transforms are
//!
//! - of inputs: for each point the coefficients of `P(x) / (x - p)`, for infinity those of `P`;
//! - of filters: `1, p, p²` divided by the product of the differences of `p` to all other points;
//! - of outputs: the powers of `p`.
//!
//! Points that come in pairs `±p` share their even and odd parts.

use super::lanes::Lanes;

/// The longest tile, in inputs.
pub(super) const LONGEST: usize = 7;

/// A tile of one dimension: `M` outputs from `M + 2` inputs.
pub(super) trait Tile {
    /// The number of outputs.
    const M: usize;
    /// The number of inputs and of products.
    const T: usize = Self::M + 2;
    /// The finite points, in the order of the products; infinity comes last.
    const POINTS: &'static [f64];

    /// Transforms the first `T` of the inputs.
    ///
    /// # Safety
    /// The machine must have the instruction set of `L`.
    unsafe fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST];

    /// Transforms the first `T` products into `M` outputs.
    ///
    /// # Safety
    /// The machine must have the instruction set of `L`.
    unsafe fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST];

    /// Returns the transform of filters: `T` rows.
    fn filter() -> Vec<[f64; 3]> {
        let mut rows: Vec<[f64; 3]> = Self::POINTS
            .iter()
            .map(|&p| {
                let differences: f64 = Self::POINTS
                    .iter()
                    .filter(|&&other| other != p)
                    .map(|other| p - other)
                    .product();
                [1.0, p, p * p].map(|power| power / differences)
            })
            .collect();
        rows.push([0.0, 0.0, 1.0]);
        rows
    }
}

/// The last finite point of the tiles with an odd number of outputs.
const C: f32 = 0.5;

/// Two outputs: points 0 and ±1.
pub(super) enum Two {}

/// Three outputs: points 0, ±1 and ½.
pub(super) enum Three {}

/// Four outputs: points 0, ±√½ and ±√2, which lose the least precision.
pub(super) enum Four {}

/// Five outputs: points 0, ±1, ±2 and ½.
pub(super) enum Five {}

impl Tile for Two {
    const M: usize = 2;
    const POINTS: &'static [f64] = &[0.0, 1.0, -1.0];

    #[inline(always)]
    unsafe fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            [d[2].sub(d[0]), d[2].add(d[1]), d[2].sub(d[1]), d[3].sub(d[1]), zero, zero, zero]
        }
    }

    #[inline(always)]
    unsafe fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            let (sum, difference) = (m[1].add(m[2]), m[1].sub(m[2]));
            [m[0].add(sum), difference.add(m[3]), zero, zero, zero, zero, zero]
        }
    }
}

impl Tile for Three {
    const M: usize = 3;
    const POINTS: &'static [f64] = &[0.0, 1.0, -1.0, C as f64];

    #[inline(always)]
    unsafe fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            let c = L::splat(C);
            let e = [
                d[1].sub_product(d[0], c),
                d[2].sub_product(d[1], c),
                d[3].sub_product(d[2], c),
                d[4].sub_product(d[3], c),
            ];
            let at_c = d[3].sub(d[1]);
            [e[2].sub(e[0]), e[2].add(e[1]), e[2].sub(e[1]), at_c, e[3].sub(e[1]), zero, zero]
        }
    }

    #[inline(always)]
    unsafe fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            let (sum, odd) = (m[1].add(m[2]), m[1].sub(m[2]));
            let y0 = m[0].add(m[3]).add(sum);
            let y1 = odd.add_product(m[3], L::splat(C));
            let y2 = m[4].add(sum).add_product(m[3], L::splat(C * C));
            [y0, y1, y2, zero, zero, zero, zero]
        }
    }
}

/// The squares of the points of [`Four`], which are ±a and ±b.
const A2: f32 = 0.5;
const B2: f32 = 2.0;
const A: f32 = std::f32::consts::FRAC_1_SQRT_2;
const B: f32 = std::f32::consts::SQRT_2;

impl Tile for Four {
    const M: usize = 4;
    const POINTS: &'static [f64] = &[
        0.0,
        std::f64::consts::FRAC_1_SQRT_2,
        -std::f64::consts::FRAC_1_SQRT_2,
        std::f64::consts::SQRT_2,
        -std::f64::consts::SQRT_2,
    ];

    #[inline(always)]
    unsafe fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            let [y0, y1, y2, y3, y4] = two_pairs(d, [A, A2, B, B2]);
            [y0, y1, y2, y3, y4, both_squares(&d[1..], A2, B2), zero]
        }
    }

    #[inline(always)]
    unsafe fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            let [sum_a, odd_a, sum_b, odd_b] =
                [m[1].add(m[2]), m[1].sub(m[2]), m[3].add(m[4]), m[3].sub(m[4])];
            let y0 = m[0].add(sum_a).add(sum_b);
            let y1 = odd_a.mul(L::splat(A)).add_product(odd_b, L::splat(B));
            let y2 = sum_a.mul(L::splat(A2)).add_product(sum_b, L::splat(B2));
            let y3 = m[5].add_product(odd_a, L::splat(A * A2)).add_product(odd_b, L::splat(B * B2));
            [y0, y1, y2, y3, zero, zero, zero]
        }
    }
}

impl Tile for Five {
    const M: usize = 5;
    const POINTS: &'static [f64] = &[0.0, 1.0, -1.0, 2.0, -2.0, C as f64];

    #[inline(always)]
    unsafe fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            // Multiplying by x - c turns the rows of the other points into those of all points.
            let c = L::splat(C);
            let e = [
                d[1].sub_product(d[0], c),
                d[2].sub_product(d[1], c),
                d[3].sub_product(d[2], c),
                d[4].sub_product(d[3], c),
                d[5].sub_product(d[4], c),
                d[6].sub_product(d[5], c),
                L::zero(),
            ];
            let [y0, y1, y2, y3, y4] = two_pairs(&e, [1.0, 1.0, 2.0, 4.0]);
            let at_c = both_squares(&d[1..], 1.0, 4.0);
            [y0, y1, y2, y3, y4, at_c, both_squares(&e[1..], 1.0, 4.0)]
        }
    }

    #[inline(always)]
    unsafe fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        // SAFETY: the caller vouches for the instruction set.
        unsafe {
            let zero = L::zero();
            let [sum_a, odd_a, sum_b, odd_b] =
                [m[1].add(m[2]), m[1].sub(m[2]), m[3].add(m[4]), m[3].sub(m[4])];
            let power = |n: i32| L::splat(C.powi(n));
            let y0 = m[0].add(m[5]).add(sum_a).add(sum_b);
            let y1 = odd_a.add_product(odd_b, L::splat(2.0)).add_product(m[5], power(1));
            let y2 = sum_a.add_product(sum_b, L::splat(4.0)).add_product(m[5], power(2));
            let y3 = odd_a.add_product(odd_b, L::splat(8.0)).add_product(m[5], power(3));
            let y4 = m[6].add(sum_a).add_product(sum_b, L::splat(16.0)).add_product(m[5], power(4));
            [y0, y1, y2, y3, y4, zero, zero]
        }
    }
}

/// Returns the transforms for the points 0, ±a and ±b, given as a, a², b and b².
#[inline(always)]
unsafe fn two_pairs<L: Lanes>(d: &[L; LONGEST], [a, a2, b, b2]: [f32; 4]) -> [L; 5] {
    // SAFETY: the caller vouches for the instruction set.
    unsafe {
        let [a, a2, b, b2] = [L::splat(a), L::splat(a2), L::splat(b), L::splat(b2)];
        let (even_a, odd_a) = (d[4].sub_product(d[2], b2), d[3].sub_product(d[1], b2));
        let (even_b, odd_b) = (d[4].sub_product(d[2], a2), d[3].sub_product(d[1], a2));
        [
            even_a.sub_product(a2, d[2].sub_product(d[0], b2)),
            even_a.add_product(odd_a, a),
            even_a.sub_product(odd_a, a),
            even_b.add_product(odd_b, b),
            even_b.sub_product(odd_b, b),
        ]
    }
}

/// Returns `d4 - (a² + b²) d2 + a² b² d0`, the coefficients of `(x² - a²)(x² - b²)`.
#[inline(always)]
unsafe fn both_squares<L: Lanes>(d: &[L], a2: f32, b2: f32) -> L {
    // SAFETY: the caller vouches for the instruction set.
    unsafe { d[4].sub_product(d[2], L::splat(a2 + b2)).add_product(d[0], L::splat(a2 * b2)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::lanes::PortableLanes as L;

    fn check<T: Tile>() {
        assert_eq!(T::filter().len(), T::T);
        let (inputs, taps) = ([0.5, -1.0, 2.0, 0.25, 3.0, -0.75, 1.5], [0.5, -2.0, 1.25]);
        // SAFETY: every machine has the portable instructions, and 8 numbers are read and written.
        let outputs: Vec<f32> = unsafe {
            let mut products = T::input(&inputs.map(|x| L::splat(x)));
            for (product, row) in products.iter_mut().zip(T::filter()) {
                let factor: f64 = row.iter().zip(taps).map(|(a, b)| a * b).sum();
                *product = product.mul(L::splat(factor as f32));
            }
            let first = |lanes: L| {
                let mut numbers = [0.0; 8];
                lanes.store(numbers.as_mut_ptr());
                numbers[0]
            };
            T::output(&products).map(first)[..T::M].to_vec()
        };
        for (place, output) in outputs.iter().enumerate() {
            let direct: f64 = (0..3).map(|tap| f64::from(inputs[place + tap]) * taps[tap]).sum();
            assert!((direct - f64::from(*output)).abs() < 1e-4, "{direct} and {output}");
        }
    }

    #[test]
    fn tiles_of_every_size_filter_as_sums_of_products_do() {
        check::<Two>();
        check::<Three>();
        check::<Four>();
        check::<Five>();
    }
}
