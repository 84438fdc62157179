//! How far the pieces are from their goal, and where they can go, for all pieces at once.
//!
//! Squares are bits, and a step of all pieces in one direction is a shift. The way to the goal is
//! walked backwards, from the goal row to the pieces: one walk tells the distance of every piece.
//! Other pieces are taken to stand still: friends can be jumped over, opponents block.

use crate::{Board, Tile};
use sakiyomi_core::Seat;

/// Pieces further away than this are all the same.
pub(super) const FARTHEST: usize = 7;
const ALL: u32 = (1 << 25) - 1;
const FILE_A: u32 = 0x0010_8421;
const FILE_E: u32 = FILE_A << 4;

/// One of eight directions: a step in square numbers, and the squares whose file allows it.
#[derive(Clone, Copy)]
struct Direction {
    by: i32,
    from: u32,
}

impl Direction {
    #[inline]
    const fn step(self, squares: u32) -> u32 {
        let squares = squares & self.from;
        if self.by > 0 { squares << self.by & ALL } else { squares >> -self.by }
    }
}

const fn direction(dx: i32, dy: i32) -> Direction {
    let from = match dx {
        1 => ALL & !FILE_E,
        -1 => ALL & !FILE_A,
        _ => ALL,
    };
    Direction { by: 5 * dy + dx, from }
}

/// Each direction with its opposite, the four straight ones first.
const DIRECTIONS: [(Direction, Direction); 8] = {
    const STEPS: [(i32, i32); 8] =
        [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
    let mut directions = [(direction(0, 0), direction(0, 0)); 8];
    let mut i = 0;
    while i < 8 {
        let (dx, dy) = STEPS[i];
        directions[i] = (direction(dx, dy), direction(-dx, -dy));
        i += 1;
    }
    directions
};

/// Returns the squares from which a piece may move straight, and those from which diagonally.
#[inline]
fn movers(board: &Board) -> [u32; 2] {
    let (black, gray) = (board.tiles(Tile::Black), board.tiles(Tile::Gray));
    [ALL & !black, black | gray]
}

/// Squares by their distance from the goal of one seat, as its pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Distances {
    /// The squares from which a piece needs one move, two moves and so on; the rest come last.
    pub(super) levels: [u32; FARTHEST],
}

impl Distances {
    /// Walks back from the goal of `seat`.
    pub(super) fn new(board: &Board, seat: Seat) -> Distances {
        let (own, empty) = (board.pieces(seat), board.empty());
        let [straight, diagonal] = movers(board);
        let mut levels = [0; FARTHEST];
        let mut reached = Board::goal_row(seat);
        let mut targets = reached & empty;
        for level in &mut levels[..FARTHEST - 1] {
            let mut sources = 0;
            for (index, (_, back)) in DIRECTIONS.into_iter().enumerate() {
                let movers = if index < 4 { straight } else { diagonal };
                let mut behind = back.step(targets);
                sources |= behind & movers;
                while behind & own != 0 {
                    behind = back.step(behind & own);
                    sources |= behind & movers;
                }
            }
            *level = sources & (own | empty) & !reached;
            reached |= *level;
            targets = *level & empty;
            if targets == 0 {
                break;
            }
        }
        levels[FARTHEST - 1] = ALL & !reached;
        Distances { levels }
    }
}

/// Returns how many ways the pieces of `seat` have, and the squares they lead to.
#[inline]
pub(super) fn ways(board: &Board, seat: Seat) -> (u32, u32) {
    let (own, empty) = (board.pieces(seat), board.empty());
    let [straight, diagonal] = movers(board);
    let (mut count, mut squares) = (0, 0);
    for (index, (forward, _)) in DIRECTIONS.into_iter().enumerate() {
        let movers = if index < 4 { straight } else { diagonal };
        let mut ahead = forward.step(own & movers);
        loop {
            let landings = ahead & empty;
            count += landings.count_ones();
            squares |= landings;
            ahead &= own;
            if ahead == 0 {
                break;
            }
            ahead = forward.step(ahead);
        }
    }
    (count, squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contrast, Square};
    use proptest::prelude::*;
    use sakiyomi_core::{MoveList, Rng, State as _};

    /// Returns the distance of each own piece by playing its moves alone, with all others standing still.
    fn walked(board: &Board, seat: Seat) -> Vec<usize> {
        let walk = |start: Square| {
            // The piece leaves its square for good, but is still taken for a friend to jump over there.
            let mut seen = start.bit();
            let mut frontier = vec![start];
            for distance in 1..FARTHEST {
                let mut next = Vec::new();
                for from in frontier {
                    for to in Square::all_of(destinations(board, seat, from)) {
                        if to.bit() & Board::goal_row(seat) != 0 {
                            return distance;
                        }
                        if seen & to.bit() == 0 {
                            seen |= to.bit();
                            next.push(to);
                        }
                    }
                }
                frontier = next;
            }
            FARTHEST
        };
        Square::all_of(board.pieces(seat)).map(walk).collect()
    }

    /// Returns where a piece of `seat` on `from` could go, square by square.
    fn destinations(board: &Board, seat: Seat, from: Square) -> u32 {
        let (x, y) = from.xy();
        let is_black = board.tiles(Tile::Black) & from.bit() != 0;
        let is_gray = board.tiles(Tile::Gray) & from.bit() != 0;
        let mut out = 0;
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let is_diagonal = dx != 0 && dy != 0;
            if dx == 0 && dy == 0 || !is_gray && is_black != is_diagonal {
                continue;
            }
            let at = |n: i8| -> Option<Square> {
                let (x, y) = (x as i8 + n * dx, y as i8 + n * dy);
                Square::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
            };
            let mut n = 1;
            while at(n).is_some_and(|square| board.pieces(seat) & square.bit() != 0) {
                n += 1;
            }
            out |= at(n).map_or(0, |square| square.bit() & board.empty());
        }
        out
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn walking_back_from_the_goal_equals_walking_to_it(seed in any::<u64>()) {
            let rng = &mut Rng::seeded(seed);
            let mut state = Contrast::start();
            while state.outcome().is_none() {
                let board = state.board();
                for seat in Seat::BOTH {
                    let distances = Distances::new(board, seat);
                    let found: Vec<usize> = Square::all_of(board.pieces(seat))
                        .map(|piece| {
                            let is_here = |level: &u32| level & piece.bit() != 0;
                            1 + distances.levels.iter().position(is_here).unwrap()
                        })
                        .collect();
                    prop_assert_eq!(found, walked(board, seat), "{} {}", &state, seat);
                    let can_win = distances.levels[0] & board.pieces(seat) != 0;
                    prop_assert_eq!(can_win, board.can_reach_goal(seat));
                    let (mut count, mut squares) = (0, 0);
                    for from in Square::all_of(board.pieces(seat)) {
                        count += destinations(board, seat, from).count_ones();
                        squares |= destinations(board, seat, from);
                    }
                    prop_assert_eq!(ways(board, seat), (count, squares));
                }
                state.apply(state.random_move(rng, &mut MoveList::new()).unwrap());
            }
        }
    }
}
