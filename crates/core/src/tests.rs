//! A game small enough to count by hand, for the tests of this crate.

use std::fmt;
use std::str::FromStr;

use crate::{GameInfo, MoveList, Outcome, ParseMoveError, ParseStateError, Rng, Seat, State, Text};

/// Players take one or two stones in turn; who takes the last one wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stones {
    pub(crate) left: u8,
    pub(crate) to_move: Seat,
}

impl Stones {
    pub(crate) const fn new(left: u8) -> Stones {
        Stones { left, to_move: Seat::First }
    }
}

/// How many stones are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Take(u8);

impl State for Stones {
    type Move = Take;

    const INFO: GameInfo = GameInfo {
        id: "stones",
        name: Text::literal("Stones"),
        summary: Text::literal("take the last stone"),
        seats: &[Text::literal("First"), Text::literal("Second")],
        max_plies: 9,
    };

    fn initial(_rng: &mut Rng) -> Stones {
        Stones::new(9)
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self, out: &mut MoveList<Take>) {
        out.clear();
        out.extend((1..=self.left.min(2)).map(Take));
    }

    fn apply(&mut self, mv: Take) {
        self.left -= mv.0;
        self.to_move = self.to_move.opponent();
    }

    fn outcome(&self) -> Option<Outcome> {
        let by = self.to_move.opponent();
        (self.left == 0).then_some(Outcome::Won { by, margin: None })
    }

    fn key(&self) -> u64 {
        u64::from(self.left) << 1 | self.to_move.index() as u64
    }
}

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.left, self.to_move)
    }
}

impl FromStr for Stones {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<Stones, ParseStateError> {
        (0..=9)
            .flat_map(|left| Seat::BOTH.map(|to_move| Stones { left, to_move }))
            .find(|state| state.to_string() == text)
            .ok_or_else(|| ParseStateError::whole("expected a number up to 9 and a seat"))
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Take, ParseMoveError> {
        match text {
            "1" => Ok(Take(1)),
            "2" => Ok(Take(2)),
            _ => Err(ParseMoveError::new(text, "expected 1 or 2")),
        }
    }
}
