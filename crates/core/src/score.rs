//! How good a position is for the side to move.

use std::fmt;
use std::ops::Neg;
use std::str::FromStr;

use crate::parse::Quoted;

/// A value from the viewpoint of the side to move, in hundredths of the game's unit.
///
/// The unit is what the game counts: a disc in Othello, a card in Twin Cool.
/// Proven results lie beyond every estimate and carry their distance in plies,
/// so that a nearer win is larger and a later loss is larger.
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

    /// Returns an estimate; values beyond what an estimate may say are clamped.
    #[must_use]
    pub fn from_hundredths(hundredths: i32) -> Score {
        let limit = Self::WIN - Self::LONGEST - 1;
        Score(hundredths.clamp(-limit, limit))
    }

    /// Returns the score of a win that the side to move completes with its ply number `plies`.
    #[must_use]
    pub fn win_in(plies: u32) -> Score {
        Score(Self::WIN - Self::distance(plies))
    }

    /// Returns the score of a loss after `plies` more plies.
    #[must_use]
    pub fn loss_in(plies: u32) -> Score {
        -Self::win_in(plies)
    }

    /// Returns the plies to a proven win.
    #[must_use]
    pub fn win_distance(self) -> Option<u32> {
        u32::try_from(Self::WIN - self.0).ok().filter(|&plies| plies <= Self::LONGEST as u32)
    }

    /// Returns the plies to a proven loss.
    #[must_use]
    pub fn loss_distance(self) -> Option<u32> {
        (-self).win_distance()
    }

    /// Returns the value in hundredths of the game's unit.
    #[must_use]
    pub fn hundredths(self) -> i32 {
        self.0
    }

    fn distance(plies: u32) -> i32 {
        i32::try_from(plies).unwrap_or(Self::LONGEST).min(Self::LONGEST)
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// Reads what `Display` writes.
impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Score, ParseScoreError> {
        let error = || ParseScoreError(text.to_owned());
        let distance = |plies: &str| digits(plies).filter(|&plies| plies <= Self::LONGEST as u32);
        if let Some(plies) = text.strip_prefix("win in ") {
            return distance(plies).map(Score::win_in).ok_or_else(error);
        }
        if let Some(plies) = text.strip_prefix("loss in ") {
            return distance(plies).map(Score::loss_in).ok_or_else(error);
        }
        let (sign, rest) = text.split_at_checked(1).ok_or_else(error)?;
        let sign = match sign {
            "+" => 1,
            "-" => -1,
            _ => return Err(error()),
        };
        let (units, cents) = rest.split_once('.').ok_or_else(error)?;
        let units = digits(units).filter(|&units| units <= 9_900_000).ok_or_else(error)? as i32;
        let cents = digits(cents).filter(|_| cents.len() == 2).ok_or_else(error)? as i32;
        Ok(Score(sign * (units * 100 + cents)))
    }
}

fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A text that is no score.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} is not a score such as +1.25 or `win in 3`", Quoted(.0))]
pub struct ParseScoreError(String);

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
