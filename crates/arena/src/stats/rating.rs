//! Ratings of a field by the Bradley-Terry model, a draw being half a win. They are the
//! maximum-likelihood ratings, and add up to 0. One drawn pair is added to every encounter that
//! took place: without it a player who won every game would be infinitely strong.

/// Points that each player took from each other: `points[a][b]` half points of a against b.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreTable {
    points: Vec<Vec<u64>>,
}

/// How strong a player of a field is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo above the field's average.
    pub elo: f64,
    /// The half-width of its 95% interval.
    pub elo_95: f64,
}

impl ScoreTable {
    /// Returns the table of `players` who have not met yet.
    pub fn new(players: usize) -> ScoreTable {
        ScoreTable { points: vec![vec![0; players]; players] }
    }

    /// Adds games in which `a` took `of_a` half points and `b` took `of_b`.
    pub fn add(&mut self, (a, of_a): (usize, u64), (b, of_b): (usize, u64)) {
        self.points[a][b] += of_a;
        self.points[b][a] += of_b;
    }

    /// Returns the points of `a` against `b`.
    pub fn points(&self, a: usize, b: usize) -> f64 {
        self.points[a][b] as f64 / 2.0
    }

    /// Returns the number of games between `a` and `b`.
    pub fn games(&self, a: usize, b: usize) -> u64 {
        (self.points[a][b] + self.points[b][a]) / 2
    }

    fn supported(&self, a: usize, b: usize) -> (f64, f64) {
        match self.games(a, b) {
            0 => (0.0, 0.0),
            games => (self.points(a, b) + 1.0, games as f64 + 2.0),
        }
    }
}

/// Returns the rating of each player.
pub fn ratings(table: &ScoreTable) -> Vec<Rating> {
    let players = table.points.len();
    let mut strengths = vec![0.0; players];
    // Newton's method on a concave likelihood; shortened steps keep it from overshooting.
    for _ in 0..200 {
        let (gradient, information) = slopes(table, &strengths);
        let Some(covariance) = inverse_on_mean_zero(&information) else { break };
        let step: Vec<f64> = covariance
            .iter()
            .map(|row| row.iter().zip(&gradient).map(|(x, y)| x * y).sum())
            .collect();
        let longest = step.iter().fold(0.0f64, |longest, x| longest.max(x.abs()));
        let factor = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (strength, x) in strengths.iter_mut().zip(&step) {
            *strength += factor * x;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let (_, information) = slopes(table, &strengths);
    let covariance = inverse_on_mean_zero(&information);
    let scale = 400.0 / std::f64::consts::LN_10;
    (0..players)
        .map(|a| Rating {
            elo: scale * strengths[a],
            elo_95: covariance.as_ref().map_or(f64::INFINITY, |covariance| {
                1.96 * scale * covariance[a][a].max(0.0).sqrt()
            }),
        })
        .collect()
}

/// Returns the gradient of the log-likelihood and the information matrix.
fn slopes(table: &ScoreTable, strengths: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = table.points.len();
    let mut gradient = vec![0.0; players];
    let mut information = vec![vec![0.0; players]; players];
    for a in 0..players {
        for b in (0..players).filter(|&b| b != a) {
            let (points, games) = table.supported(a, b);
            let expected = 1.0 / (1.0 + (strengths[b] - strengths[a]).exp());
            let weight = games * expected * (1.0 - expected);
            gradient[a] += points - games * expected;
            information[a][a] += weight;
            information[a][b] -= weight;
        }
    }
    (gradient, information)
}

/// Inverts `matrix` on the vectors that add up to 0; `None` when parts of the field never met.
fn inverse_on_mean_zero(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let share = 1.0 / n as f64;
    // Gauss-Jordan on [matrix + 1/n | identity].
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .enumerate()
        .map(|(i, row)| {
            let identity = (0..n).map(|j| f64::from(u8::from(i == j)));
            row.iter().map(|x| x + share).chain(identity).collect()
        })
        .collect();
    for column in 0..n {
        let pivot =
            (column..n).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        rows.swap(column, pivot);
        let lead = rows[column][column];
        if lead.abs() < 1e-9 {
            return None;
        }
        for x in &mut rows[column] {
            *x /= lead;
        }
        let row = rows[column].clone();
        for (_, target) in rows.iter_mut().enumerate().filter(|(other, _)| *other != column) {
            let factor = target[column];
            for (x, y) in target.iter_mut().zip(&row) {
                *x -= factor * y;
            }
        }
    }
    Some(rows.into_iter().map(|row| row[n..].iter().map(|x| x - share).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_differ_as_their_points_say() {
        // 29 to 9 with the drawn pair is 30 to 10: odds of 3 to 1, 190.85 Elo.
        let mut table = ScoreTable::new(2);
        table.add((0, 58), (1, 18));
        let field = ratings(&table);
        assert!((field[0].elo - field[1].elo - 190.85).abs() < 0.01, "{field:?}");
        assert!((field[0].elo + field[1].elo).abs() < 1e-9);
        // The information of 40 games at 3/4 is 7.5; each rating is half of the difference.
        let expected = 1.96 * (400.0 / std::f64::consts::LN_10) * (1.0f64 / 7.5).sqrt() / 2.0;
        assert!((field[0].elo_95 - expected).abs() < 1e-6, "{field:?}");
    }

    #[test]
    fn strengths_that_explain_the_results_exactly_are_found() {
        // Strengths 9 : 3 : 1, so that 3:1, 9:1 and 3:1 are expected; the drawn pair is taken off.
        let mut table = ScoreTable::new(3);
        let encounter = |p: u64, q: u64| (2 * p - 2, 2 * q - 2);
        for (a, b, (of_a, of_b)) in
            [(0, 1, encounter(75, 25)), (0, 2, encounter(90, 10)), (1, 2, encounter(75, 25))]
        {
            table.add((a, of_a), (b, of_b));
        }
        let field = ratings(&table);
        let step = 400.0 * 3f64.log10();
        assert!((field[0].elo - step).abs() < 1e-6, "{field:?}");
        assert!(field[1].elo.abs() < 1e-6 && (field[2].elo + step).abs() < 1e-6, "{field:?}");
        assert!(field[1].elo_95 < field[0].elo_95, "the middle is known best: {field:?}");
    }

    #[test]
    fn a_player_who_won_everything_has_a_finite_rating() {
        let mut table = ScoreTable::new(2);
        table.add((0, 200), (1, 0));
        let field = ratings(&table);
        assert!(field[0].elo > 300.0 && field[0].elo.is_finite(), "{field:?}");
    }

    #[test]
    fn parts_that_never_met_cannot_be_compared() {
        let mut table = ScoreTable::new(3);
        table.add((0, 4), (1, 4));
        assert_eq!(ratings(&table)[0].elo_95, f64::INFINITY);
    }
}
