//! The rules on boards of the interface: cell `i` is the bit `1 << (63 - i)`, ours in reverse.
//!
//! Programs of the small C engine set up any boards and ask for moves without asking whether the
//! game is over, so only beads that cannot lie on any board are refused.

use sakiyomi_core::Seat;
use sakiyomi_score_four::{Board, has_line};

use crate::problem::Problem;

/// The beads of both players, checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Beads {
    /// Those of the first player, as bits of the rules.
    pub(crate) black: u64,
    /// Those of the second player, as bits of the rules.
    pub(crate) white: u64,
}

/// Reads `b` or `w`.
pub(crate) const fn read_turn(letter: u8) -> Result<Seat, Problem> {
    match letter {
        b'b' => Ok(Seat::First),
        b'w' => Ok(Seat::Second),
        _ => Err(Problem::BadTurn),
    }
}

impl Beads {
    pub(crate) const fn read(black: u64, white: u64) -> Result<Beads, Problem> {
        let beads = Beads { black: black.reverse_bits(), white: white.reverse_bits() };
        if black & white != 0 {
            Err(Problem::Overlap)
        } else if beads.board().occupied() & !beads.board().supported() != 0 {
            Err(Problem::Floating)
        } else {
            Ok(beads)
        }
    }

    const fn board(self) -> Board {
        Board { own: self.black, opponent: self.white }
    }

    /// Returns the cells in which a bead can land, from the lowest index on, as bits of the interface.
    pub(crate) fn moves(self) -> impl Iterator<Item = u64> {
        let mut playable = self.board().playable().reverse_bits();
        std::iter::from_fn(move || {
            let cell = (playable != 0).then(|| 1 << (63 - playable.leading_zeros()));
            playable ^= cell.unwrap_or(0);
            cell
        })
    }

    /// Returns `b`, `w`, `d` or `n`.
    pub(crate) const fn result(self) -> u8 {
        if has_line(self.black) {
            b'b'
        } else if has_line(self.white) {
            b'w'
        } else if self.board().playable() == 0 {
            b'd'
        } else {
            b'n'
        }
    }

    /// Returns the boards of the interface after a bead of `turn` in `cell`.
    pub(crate) const fn after(self, turn: Seat, cell: u64) -> Result<(u64, u64), Problem> {
        if index(cell).is_none() {
            return Err(Problem::NotOneCell);
        }
        if cell.reverse_bits() & self.board().playable() == 0 {
            return Err(Problem::Unplayable);
        }
        let (black, white) = (self.black.reverse_bits(), self.white.reverse_bits());
        Ok(match turn {
            Seat::First => (black | cell, white),
            Seat::Second => (black, white | cell),
        })
    }
}

/// Returns the index of the one cell of `set`.
pub(crate) const fn index(set: u64) -> Option<u32> {
    if set.count_ones() == 1 { Some(set.leading_zeros()) } else { None }
}

/// Returns the set with the one cell `index`.
pub(crate) const fn bit(index: i32) -> Option<u64> {
    if index >= 0 && index < 64 { Some(1 << (63 - index)) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_and_its_bit_belong_together() {
        for i in 0..64 {
            assert_eq!(index(bit(i).unwrap()), Some(i as u32));
        }
        assert_eq!((bit(0), bit(63)), (Some(1 << 63), Some(1)));
        assert_eq!((bit(-1), bit(64), bit(i32::MIN), bit(i32::MAX)), (None, None, None, None));
        assert_eq!((index(0), index(3), index(u64::MAX)), (None, None, None));
    }

    #[test]
    fn the_empty_board_has_the_sixteen_cells_of_its_ground() {
        let moves: Vec<u64> = Beads::read(0, 0).unwrap().moves().collect();
        assert_eq!(moves, (0..16).map(|i| bit(i).unwrap()).collect::<Vec<_>>());
    }

    #[test]
    fn beads_that_cannot_lie_there_are_refused() {
        assert_eq!(Beads::read(1 << 63, 1 << 63), Err(Problem::Overlap));
        assert_eq!(Beads::read(1, 0), Err(Problem::Floating));
        assert!(Beads::read(0b1010 << 60, 0).is_ok(), "the number of beads does not matter");
    }

    #[test]
    fn a_full_board_without_a_line_is_a_draw() {
        let text = "OOOXXOOXOXXOOXXO/XOOXOOXOXXOXOXXX/OXXOXXOOXOXXXOOX/XOOOOXXXXOXOOXOO";
        let cells = |player: char| {
            text.chars()
                .filter(|&c| c != '/')
                .enumerate()
                .fold(0, |set, (i, c)| if c == player { set | 1u64 << (63 - i) } else { set })
        };
        let beads = Beads::read(cells('X'), cells('O')).unwrap();
        assert_eq!((beads.result(), beads.moves().count()), (b'd', 0));
    }
}
