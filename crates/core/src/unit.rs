//! The unit of an engine's scores.

use crate::Score;

/// The unit of an engine's scores, declared by the engine and carried in its reports.
///
/// A proven result has its distance in the [`Score`] itself, whatever the unit.
///
/// ```
/// use sakiyomi_core::{Score, ScoreUnit};
/// let minus_37 = Score::from_hundredths(-37);
/// assert_eq!(ScoreUnit::Expectation.win_probability(minus_37), Some(0.315));
/// assert_eq!(ScoreUnit::Cards { most: 70 }.win_probability(minus_37), None);
/// assert_eq!(ScoreUnit::Discs { odds: 5.0 }.win_probability(Score::win_in(3)), Some(1.0));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ScoreUnit {
    /// The expected result, from -1 to +1, of tree searches; shown as win probability, draws half.
    Expectation,
    /// The final disc difference.
    Discs {
        /// A lead of so many discs makes the odds of winning e to 1.
        odds: f32,
    },
    /// Cards played at the end.
    Cards {
        /// The cards of a perfect game.
        most: u32,
    },
    /// Points of a heuristic evaluation.
    Points {
        /// A lead of so many points makes the odds of winning e to 1.
        odds: f32,
    },
}

impl ScoreUnit {
    /// Returns the win probability; `None` where nobody can win (cards).
    pub fn win_probability(self, score: Score) -> Option<f64> {
        let value = f64::from(score.hundredths()) / 100.0;
        let odds = match self {
            ScoreUnit::Cards { .. } => return None,
            _ if score.win_distance().is_some() => return Some(1.0),
            _ if score.loss_distance().is_some() => return Some(0.0),
            ScoreUnit::Expectation => return Some(((1.0 + value) / 2.0).clamp(0.0, 1.0)),
            ScoreUnit::Discs { odds } | ScoreUnit::Points { odds } => odds,
        };
        Some(1.0 / (1.0 + (-value / f64::from(odds)).exp()))
    }

    /// Returns the filled part of an evaluation bar: win probability, or share of the cards.
    pub fn share(self, score: Score) -> f64 {
        match self {
            ScoreUnit::Cards { most } => {
                (f64::from(score.hundredths()) / 100.0 / f64::from(most)).clamp(0.0, 1.0)
            }
            _ => self.win_probability(score).unwrap_or(0.5),
        }
    }

    /// Returns the name in data for programs.
    pub const fn name(self) -> &'static str {
        match self {
            ScoreUnit::Expectation => "probability",
            ScoreUnit::Discs { .. } => "discs",
            ScoreUnit::Cards { .. } => "cards",
            ScoreUnit::Points { .. } => "points",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_scores_have_probabilities_that_add_up_to_one() {
        for unit in [
            ScoreUnit::Expectation,
            ScoreUnit::Discs { odds: 5.0 },
            ScoreUnit::Points { odds: 20.0 },
        ] {
            for score in [Score::ZERO, Score::from_hundredths(63), Score::win_in(4)] {
                let both = [score, -score].map(|score| unit.win_probability(score).unwrap());
                assert!((both[0] + both[1] - 1.0).abs() < 1e-12, "{unit:?} {score}");
            }
        }
    }

    #[test]
    fn cards_fill_the_bar_up_to_a_perfect_game() {
        let unit = ScoreUnit::Cards { most: 70 };
        assert_eq!(unit.share(Score::from_hundredths(3500)), 0.5);
        assert_eq!(unit.share(Score::from_hundredths(9900)), 1.0);
    }
}
