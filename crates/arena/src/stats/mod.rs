//! What the points of a match say about the players. The two games of a pair share an opening and
//! so depend on each other; the pairs do not. Hence everything here counts pairs ([`Pentanomial`]).
//! On Elo's scale 400 points are odds of 10 to 1.

mod pentanomial;
mod rating;
mod sprt;

pub use pentanomial::{Estimate, Pentanomial};
pub use rating::{Rating, ScoreTable, ratings};
pub use sprt::{Sprt, SprtError, Verdict};

/// Returns the rating difference of a player who scores `share`; infinite for 0 and 1.
fn elo_difference(share: f64) -> f64 {
    // From 0, so that equal players do not differ by -0.
    0.0 - 400.0 * (1.0 / share - 1.0).log10()
}

/// Returns the share of the points of a player who is `elo` better.
fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_players_differ_by_nothing_and_three_quarters_by_191() {
        assert!(elo_difference(0.5).abs() < 1e-9);
        assert!((elo_difference(0.75) - 190.85).abs() < 0.01);
        assert_eq!(elo_difference(1.0), f64::INFINITY);
        assert_eq!(elo_difference(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn shares_and_differences_are_inverse() {
        for elo in [-800.0, -20.0, 0.0, 1.5, 400.0] {
            assert!((elo_difference(expected_share(elo)) - elo).abs() < 1e-9);
        }
        assert!((expected_share(400.0) - 10.0 / 11.0).abs() < 1e-12);
    }
}
