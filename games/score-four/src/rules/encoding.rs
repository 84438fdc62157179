//! What a network sees.
//!
//! | planes | content |
//! |---|---|
//! | 0–3 | beads of the player to move, level by level from the bottom |
//! | 4–7 | beads of the opponent |
//! | 8–11 | cells in which a bead can land now |
//! | 12–15 | empty cells that complete a line of the player to move |
//! | 16–19 | empty cells that complete a line of the opponent |
//! | 20 | ones, so that a convolution sees the edge |
//!
//! Planes are 4x4, y = 0 first. The policy has one place for each column, 4 * y + x.
//!
//! Beside it stands the classic encoding, which other programs and their data
//! use: input `[2][z][y][x]`, the beads of the player to move and of the
//! opponent, and a policy of 64 places, the index of the cell in which the bead lands.

use sakiyomi_core::{Encode, Encoding};

use super::{Column, ScoreFour, completing_cells};

impl Encode for ScoreFour {
    const PLANES: [usize; 3] = [21, 4, 4];
    const POLICY_LEN: usize = 16;
    const OTHER_ENCODINGS: &'static [Encoding<ScoreFour>] = &[Encoding {
        name: "classic",
        version: 1,
        planes: &[2, 4, 4, 4],
        policy_len: 64,
        encode: encode_classic,
        policy_index: classic_policy_index,
    }];

    fn encode(view: &ScoreFour, out: &mut [f32]) {
        assert_eq!(out.len(), Self::INPUT_LEN, "the output holds exactly the planes");
        let board = view.board;
        let completing = |beads: u64| completing_cells(beads) & board.empty();
        let (levels, ones) = out.split_at_mut(5 * 64);
        write_cells(
            [
                board.own,
                board.opponent,
                board.playable(),
                completing(board.own),
                completing(board.opponent),
            ],
            levels,
        );
        ones.fill(1.0);
    }

    fn policy_index(_view: &ScoreFour, mv: Column) -> usize {
        mv.index().into()
    }
}

fn encode_classic(view: &ScoreFour, out: &mut [f32]) {
    assert_eq!(out.len(), 2 * 64, "the output holds exactly the planes");
    write_cells([view.board.own, view.board.opponent], out);
}

fn classic_policy_index(view: &ScoreFour, mv: Column) -> usize {
    view.board.landing(mv.index()).trailing_zeros() as usize
}

fn write_cells<const N: usize>(sets: [u64; N], out: &mut [f32]) {
    for (plane, cells) in out.chunks_exact_mut(64).zip(sets) {
        for (cell, value) in plane.iter_mut().enumerate() {
            *value = (cells >> cell & 1) as f32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::State;

    fn after(columns: &str) -> ScoreFour {
        let mut state = ScoreFour::start();
        for column in columns.split(' ') {
            state.play(column.parse().unwrap()).unwrap();
        }
        state
    }

    fn ones(planes: &[f32]) -> Vec<usize> {
        (0..planes.len()).filter(|&i| planes[i] == 1.0).collect()
    }

    #[test]
    fn planes_show_the_side_of_the_player_to_move() {
        // X: a1 b1 c1 at the bottom; O: a4, and a1 b1 on level 2. X to move.
        let state = after("a1 a1 b1 b1 c1 a4");
        let mut planes = vec![0.0; ScoreFour::INPUT_LEN];
        ScoreFour::encode(&state, &mut planes);
        assert_eq!(ones(&planes[..64]), [0, 1, 2]);
        assert_eq!(ones(&planes[64..128]), [12, 16, 17]);
        assert_eq!(
            ones(&planes[128..192]),
            [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 18, 28, 32, 33]
        );
        assert_eq!(ones(&planes[192..256]), [3]);
        assert_eq!(ones(&planes[256..320]), [0usize; 0]);
        assert_eq!(ones(&planes[320..]).len(), 16);
    }

    #[test]
    fn the_classic_encoding_is_by_level_row_and_column() {
        // O to move: b1 and, on top of it, X.
        let state = after("d2 b1 b1");
        let mut planes = vec![0.5; 128];
        encode_classic(&state, &mut planes);
        assert_eq!(ones(&planes), [1, 64 + 7, 64 + 17]);
        assert_eq!(planes.iter().sum::<f32>(), 3.0);
    }

    #[test]
    fn the_classic_policy_names_the_landing_cell() {
        let state = after("d2 b1 b1 b1 b1");
        let index = |column: &str| classic_policy_index(&state, column.parse().unwrap());
        assert_eq!(index("a1"), 0);
        assert_eq!(index("d2"), 16 + 7);
    }
}
