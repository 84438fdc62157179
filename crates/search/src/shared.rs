//! What the searches have in common.

use sakiyomi_core::{MoveList, Reason, Score, State, Stop, Text};

pub(crate) const ONLY_MOVE: Text =
    Text { en: "there is no other move", ja: "ほかに手がありません" };
pub(crate) const NO_TIME: Text =
    Text { en: "there was no time to look ahead", ja: "読む時間がありませんでした" };
const WINS_NOW: Text = Text { en: "it wins at once", ja: "これで勝ちです" };
const WINS: Text = Text {
    en: "it wins in {plies ply|plies} at the latest",
    ja: "遅くとも {plies} 手で勝ちます",
};

/// Returns the reason for a move that wins.
pub(crate) fn winning(score: Score) -> Option<Reason> {
    Some(match score.win_distance()? {
        0 | 1 => Reason::new(WINS_NOW),
        plies => Reason::new(WINS).with("plies", plies),
    })
}

/// Returns any legal move.
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
