//! What the search answers: the lines, the values of the moves, and the reason in words.

use sakiyomi_core::{Effort, Line, MoveValue, Reason, Report, ScoreUnit, Text};

use super::root::Root;
use super::value::to_score;

const ONLY_MOVE: Text = Text { en: "there is no other move", ja: "ほかに手がありません" };
const WINS_NOW: Text = Text { en: "it wins at once", ja: "これで勝ちです" };
const WINS: Text = Text {
    en: "it wins in {plies ply|plies} at the latest",
    ja: "遅くとも {plies} 手で勝ちます",
};
const LOSES: Text = Text {
    en: "every move loses; this one holds out for {plies ply|plies}",
    ja: "どの手でも負けですが、これがいちばん長く {plies} 手もちます",
};
const BEST: Text = Text {
    en: "looking {depth ply|plies} ahead it is the best ({score})",
    ja: "{depth} 手先まで読んで最善です（{score}）",
};
const NO_TIME: Text =
    Text { en: "there was no time to look ahead", ja: "読む時間がありませんでした" };

impl<M: Copy + Eq> Root<M> {
    /// Returns the best lines, best first.
    pub(super) fn lines(&self) -> Vec<Line<M>> {
        self.best_lines()
            .map(|(best, value)| Line { score: to_score(value), moves: best.line.clone() })
            .collect()
    }

    /// Returns the values of the moves that have one, best first: those of the best lines. Of the
    /// others the search knows only that they are not better.
    pub(super) fn move_values(&self) -> Vec<MoveValue<M>> {
        self.best_lines()
            .map(|(best, value)| MoveValue {
                mv: best.mv,
                score: to_score(value),
                visits: best.nodes,
            })
            .collect()
    }

    /// Returns the answer.
    pub(super) fn report(&self, best: M, unit: ScoreUnit, effort: Effort) -> Report<M> {
        Report {
            lines: self.lines(),
            moves: self.move_values(),
            ..Report::immediate(best, unit, self.reason(), effort)
        }
    }

    fn reason(&self) -> Reason {
        let Some((_, value)) = self.best_lines().next() else { return Reason::new(NO_TIME) };
        let score = to_score(value);
        match (score.win_distance(), score.loss_distance()) {
            (Some(0 | 1), _) => Reason::new(WINS_NOW),
            (Some(plies), _) => Reason::new(WINS).with("plies", plies),
            _ if self.moves.len() == 1 => Reason::new(ONLY_MOVE),
            (_, Some(plies)) => Reason::new(LOSES).with("plies", plies),
            _ => Reason::new(BEST).with("depth", self.depth.max(1)).with("score", score),
        }
    }
}
