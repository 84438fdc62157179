//! What the searches have in common.

use crate::msg;
use sakiyomi_core::{MoveList, Reason, Score, State, Stop, Text};

pub(crate) const NO_TIME: Text = msg("shared-no-time");

pub(crate) fn winning(score: Score) -> Option<Reason> {
    Some(match score.win_distance()? {
        0 | 1 => Reason::new(msg("shared-wins-now")),
        plies => Reason::new(msg("shared-wins")).with("plies", plies),
    })
}

pub(crate) fn any_move<S: State>(state: &S) -> S::Move {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    *moves.first().expect("the game is not over")
}

/// Stops the helpers when the leader is done, also when it panics: the scope waits for them.
pub(crate) struct StopOnDrop<'a>(pub(crate) &'a Stop);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.request();
    }
}
