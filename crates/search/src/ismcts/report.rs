//! The report and the counters of a search.

use crate::msg;
use sakiyomi_core::{Effort, Line, MoveValue, Reason, Report, Score, ScoreUnit, State, Statistic};

use super::cache::{Cache, Counts, Edge};

/// Returns the report, `None` without a tried edge. The most visited move is best: means are luck.
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
        1 if all > 1 => Reason::new(msg("shared-only-move")),
        _ if S::INFO.is_solitaire() => {
            Reason::new(msg("ismcts-most-cards")).with("mean", format_args!("{:.2}", best.mean()))
        }
        _ => Reason::new(msg("ismcts-most-wins"))
            .with("mean", format_args!("{:.0}", 100.0 * best.mean())),
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

/// Returns the counters of a search: what it did after `before`, and the tree as it is now.
pub(super) fn statistics<M: Copy + Eq>(
    iterations: u64,
    cache: &Cache<M>,
    before: Counts,
) -> Vec<Statistic> {
    let Counts { hits, misses, evictions } = cache.counts;
    [
        ("iterations", msg("ismcts-iterations"), iterations),
        ("information_sets", msg("ismcts-information-sets"), cache.len() as u64),
        ("edges", msg("ismcts-edges"), cache.edges() as u64),
        ("hits", msg("ismcts-hits"), hits - before.hits),
        ("misses", msg("ismcts-misses"), misses - before.misses),
        ("evictions", msg("ismcts-evictions"), evictions - before.evictions),
        ("bytes", msg("ismcts-bytes"), cache.bytes()),
    ]
    .map(|(key, name, value)| Statistic { key, name, value })
    .to_vec()
}
