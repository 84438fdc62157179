//! Pieces and tiles as bits, with a key that follows every move. Bit `5 * y + x` is a square, a5
//! the lowest (y = 0 is the top row) and e1 the highest.

use sakiyomi_core::{Seat, zobrist};

use super::{Move, Placement, Tile};

pub(super) const ALL: u32 = (1 << 25) - 1;
const TOP_ROW: u32 = 0b11111;
const BOTTOM_ROW: u32 = TOP_ROW << 20;

/// A position without the plies before it. It knows every rule but the draws, which depend on the
/// history; a search with its own history can work on boards alone.
// The key comes first, so that unequal boards differ in the first comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    key: u64,
    pieces: [u32; 2],
    tiles: [u32; 2],
    stocks: [[u8; 2]; 2],
    to_move: Seat,
}

impl Board {
    /// The starting position.
    pub const START: Board =
        Board::assemble([BOTTOM_ROW, TOP_ROW], [0, 0], [[3, 1], [3, 1]], Seat::First);

    /// Returns the key of the position.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the pieces of `seat`.
    #[inline]
    pub const fn pieces(&self, seat: Seat) -> u32 {
        self.pieces[seat.index()]
    }

    /// Returns the squares with such a tile.
    #[inline]
    pub const fn tiles(&self, tile: Tile) -> u32 {
        self.tiles[tile.index()]
    }

    /// Returns how many such tiles `seat` may still place.
    #[inline]
    pub const fn stock(&self, seat: Seat, tile: Tile) -> u8 {
        self.stocks[seat.index()][tile.index()]
    }

    /// Returns who moves next.
    #[inline]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Returns the squares without a piece.
    #[inline]
    pub const fn empty(&self) -> u32 {
        ALL & !(self.pieces[0] | self.pieces[1])
    }

    /// Returns the squares without a tile.
    #[inline]
    pub const fn white(&self) -> u32 {
        ALL & !(self.tiles[0] | self.tiles[1])
    }

    /// Returns the home row of the opponent of `seat`.
    #[inline]
    pub const fn goal_row(seat: Seat) -> u32 {
        match seat {
            Seat::First => TOP_ROW,
            Seat::Second => BOTTOM_ROW,
        }
    }

    /// Returns who has a piece on the opponent's home row.
    #[inline]
    pub const fn goal_winner(&self) -> Option<Seat> {
        if self.pieces[0] & TOP_ROW != 0 {
            Some(Seat::First)
        } else if self.pieces[1] & BOTTOM_ROW != 0 {
            Some(Seat::Second)
        } else {
            None
        }
    }

    /// Returns the board after `mv`, which is legal.
    #[inline]
    #[must_use]
    pub const fn after(&self, mv: Move) -> Board {
        let seat = self.to_move.index();
        let (from, to) = (mv.from.index() as usize, mv.to.index() as usize);
        let mut next = *self;
        next.pieces[seat] ^= mv.from.bit() | mv.to.bit();
        next.key ^= PIECE_KEYS[25 * seat + from] ^ PIECE_KEYS[25 * seat + to] ^ SECOND_KEY;
        if let Some(Placement { tile, square }) = mv.placed {
            let tile = tile.index();
            let left = next.stocks[seat][tile];
            next.tiles[tile] |= square.bit();
            next.stocks[seat][tile] = left - 1;
            next.key ^= TILE_KEYS[25 * tile + square.index() as usize]
                ^ stock_key(seat, tile, left)
                ^ stock_key(seat, tile, left - 1);
        }
        next.to_move = self.to_move.opponent();
        next
    }

    /// Returns the board; arrays are in the order of [`Seat::BOTH`] and [`Tile::BOTH`].
    pub(super) const fn assemble(
        pieces: [u32; 2],
        tiles: [u32; 2],
        stocks: [[u8; 2]; 2],
        to_move: Seat,
    ) -> Board {
        let mut key = match to_move {
            Seat::First => 0,
            Seat::Second => SECOND_KEY,
        };
        let mut i = 0;
        while i < 50 {
            let (half, square) = (i / 25, i % 25);
            if pieces[half] >> square & 1 != 0 {
                key ^= PIECE_KEYS[i];
            }
            if tiles[half] >> square & 1 != 0 {
                key ^= TILE_KEYS[i];
            }
            i += 1;
        }
        let mut i = 0;
        while i < 4 {
            key ^= stock_key(i / 2, i % 2, stocks[i / 2][i % 2]);
            i += 1;
        }
        Board { key, pieces, tiles, stocks, to_move }
    }

    pub(super) fn map_squares(&self, f: impl Fn(u32) -> u32) -> Board {
        Board::assemble(self.pieces.map(&f), self.tiles.map(&f), self.stocks, self.to_move)
    }

    #[inline]
    pub(crate) const fn all_tiles(&self) -> [u32; 2] {
        self.tiles
    }
}

static PIECE_KEYS: [u64; 50] = zobrist(1);
static TILE_KEYS: [u64; 50] = zobrist(2);
static STOCK_KEYS: [u64; 16] = zobrist(3);
const SECOND_KEY: u64 = zobrist::<1>(4)[0];

const fn stock_key(seat: usize, tile: usize, count: u8) -> u64 {
    STOCK_KEYS[8 * seat + 4 * tile + count as usize]
}
