//! What a search answers: the lines, the moves with their visits and values, and the reason in words.
//!
//! A value that is not proven is the expected result: +1.00 is a win for sure, -1.00 a loss.

use sakiyomi_core::{
    Effort, Line, MoveValue, PerfectInformation, Reason, Report, Score, ScoreUnit, State, Text,
};

use super::arena::{Node, ROOT};
use super::tree::Tree;

const ONLY_MOVE: Text = Text { en: "there is no other move", ja: "ほかに手がありません" };
const WINS_NOW: Text = Text { en: "it wins at once", ja: "これで勝ちです" };
const WINS: Text = Text {
    en: "it wins in {plies ply|plies} at the latest",
    ja: "遅くとも {plies} 手で勝ちます",
};
const LOSES: Text = Text {
    en: "every move loses against best play",
    ja: "最善を尽くされるとどの手でも負けです",
};
const DRAWS: Text = Text {
    en: "no move is better than a draw",
    ja: "引き分けより良い手はありません",
};
const MOST_VISITED: Text = Text {
    en: "{share}% of {count simulation|simulations} chose it, winning {wins}% of them",
    ja: "{count} 回の試行のうち {share}% がこの手を選び、勝率は {wins}% でした",
};
const NO_TIME: Text =
    Text { en: "there was no time to look ahead", ja: "読む時間がありませんでした" };

impl<S: PerfectInformation> Tree<S> {
    /// Returns the `count` best lines, best first.
    pub(super) fn lines(&self, count: usize) -> Vec<Line<S::Move>> {
        let children = self.arena.children_of(ROOT);
        self.ranked()
            .into_iter()
            .take(count.max(1))
            .filter_map(|place| {
                Some(Line { score: score(&children[place])?, moves: self.line(place) })
            })
            .collect()
    }

    /// Returns the moves that were tried, best first.
    pub(super) fn move_values(&self) -> Vec<MoveValue<S::Move>> {
        let children = self.arena.children_of(ROOT);
        let judged = |place: usize| {
            let child = &children[place];
            Some(MoveValue {
                mv: child.mv(),
                score: score(child)?,
                visits: u64::from(child.visits),
            })
        };
        self.ranked().into_iter().filter_map(judged).collect()
    }

    /// Returns the answer that plays `best`.
    pub(super) fn report(&self, best: S::Move, lines: usize, effort: Effort) -> Report<S::Move> {
        let (lines, moves) = (self.lines(lines), self.move_values());
        let reason = self.reason(best, &moves);
        Report { lines, moves, ..Report::immediate(best, ScoreUnit::Expectation, reason, effort) }
    }

    fn reason(&self, best: S::Move, moves: &[MoveValue<S::Move>]) -> Reason {
        let Some(value) = moves.iter().find(|value| value.mv == best) else {
            return Reason::new(NO_TIME);
        };
        let total: u64 = moves.iter().map(|value| value.visits).sum();
        match (value.score.win_distance(), value.score.loss_distance()) {
            (Some(0 | 1), _) => Reason::new(WINS_NOW),
            (Some(plies), _) => Reason::new(WINS).with("plies", plies),
            _ if self.arena.children_of(ROOT).len() == 1 => Reason::new(ONLY_MOVE),
            (_, Some(_)) => Reason::new(LOSES),
            _ if self.is_settled() => Reason::new(DRAWS),
            _ => Reason::new(MOST_VISITED)
                .with("share", 100 * value.visits / total.max(1))
                .with("count", total)
                .with("wins", (value.score.hundredths() + 100) / 2),
        }
    }
}

/// Returns the score of a move for the player who makes it, if it was tried.
fn score<M: Copy>(child: &Node<M>) -> Option<Score> {
    let estimate = |mean: f32| Score::from_hundredths((100.0 * mean).round() as i32);
    child.proof.score().or_else(|| child.mean().map(estimate))
}

/// Returns any legal move.
pub(super) fn any_move<S: State>(state: &S) -> S::Move {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    *moves.first().expect("a search is asked for while the game goes on")
}
