//! The rules: three in a row. A square is `a1` to `c3`, the column first, as people say it. A
//! position is nine characters, row 1 first: `X`, `O` or `-`. Whose turn it is follows from the
//! number of marks.

use crate::msg;
use std::fmt;
use std::str::FromStr;

use sakiyomi::{
    GameInfo, MoveList, Outcome, ParseMoveError, ParseStateError, PerfectInformation, Reason, Rng,
    Seat, State, mix64,
};

/// A position: the squares of each side, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTacToe {
    crosses: u16,
    noughts: u16,
}

/// A square, and the move that marks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Square(u8);

/// Three rows, three columns, two diagonals.
pub(crate) const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

const FULL: u16 = 0o777;

impl Square {
    /// All squares, row by row.
    pub(crate) fn all() -> impl Iterator<Item = Square> {
        (0..9).map(Square)
    }

    /// Returns the square in column `x` and row `y`, both counted from 0 at a1.
    pub(crate) const fn at((x, y): (u8, u8)) -> Square {
        Square(3 * y + x)
    }

    /// Returns the column and the row, counted from 0 at a1.
    pub(crate) const fn xy(self) -> (u8, u8) {
        (self.0 % 3, self.0 / 3)
    }

    /// Returns 3 * row + column.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl TicTacToe {
    /// Returns the empty board.
    pub const fn start() -> TicTacToe {
        TicTacToe { crosses: 0, noughts: 0 }
    }

    /// Returns the squares of `seat`, as bits.
    pub(crate) const fn marks(&self, seat: Seat) -> u16 {
        match seat {
            Seat::First => self.crosses,
            Seat::Second => self.noughts,
        }
    }

    /// Returns the position in which every mark has gone to where `turn` says.
    pub(crate) fn moved(&self, turn: impl Fn(Square) -> Square) -> TicTacToe {
        let all = |marks: u16| {
            let there = Square::all().filter(|square| marks & square.bit() != 0);
            there.fold(0, |moved, square| moved | turn(square).bit())
        };
        TicTacToe { crosses: all(self.crosses), noughts: all(self.noughts) }
    }

    const fn empty(&self) -> u16 {
        FULL & !(self.crosses | self.noughts)
    }

    fn has_line(&self, seat: Seat) -> bool {
        LINES.iter().any(|&line| self.marks(seat) & line == line)
    }
}

impl State for TicTacToe {
    type Move = Square;

    const INFO: GameInfo = GameInfo {
        id: "tic-tac-toe",
        name: msg("name"),
        summary: msg("summary"),
        seats: &[msg("seat-crosses"), msg("seat-noughts")],
        max_plies: 9,
    };

    fn initial(_rng: &mut Rng) -> TicTacToe {
        TicTacToe::start()
    }

    fn to_move(&self) -> Seat {
        if self.crosses.count_ones() == self.noughts.count_ones() {
            Seat::First
        } else {
            Seat::Second
        }
    }

    fn legal_moves(&self, out: &mut MoveList<Square>) {
        out.clear();
        if self.outcome().is_none() {
            out.extend(Square::all().filter(|square| self.empty() & square.bit() != 0));
        }
    }

    fn apply(&mut self, mv: Square) {
        match self.to_move() {
            Seat::First => self.crosses |= mv.bit(),
            Seat::Second => self.noughts |= mv.bit(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // A line ends the game, so that only the side that has just moved can have one.
        let by = self.to_move().opponent();
        if self.has_line(by) {
            return Some(Outcome::Won { by, margin: None });
        }
        (self.empty() == 0).then_some(Outcome::Drawn)
    }

    fn key(&self) -> u64 {
        mix64(u64::from(self.crosses) << 9 | u64::from(self.noughts))
    }

    fn why_illegal(&self, mv: Square) -> Option<Reason> {
        if self.outcome().is_some() {
            return Some(Reason::new(msg("over")));
        }
        let is_free = self.empty() & mv.bit() != 0;
        (!is_free).then(|| Reason::new(msg("taken")).with("square", mv))
    }
}

/// Nothing is hidden: what a player sees is the position.
impl PerfectInformation for TicTacToe {}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.xy();
        write!(f, "{}{}", char::from(b'a' + x), y + 1)
    }
}

impl FromStr for Square {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Square, ParseMoveError> {
        match *text.as_bytes() {
            [x @ b'a'..=b'c', y @ b'1'..=b'3'] => Ok(Square::at((x - b'a', y - b'1'))),
            _ => Err(ParseMoveError::new(text, "expected a square a1 to c3")),
        }
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Square::all().try_for_each(|square| {
            f.write_str(match (self.crosses & square.bit(), self.noughts & square.bit()) {
                (0, 0) => "-",
                (0, _) => "O",
                (_, _) => "X",
            })
        })
    }
}

impl FromStr for TicTacToe {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<TicTacToe, ParseStateError> {
        let mut state = TicTacToe::start();
        for (offset, mark) in text.chars().enumerate() {
            match (offset, mark) {
                (0..9, 'X') => state.crosses |= 1 << offset,
                (0..9, 'O') => state.noughts |= 1 << offset,
                (0..9, '-') => {}
                (0..9, _) => return Err(ParseStateError::at(offset, "expected X, O or -")),
                _ => return Err(ParseStateError::at(offset, "expected the end after 9 squares")),
            }
        }
        let (crosses, noughts) = (state.crosses.count_ones(), state.noughts.count_ones());
        if text.chars().count() < 9 {
            Err(ParseStateError::whole("expected 9 squares"))
        } else if crosses != noughts && crosses != noughts + 1 {
            Err(ParseStateError::whole("expected as many X as O, or one more"))
        } else if state.has_line(state.to_move()) {
            Err(ParseStateError::whole("the side to move has three in a row already"))
        } else {
            Ok(state)
        }
    }
}
