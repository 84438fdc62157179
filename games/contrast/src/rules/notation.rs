//! Text forms: squares `a1` to `e5`, moves `b1b2` and `b1b2+c3g`, positions, and the
//! action numbers under which moves are exchanged.

use std::fmt;
use std::str::{Chars, FromStr};

use sakiyomi_core::{ParseMoveError, ParseStateError, Reason, Seat, Text, expected, the_end};

use super::refusal::TILE_NAMES;
use super::{Board, Contrast};
use crate::msg;

/// The number of actions: 25 squares to go from, 25 to go to, and no tile or one of two on 25 squares.
pub const ACTIONS: usize = 25 * 25 * 51;

/// A square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Square(u8);

impl Square {
    /// Returns the square in column `x` from the left and row `y` from the top, both counted from 0.
    pub const fn new(x: u8, y: u8) -> Option<Square> {
        if x < 5 && y < 5 { Some(Square(5 * y + x)) } else { None }
    }

    /// Returns 5 * y + x.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the column from the left and the row from the top, counted from 0.
    pub const fn xy(self) -> (u8, u8) {
        (self.0 % 5, self.0 / 5)
    }

    /// Returns the square as a bit.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Returns the squares that are set in `bits`, in the order of their numbers.
    #[inline]
    pub fn all_of(bits: u32) -> impl Iterator<Item = Square> {
        let mut bits = bits & super::board::ALL;
        std::iter::from_fn(move || {
            let square = (bits != 0).then(|| Square(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            square
        })
    }

    /// Returns the square on the board mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        let (x, y) = self.xy();
        Square(5 * y + 4 - x)
    }

    /// Returns the square on the board turned by 180°.
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(24 - self.0)
    }

    pub(super) const fn from_text(file: u8, rank: u8) -> Option<Square> {
        match (file, rank) {
            (b'a'..=b'e', b'1'..=b'5') => Some(Square(5 * (b'5' - rank) + (file - b'a'))),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.xy();
        write!(f, "{}{}", char::from(b'a' + x), 5 - y)
    }
}

/// A tile that can be placed on a white square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Tile {
    /// Pieces on it move diagonally.
    Black,
    /// Pieces on it move in all eight directions.
    Gray,
}

impl Tile {
    /// Both kinds, in the order of the stocks.
    pub const BOTH: [Tile; 2] = [Tile::Black, Tile::Gray];

    /// Returns 0 for a black tile and 1 for a gray one.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns how many such tiles each player has at the start.
    pub const fn supply(self) -> u8 {
        [3, 1][self.index()]
    }
}

/// A tile with the square it is placed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// The square.
    pub square: Square,
}

/// Writes the form that moves contain, for example `c3g`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, ['b', 'g'][self.tile.index()])
    }
}

/// A step or jump of a piece, and the tile placed after it; ordered by action number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    /// Where the piece stood.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// The tile that is placed, if any.
    pub placed: Option<Placement>,
}

impl Move {
    /// Returns the number of the move, below [`ACTIONS`]: (25 from + to) * 51 + t
    /// with t = 0 for no tile, 1 + square for a black and 26 + square for a gray one.
    pub const fn action_number(self) -> u16 {
        let tile = match self.placed {
            None => 0,
            Some(Placement { tile, square }) => 1 + 25 * tile as u16 + square.0 as u16,
        };
        (self.from.0 as u16 * 25 + self.to.0 as u16) * 51 + tile
    }

    /// Returns the move with this number, legal or not.
    pub const fn from_action_number(number: u16) -> Option<Move> {
        if number as usize >= ACTIONS {
            return None;
        }
        let (way, tile) = (number / 51, number % 51);
        let placed = match tile.checked_sub(1) {
            None => None,
            Some(place) => Some(Placement {
                tile: Tile::BOTH[place as usize / 25],
                square: Square((place % 25) as u8),
            }),
        };
        Some(Move { from: Square((way / 25) as u8), to: Square((way % 25) as u8), placed })
    }

    pub(crate) const SLOTS: u16 = 4096;

    /// Returns the lowest bits of the action number, in which the moves of one position rarely agree.
    #[inline]
    pub(crate) const fn slot(self) -> u16 {
        self.action_number() % Move::SLOTS
    }

    pub(crate) fn rows_gained(self, seat: Seat) -> i32 {
        let upwards = i32::from(self.from.xy().1) - i32::from(self.to.xy().1);
        match seat {
            Seat::First => upwards,
            Seat::Second => -upwards,
        }
    }

    pub(super) fn map_squares(self, f: impl Fn(Square) -> Square) -> Move {
        let placed = self.placed.map(|placed| Placement { square: f(placed.square), ..placed });
        Move { from: f(self.from), to: f(self.to), placed }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.placed {
            None => Ok(()),
            Some(placed) => write!(f, "+{placed}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        read_move(text.as_bytes()).ok_or_else(|| ParseMoveError::new(text, msg("notation-no-move")))
    }
}

fn read_move(text: &[u8]) -> Option<Move> {
    let (&[x1, y1, x2, y2], rest) = text.split_first_chunk()?;
    let placed = match *rest {
        [] => None,
        [b'+', x, y, tile @ (b'b' | b'g')] => {
            let tile = if tile == b'b' { Tile::Black } else { Tile::Gray };
            Some(Placement { tile, square: Square::from_text(x, y)? })
        }
        _ => return None,
    };
    Some(Move { from: Square::from_text(x1, y1)?, to: Square::from_text(x2, y2)?, placed })
}

impl fmt::Display for Contrast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        let [first, second] = Seat::BOTH.map(|seat| board.pieces(seat));
        write_rows(f, [(first, '1'), (second, '2')])?;
        f.write_str(" ")?;
        write_rows(f, [(board.tiles(Tile::Black), 'b'), (board.tiles(Tile::Gray), 'g')])?;
        let [first, second] = Seat::BOTH.map(|seat| Tile::BOTH.map(|tile| board.stock(seat, tile)));
        let side = board.to_move().index() + 1;
        write!(f, " {}{}-{}{} {side}", first[0], first[1], second[0], second[1])
    }
}

fn write_rows(f: &mut fmt::Formatter<'_>, layers: [(u32, char); 2]) -> fmt::Result {
    use fmt::Write as _;
    for index in 0..25 {
        if index % 5 == 0 && index > 0 {
            f.write_char('/')?;
        }
        let on_square = layers.iter().find(|(bits, _)| bits >> index & 1 != 0);
        f.write_char(on_square.map_or('.', |&(_, letter)| letter))?;
    }
    Ok(())
}

impl FromStr for Contrast {
    type Err = ParseStateError;

    /// Reads a position as the start of a game. Refuses what no game can reach, as far as it shows:
    /// nobody takes pieces or tiles off, and a game ends with the first piece on a goal row.
    fn from_str(text: &str) -> Result<Contrast, ParseStateError> {
        let mut reader = Reader { chars: text.chars(), offset: 0 };
        let pieces = reader.rows(".12", msg("notation-piece"))?;
        reader.separator(" ")?;
        let tiles = reader.rows(".bg", msg("notation-tile"))?;
        reader.separator(" ")?;
        let first = reader.stock()?;
        reader.separator("-")?;
        let stocks = [first, reader.stock()?];
        reader.separator(" ")?;
        let to_move = Seat::BOTH[reader.one_of("12", msg("notation-side"))?];
        reader.end()?;
        check_counts(pieces, tiles, stocks)?;
        check_goals(pieces, to_move)?;
        Ok(Contrast::from_board(Board::assemble(pieces, tiles, stocks, to_move)))
    }
}

/// Walks through a position text and says where it differs from the form.
struct Reader<'a> {
    chars: Chars<'a>,
    offset: usize,
}

impl Reader<'_> {
    /// Returns the place in `allowed` of the next character.
    fn one_of(&mut self, allowed: &str, what: impl Into<Reason>) -> Result<usize, ParseStateError> {
        let offset = self.offset;
        self.offset += 1;
        let found = self.chars.next();
        found
            .and_then(|found| allowed.chars().position(|c| c == found))
            .ok_or_else(|| ParseStateError::at(offset, expected(what, found)))
    }

    fn separator(&mut self, separator: &str) -> Result<(), ParseStateError> {
        self.one_of(separator, format!("{separator:?}")).map(|_| ())
    }

    /// Reads five rows and returns the squares of the second and of the third letter.
    fn rows(&mut self, letters: &str, what: Text) -> Result<[u32; 2], ParseStateError> {
        let mut squares = [0; 2];
        for index in 0..25 {
            if index % 5 == 0 && index > 0 {
                self.separator("/")?;
            }
            if let Some(layer) = self.one_of(letters, what)?.checked_sub(1) {
                squares[layer] |= 1 << index;
            }
        }
        Ok(squares)
    }

    fn stock(&mut self) -> Result<[u8; 2], ParseStateError> {
        let black = self.one_of("0123", msg("notation-black-stock"))?;
        let gray = self.one_of("01", msg("notation-gray-stock"))?;
        Ok([black as u8, gray as u8])
    }

    fn end(&mut self) -> Result<(), ParseStateError> {
        self.chars.next().map_or(Ok(()), |found| {
            Err(ParseStateError::at(self.offset, expected(the_end(), Some(found))))
        })
    }
}

fn check_counts(
    pieces: [u32; 2],
    tiles: [u32; 2],
    stocks: [[u8; 2]; 2],
) -> Result<(), ParseStateError> {
    for (player, pieces) in (1..).zip(pieces) {
        let count = pieces.count_ones();
        if count != 5 {
            let problem = Reason::new(msg("notation-pieces"));
            let problem = problem.with("player", player).with("count", count);
            return Err(ParseStateError::whole(problem));
        }
    }
    for tile in Tile::BOTH {
        let placed = tiles[tile.index()].count_ones();
        let [first, second] = stocks.map(|stock| stock[tile.index()]);
        let (count, supply) = (placed + u32::from(first + second), 2 * tile.supply());
        if count != u32::from(supply) {
            let problem = Reason::new(msg("notation-tiles"))
                .with_text("tile", TILE_NAMES[tile.index()])
                .with("placed", placed)
                .with("first", first)
                .with("second", second)
                .with("count", count)
                .with("supply", supply);
            return Err(ParseStateError::whole(problem));
        }
    }
    Ok(())
}

fn check_goals(pieces: [u32; 2], to_move: Seat) -> Result<(), ParseStateError> {
    let arrived = |seat: Seat| (pieces[seat.index()] & Board::goal_row(seat)).count_ones();
    let player = |seat: Seat| seat.index() + 1;
    let last = to_move.opponent();
    if arrived(to_move) > 0 {
        let problem = Reason::new(msg("notation-arrived-before")).with("player", player(to_move));
        return Err(ParseStateError::whole(problem));
    }
    if arrived(last) > 1 {
        let problem = Reason::new(msg("notation-arrived-twice"))
            .with("player", player(last))
            .with("count", arrived(last));
        return Err(ParseStateError::whole(problem));
    }
    Ok(())
}
