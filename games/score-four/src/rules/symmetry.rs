//! The eight symmetries of the square base. Those of the cube that turn the board over break gravity.

use sakiyomi_core::{Dihedral, Symmetric};

use super::{Board, Column, ScoreFour};

impl Symmetric for ScoreFour {
    type Symmetry = Dihedral;

    fn transform(&self, by: Dihedral) -> ScoreFour {
        ScoreFour::new(self.board.turned(by), self.won)
    }

    fn transform_move(mv: Column, by: Dihedral) -> Column {
        let (x, y) = by.square(mv.xy(), 4);
        Column::new(x, y).expect("a symmetry keeps columns on the board")
    }
}

impl Board {
    /// Returns the board turned by `by`.
    #[inline]
    #[must_use]
    pub const fn turned(self, by: Dihedral) -> Board {
        Board { own: turn(self.own, by), opponent: turn(self.opponent, by) }
    }
}

#[inline]
const fn turn(mut cells: u64, by: Dihedral) -> u64 {
    if by.transpose {
        cells = swap(swap(cells, 0x0a0a_0a0a_0a0a_0a0a, 3), 0x00cc_00cc_00cc_00cc, 6);
    }
    if by.mirror_x {
        cells = swap(swap(cells, 0x5555_5555_5555_5555, 1), 0x3333_3333_3333_3333, 2);
    }
    if by.mirror_y {
        cells = swap(swap(cells, 0x0f0f_0f0f_0f0f_0f0f, 4), 0x00ff_00ff_00ff_00ff, 8);
    }
    cells
}

/// Exchanges each cell of `mask` with the one `distance` bits higher.
#[inline]
const fn swap(cells: u64, mask: u64, distance: u32) -> u64 {
    let differing = (cells ^ (cells >> distance)) & mask;
    cells ^ differing ^ (differing << distance)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::LINES;
    use sakiyomi_core::closure;

    #[test]
    fn turning_bits_equals_turning_each_cell() {
        for by in closure::<Dihedral>() {
            for index in 0..64u8 {
                let (x, y) = by.square((index % 4, index / 4 % 4), 4);
                let level = index / 16;
                assert_eq!(turn(1 << index, by), 1 << (16 * level + 4 * y + x), "{by:?}, {index}");
            }
        }
    }

    /// Maps the cells by one of the 48 symmetries of the cube: a permutation of the axes, then mirrors.
    fn cube_symmetry(axes: [usize; 3], mirrors: u32) -> [u8; 64] {
        std::array::from_fn(|cell| {
            let from = [cell % 4, cell / 4 % 4, cell / 16];
            let to = [0, 1, 2].map(|axis| {
                let c = from[axes[axis]];
                if mirrors >> axis & 1 == 1 { 3 - c } else { c }
            });
            (16 * to[2] + 4 * to[1] + to[0]) as u8
        })
    }

    #[test]
    fn exactly_eight_symmetries_of_the_cube_keep_gravity() {
        let lines: HashSet<u64> = LINES.into_iter().collect();
        let mut keep_gravity = HashSet::new();
        for axes in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            for mirrors in 0..8 {
                let map = cube_symmetry(axes, mirrors);
                let turned = LINES.map(|line| {
                    (0..64)
                        .filter(|&cell| line >> cell & 1 == 1)
                        .fold(0, |turned, cell| turned | 1 << map[cell])
                });
                assert_eq!(HashSet::from(turned), lines, "every symmetry of the cube keeps lines");
                if (0..64).all(|cell| map[cell] as usize / 16 == cell / 16) {
                    keep_gravity.insert(map);
                }
            }
        }
        assert_eq!(keep_gravity.len(), 8);
        let of_the_square: HashSet<[u8; 64]> = closure::<Dihedral>()
            .into_iter()
            .map(|by| std::array::from_fn(|cell| turn(1 << cell, by).trailing_zeros() as u8))
            .collect();
        assert_eq!(of_the_square, keep_gravity);
    }
}
