//! The answer of the search.

use sakiyomi_core::{Effort, Line, MoveValue, Reason, Report, Score, ScoreUnit, State, Text};

const NO_TIME: Text = Text {
    en: "there was no time to imagine a game",
    ja: "先を読む時間がありませんでした",
};
const ONLY_MOVE: Text = Text { en: "there is no other move", ja: "ほかに手がありません" };
const MOST_CARDS: Text = Text {
    en: "{visits} of {all} imagined games began with it, and ended with {mean} on average",
    ja: "{all} 回のシミュレーションのうち {visits} 回でこの手を選び、結果は平均 {mean} でした",
};
const MOST_WINS: Text = Text {
    en: "{visits} of {all} imagined games began with it, and brought {mean}% of the points",
    ja: "{all} 回のシミュレーションのうち {visits} 回でこの手を選び、得点率は {mean}% でした",
};

/// A move at the root that was tried.
pub(super) struct Judged<M> {
    pub(super) mv: M,
    pub(super) visits: u32,
    pub(super) mean: f64,
}

/// Returns the answer, or `None` when no move was tried. The most visited move is the best: a
/// move with a better mean and few visits was lucky.
pub(super) fn report<S: State>(
    mut judged: Vec<Judged<S::Move>>,
    unit: ScoreUnit,
    effort: Effort,
    lines: usize,
) -> Option<Report<S::Move>> {
    judged.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean.total_cmp(&a.mean)));
    let best = judged.first()?;
    let all: u64 = judged.iter().map(|judged| u64::from(judged.visits)).sum();
    let reason = match judged.len() {
        1 if all > 1 => Reason::new(ONLY_MOVE),
        _ if S::INFO.is_solitaire() => {
            Reason::new(MOST_CARDS).with("mean", format_args!("{:.2}", best.mean))
        }
        _ => Reason::new(MOST_WINS).with("mean", format_args!("{:.0}", 100.0 * best.mean)),
    };
    let score = |mean: f64| {
        let units = if S::INFO.is_solitaire() { mean } else { 2.0 * mean - 1.0 };
        Score::from_hundredths((100.0 * units).round() as i32)
    };
    let reason = reason.with("visits", best.visits).with("all", all);
    let best = best.mv;
    Some(Report {
        lines: judged
            .iter()
            .take(lines.max(1))
            .map(|judged| Line { score: score(judged.mean), moves: vec![judged.mv] })
            .collect(),
        moves: judged
            .into_iter()
            .map(|judged| MoveValue {
                mv: judged.mv,
                score: score(judged.mean),
                visits: judged.visits.into(),
            })
            .collect(),
        ..Report::immediate(best, unit, reason, effort)
    })
}

/// Returns the answer of a search that tried nothing.
pub(super) fn untried<M>(any: M, unit: ScoreUnit, effort: Effort) -> Report<M> {
    Report::immediate(any, unit, Reason::new(NO_TIME), effort)
}
