//! How a game at the table ended: by the rules, or by the players.

use crate::msg;
use std::fmt;

use sakiyomi_core::{Outcome, Reason, Seat, TextBoard};

/// The referee's decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The rules ended the game.
    Finished(Outcome),
    /// This seat gave up.
    Resigned(Seat),
    /// This seat used up its time.
    OutOfTime(Seat),
}

impl Verdict {
    /// Returns who won, if anybody did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Verdict::Finished(Outcome::Won { by, .. }) => Some(by),
            Verdict::Finished(_) => None,
            Verdict::Resigned(seat) | Verdict::OutOfTime(seat) => Some(seat.opponent()),
        }
    }

    /// Reads what a record says of a game that its players ended before the rules did.
    pub fn of_players(result: &str) -> Option<Verdict> {
        Seat::BOTH
            .into_iter()
            .flat_map(|seat| [Verdict::Resigned(seat), Verdict::OutOfTime(seat)])
            .find(|verdict| verdict.to_string() == result)
    }

    /// Announces the verdict to people, in the words of the game `S`.
    pub fn announce<S: TextBoard>(self) -> Reason {
        let (seat, text, alone) = match self {
            Verdict::Finished(outcome) => return S::announce(outcome),
            Verdict::Resigned(seat) => (seat, msg("verdict-resigned"), msg("verdict-gave-up")),
            Verdict::OutOfTime(seat) => {
                (seat, msg("verdict-out-of-time"), msg("verdict-time-is-up"))
            }
        };
        if S::INFO.is_solitaire() {
            return Reason::new(alone);
        }
        Reason::new(text)
            .with_text("loser", S::INFO.seats[seat.index()])
            .with_text("winner", S::INFO.seats[seat.opponent().index()])
    }
}

/// Writes the form that game records use.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Finished(outcome) => outcome.fmt(f),
            Verdict::Resigned(seat) => write!(f, "{seat} resigned"),
            Verdict::OutOfTime(seat) => write!(f, "{seat} out of time"),
        }
    }
}
