//! Dirichlet and Gumbel noise.

use std::f64::consts::TAU;

use sakiyomi_core::Rng;

/// Draws from the symmetric Dirichlet distribution.
pub(super) fn dirichlet(alpha: f32, count: usize, rng: &mut Rng) -> Vec<f32> {
    let draws: Vec<f64> = (0..count).map(|_| gamma(f64::from(alpha), rng)).collect();
    let sum: f64 = draws.iter().sum();
    // With a tiny alpha all draws may vanish.
    let share = |draw: f64| if sum > 0.0 { draw / sum } else { 1.0 / count as f64 };
    draws.into_iter().map(|draw| share(draw) as f32).collect()
}

pub(super) fn gumbel(rng: &mut Rng) -> f32 {
    -(-positive(rng).ln()).ln() as f32
}

/// Draws from the gamma distribution with scale 1 (Marsaglia and Tsang 2000).
fn gamma(shape: f64, rng: &mut Rng) -> f64 {
    if shape < 1.0 {
        return gamma(shape + 1.0, rng) * positive(rng).powf(1.0 / shape.max(1e-6));
    }
    let d = shape - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let x = normal(rng);
        let v = (1.0 + c * x).powi(3);
        if v > 0.0 && positive(rng).ln() < 0.5 * x * x + d - d * v + d * v.ln() {
            return d * v;
        }
    }
}

/// Draws from the standard normal distribution (Box and Muller).
fn normal(rng: &mut Rng) -> f64 {
    (-2.0 * positive(rng).ln()).sqrt() * (TAU * rng.unit()).cos()
}

/// Returns a number in `0.0..1.0` that is not 0.
fn positive(rng: &mut Rng) -> f64 {
    rng.unit().max(f64::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamma_has_its_mean_and_variance() {
        let rng = &mut Rng::seeded(1);
        for shape in [0.3, 1.0, 4.0] {
            let draws: Vec<f64> = (0..20_000).map(|_| gamma(shape, rng)).collect();
            let mean = draws.iter().sum::<f64>() / 20_000.0;
            let variance = draws.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 20_000.0;
            assert!((mean - shape).abs() < 0.05 * shape.max(1.0), "{shape}: mean {mean}");
            assert!((variance - shape).abs() < 0.15 * shape.max(1.0), "{shape}: {variance}");
        }
    }

    #[test]
    fn dirichlet_weights_sum_to_one_and_small_alphas_are_uneven() {
        let rng = &mut Rng::seeded(2);
        let largest = |alpha: f32, rng: &mut Rng| {
            let weights = dirichlet(alpha, 30, rng);
            assert!((weights.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            weights.into_iter().fold(0.0, f32::max)
        };
        let uneven: f32 = (0..200).map(|_| largest(0.1, rng)).sum();
        let even: f32 = (0..200).map(|_| largest(10.0, rng)).sum();
        assert!(uneven > 3.0 * even, "{uneven} {even}");
        assert_eq!(dirichlet(1e-30, 1, rng).len(), 1);
    }

    #[test]
    fn gumbel_has_the_mean_of_euler() {
        let rng = &mut Rng::seeded(3);
        let mean = (0..50_000).map(|_| f64::from(gumbel(rng))).sum::<f64>() / 50_000.0;
        assert!((mean - 0.5772).abs() < 0.03, "{mean}");
    }
}
