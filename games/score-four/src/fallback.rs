//! What looks ahead where nothing is proven.

use crate::ScoreFour;
use sakiyomi_core::{MoveList, Searcher, State as _};
use sakiyomi_nn::NetEvaluator;
use sakiyomi_search::{AlphaBeta, Puct};

use super::hooks::ScoreFourHooks;

/// A search that others can tell what they have proven.
pub(super) trait FallbackSearch: Searcher<ScoreFour> {
    /// Takes the columns `losing`, as bits, for lost in `state`.
    fn avoid(&mut self, state: &ScoreFour, losing: u64);
}

impl FallbackSearch for AlphaBeta<ScoreFour, ScoreFourHooks> {
    fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        self.guides().for_each(|guide| guide.avoid(state, losing));
    }
}

impl FallbackSearch for Puct<ScoreFour, NetEvaluator<ScoreFour>> {
    fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        let mut columns = MoveList::new();
        state.legal_moves(&mut columns);
        columns.retain(|column| losing >> column.index() & 1 != 0);
        // At the latest when the board is full.
        Puct::avoid(self, state, &columns, (63 - state.plies()) as u16);
    }
}
