//! Text forms: columns `a1` to `d4`, and the position as four levels from the bottom.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{ParseMoveError, ParseStateError, Reason, Text, expected, the_end};

use super::{ScoreFour, SetupError};
use crate::msg;

/// A column of the board: the move that drops a bead on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Column(u8);

impl Column {
    /// Returns the column at `x` and `y`, both counted from 0 at a1.
    pub const fn new(x: u8, y: u8) -> Option<Column> {
        if x < 4 && y < 4 { Some(Column(4 * y + x)) } else { None }
    }

    /// Returns the column of the lowest bit of `cells`, which is not 0.
    #[inline]
    pub(crate) const fn of(cells: u64) -> Column {
        Column(cells.trailing_zeros() as u8 % 16)
    }

    /// Returns 4 * y + x.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns x and y, counted from 0 at a1.
    pub const fn xy(self) -> (u8, u8) {
        (self.0 % 4, self.0 / 4)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.xy();
        write!(f, "{}{}", char::from(b'a' + x), y + 1)
    }
}

impl FromStr for Column {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Column, ParseMoveError> {
        match *text.as_bytes() {
            [x @ b'a'..=b'd', y @ b'1'..=b'4'] => Ok(Column(4 * (y - b'1') + (x - b'a'))),
            _ => Err(ParseMoveError::new(text, msg("notation-no-move"))),
        }
    }
}

/// Returns the columns of `cells`, level by level and in the order of [`Column::index`].
#[inline]
pub fn columns_of(cells: u64) -> impl Iterator<Item = Column> {
    each_cell(cells).map(Column::of)
}

/// Returns each bit of `cells` as a set of its own, the lowest first.
#[inline]
pub(crate) fn each_cell(mut cells: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let cell = cells & cells.wrapping_neg();
        cells ^= cell;
        (cell != 0).then_some(cell)
    })
}

/// The cell 16 * z + 4 * y + x, written as `b3 on level 2`, where level 1 is the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(pub(super) u8);

impl Cell {
    pub(super) fn reason(self) -> Reason {
        Reason::new(msg("notation-cell-name"))
            .with("column", Column(self.0 % 16))
            .with("level", self.0 / 16 + 1)
    }
}

/// The characters of a position, slashes included.
const LENGTH: usize = 67;

impl fmt::Display for ScoreFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.beads();
        for cell in 0..64 {
            if cell > 0 && cell % 16 == 0 {
                f.write_str("/")?;
            }
            f.write_str(match (first >> cell & 1, second >> cell & 1) {
                (1, _) => "X",
                (_, 1) => "O",
                _ => ".",
            })?;
        }
        Ok(())
    }
}

impl FromStr for ScoreFour {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<ScoreFour, ParseStateError> {
        let (mut first, mut second, mut length) = (0, 0, 0);
        for (offset, c) in text.chars().enumerate() {
            let expected = |what: Text| Err(ParseStateError::at(offset, expected(what, Some(c))));
            let cell = offset - offset / 17;
            match c {
                _ if offset >= LENGTH => return expected(the_end()),
                '/' if offset % 17 == 16 => {}
                _ if offset % 17 == 16 => return expected(msg("notation-slash")),
                'X' => first |= 1 << cell,
                'O' => second |= 1 << cell,
                '.' => {}
                _ => return expected(msg("notation-cell")),
            }
            length = offset + 1;
        }
        if length < LENGTH {
            let problem = Reason::new(msg("notation-length")).with("count", length);
            return Err(ParseStateError::whole(problem));
        }
        ScoreFour::from_beads(first, second).map_err(|error| match error {
            SetupError::Floating(Cell(index)) => {
                ParseStateError::at(usize::from(index + index / 16), error)
            }
            error => ParseStateError::whole(error),
        })
    }
}
