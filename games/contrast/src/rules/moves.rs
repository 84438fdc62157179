//! Where pieces may go, and which moves that gives.
//!
//! Moves are listed in the order of their action numbers. Counting them and finding the one with a
//! given number need no list: every way of a piece has one move without a tile, and one for each
//! kind of tile in stock and each white square that is empty afterwards.

use sakiyomi_core::{Rng, Seat};

use super::{Board, Move, Placement, Square, Tile};

impl Board {
    /// Returns the squares to which the piece of the player to move on `from` may go.
    #[inline]
    pub fn destinations(&self, from: Square) -> u32 {
        self.destinations_for(self.to_move(), from)
    }

    /// Tells whether the player to move has a legal move.
    #[inline]
    pub fn has_move(&self) -> bool {
        Square::all_of(self.pieces(self.to_move())).any(|from| self.destinations(from) != 0)
    }

    /// Tells whether `seat` could reach the goal with one move, if it were its turn.
    #[inline]
    pub fn can_reach_goal(&self, seat: Seat) -> bool {
        let goal = Board::goal_row(seat);
        Square::all_of(self.pieces(seat)).any(|from| self.destinations_for(seat, from) & goal != 0)
    }

    /// Adds the moves of the player to move to `out`, even if a piece stands on its goal.
    #[inline]
    pub fn moves(&self, out: &mut Vec<Move>) {
        let tiles = self.tiles_in_stock();
        for from in Square::all_of(self.pieces(self.to_move())) {
            for to in Square::all_of(self.destinations(from)) {
                out.push(Move { from, to, placed: None });
                let free = self.white_after(from) & !to.bit();
                for tile in tiles.into_iter().flatten() {
                    out.extend(Square::all_of(free).map(|square| Move {
                        from,
                        to,
                        placed: Some(Placement { tile, square }),
                    }));
                }
            }
        }
    }

    /// Returns the number of moves that [`Board::moves`] lists.
    #[inline]
    pub fn move_count(&self) -> usize {
        let tiles = self.tiles_in_stock().into_iter().flatten().count() as u32;
        Square::all_of(self.pieces(self.to_move()))
            .map(|from| self.moves_from(from, self.destinations(from), tiles) as usize)
            .sum()
    }

    /// Returns the move number `index` of the list that [`Board::moves`] makes.
    pub fn nth_move(&self, index: u32) -> Option<Move> {
        let kinds = self.tiles_in_stock();
        let tiles = kinds.into_iter().flatten().count() as u32;
        let mut index = index;
        for from in Square::all_of(self.pieces(self.to_move())) {
            let destinations = self.destinations(from);
            let count = self.moves_from(from, destinations, tiles);
            if index >= count {
                index -= count;
                continue;
            }
            for to in Square::all_of(destinations) {
                let free = self.white_after(from) & !to.bit();
                let count = 1 + tiles * free.count_ones();
                if index >= count {
                    index -= count;
                    continue;
                }
                let placed = index.checked_sub(1).and_then(|index| {
                    let squares = free.count_ones();
                    let tile = kinds.into_iter().flatten().nth((index / squares) as usize)?;
                    let square = Square::all_of(free).nth((index % squares) as usize)?;
                    Some(Placement { tile, square })
                });
                return Some(Move { from, to, placed });
            }
        }
        None
    }

    /// Returns one of the moves that [`Board::moves`] lists, each equally likely.
    #[inline]
    pub fn random_move(&self, rng: &mut Rng) -> Option<Move> {
        match self.move_count() as u32 {
            0 => None,
            count => self.nth_move(rng.below(count)),
        }
    }

    /// Returns the neighbours of `square` in the directions that its tile gives.
    #[inline]
    pub(super) const fn steps(&self, square: Square) -> u32 {
        let index = square.index() as usize;
        let black = self.tiles(Tile::Black) >> index & 1;
        let gray = self.tiles(Tile::Gray) >> index & 1;
        STEPS[(black + 2 * gray) as usize][index]
    }

    #[inline]
    fn destinations_for(&self, seat: Seat, from: Square) -> u32 {
        let own = self.pieces(seat);
        let empty = self.empty();
        let steps = self.steps(from);
        let mut to = steps & empty;
        for friend in Square::all_of(steps & own) {
            to |= landing(from, friend, own) & empty;
        }
        to
    }

    #[inline]
    fn tiles_in_stock(&self) -> [Option<Tile>; 2] {
        Tile::BOTH.map(|tile| (self.stock(self.to_move(), tile) > 0).then_some(tile))
    }

    /// Returns the white squares that are empty once the piece on `from` has left.
    #[inline]
    const fn white_after(&self, from: Square) -> u32 {
        (self.empty() | from.bit()) & self.white()
    }

    /// Counts the moves of the piece on `from` with `tiles` kinds of tile in stock.
    #[inline]
    const fn moves_from(&self, from: Square, destinations: u32, tiles: u32) -> u32 {
        let ways = destinations.count_ones();
        let free = self.white_after(from).count_ones();
        // A piece that arrives on a white square takes it from the free ones.
        let taken = (destinations & self.white()).count_ones();
        ways + tiles * (ways * free - taken)
    }
}

/// Returns the first square behind `friend`, seen from `from`, that is not in `own`, or nothing.
#[inline]
const fn landing(from: Square, friend: Square, own: u32) -> u32 {
    let line = BEHIND[from.index() as usize][friend.index() as usize] & !own;
    if friend.index() > from.index() {
        line & line.wrapping_neg()
    } else if line == 0 {
        0
    } else {
        1 << line.ilog2()
    }
}

/// The four straight steps as (x, y), then the four diagonal ones.
const DIRECTIONS: [(i8, i8); 8] =
    [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// For a white, a black and a gray tile, the neighbours of each square that a piece may step to.
static STEPS: [[u32; 25]; 3] = [step_table(0, 4), step_table(4, 8), step_table(0, 8)];

/// For each square and each of its neighbours, the squares behind the neighbour.
static BEHIND: [[u32; 25]; 25] = {
    let mut table = [[0; 25]; 25];
    let mut from = 0;
    while from < 25 {
        let mut i = 0;
        while i < 8 {
            let line = line_from(from, DIRECTIONS[i]);
            let step = line & step_table(i, i + 1)[from];
            if step != 0 {
                table[from][step.trailing_zeros() as usize] = line & !step;
            }
            i += 1;
        }
        from += 1;
    }
    table
};

const fn step_table(first: usize, end: usize) -> [u32; 25] {
    let mut table = [0; 25];
    let mut from = 0;
    while from < 25 {
        let mut i = first;
        while i < end {
            let (dx, dy) = DIRECTIONS[i];
            table[from] |= square_bit(from as i8 % 5 + dx, from as i8 / 5 + dy);
            i += 1;
        }
        from += 1;
    }
    table
}

/// Returns the squares from the neighbour of `from` in this direction to the edge.
const fn line_from(from: usize, (dx, dy): (i8, i8)) -> u32 {
    let (mut x, mut y) = (from as i8 % 5 + dx, from as i8 / 5 + dy);
    let mut line = 0;
    while square_bit(x, y) != 0 {
        line |= square_bit(x, y);
        x += dx;
        y += dy;
    }
    line
}

/// Returns the bit of a square, or 0 beyond the edge.
const fn square_bit(x: i8, y: i8) -> u32 {
    if x >= 0 && x < 5 && y >= 0 && y < 5 { 1 << (5 * y + x) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contrast;
    use proptest::prelude::*;
    use sakiyomi_core::{MoveList, Rng, State};

    /// The rules on a board of characters, walked as a person would, from the
    /// position text to the position texts after each move.
    struct Walker {
        pieces: [[char; 5]; 5],
        tiles: [[char; 5]; 5],
        stocks: [[u8; 2]; 2],
        player: usize,
    }

    impl Walker {
        fn new(text: &str) -> Walker {
            let fields: Vec<&str> = text.split(' ').collect();
            let rows = |text: &str| {
                let mut out = [['.'; 5]; 5];
                for (y, row) in text.split('/').enumerate() {
                    for (x, c) in row.chars().enumerate() {
                        out[y][x] = c;
                    }
                }
                out
            };
            let stock = |text: &str| [text.as_bytes()[0] - b'0', text.as_bytes()[1] - b'0'];
            let (first, second) = fields[2].split_once('-').unwrap();
            Walker {
                pieces: rows(fields[0]),
                tiles: rows(fields[1]),
                stocks: [stock(first), stock(second)],
                player: fields[3].parse().unwrap(),
            }
        }

        fn text(&self) -> String {
            let rows = |cells: &[[char; 5]; 5]| cells.map(String::from_iter).join("/");
            let [[a, b], [c, d]] = self.stocks;
            let (pieces, tiles) = (rows(&self.pieces), rows(&self.tiles));
            format!("{pieces} {tiles} {a}{b}-{c}{d} {}", self.player)
        }

        fn at(&self, x: i8, y: i8) -> Option<char> {
            Some(*self.pieces.get(usize::try_from(y).ok()?)?.get(usize::try_from(x).ok()?)?)
        }

        fn children(&self) -> Vec<(String, String)> {
            let own = ['1', '2'][self.player - 1];
            let name = |x: i8, y: i8| format!("{}{}", ["a", "b", "c", "d", "e"][x as usize], 5 - y);
            let mut children = Vec::new();
            for (from_x, from_y, dx, dy) in all_steps() {
                let tile = self.tiles[from_y as usize][from_x as usize];
                let is_diagonal = dx != 0 && dy != 0;
                if self.at(from_x, from_y) != Some(own)
                    || tile == '.' && is_diagonal
                    || tile == 'b' && !is_diagonal
                {
                    continue;
                }
                let (mut x, mut y) = (from_x + dx, from_y + dy);
                while self.at(x, y) == Some(own) {
                    (x, y) = (x + dx, y + dy);
                }
                if self.at(x, y) != Some('.') {
                    continue;
                }
                let mut moved = Walker { player: 3 - self.player, ..*self };
                moved.pieces[from_y as usize][from_x as usize] = '.';
                moved.pieces[y as usize][x as usize] = own;
                let way = name(from_x, from_y) + &name(x, y);
                children.push((way.clone(), moved.text()));
                for (kind, letter) in ['b', 'g'].into_iter().enumerate() {
                    for (x, y) in (0..25).map(|i| (i % 5, i / 5)) {
                        let mut placed = Walker { ..moved };
                        let square = &mut placed.tiles[y as usize][x as usize];
                        let stock = &mut placed.stocks[self.player - 1][kind];
                        if *square == '.' && *stock > 0 && moved.at(x, y) == Some('.') {
                            *square = letter;
                            *stock -= 1;
                            let mv = format!("{way}+{}{letter}", name(x, y));
                            children.push((mv, placed.text()));
                        }
                    }
                }
            }
            children.sort();
            children
        }
    }

    /// Every square with every direction.
    fn all_steps() -> impl Iterator<Item = (i8, i8, i8, i8)> {
        let squares = (0..25).map(|i| (i % 5, i / 5));
        let around = (0..9).map(|i| (i % 3 - 1, i / 3 - 1)).filter(|&step| step != (0, 0));
        squares.flat_map(move |(x, y)| around.clone().map(move |(dx, dy)| (x, y, dx, dy)))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn moves_by_bits_equal_walking(seed in any::<u64>()) {
            let rng = &mut Rng::seeded(seed);
            let mut state = Contrast::start();
            let mut moves = MoveList::new();
            while state.outcome().is_none() {
                state.legal_moves(&mut moves);
                let walked = Walker::new(&state.to_string()).children();
                let mut children: Vec<(String, String)> = moves
                    .iter()
                    .map(|&mv| {
                        let after = Contrast::from_board(state.board().after(mv));
                        (mv.to_string(), after.to_string())
                    })
                    .collect();
                children.sort();
                prop_assert_eq!(children, walked);
                prop_assert_eq!(state.board().has_move(), !moves.is_empty());
                state.apply(*rng.choose(&moves).unwrap());
            }
        }

        #[test]
        fn counting_and_numbering_moves_agree_with_the_list(seed in any::<u64>()) {
            let rng = &mut Rng::seeded(seed);
            let mut state = Contrast::start();
            let mut moves = MoveList::new();
            while state.outcome().is_none() {
                state.legal_moves(&mut moves);
                prop_assert!(moves.is_sorted_by_key(|mv| mv.action_number()));
                prop_assert!(moves.is_sorted());
                prop_assert_eq!(state.board().move_count(), moves.len());
                for (index, &mv) in (0..).zip(&moves) {
                    prop_assert_eq!(state.board().nth_move(index), Some(mv));
                }
                prop_assert_eq!(state.board().nth_move(moves.len() as u32), None);
                let goal = Board::goal_row(state.to_move());
                prop_assert_eq!(
                    state.board().can_reach_goal(state.to_move()),
                    moves.iter().any(|mv| goal & mv.to.bit() != 0)
                );
                state.apply(*rng.choose(&moves).unwrap());
            }
        }
    }
}
