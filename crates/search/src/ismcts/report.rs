//! The report and the counters of a search.

use sakiyomi_core::{
    Effort, Line, MoveValue, Reason, Report, Score, ScoreUnit, State, Statistic, Text,
};

use super::cache::{Cache, Counts, Edge};
use crate::shared::ONLY_MOVE;

pub(super) const NO_TIME: Text = Text {
    en: "there was no time to imagine a game",
    ja: "先を読む時間がありませんでした",
};
const MOST_CARDS: Text = Text {
    en: "{visits} of {all} imagined games began with it, and ended with {mean} on average",
    ja: "{all} 回のシミュレーションのうち {visits} 回でこの手を選び、結果は平均 {mean} でした",
};
const MOST_WINS: Text = Text {
    en: "{visits} of {all} imagined games began with it, and brought {mean}% of the points",
    ja: "{all} 回のシミュレーションのうち {visits} 回でこの手を選び、得点率は {mean}% でした",
};

/// Returns the report, or `None` when no edge was tried. The most visited move is the best: one with a
/// better mean and few visits was lucky.
pub(super) fn report<S: State>(
    edges: &[Edge<S::Move>],
    unit: ScoreUnit,
    effort: Effort,
    lines: usize,
) -> Option<Report<S::Move>> {
    let mut edges: Vec<_> = edges.iter().filter(|edge| edge.is_known()).collect();
    edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
    let best = *edges.first()?;
    let all: u64 = edges.iter().map(|edge| u64::from(edge.visits)).sum();
    let reason = match edges.len() {
        1 if all > 1 => Reason::new(ONLY_MOVE),
        _ if S::INFO.is_solitaire() => {
            Reason::new(MOST_CARDS).with("mean", format_args!("{:.2}", best.mean()))
        }
        _ => Reason::new(MOST_WINS).with("mean", format_args!("{:.0}", 100.0 * best.mean())),
    };
    let reason = reason.with("visits", best.visits).with("all", all);
    let value = |edge: &&Edge<S::Move>| {
        let mean = edge.mean();
        let units = if S::INFO.is_solitaire() { mean } else { 2.0 * mean - 1.0 };
        let score = Score::from_hundredths((100.0 * units).round() as i32);
        MoveValue { mv: edge.mv, score, visits: edge.visits.into() }
    };
    let moves: Vec<_> = edges.iter().map(value).collect();
    let line = |value: &MoveValue<S::Move>| Line { score: value.score, moves: vec![value.mv] };
    let lines = moves.iter().take(lines.max(1)).map(line).collect();
    Some(Report { lines, moves, ..Report::immediate(best.mv, unit, reason, effort) })
}

const ITERATIONS: Text = Text { en: "imagined games", ja: "シミュレーション" };
const INFORMATION_SETS: Text = Text { en: "information sets", ja: "情報集合" };
const EDGES: Text = Text { en: "moves in them", ja: "その中の手" };
const HITS: Text = Text { en: "found in the tree", ja: "木にあった回数" };
const MISSES: Text = Text { en: "not found in it", ja: "木になかった回数" };
const EVICTIONS: Text = Text { en: "evicted from it", ja: "木から外した回数" };
const BYTES: Text = Text { en: "bytes", ja: "バイト数" };

/// Returns the counters of a search: what it did after `before`, and the tree as it is now.
pub(super) fn statistics<M: Copy + Eq>(
    iterations: u64,
    cache: &Cache<M>,
    before: Counts,
) -> Vec<Statistic> {
    let Counts { hits, misses, evictions } = cache.counts;
    [
        ("iterations", ITERATIONS, iterations),
        ("information_sets", INFORMATION_SETS, cache.len() as u64),
        ("edges", EDGES, cache.edges() as u64),
        ("hits", HITS, hits - before.hits),
        ("misses", MISSES, misses - before.misses),
        ("evictions", EVICTIONS, evictions - before.evictions),
        ("bytes", BYTES, cache.bytes()),
    ]
    .map(|(key, name, value)| Statistic { key, name, value })
    .to_vec()
}
