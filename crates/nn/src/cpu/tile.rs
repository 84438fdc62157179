//! Winograd's minimal filtering F(M, 3): `M` neighbouring outputs of a filter of 3 with `M + 2` products.
//!
//! Outputs, filter and inputs are polynomials, multiplied by their values at `M + 1` points and at
//! infinity. With the points `p` and `P(x)` the product of all `x - p`, the transforms are
//!
//! - of inputs: for each point the coefficients of `P(x) / (x - p)`, for infinity those of `P`;
//! - of filters: `1, p, p²` divided by the product of the differences of `p` to all other points;
//! - of outputs: the powers of `p`.
//!
//! Points that come in pairs `±p` share their even and odd parts.

#![allow(clippy::needless_range_loop, reason = "loops over constants, which become registers")]

use super::lanes::Lanes;

/// The longest tile, in inputs.
pub(super) const LONGEST: usize = 7;

/// A tile of one dimension: `M` outputs from `M + 2` inputs.
pub(super) trait Tile {
    const M: usize;
    /// The number of inputs and of products.
    const T: usize = Self::M + 2;
    /// The finite points, in the order of the products; infinity comes last.
    const POINTS: &'static [f64];

    /// Transforms the first `T` of the inputs.
    fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST];

    /// Transforms the first `T` products into `M` outputs.
    fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST];

    /// Returns the transform of filters: `T` rows.
    fn filter() -> Vec<[f64; 3]> {
        let row = |&p: &f64| {
            let others = Self::POINTS.iter().filter(|&&other| other != p);
            let differences: f64 = others.map(|other| p - other).product();
            [1.0, p, p * p].map(|power| power / differences)
        };
        Self::POINTS.iter().map(row).chain([[0.0, 0.0, 1.0]]).collect()
    }
}

pub(super) enum F<const M: usize> {}

/// The last finite point of the tiles with an odd number of outputs.
const C: f32 = 0.5;

impl Tile for F<2> {
    const M: usize = 2;
    const POINTS: &'static [f64] = &[0.0, 1.0, -1.0];

    #[inline(always)]
    fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        padded([d[2].sub(d[0]), d[2].add(d[1]), d[2].sub(d[1]), d[3].sub(d[1])])
    }

    #[inline(always)]
    fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        let (sum, difference) = (m[1].add(m[2]), m[1].sub(m[2]));
        padded([m[0].add(sum), difference.add(m[3])])
    }
}

impl Tile for F<3> {
    const M: usize = 3;
    const POINTS: &'static [f64] = &[0.0, 1.0, -1.0, C as f64];

    #[inline(always)]
    fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        let e = times_x_minus_c(d, 4);
        let at_c = d[3].sub(d[1]);
        padded([e[2].sub(e[0]), e[2].add(e[1]), e[2].sub(e[1]), at_c, e[3].sub(e[1])])
    }

    #[inline(always)]
    fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        let (sum, odd) = (m[1].add(m[2]), m[1].sub(m[2]));
        let y0 = m[0].add(m[3]).add(sum);
        let y1 = odd.add_product(m[3], odd.constant(C));
        let y2 = m[4].add(sum).add_product(m[3], odd.constant(C * C));
        padded([y0, y1, y2])
    }
}

/// The points of `F<4>`, ±a and ±b, which lose the least precision, and their squares.
const A: f32 = std::f32::consts::FRAC_1_SQRT_2;
const B: f32 = std::f32::consts::SQRT_2;
const A2: f32 = 0.5;
const B2: f32 = 2.0;

impl Tile for F<4> {
    const M: usize = 4;
    const POINTS: &'static [f64] = &[
        0.0,
        std::f64::consts::FRAC_1_SQRT_2,
        -std::f64::consts::FRAC_1_SQRT_2,
        std::f64::consts::SQRT_2,
        -std::f64::consts::SQRT_2,
    ];

    #[inline(always)]
    fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        let [y0, y1, y2, y3, y4] = two_pairs(d, [A, A2, B, B2]);
        padded([y0, y1, y2, y3, y4, both_squares(&d[1..], A2, B2)])
    }

    #[inline(always)]
    fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        let (sum_a, odd_a) = (m[1].add(m[2]), m[1].sub(m[2]));
        let (sum_b, odd_b) = (m[3].add(m[4]), m[3].sub(m[4]));
        let [a, a2, a3] = [m[0].constant(A), m[0].constant(A2), m[0].constant(A * A2)];
        let [b, b2, b3] = [m[0].constant(B), m[0].constant(B2), m[0].constant(B * B2)];
        let y0 = m[0].add(sum_a).add(sum_b);
        let y1 = odd_a.mul(a).add_product(odd_b, b);
        let y2 = sum_a.mul(a2).add_product(sum_b, b2);
        let y3 = m[5].add_product(odd_a, a3).add_product(odd_b, b3);
        padded([y0, y1, y2, y3])
    }
}

impl Tile for F<5> {
    const M: usize = 5;
    const POINTS: &'static [f64] = &[0.0, 1.0, -1.0, 2.0, -2.0, C as f64];

    #[inline(always)]
    fn input<L: Lanes>(d: &[L; LONGEST]) -> [L; LONGEST] {
        let e = times_x_minus_c(d, 6);
        let [y0, y1, y2, y3, y4] = two_pairs(&e, [1.0, 1.0, 2.0, 4.0]);
        let at_c = both_squares(&d[1..], 1.0, 4.0);
        [y0, y1, y2, y3, y4, at_c, both_squares(&e[1..], 1.0, 4.0)]
    }

    #[inline(always)]
    fn output<L: Lanes>(m: &[L; LONGEST]) -> [L; LONGEST] {
        let (sum_a, odd_a) = (m[1].add(m[2]), m[1].sub(m[2]));
        let (sum_b, odd_b) = (m[3].add(m[4]), m[3].sub(m[4]));
        let number = |x: f32| m[0].constant(x);
        let y0 = m[0].add(m[5]).add(sum_a).add(sum_b);
        let y1 = odd_a.add_product(odd_b, number(2.0)).add_product(m[5], number(C));
        let y2 = sum_a.add_product(sum_b, number(4.0)).add_product(m[5], number(C.powi(2)));
        let y3 = odd_a.add_product(odd_b, number(8.0)).add_product(m[5], number(C.powi(3)));
        let y4 = m[6].add(sum_a).add_product(sum_b, number(16.0));
        padded([y0, y1, y2, y3, y4.add_product(m[5], number(C.powi(4)))])
    }
}

#[inline(always)]
fn padded<L: Lanes, const N: usize>(values: [L; N]) -> [L; LONGEST] {
    let mut out = [values[0].constant(0.0); LONGEST];
    out[..N].copy_from_slice(&values);
    out
}

/// Multiplies by `x - c`, which turns the rows of the other points into those of all points.
#[inline(always)]
fn times_x_minus_c<L: Lanes>(d: &[L; LONGEST], count: usize) -> [L; LONGEST] {
    let mut out = [d[0].constant(0.0); LONGEST];
    for i in 0..count {
        out[i] = d[i + 1].sub_product(d[i], d[i].constant(C));
    }
    out
}

/// Returns the transforms for the points 0, ±a and ±b, given as a, a², b and b².
#[inline(always)]
fn two_pairs<L: Lanes>(d: &[L; LONGEST], [a, a2, b, b2]: [f32; 4]) -> [L; 5] {
    let [a, a2] = [d[0].constant(a), d[0].constant(a2)];
    let [b, b2] = [d[0].constant(b), d[0].constant(b2)];
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

/// Returns `d4 - (a² + b²) d2 + a² b² d0`, the coefficients of `(x² - a²)(x² - b²)`.
#[inline(always)]
fn both_squares<L: Lanes>(d: &[L], a2: f32, b2: f32) -> L {
    d[4].sub_product(d[2], d[0].constant(a2 + b2)).add_product(d[0], d[0].constant(a2 * b2))
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
        check::<F<2>>();
        check::<F<3>>();
        check::<F<4>>();
        check::<F<5>>();
    }
}
