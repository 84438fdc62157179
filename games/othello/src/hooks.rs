//! What the search is told about Othello.

use std::sync::Arc;

use crate::{Board, Move, Square};
use sakiyomi_core::{Outcome, Score, ScoreUnit};
use sakiyomi_search::SearchHooks;
use sakiyomi_search::alpha_beta::{ProbCutParams, Visit};

use super::eval::Evaluation;
use super::incremental::IncrementalState;

/// The knowledge of the strong player: the learned evaluation, what it says about the order of moves,
/// and how well a shallow look with it foretells a deep one.
#[derive(Clone, Debug)]
pub struct OthelloHooks {
    evaluation: Arc<Evaluation>,
}

impl OthelloHooks {
    /// Returns the knowledge with these weights.
    #[must_use]
    pub const fn new(evaluation: Arc<Evaluation>) -> OthelloHooks {
        OthelloHooks { evaluation }
    }
}

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// From so many plies on, moves are put in order by what the evaluation says after each.
const ORDER_BY_VALUE: u32 = 3;

impl SearchHooks<IncrementalState> for OthelloHooks {
    const UNIT: ScoreUnit = crate::DISCS;
    const SLOTS: u16 = 65;

    #[inline]
    fn evaluate(&mut self, state: &IncrementalState) -> Score {
        Score::from_hundredths(self.evaluation.of(state))
    }

    /// Counts discs, as the evaluation does: an exact value is one that the search followed to the end.
    #[inline]
    fn result(&mut self, state: &IncrementalState, _outcome: Outcome) -> Score {
        Score::from_hundredths(100 * state.state().tournament_score())
    }

    #[inline]
    fn moves(
        &mut self,
        state: &IncrementalState,
        scratch: &mut Vec<Move>,
        out: &mut Vec<(Move, i32)>,
    ) {
        let visit = Visit { ply: 0, depth: u32::MAX, searched: None };
        self.moves_at(state, visit, scratch, out);
    }

    #[inline]
    fn moves_at(
        &mut self,
        state: &IncrementalState,
        visit: Visit,
        _scratch: &mut Vec<Move>,
        out: &mut Vec<(Move, i32)>,
    ) {
        let board = state.board();
        let mut squares = state.mobility();
        if squares == 0 {
            return out.push((Move::Pass, 0));
        }
        while squares != 0 {
            let square = Square::from_bit(squares);
            squares &= squares - 1;
            let flips = board.flips(square.index());
            let next = board.after(square.index(), flips);
            let hint = match visit.depth {
                0..=1 => QUICK[usize::from(square.index())],
                2..ORDER_BY_VALUE => QUICK[usize::from(square.index())] - freedom(next) * 256,
                _ => {
                    let indices = state.indices().after(square.index(), flips);
                    -self.evaluation.hundredths(next, &indices) * 16 - freedom(next) * 256
                }
            };
            out.push((Move::Place(square), hint));
        }
    }

    #[inline]
    fn guess(&self, state: &IncrementalState, depth: u32) -> Option<ProbCutParams> {
        self.evaluation.guess(state.board().empty().count_ones(), depth)
    }

    #[inline]
    fn slot(&self, mv: Move) -> u16 {
        match mv {
            Move::Place(square) => square.index().into(),
            Move::Pass => 64,
        }
    }
}

/// Returns how many moves the player to move has; a corner counts twice.
#[inline]
fn freedom(board: Board) -> i32 {
    let mobility = board.mobility();
    (mobility.count_ones() + (mobility & CORNERS).count_ones()).cast_signed()
}

/// How promising a square is before anything else is known.
static QUICK: [i32; 64] = {
    const QUARTER: [[i32; 4]; 4] = [[9, -4, 3, 2], [-4, -8, -1, -1], [3, -1, 1, 0], [2, -1, 0, 0]];
    let mut squares = [0; 64];
    let mut index = 0;
    while index < 64 {
        let (x, y) = (index % 8, index / 8);
        let x = if x < 4 { x } else { 7 - x };
        let y = if y < 4 { y } else { 7 - y };
        squares[index] = QUARTER[y][x] * 256;
        index += 1;
    }
    squares
};
