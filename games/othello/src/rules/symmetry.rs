//! The eight symmetries of the square board.

use sakiyomi_core::{Dihedral, Symmetric};

use super::{Board, Move, Othello, Square};

impl Symmetric for Othello {
    type Symmetry = Dihedral;

    fn transform(&self, by: Dihedral) -> Othello {
        let board =
            Board { own: turn(self.board.own, by), opponent: turn(self.board.opponent, by) };
        Othello { board, ..*self }
    }

    fn transform_move(mv: Move, by: Dihedral) -> Move {
        match mv {
            Move::Pass => Move::Pass,
            Move::Place(square) => {
                let (x, y) = by.square(square.xy(), 8);
                Move::Place(Square::new(x, y).expect("a symmetry keeps squares on the board"))
            }
        }
    }
}

fn turn(bits: u64, by: Dihedral) -> u64 {
    let mut bits = if by.transpose { transposed(bits) } else { bits };
    if by.mirror_x {
        bits = bits.reverse_bits().swap_bytes();
    }
    if by.mirror_y {
        bits = bits.swap_bytes();
    }
    bits
}

/// Exchanges rows and columns: swaps the off-diagonal 1x1, 2x2 and 4x4 blocks.
fn transposed(mut bits: u64) -> u64 {
    for (mask, shift) in
        [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28)]
    {
        let swap = (bits ^ (bits >> shift)) & mask;
        bits ^= swap ^ (swap << shift);
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::closure;

    #[test]
    fn turning_bits_equals_turning_each_square() {
        for by in closure::<Dihedral>() {
            for index in 0..64 {
                let (x, y) = by.square((index % 8, index / 8), 8);
                assert_eq!(turn(1 << index, by), 1 << (8 * y + x), "{by:?}, square {index}");
            }
        }
    }
}
