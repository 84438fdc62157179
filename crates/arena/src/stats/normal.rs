//! The normal distribution function, which the standard library lacks.

use std::f64::consts::PI;

/// Returns the probability that a standard normal number is below `x`.
pub(super) fn below(x: f64) -> f64 {
    let z = x.abs();
    let tail = if z < 3.0 { 0.5 - centre(z) } else { upper_tail(z) };
    if x < 0.0 { tail } else { 1.0 - tail }
}

fn density(x: f64) -> f64 {
    (-x * x / 2.0).exp() / (2.0 * PI).sqrt()
}

/// Returns the probability of `0..x` by the series x + x³/3 + x⁵/(3·5) + …
fn centre(x: f64) -> f64 {
    let (mut term, mut sum) = (x, x);
    for k in 1..200 {
        term *= x * x / f64::from(2 * k + 1);
        sum += term;
        if term < sum * 1e-17 {
            break;
        }
    }
    density(x) * sum
}

/// Returns the probability above `x` by the continued fraction 1/(x + 1/(x + 2/(x + …))).
fn upper_tail(x: f64) -> f64 {
    let fraction = (1..100).rev().fold(x, |below, k| x + f64::from(k) / below);
    density(x) / fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values_are_met() {
        // Tables of the normal distribution.
        for (x, expected) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (1.959_963_984_540_054, 0.975),
            (2.999, 0.998_645_663_466_273),
            (3.001, 0.998_654_527_174_915),
            (-6.0, 9.865_876_450_377_01e-10),
        ] {
            assert!((below(x) - expected).abs() < 1e-14, "{x}: {}", below(x));
        }
    }
}
