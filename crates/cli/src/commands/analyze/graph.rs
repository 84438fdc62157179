//! The values of a game as a curve, and as bars of characters.

use sakiyomi_core::{Score, ScoreUnit, Seat};
use sakiyomi_play::review::Review;

/// The rows above the axis, and as many below it.
const ROWS: usize = 5;
const TOP: i64 = ROWS as i64;
/// The most columns that bars may take.
const COLUMNS: usize = 70;

/// The values of a game for the first player: probabilities of winning in percent where the
/// engine tells them, otherwise scores in its unit.
pub(super) struct Curve {
    /// The value of an even game.
    pub(super) even: f64,
    /// How far from it values lie at the most.
    pub(super) reach: f64,
    /// The number of each move and the value after it; the value before the first of them comes first.
    pub(super) points: Vec<(f64, f64)>,
}

impl Curve {
    pub(super) fn of(review: &Review) -> Curve {
        let mut points = Vec::new();
        if let Some(first) = review.moves.first() {
            let before =
                if first.seat == Seat::First { first.best_score } else { -first.best_score };
            points.push((first.ply as f64 - 1.0, before));
        }
        points.extend(review.moves.iter().map(|mv| (mv.ply as f64, mv.value())));
        if let ScoreUnit::Expectation = review.unit {
            let percent = |score| 100.0 * review.unit.share(score);
            let points = points.into_iter().map(|(at, score)| (at, percent(score))).collect();
            return Curve { even: 50.0, reach: 50.0, points };
        }
        // Proven results lie at the edge.
        let estimates = points.iter().filter_map(|(_, score)| estimate(*score));
        let edge = 1.1 * estimates.map(f64::abs).fold(1.0, f64::max);
        let value = |score: Score| {
            let decided = if score.win_distance().is_some() { edge } else { -edge };
            estimate(score).unwrap_or(decided)
        };
        Curve::around_zero(points.into_iter().map(|(at, score)| (at, value(score))).collect())
    }

    fn around_zero(points: Vec<(f64, f64)>) -> Curve {
        let reach = points.iter().map(|(_, value)| value.abs()).fold(1.0, f64::max);
        Curve { even: 0.0, reach, points }
    }

    /// Draws a bar for each point: `#` where the first player is ahead, `o` where the second is.
    pub(super) fn bars(&self) -> Vec<String> {
        let Curve { even, reach, points } = self;
        let columns = points.len().min(COLUMNS);
        let bars: Vec<i64> = (0..columns)
            .map(|column| {
                let (_, value) = points[column * points.len() / columns.max(1)];
                ((value - even) / reach * ROWS as f64).round() as i64
            })
            .collect();
        let label = |row: i64| {
            let value = even + reach * row as f64 / ROWS as f64;
            match row.abs() {
                0 | TOP if *even > 0.0 => format!("{value:.0}%"),
                0 => "0".to_owned(),
                TOP => format!("{value:+.0}"),
                _ => String::new(),
            }
        };
        (-TOP..=TOP)
            .rev()
            .map(|row| {
                let bar = |&height: &i64| match row {
                    0 => '-',
                    1.. if height >= row => '#',
                    ..=-1 if height <= row => 'o',
                    _ => ' ',
                };
                let bars: String = bars.iter().map(bar).collect();
                format!("{:>6} |{bars}", label(row)).trim_end().to_owned()
            })
            .collect()
    }
}

/// Returns a score in its unit; `None` where it says only who wins.
fn estimate(score: Score) -> Option<f64> {
    let proven = score.win_distance().is_some() || score.loss_distance().is_some();
    (!proven).then(|| f64::from(score.hundredths()) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_from_the_axis_to_their_values() {
        let curve = Curve::around_zero(vec![(0.0, 0.0), (1.0, 10.0), (2.0, -4.0), (3.0, 5.9)]);
        let graph = curve.bars();
        assert_eq!(graph.len(), 2 * ROWS + 1);
        assert_eq!(graph[0], "   +10 | #");
        assert_eq!(graph[2], "       | # #");
        assert_eq!(graph[5], "     0 |----");
        assert_eq!(graph[7], "       |  o");
        assert_eq!(graph[10], "   -10 |");
    }

    #[test]
    fn probabilities_lie_around_one_half() {
        let graph =
            Curve { even: 50.0, reach: 50.0, points: vec![(0.0, 100.0), (1.0, 31.0)] }.bars();
        assert_eq!((graph[0].as_str(), graph[5].as_str()), ("  100% |#", "   50% |--"));
        assert_eq!((graph[7].as_str(), graph[10].as_str()), ("       | o", "    0% |"));
    }

    #[test]
    fn a_long_game_fits_on_the_screen() {
        let points: Vec<(f64, f64)> = (0..150).map(|n| (f64::from(n), 1.0)).collect();
        assert!(Curve::around_zero(points).bars().iter().all(|line| line.len() <= 79));
        assert_eq!(Curve::around_zero(Vec::new()).bars().len(), 2 * ROWS + 1);
    }
}
