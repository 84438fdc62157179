//! What looks ahead where nothing is proven.

use sakiyomi_core::{MoveList, Searcher, State as _};
use sakiyomi_games::score_four::ScoreFour;
use sakiyomi_nn::NetEvaluator;
use sakiyomi_search::{AlphaBeta, Puct};

use super::guide::ScoreFourGuide;

/// A search that others can tell what they have proven.
pub(super) trait Rest: Searcher<ScoreFour> {
    /// Takes the columns `losing`, as bits, for lost in `state`.
    fn avoid(&mut self, state: &ScoreFour, losing: u64);
}

impl Rest for AlphaBeta<ScoreFour, ScoreFourGuide> {
    fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        self.guides().for_each(|guide| guide.avoid(state, losing));
    }
}

impl Rest for Puct<ScoreFour, NetEvaluator<ScoreFour>> {
    fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        let mut columns = MoveList::new();
        state.legal_moves(&mut columns);
        columns.retain(|column| losing >> column.index() & 1 != 0);
        // At the latest when the board is full.
        Puct::avoid(self, state, &columns, (63 - state.plies()) as u16);
    }
}
