//! The binary features of the evaluation.
//!
//! | places | fact |
//! |---|---|
//! | 0–455 | a line holds 1, 2 or 3 beads of the player to move and none of the opponent, or the reverse |
//! | 456–647 | an empty cell completes a line of the player to move, of the opponent, or of both |
//! | 648–727 | a column has this height |
//! | 728–759 | the cell above a column's landing cell completes a line of the player to move, or of the opponent |
//!
//! Where a completing cell lies says who will be able to use it: in the end, when every other
//! column is full, the first player gets the odd levels and the second player the even ones. The
//! weights are therefore kept apart by who is to move, and learn the rest.

use crate::rules::{each_cell, line_index, open_lines};
use crate::{Board, completing_cells};

pub(super) const FEATURES: usize = COVERED + 2 * 16;
/// No position has more: every line counts once, a cell completes lines in one way, a column has one height.
pub(super) const MOST_FACTS: usize = LINES + 64 + 16 + 32;
const LINES: usize = 76;
const COMPLETING: usize = 2 * 3 * LINES;
const HEIGHTS: usize = COMPLETING + 3 * 64;
const COVERED: usize = HEIGHTS + 16 * 5;

#[inline]
pub(super) fn for_each(board: Board, mut see: impl FnMut(usize)) {
    for (side, (beads, others)) in
        [(board.own, board.opponent), (board.opponent, board.own)].into_iter().enumerate()
    {
        for (count, directions) in open_lines(beads, others).iter().enumerate() {
            let base = (3 * side + count) * LINES;
            for (direction, &starts) in directions.iter().enumerate() {
                each_cell(starts).for_each(|start| see(base + line_index(direction, start)));
            }
        }
    }

    let empty = board.empty();
    let own = completing_cells(board.own) & empty;
    let opponent = completing_cells(board.opponent) & empty;
    for (kind, cells) in [own & !opponent, opponent & !own, own & opponent].into_iter().enumerate()
    {
        each_cell(cells)
            .for_each(|cell| see(COMPLETING + 64 * kind + cell.trailing_zeros() as usize));
    }

    let playable = board.playable();
    let occupied = board.occupied();
    for column in 0..16 {
        let height = (occupied >> column & 0x0001_0001_0001_0001).count_ones() as usize;
        see(HEIGHTS + 5 * column + height);
    }
    for (side, completing) in [own, opponent].into_iter().enumerate() {
        each_cell(playable & (completing >> 16))
            .for_each(|cell| see(COVERED + 16 * side + cell.trailing_zeros() as usize % 16));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScoreFour;
    use sakiyomi_core::State as _;

    fn features(columns: &str) -> Vec<usize> {
        let mut state = ScoreFour::start();
        for column in columns.split_whitespace() {
            state.play(column.parse().unwrap()).unwrap();
        }
        let mut seen = Vec::new();
        for_each(state.board(), |feature| seen.push(feature));
        seen.sort_unstable();
        seen
    }

    #[test]
    fn the_empty_board_has_only_its_heights() {
        let expected: Vec<usize> = (0..16).map(|column| HEIGHTS + 5 * column).collect();
        assert_eq!(features(""), expected);
    }

    #[test]
    fn a_corner_bead_lies_on_seven_lines() {
        let seen = features("a1");
        let opponent_ones = 3 * LINES..4 * LINES;
        assert_eq!(seen.iter().filter(|feature| opponent_ones.contains(feature)).count(), 7);
        assert_eq!(seen.len(), 7 + 16);
    }

    #[test]
    fn a_three_completes_a_cell_and_no_fact_is_seen_twice() {
        let seen = features("a1 a2 b1 b2 c1 a3");
        // Black's three a1 b1 c1 completes d1 on the ground.
        assert!(seen.contains(&(COMPLETING + 3)));
        assert!(seen.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(seen.iter().all(|&feature| feature < FEATURES));
    }
}
