//! How many pairs ended with 0, ½, 1, 1½ and 2 points, and what follows from it.

use super::elo_difference;

/// The pairs of a match, counted by the points of the first player.
///
/// ```
/// use sakiyomi_arena::stats::Pentanomial;
/// let pairs = Pentanomial([1, 2, 10, 5, 2]);
/// assert_eq!(pairs.total(), 20);
/// assert!((pairs.estimate().unwrap().share - 0.5625).abs() < 1e-12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// What the pairs say about the first player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The share of the points.
    pub share: f64,
    /// The standard error of the share; `None` when no two pairs differ.
    pub share_error: Option<f64>,
    /// The rating difference; infinite when one side took every point.
    pub elo: f64,
    /// The half-width of its 95% interval; `None` where the error is unknown or the difference infinite.
    pub elo_95: Option<f64>,
    /// Normalized Elo, which can be compared between openings and games with more or fewer draws.
    pub normalized_elo: Option<f64>,
    /// The likelihood of superiority: that the first player is the better one.
    pub los: f64,
}

impl Pentanomial {
    /// The share of the points in each of the five classes.
    pub(super) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// Counts a pair that brought the first player `half_points` half points, from 0 to 4.
    ///
    /// # Panics
    /// When a pair cannot have so many points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// Returns the number of pairs.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Estimates the strength, from the first pair on.
    pub fn estimate(&self) -> Option<Estimate> {
        let (share, variance) = self.moments()?;
        let pairs = self.total() as f64;
        // Bessel's correction.
        let share_error = (variance > 0.0).then(|| (variance / (pairs - 1.0)).sqrt());
        let bound = |share: f64| elo_difference(share.clamp(0.0, 1.0));
        let width = |error: f64| (bound(share + 1.96 * error) - bound(share - 1.96 * error)) / 2.0;
        Some(Estimate {
            share,
            share_error,
            elo: elo_difference(share),
            elo_95: share_error.map(width).filter(|width| width.is_finite()),
            normalized_elo: normalized_elo(share, variance),
            los: self.los(share, share_error),
        })
    }

    /// Returns the mean share of a pair and the variance of the pairs around it.
    pub(super) fn moments(&self) -> Option<(f64, f64)> {
        let pairs = self.total() as f64;
        if pairs == 0.0 {
            return None;
        }
        let mean = |f: &dyn Fn(f64) -> f64| {
            self.0.iter().zip(Self::SHARES).map(|(&n, x)| n as f64 * f(x)).sum::<f64>() / pairs
        };
        let share = mean(&|x| x);
        Some((share, mean(&|x| (x - share) * (x - share))))
    }

    fn los(&self, share: f64, error: Option<f64>) -> f64 {
        if let Some(error) = error {
            return normal_cdf((share - 0.5) / error);
        }
        // All pairs ended alike: Laplace's rule of succession.
        let doubt = 0.5f64.powi(i32::try_from(self.total() + 1).unwrap_or(i32::MAX));
        match share.total_cmp(&0.5) {
            std::cmp::Ordering::Less => doubt,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0 - doubt,
        }
    }
}

/// Returns the probability that a standard normal number is below `x`.
fn normal_cdf(x: f64) -> f64 {
    0.5 * libm::erfc(-x * std::f64::consts::FRAC_1_SQRT_2)
}

/// Returns the difference in standard deviations of a game, as Elo; pairs scatter less by √2.
fn normalized_elo(share: f64, pair_variance: f64) -> Option<f64> {
    let scale = 800.0 / std::f64::consts::LN_10;
    (pair_variance > 0.0).then(|| scale * (share - 0.5) / (2.0 * pair_variance).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, tolerance: f64) {
        assert!((a - b).abs() <= tolerance, "{a} is not {b}");
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        // Tables of the normal distribution.
        for (x, expected) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (1.959_963_984_540_054, 0.975),
            (2.999, 0.998_645_663_466_273),
            (3.001, 0.998_654_527_174_915),
            (-6.0, 9.865_876_450_377_01e-10),
        ] {
            assert!((normal_cdf(x) - expected).abs() < 1e-14, "{x}: {}", normal_cdf(x));
        }
    }

    #[test]
    fn a_hand_computed_match_is_met() {
        // Shares 0, ½, ½, 1: mean ½, squares ¼+0+0+¼ = ½, sample variance 1/6, error √(1/24).
        let estimate = Pentanomial([1, 0, 2, 0, 1]).estimate().unwrap();
        near(estimate.share, 0.5, 1e-15);
        near(estimate.share_error.unwrap(), (1.0f64 / 24.0).sqrt(), 1e-15);
        near(estimate.elo, 0.0, 1e-12);
        near(estimate.los, 0.5, 1e-15);
        // 0.5 ± 1.96 √(1/24) is 0.0999 to 0.9001, that is ∓381.8 Elo.
        near(estimate.elo_95.unwrap(), 381.8, 0.5);
    }

    #[test]
    fn a_published_match_is_met() {
        // A match that fastchess printed: Ptnml(0-2) [0, 0, 2, 0, 37],
        // 97.44% of the points, Elo 631.91, nElo 1056.68, LOS 100.00%.
        let estimate = Pentanomial([0, 0, 2, 0, 37]).estimate().unwrap();
        near(100.0 * estimate.share, 97.44, 0.005);
        near(estimate.elo, 631.91, 0.005);
        near(estimate.normalized_elo.unwrap(), 1056.68, 0.005);
        near(estimate.los, 1.0, 5e-5);
    }

    #[test]
    fn exchanging_the_players_changes_the_signs() {
        let there = Pentanomial([3, 8, 40, 12, 5]).estimate().unwrap();
        let back = Pentanomial([5, 12, 40, 8, 3]).estimate().unwrap();
        near(there.elo, -back.elo, 1e-9);
        near(there.elo_95.unwrap(), back.elo_95.unwrap(), 1e-9);
        near(there.los, 1.0 - back.los, 1e-12);
        near(there.normalized_elo.unwrap(), -back.normalized_elo.unwrap(), 1e-9);
    }

    #[test]
    fn pairs_that_all_end_alike_give_no_false_certainty() {
        let estimate = Pentanomial([0, 0, 0, 0, 3]).estimate().unwrap();
        assert_eq!((estimate.share, estimate.elo), (1.0, f64::INFINITY));
        near(estimate.los, 15.0 / 16.0, 1e-12);
        assert_eq!(estimate.normalized_elo, None);
        for counts in [[0, 0, 1, 0, 0], [0, 0, 7, 0, 0], [0, 0, 0, 1, 0], [0, 0, 0, 0, 3]] {
            let estimate = Pentanomial(counts).estimate().unwrap();
            assert_eq!((estimate.share_error, estimate.elo_95), (None, None), "{counts:?}");
            assert!(!estimate.elo.to_string().starts_with("-0"), "{}", estimate.elo);
        }
        near(Pentanomial([0, 0, 7, 0, 0]).estimate().unwrap().los, 0.5, 0.0);
        assert_eq!(Pentanomial::default().estimate(), None);
    }
}
