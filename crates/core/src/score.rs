//! Scores of positions.

use std::fmt;
use std::ops::Neg;
use std::str::FromStr;

use crate::parse::Quoted;
use crate::{Lang, Reason, localized, msg};

/// A value from the viewpoint of the side to move, in hundredths of a [`ScoreUnit`](crate::ScoreUnit).
///
/// Proven results lie beyond every estimate and carry their distance in plies, so that a nearer win
/// and a later loss are larger.
///
/// ```
/// use sakiyomi_core::Score;
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert_eq!(-Score::win_in(3), Score::loss_in(3));
/// assert_eq!(Score::win_in(3).to_string(), "win in 3");
/// assert_eq!(Score::from_hundredths(-125).to_string(), "-1.25");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Score(i32);

impl Score {
    const WIN: i32 = 1_000_000_000;
    const LONGEST: i32 = 1_000_000;

    /// Neither side is better.
    pub const ZERO: Score = Score(0);

    /// Returns an estimate, clamped below the proven results.
    pub fn from_hundredths(hundredths: i32) -> Score {
        let limit = Self::WIN - Self::LONGEST - 1;
        Score(hundredths.clamp(-limit, limit))
    }

    /// Returns the score of a win in `plies` plies.
    pub fn win_in(plies: u32) -> Score {
        Score(Self::WIN - i32::try_from(plies).unwrap_or(Self::LONGEST).min(Self::LONGEST))
    }

    /// Returns the score of a loss in `plies` plies.
    pub fn loss_in(plies: u32) -> Score {
        -Self::win_in(plies)
    }

    /// Returns the plies to a proven win.
    pub fn win_distance(self) -> Option<u32> {
        u32::try_from(Self::WIN - self.0).ok().filter(|&plies| plies <= Self::LONGEST as u32)
    }

    /// Returns the plies to a proven loss.
    pub fn loss_distance(self) -> Option<u32> {
        (-self).win_distance()
    }

    /// Returns the value in hundredths of its unit.
    pub fn hundredths(self) -> i32 {
        self.0
    }

    /// Returns the score in the words of `lang`; in English its text form.
    pub fn get(self, lang: Lang) -> String {
        let proven = |text, plies| Reason::new(text).with("plies", plies).get(lang);
        match (self.win_distance(), self.loss_distance()) {
            (Some(plies), _) => proven(msg("score-win-in"), plies),
            (_, Some(plies)) => proven(msg("score-loss-in"), plies),
            _ => self.to_string(),
        }
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// Reads exactly what `Display` writes.
impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Score, ParseScoreError> {
        let score = if let Some(plies) = text.strip_prefix("win in ") {
            plies.parse().ok().map(Score::win_in)
        } else if let Some(plies) = text.strip_prefix("loss in ") {
            plies.parse().ok().map(Score::loss_in)
        } else {
            let hundredths = text
                .split_once('.')
                .and_then(|(units, cents)| format!("{units}{cents}").parse().ok());
            hundredths.map(Score::from_hundredths)
        };
        score
            .filter(|score| score.to_string() == text)
            .ok_or_else(|| ParseScoreError(text.to_owned()))
    }
}

/// A text that is no score.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct ParseScoreError(String);

impl ParseScoreError {
    /// Returns what is wrong with the text.
    #[must_use]
    pub fn reason(&self) -> Reason {
        Reason::new(msg("score-no-score")).with("text", Quoted(&self.0))
    }
}

localized!(ParseScoreError);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.win_distance() {
            write!(f, "win in {plies}")
        } else if let Some(plies) = self.loss_distance() {
            write!(f, "loss in {plies}")
        } else {
            let sign = if self.0 < 0 { '-' } else { '+' };
            write!(f, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_second_way_to_write_a_score_is_refused() {
        for text in
            ["-0.00", "+01.00", "+1.0", "+1.000", "1.00", "+1", "+.50", "win in 03", "win in"]
        {
            assert!(text.parse::<Score>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_proven_result_is_told_in_both_languages() {
        assert_eq!(Score::win_in(3).get(Lang::EN), "win in 3");
        assert_eq!(Score::win_in(3).get(Lang::JA), "3 手で勝ち");
        assert_eq!(Score::loss_in(4).get(Lang::JA), "4 手で負け");
        assert_eq!(Score::from_hundredths(-5).get(Lang::JA), "-0.05");
    }

    #[test]
    fn numbers_beyond_every_score_are_refused() {
        for text in ["+9990000.00", "+99999999999.00", "win in 1000001", "loss in 4294967296"] {
            assert!(text.parse::<Score>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn the_largest_estimate_and_the_longest_win_stay_apart() {
        let estimate = Score::from_hundredths(i32::MAX);
        let win = Score::win_in(u32::MAX);
        assert!(estimate < win && -win < -estimate);
        assert_eq!(estimate.win_distance(), None);
        assert_eq!(estimate.loss_distance(), None);
        assert_eq!(win.win_distance(), Some(1_000_000));
        assert_eq!(Score::loss_in(0).loss_distance(), Some(0));
    }

    #[test]
    fn the_extreme_scores_are_read_as_they_were_written() {
        for score in [
            Score::from_hundredths(i32::MAX),
            Score::from_hundredths(i32::MIN),
            Score::win_in(0),
            Score::win_in(u32::MAX),
            Score::loss_in(u32::MAX),
            Score::ZERO,
        ] {
            assert_eq!(score.to_string().parse(), Ok(score), "{score}");
        }
    }

    proptest! {
        #[test]
        fn every_score_is_read_as_it_was_written(hundredths in any::<i32>(), plies in any::<u32>()) {
            for score in [Score::from_hundredths(hundredths), Score::win_in(plies), Score::loss_in(plies)] {
                prop_assert_eq!(score.to_string().parse(), Ok(score));
            }
        }
    }
}
