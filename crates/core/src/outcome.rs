//! Results of games.

use std::fmt;

use crate::Seat;

/// The absolute result of a finished game; a [`Score`](crate::Score) has a viewpoint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One seat won.
    Won {
        /// The winner.
        by: Seat,
        /// The margin, in games that count (discs).
        margin: Option<u32>,
    },
    /// A draw.
    Drawn,
    /// The result of a solitaire.
    Scored {
        /// The score (cards played).
        score: u32,
        /// The tie-break (points).
        bonus: u32,
    },
}

impl Outcome {
    /// Returns 1, 0.5 or 0 for a win, draw or loss of `seat`; a solitaire has no such number.
    pub fn points_for(self, seat: Seat) -> Option<f64> {
        match self {
            Outcome::Won { by, .. } => Some(if by == seat { 1.0 } else { 0.0 }),
            Outcome::Drawn => Some(0.5),
            Outcome::Scored { .. } => None,
        }
    }
}

/// Writes the form that game records use: `first`, `second+12`, `draw`, `11+52`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won { by, margin: None } => write!(f, "{by}"),
            Outcome::Won { by, margin: Some(margin) } => write!(f, "{by}+{margin}"),
            Outcome::Drawn => f.write_str("draw"),
            Outcome::Scored { score, bonus } => write!(f, "{score}+{bonus}"),
        }
    }
}
