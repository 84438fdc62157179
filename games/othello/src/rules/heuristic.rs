//! The evaluation of the classic console player.

use sakiyomi_core::{Heuristic, Score};

use super::{Board, CORNERS, Othello};

/// 25 per corner, 5 per legal move and 1 per disc, own minus the opponent's.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassicHeuristic;

impl Heuristic<Othello> for ClassicHeuristic {
    fn score(&self, state: &Othello) -> Score {
        Score::from_hundredths(100 * (assets(state.board) - assets(state.board.swapped())))
    }
}

fn assets(board: Board) -> i32 {
    let count = |bits: u64| bits.count_ones() as i32;
    25 * count(board.own & CORNERS) + 5 * count(board.mobility()) + count(board.own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_count_25_moves_5_and_discs_1() {
        // Black: the corner a1 and b1; white: c1 and e5. Black can move to d1, white nowhere.
        let state: Othello =
            "XXO---------------------------------O--------------------------- X".parse().unwrap();
        let score = ClassicHeuristic.score(&state);
        assert_eq!(score, Score::from_hundredths(100 * (25 + 5 + 2 - 2)));
    }
}
