//! The sequential probability ratio test (SPRT) of the hypotheses `elo0` and `elo1`.
//!
//! The log-likelihood ratio (LLR) is the generalised one over the five classes of pairs: under each
//! hypothesis, the class probabilities are the likeliest ones with its mean. Wald's bounds keep
//! the error probabilities below `alpha` and `beta`.

use crate::msg;
use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{Quoted, Reason, Text, localized};

use super::{Pentanomial, expected_share};

/// A test of two hypotheses about the rating difference.
///
/// ```
/// use sakiyomi_arena::stats::{Pentanomial, Sprt, Verdict};
/// let sprt: Sprt = "0,10".parse()?;
/// let pairs = Pentanomial([10, 100, 300, 180, 30]);
/// assert_eq!(sprt.verdict(&pairs), Some(Verdict::Accepted));
/// # Ok::<(), sakiyomi_arena::stats::SprtError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// The verdict of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is `elo1` rather than `elo0`.
    Accepted,
    /// The difference is `elo0` rather than `elo1`.
    Rejected,
}

/// A text that is no test.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct SprtError {
    text: String,
    problem: Text,
}

impl SprtError {
    /// Returns what is wrong with the text.
    pub fn reason(&self) -> Reason {
        Reason::new(msg("sprt-form"))
            .with("text", Quoted(&self.text))
            .with_text("problem", self.problem)
    }
}

localized!(SprtError);

impl Sprt {
    /// Returns the two hypotheses, lower first.
    pub const fn guesses(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// Returns the LLR at which `elo1` is rejected, and at which it is accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the log-likelihood ratio; 0 before the first pair.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        if pairs.total() == 0 {
            return 0.0;
        }
        // A class that has not been seen is not impossible.
        let seen = pairs.0.map(|n| if n == 0 { 1e-3 } else { n as f64 });
        let classes: Vec<(f64, f64)> = Pentanomial::SHARES.into_iter().zip(seen).collect();
        log_likelihood_ratio(&classes, expected_share(self.elo0), expected_share(self.elo1))
    }

    /// Returns the verdict, or `None` while more pairs are needed.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<Verdict> {
        let (llr, (lower, upper)) = (self.llr(pairs), self.bounds());
        if llr >= upper {
            Some(Verdict::Accepted)
        } else if llr <= lower {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }
}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let error = |problem| SprtError { text: text.to_owned(), problem };
        let numbers: Vec<f64> = text
            .split(',')
            .map(|number| number.trim().parse().ok().filter(|x: &f64| x.is_finite()))
            .collect::<Option<_>>()
            .ok_or_else(|| error(msg("sprt-numbers")))?;
        let sprt = match *numbers {
            [elo0, elo1] => Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 },
            [elo0, elo1, alpha, beta] => Sprt { elo0, elo1, alpha, beta },
            _ => return Err(error(msg("sprt-count"))),
        };
        if sprt.elo0 >= sprt.elo1 || sprt.elo0 < -2000.0 || sprt.elo1 > 2000.0 {
            return Err(error(msg("sprt-elo")));
        }
        if ![sprt.alpha, sprt.beta].iter().all(|x| (1e-9..0.5).contains(x)) {
            return Err(error(msg("sprt-errors")));
        }
        Ok(sprt)
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{},{}", self.elo0, self.elo1, self.alpha, self.beta)
    }
}

/// Returns ln(likelihood with mean `s1` / with mean `s0`) of the (value, how often) in `classes`.
fn log_likelihood_ratio(classes: &[(f64, f64)], s0: f64, s1: f64) -> f64 {
    let (lambda0, lambda1) = (tilt(classes, s0), tilt(classes, s1));
    // With mean s the best probabilities are p / (1 + λ (x - s)), p the observed ones.
    let cost = |x: f64, s: f64, lambda: f64| (1.0 + lambda * (x - s)).ln();
    classes.iter().map(|&(x, n)| n * (cost(x, s0, lambda0) - cost(x, s1, lambda1))).sum()
}

/// Returns the λ that moves the mean of the observations to `s`: the root of
/// Σ n (x - s) / (1 + λ (x - s)), which falls in λ, by halving the interval.
fn tilt(classes: &[(f64, f64)], s: f64) -> f64 {
    let (lowest, highest) = classes
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), &(x, _)| (low.min(x), high.max(x)));
    let (mut low, mut high) = (-1.0 / (highest - s), -1.0 / (lowest - s));
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        let slope: f64 = classes.iter().map(|&(x, n)| n * (x - s) / (1.0 + middle * (x - s))).sum();
        if slope > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, tolerance: f64) {
        assert!((a - b).abs() <= tolerance, "{a} is not {b}");
    }

    #[test]
    fn the_bounds_are_walds() {
        let sprt: Sprt = "0,5".parse().unwrap();
        near(sprt.bounds().0, -19f64.ln(), 1e-12);
        near(sprt.bounds().1, 19f64.ln(), 1e-12);
        let sprt: Sprt = "0,5,0.1,0.2".parse().unwrap();
        near(sprt.bounds().0, (0.2f64 / 0.9).ln(), 1e-12);
        near(sprt.bounds().1, 8f64.ln(), 1e-12);
    }

    #[test]
    fn published_ratios_are_met() {
        // Tests of Stockfish (tests.stockfishchess.org/tests/view/…) with their final LLR.
        // Their hypotheses are in normalized Elo: standard deviations of a game, times 800/ln 10.
        for (id, pairs, (elo0, elo1), llr) in [
            ("698432f5473df9d1d24a926d", [99, 3323, 8399, 3606, 109], (0.0, 2.0), 2.98),
            ("6983867b473df9d1d24a9148", [291, 10353, 21899, 10175, 306], (0.0, 2.0), -3.08),
            ("6984bbe6473df9d1d24a937b", [103, 3851, 8316, 3728, 98], (0.0, 2.0), -2.03),
            ("697f19db5f56030af97b5b01", [105, 19880, 51075, 20005, 108], (0.5, 2.5), -2.94),
            ("69827c6beb87369ff4d0c7d5", [41, 5118, 12924, 5334, 31], (-1.75, 0.25), 2.94),
        ] {
            let pairs = Pentanomial(pairs);
            let (_, variance) = pairs.moments().unwrap();
            let share =
                |elo: f64| 0.5 + elo * std::f64::consts::LN_10 / 800.0 * (2.0 * variance).sqrt();
            let classes: Vec<(f64, f64)> =
                Pentanomial::SHARES.into_iter().zip(pairs.0.map(|n| n as f64)).collect();
            let found = log_likelihood_ratio(&classes, share(elo0), share(elo1));
            assert!((found - llr).abs() < 0.01, "{id}: {found} is not {llr}");
        }
    }

    #[test]
    fn with_two_classes_the_ratio_is_that_of_a_coin() {
        // 60 heads and 40 tails: 60 ln(p1/p0) + 40 ln(q1/q0).
        let (p0, p1) = (0.5f64, 0.6f64);
        let expected = 60.0 * (p1 / p0).ln() + 40.0 * ((1.0 - p1) / (1.0 - p0)).ln();
        near(log_likelihood_ratio(&[(0.0, 40.0), (1.0, 60.0)], p0, p1), expected, 1e-9);
    }

    #[test]
    fn near_the_guesses_the_ratio_is_the_normal_one() {
        // N (s1 - s0) (2 mean - s0 - s1) / (2 variance), for small differences.
        let pairs = Pentanomial([780, 5784, 11706, 6065, 821]);
        let sprt: Sprt = "-0.5,1.5".parse().unwrap();
        let (mean, variance) = pairs.moments().unwrap();
        let (s0, s1) = (expected_share(-0.5), expected_share(1.5));
        let normal = pairs.total() as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(sprt.llr(&pairs), normal, 0.01 * normal.abs());
    }

    #[test]
    fn the_test_decides_both_ways_and_not_at_once() {
        let sprt: Sprt = "0,50".parse().unwrap();
        assert_eq!(sprt.verdict(&Pentanomial::default()), None);
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 0, 0, 2])), None);
        assert_eq!(sprt.verdict(&Pentanomial([5, 10, 40, 60, 40])), Some(Verdict::Accepted));
        assert_eq!(sprt.verdict(&Pentanomial([40, 60, 40, 10, 5])), Some(Verdict::Rejected));
        assert!(sprt.llr(&Pentanomial([0, 0, 0, 0, 500])).is_finite());
    }

    #[test]
    fn malformed_tests_are_refused_with_the_form() {
        for text in [
            "",
            "0",
            "a,b",
            "5,0",
            "0,0",
            "0,5,0.05",
            "0,5,0,0.05",
            "0,5,0.6,0.05",
            "0,inf",
            "0,1e9",
        ] {
            let error = text.parse::<Sprt>().unwrap_err().to_string();
            assert!(error.contains("the form is elo0,elo1"), "{error}");
        }
        let sprt: Sprt = "-1.5,2,0.1,0.05".parse().unwrap();
        assert_eq!(sprt.to_string().parse(), Ok(sprt));
    }
}
