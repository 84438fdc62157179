//! The classic evaluation, and two searches with it: as it is, and with the tactics of one move.

use sakiyomi_core::{Heuristic, Score};
use sakiyomi_search::{SearchHooks, StaticBound};

use crate::{Column, LINES, ScoreFour, columns_of};

const WON: i32 = 1000;

/// 1, 10 and 50 points for lines of 1, 2 and 3 own beads alone, minus the opponent's; 1000 a win.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassicHeuristic;

impl Heuristic<ScoreFour> for ClassicHeuristic {
    fn score(&self, state: &ScoreFour) -> Score {
        // The player to move never has a line: the game would be over before.
        let points = if state.is_won() { -WON } else { prospects(state) };
        Score::from_hundredths(100 * points)
    }
}

/// Points of a line by own and opponent's beads: a table, since a branch is hard to predict.
const LINE_POINTS: [[i32; 5]; 5] =
    [[0, -1, -10, -50, 0], [1, 0, 0, 0, 0], [10, 0, 0, 0, 0], [50, 0, 0, 0, 0], [0, 0, 0, 0, 0]];

fn prospects(state: &ScoreFour) -> i32 {
    let board = state.board();
    LINES
        .iter()
        .map(|line| {
            let own = (board.own & line).count_ones() as usize;
            let opponent = (board.opponent & line).count_ones() as usize;
            LINE_POINTS[own][opponent]
        })
        .sum()
}

/// The hooks of the classic player: its evaluation, and nothing else.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassicHooks;

impl SearchHooks<ScoreFour> for ClassicHooks {
    const SLOTS: u16 = 16;

    #[inline]
    fn evaluate(&mut self, state: &ScoreFour) -> Score {
        ClassicHeuristic.score(state)
    }

    #[inline]
    fn slot(&self, mv: Column) -> u16 {
        mv.index().into()
    }
}

/// The classic evaluation, and the tactics of one move.
#[derive(Clone, Copy, Debug, Default)]
pub struct TacticalHooks;

impl SearchHooks<ScoreFour> for TacticalHooks {
    const SLOTS: u16 = 64;

    #[inline]
    fn evaluate(&mut self, state: &ScoreFour) -> Score {
        ClassicHeuristic.score(state)
    }

    /// A line that can be completed wins now; two of the opponent's that can be completed are one too many.
    #[inline]
    fn static_bound(&mut self, state: &ScoreFour) -> Option<StaticBound> {
        let board = state.board();
        if board.winning_cells() != 0 {
            return Some(StaticBound::exactly(Score::win_in(1)));
        }
        let threats = board.swapped().winning_cells();
        (threats.count_ones() > 1).then(|| StaticBound::exactly(Score::loss_in(2)))
    }

    /// Lists the winning move or the reply to a threat alone, where there is one.
    #[inline]
    fn moves(
        &mut self,
        state: &ScoreFour,
        _scratch: &mut Vec<Column>,
        out: &mut Vec<(Column, i32)>,
    ) {
        let board = state.board();
        let cells = match (board.winning_cells(), board.swapped().winning_cells()) {
            (0, 0) => board.playable(),
            (0, threats) => threats,
            (wins, _) => wins,
        };
        out.extend(columns_of(cells).map(|column| (column, 0)));
    }

    #[inline]
    fn slot(&self, mv: Column) -> u16 {
        mv.index().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::State;

    fn points(columns: &str) -> i32 {
        let mut state = ScoreFour::start();
        for column in columns.split_whitespace() {
            state.play(column.parse().unwrap()).unwrap();
        }
        ClassicHeuristic.score(&state).hundredths() / 100
    }

    #[test]
    fn the_empty_board_is_even() {
        assert_eq!(points(""), 0);
    }

    #[test]
    fn a_bead_counts_one_for_each_line_through_it() {
        // Seven lines through a corner, four through an edge cell; white is to move.
        assert_eq!(points("a1"), -7);
        assert_eq!(points("b1"), -4);
        // White's corner leaves black six lines and has six of its own.
        assert_eq!(points("a1 d1"), 0);
        // b1 closes one line of a1, and keeps three.
        assert_eq!(points("a1 b1"), 6 - 3);
    }

    #[test]
    fn two_and_three_on_a_line_count_10_and_50() {
        // Black a1 b1 share a line; a4 takes one of a1's six others, b1 has three.
        // White's a4 keeps the six lines that a1 is not on.
        assert_eq!(points("a1 a4 b1"), -(10 + 5 + 3 - 6));
        // Black a1 b1 c1 share a line; a4 and d4 leave a1 four others, b1 and c1 have three each.
        // White a4 d4 share a line, and each has five others that a1 is not on.
        assert_eq!(points("a1 a4 b1 d4 c1"), -(50 + 4 + 3 + 3 - (10 + 5 + 5)));
    }

    #[test]
    fn a_line_of_four_counts_1000() {
        assert_eq!(points("a1 a2 b1 b2 c1 c2 d1"), -1000);
    }
}
