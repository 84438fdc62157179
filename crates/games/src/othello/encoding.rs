//! What a network sees.
//!
//! | plane | content |
//! |---|---|
//! | 0 | discs of the player to move |
//! | 1 | discs of the opponent |
//! | 2 | squares on which the player to move may place a disc |
//! | 3 | ones, so that a convolution sees the edge |
//!
//! Planes are 8x8, row 1 first. The policy has one place for each square in the
//! same order, and place 64 for the pass.

use sakiyomi_core::Encode;

use super::{Move, Othello};

impl Encode for Othello {
    const PLANES: [usize; 3] = [4, 8, 8];
    const POLICY_LEN: usize = 65;

    fn encode(view: &Othello, out: &mut [f32]) {
        assert_eq!(out.len(), Self::INPUT_LEN, "the output holds exactly the planes");
        let board = view.board;
        for (plane, bits) in
            out.chunks_exact_mut(64).zip([board.own, board.opponent, board.mobility(), u64::MAX])
        {
            for (square, value) in plane.iter_mut().enumerate() {
                *value = (bits >> square & 1) as f32;
            }
        }
    }

    fn policy_index(_view: &Othello, mv: Move) -> usize {
        match mv {
            Move::Place(square) => square.index().into(),
            Move::Pass => 64,
        }
    }
}
