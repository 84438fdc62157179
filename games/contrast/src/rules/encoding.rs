//! What a network sees.
//!
//! | plane | content |
//! |---|---|
//! | 0 | pieces of the player to move |
//! | 1 | pieces of the opponent |
//! | 2 | black tiles |
//! | 3 | gray tiles |
//! | 4, 5 | own stock: black tiles / 3, gray tiles |
//! | 6, 7 | the opponent's stock: black tiles / 3, gray tiles |
//! | 8 | ones if the position occurred before |
//! | 9 | ones if it occurred twice before: once more, and the game is drawn |
//! | 10 | plies played / 150 |
//! | 11 | ones, so that a convolution sees the edge |
//!
//! Planes are 5x5, the top row first. Both players see their own goal at the
//! top: for player 2 the board is turned by 180°.
//!
//! The policy has one place for each action number of the turned move, 51 way + tile. A network can
//! have one head for the way of the piece (25 from + to, below 625) and one for the tile (below 51).

use sakiyomi_core::{Encode, Encoding, Seat, State};

use super::classic_encoding::{CLASSIC_PLANES, encode_classic};
use super::symmetry::turned;
use super::{ACTIONS, Board, Contrast, Move, Square, Tile};

impl Encode for Contrast {
    const PLANES: [usize; 3] = [12, 5, 5];
    const POLICY_LEN: usize = ACTIONS;
    const POLICY_PARTS: Option<[usize; 2]> = Some([625, 51]);
    const OTHER_ENCODINGS: &'static [Encoding<Contrast>] = &[Encoding {
        name: "classic",
        version: 1,
        planes: &CLASSIC_PLANES,
        policy_len: ACTIONS,
        encode: encode_classic,
        policy_index: Self::policy_index,
    }];

    fn encode(view: &Contrast, out: &mut [f32]) {
        assert_eq!(out.len(), Self::INPUT_LEN, "the output holds exactly the planes");
        let own = view.to_move();
        let mut planes = out.chunks_exact_mut(25);
        let mut next = || planes.next().expect("there are as many planes as the table says");
        for squares in square_sets(view.board(), own) {
            fill_squares(next(), squares);
        }
        for amount in stocks(view.board(), own) {
            next().fill(amount);
        }
        for occurrence in [2, 3] {
            next().fill(if view.occurrences() >= occurrence { 1.0 } else { 0.0 });
        }
        next().fill(plies(view));
        next().fill(1.0);
    }

    fn policy_index(view: &Contrast, mv: Move) -> usize {
        seen_by(mv, view.to_move()).action_number().into()
    }
}

/// Returns own pieces, the opponent's, black tiles and gray tiles as `own` sees them.
pub(super) fn square_sets(board: &Board, own: Seat) -> [u32; 4] {
    let sets = [
        board.pieces(own),
        board.pieces(own.opponent()),
        board.tiles(Tile::Black),
        board.tiles(Tile::Gray),
    ];
    match own {
        Seat::First => sets,
        Seat::Second => sets.map(turned),
    }
}

/// Returns black and gray of the stock of `own`, then of the opponent's, each as a part of the supply.
pub(super) fn stocks(board: &Board, own: Seat) -> [f32; 4] {
    let part = |seat, tile: Tile| f32::from(board.stock(seat, tile)) / f32::from(tile.supply());
    [
        part(own, Tile::Black),
        part(own, Tile::Gray),
        part(own.opponent(), Tile::Black),
        part(own.opponent(), Tile::Gray),
    ]
}

pub(super) fn plies(view: &Contrast) -> f32 {
    view.history().len() as f32 / Contrast::LAST_PLY as f32
}

pub(super) fn fill_squares(plane: &mut [f32], squares: u32) {
    for (index, value) in plane.iter_mut().enumerate() {
        *value = (squares >> index & 1) as f32;
    }
}

fn seen_by(mv: Move, seat: Seat) -> Move {
    match seat {
        Seat::First => mv,
        Seat::Second => mv.map_squares(Square::turned),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::MoveList;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    fn played(moves: &str) -> Contrast {
        let mut state = Contrast::start();
        for text in moves.split_whitespace() {
            state.play(mv(text)).unwrap();
        }
        state
    }

    #[test]
    fn player_2_sees_the_board_turned() {
        let state = played("b1b2+c3g");
        let mut planes = vec![f32::NAN; Contrast::INPUT_LEN];
        Contrast::encode(&state, &mut planes);
        let squares = |plane: usize| -> Vec<usize> {
            (0..25).filter(|square| planes[25 * plane + square] == 1.0).collect()
        };
        assert_eq!(squares(0), [20, 21, 22, 23, 24]);
        assert_eq!(squares(1), [0, 1, 2, 4, 8]);
        assert_eq!(squares(2), [0usize; 0]);
        assert_eq!(squares(3), [12]);
        let constant = |plane: usize| {
            let values = &planes[25 * plane..25 * (plane + 1)];
            assert!(values.iter().all(|value| *value == values[0]), "plane {plane}");
            values[0]
        };
        let constants: Vec<f32> = (4..12).map(constant).collect();
        assert_eq!(constants, [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0 / 150.0, 1.0]);

        // d5d4 of player 2 is what b1b2 is to player 1, and d4 is then b2.
        let first = Contrast::start();
        assert_eq!(
            Contrast::policy_index(&state, mv("d5d4+d2b")),
            Contrast::policy_index(&first, mv("b1b2+b4b"))
        );
        let parts = |mv| {
            let index = Contrast::policy_index(&state, mv);
            (index / 51, index % 51)
        };
        assert_eq!(parts(mv("d5d4")), (21 * 25 + 16, 0));
        assert_eq!(parts(mv("d5d4+d2b")), (21 * 25 + 16, 1 + 6));
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        for mv in moves {
            let (way, tile) = parts(mv);
            assert_eq!(way * 51 + tile, Contrast::policy_index(&state, mv));
        }
    }

    #[test]
    fn repetitions_are_shown_to_the_network() {
        let round = "b1b2 b5b4 b2b1 b4b5 ";
        for (rounds, expected) in [(0, [0.0, 0.0]), (1, [1.0, 0.0]), (2, [1.0, 1.0])] {
            let state = played(&round.repeat(rounds));
            let mut planes = vec![f32::NAN; Contrast::INPUT_LEN];
            Contrast::encode(&state, &mut planes);
            assert_eq!([planes[25 * 8], planes[25 * 9]], expected);
        }
    }
}
