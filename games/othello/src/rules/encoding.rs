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
    const MAX_MARGIN: Option<u32> = Some(64);

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

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::State;

    #[test]
    fn planes_show_the_side_of_the_player_to_move() {
        let mut state = Othello::start();
        state.play("f5".parse().unwrap()).unwrap();
        let mut planes = vec![f32::NAN; Othello::INPUT_LEN];
        Othello::encode(&state, &mut planes);
        let squares = |plane: usize| -> Vec<usize> {
            (0..64).filter(|square| planes[64 * plane + square] == 1.0).collect()
        };
        // White is to move: d4 is left to it, and black has e4, d5, e5 and f5.
        assert_eq!(squares(0), [27]);
        assert_eq!(squares(1), [28, 35, 36, 37]);
        // f4, d6 and f6.
        assert_eq!(squares(2), [29, 43, 45]);
        assert_eq!(squares(3).len(), 64);
        assert!(planes.iter().all(|&value| value == 0.0 || value == 1.0));
        assert_eq!(Othello::policy_index(&state, "f6".parse().unwrap()), 45);
        assert_eq!(Othello::policy_index(&state, Move::Pass), 64);
    }
}
