//! The values of a game as a curve, and as bars of characters.

use sakiyomi_core::Score;
use sakiyomi_play::review::Review;

/// The rows above the axis, and as many below it.
const ROWS: usize = 5;
/// The most columns that bars may take.
const COLUMNS: usize = 70;

/// Returns the number of each move and the value after it for the first player, in the game's
/// unit; the value before the first of them comes first. Proven results lie at the edge.
pub(super) fn curve(review: &Review) -> Vec<(f64, f64)> {
    let Some(first) = review.moves.first() else { return Vec::new() };
    let before =
        if first.seat == sakiyomi_core::Seat::First { first.best_score } else { -first.best_score };
    let scores = review.moves.iter().map(|mv| (mv.ply as f64, mv.value()));
    let scores: Vec<(f64, Score)> =
        std::iter::once((first.ply as f64 - 1.0, before)).chain(scores).collect();
    let estimates = scores.iter().filter_map(|(_, score)| estimate(*score));
    let edge = 1.1 * estimates.map(f64::abs).fold(1.0, f64::max);
    scores
        .into_iter()
        .map(|(at, score)| {
            let value = estimate(score);
            (at, value.unwrap_or(if score.win_distance().is_some() { edge } else { -edge }))
        })
        .collect()
}

/// Returns a score in the game's unit; `None` where it says only who wins.
fn estimate(score: Score) -> Option<f64> {
    let proven = score.win_distance().is_some() || score.loss_distance().is_some();
    (!proven).then(|| f64::from(score.hundredths()) / 100.0)
}

/// Draws a bar for each point: `#` where the first player is ahead, `o` where the second is.
pub(super) fn text_graph(points: &[(f64, f64)]) -> Vec<String> {
    let reach = points.iter().map(|(_, value)| value.abs()).fold(1.0, f64::max);
    let columns = points.len().min(COLUMNS);
    let bars: Vec<i64> = (0..columns)
        .map(|column| {
            let (_, value) = points[column * points.len() / columns.max(1)];
            (value / reach * ROWS as f64).round() as i64
        })
        .collect();
    let rows = ROWS as i64;
    (-rows..=rows)
        .rev()
        .map(|row| {
            let label = match row {
                row if row == rows => format!("{reach:+.0}"),
                0 => "0".to_owned(),
                row if row == -rows => format!("{:+.0}", -reach),
                _ => String::new(),
            };
            let bar = |&height: &i64| match row {
                0 => '-',
                1.. if height >= row => '#',
                ..=-1 if height <= row => 'o',
                _ => ' ',
            };
            let bars: String = bars.iter().map(bar).collect();
            format!("{label:>6} |{bars}").trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_from_the_axis_to_their_values() {
        let graph = text_graph(&[(0.0, 0.0), (1.0, 10.0), (2.0, -4.0), (3.0, 5.9)]);
        assert_eq!(graph.len(), 2 * ROWS + 1);
        assert_eq!(graph[0], "   +10 | #");
        assert_eq!(graph[2], "       | # #");
        assert_eq!(graph[5], "     0 |----");
        assert_eq!(graph[7], "       |  o");
        assert_eq!(graph[10], "   -10 |");
    }

    #[test]
    fn a_long_game_fits_on_the_screen() {
        let points: Vec<(f64, f64)> = (0..150).map(|n| (f64::from(n), 1.0)).collect();
        assert!(text_graph(&points).iter().all(|line| line.len() <= 79));
        assert_eq!(text_graph(&[]).len(), 2 * ROWS + 1);
    }
}
