//! What a network sees.
//!
//! | plane | content |
//! |---|---|
//! | 0 | marks of the player to move |
//! | 1 | marks of the opponent |
//! | 2 | ones, so that a convolution sees the edge |
//!
//! Planes are 3x3, row 1 first. The policy has one place for each square in the same order.

use sakiyomi::{Dihedral, Encode, State, Symmetric};

use crate::{Square, TicTacToe};

impl Symmetric for TicTacToe {
    type Symmetry = Dihedral;

    fn transform(&self, by: Dihedral) -> TicTacToe {
        self.moved(|square| TicTacToe::transform_move(square, by))
    }

    fn transform_move(mv: Square, by: Dihedral) -> Square {
        Square::at(by.square(mv.xy(), 3))
    }
}

impl Encode for TicTacToe {
    const PLANES: [usize; 3] = [3, 3, 3];
    const POLICY_LEN: usize = 9;

    fn encode(view: &TicTacToe, out: &mut [f32]) {
        assert_eq!(out.len(), Self::INPUT_LEN, "the output holds exactly the planes");
        let (own, other) = (view.to_move(), view.to_move().opponent());
        for (plane, marks) in
            out.chunks_exact_mut(9).zip([view.marks(own), view.marks(other), u16::MAX])
        {
            for (square, value) in Square::all().zip(plane) {
                *value = if marks & square.bit() == 0 { 0.0 } else { 1.0 };
            }
        }
    }

    fn policy_index(_view: &TicTacToe, mv: Square) -> usize {
        mv.index()
    }
}
