//! Text forms: squares `a1` to `h8`, the pass `ps`, and the 64-character position.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{ParseMoveError, ParseStateError, Reason, Seat, expected, the_end};

use super::Othello;
use crate::msg;

/// A square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Square(u8);

impl Square {
    /// Returns the square in column `x` and row `y`, both counted from 0 at a1.
    pub const fn new(x: u8, y: u8) -> Option<Square> {
        if x < 8 && y < 8 { Some(Square(8 * y + x)) } else { None }
    }

    /// Returns the square of the lowest bit that is set in `bits`, which is not 0.
    #[inline]
    pub const fn from_bit(bits: u64) -> Square {
        Square(bits.trailing_zeros() as u8)
    }

    /// Returns 8 * row + column.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the column and the row, counted from 0 at a1.
    pub const fn xy(self) -> (u8, u8) {
        (self.0 % 8, self.0 / 8)
    }

    /// Returns the square as a bit.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.xy();
        write!(f, "{}{}", char::from(b'a' + x), y + 1)
    }
}

/// A disc on a square, or the pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Move {
    /// A disc on a square.
    Place(Square),
    /// No disc: allowed only when none can be placed.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(square) => square.fmt(f),
            Move::Pass => f.write_str("ps"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        match *text.as_bytes() {
            [b'p', b's'] => Ok(Move::Pass),
            [x @ b'a'..=b'h', y @ b'1'..=b'8'] => {
                Ok(Move::Place(Square(8 * (y - b'1') + (x - b'a'))))
            }
            _ => Err(ParseMoveError::new(text, msg("notation-no-move"))),
        }
    }
}

impl fmt::Display for Othello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (black, white) = self.colours();
        for square in 0..64 {
            f.write_str(match (black >> square & 1, white >> square & 1) {
                (1, _) => "X",
                (_, 1) => "O",
                _ => "-",
            })?;
        }
        f.write_str(match self.to_move {
            Seat::First => " X",
            Seat::Second => " O",
        })
    }
}

impl FromStr for Othello {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<Othello, ParseStateError> {
        let (mut black, mut white, mut to_move) = (0, 0, None);
        for (offset, c) in text.chars().enumerate() {
            match (offset, c) {
                (0..64, 'X') => black |= 1 << offset,
                (0..64, 'O') => white |= 1 << offset,
                (0..64, '-') | (64, ' ') => {}
                (65, 'X') => to_move = Some(Seat::First),
                (65, 'O') => to_move = Some(Seat::Second),
                _ => {
                    let what = match offset {
                        0..64 => msg("notation-square"),
                        64 => msg("notation-space"),
                        65 => msg("notation-side"),
                        _ => the_end(),
                    };
                    return Err(ParseStateError::at(offset, expected(what, Some(c))));
                }
            }
        }
        to_move.map(|seat| Othello::from_colours(black, white, seat)).ok_or_else(|| {
            let count = text.chars().count();
            ParseStateError::whole(Reason::new(msg("notation-length")).with("count", count))
        })
    }
}
