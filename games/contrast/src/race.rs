//! A simple evaluation for alpha-beta in Contrast, to measure others against: who is nearer to the
//! goal. Tiles and pieces in the way are left to the search.

use crate::{Board, Contrast, Move};
use sakiyomi_core::{Score, Seat, State as _};
use sakiyomi_search::{SearchHooks, StaticBound};

/// Rows to the goal, and goals that are reached with the next move.
#[derive(Clone, Copy, Debug, Default)]
pub struct RaceHooks;

/// Points of the most advanced piece for each row beyond its home row, in hundredths.
const LEADER: [i32; 5] = [0, 20, 60, 150, 0];
/// Points of every piece for each row, in hundredths.
const ROW: i32 = 10;

impl SearchHooks<Contrast> for RaceHooks {
    const SLOTS: u16 = Move::SLOTS;

    #[inline]
    fn evaluate(&mut self, state: &Contrast) -> Score {
        let (board, seat) = (state.board(), state.to_move());
        Score::from_hundredths(progress(board, seat) - progress(board, seat.opponent()))
    }

    #[inline]
    fn static_bound(&mut self, state: &Contrast) -> Option<StaticBound> {
        let wins = state.board().can_reach_goal(state.to_move());
        wins.then(|| StaticBound::exactly(Score::win_in(1)))
    }

    /// Prefers to go forward, and lists only moves to the goal where there are some.
    #[inline]
    fn moves(&mut self, state: &Contrast, scratch: &mut Vec<Move>, out: &mut Vec<(Move, i32)>) {
        state.legal_moves(scratch);
        let seat = state.to_move();
        let goal = Board::goal_row(seat);
        let wins = state.board().can_reach_goal(seat);
        out.extend(
            scratch
                .iter()
                .filter(|mv| !wins || mv.to.bit() & goal != 0)
                .map(|&mv| (mv, 500 * mv.rows_gained(seat) - 200 * i32::from(mv.placed.is_some()))),
        );
    }

    #[inline]
    fn slot(&self, mv: Move) -> u16 {
        mv.slot()
    }
}

fn progress(board: &Board, seat: Seat) -> i32 {
    let pieces = board.pieces(seat);
    let mut total = 0;
    let mut leader = 0;
    for rows in 0..5u8 {
        let count = (pieces & row_mask(rows, seat)).count_ones() as i32;
        total += ROW * i32::from(rows) * count;
        if count > 0 {
            leader = LEADER[usize::from(rows)];
        }
    }
    total + leader
}

/// Returns the squares that lie `rows` rows beyond the home row of `seat`.
const fn row_mask(rows: u8, seat: Seat) -> u32 {
    let y = match seat {
        Seat::First => 4 - rows,
        Seat::Second => rows,
    };
    0b11111 << (5 * y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_even_and_a_step_forward_is_not() {
        let mut state = Contrast::start();
        assert_eq!(RaceHooks.evaluate(&state), Score::ZERO);
        state.play("b1b2".parse().unwrap()).unwrap();
        assert_eq!(RaceHooks.evaluate(&state), Score::from_hundredths(-(20 + 10)));
    }
}
