//! Averages with their errors.

/// What a list of numbers looks like.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How many numbers there are.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// The standard error of the mean; a single number has none.
    pub standard_error: Option<f64>,
    /// The middle one.
    pub median: f64,
    /// The smallest.
    pub min: f64,
    /// The largest.
    pub max: f64,
}

impl Summary {
    /// Describes `numbers`, or returns `None` when there is none.
    pub fn of(numbers: &[f64]) -> Option<Summary> {
        let mut sorted = numbers.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (&min, &max) = (sorted.first()?, sorted.last()?);
        let count = sorted.len();
        let mean = sorted.iter().sum::<f64>() / count as f64;
        let squares: f64 = sorted.iter().map(|x| (x - mean) * (x - mean)).sum();
        let median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2.0;
        Some(Summary {
            count,
            mean,
            standard_error: (count > 1)
                .then(|| (squares / (count - 1) as f64 / count as f64).sqrt()),
            median,
            min,
            max,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_knows_mean_median_and_error() {
        let summary = Summary::of(&[1.0, 2.0, 3.0, 6.0]).unwrap();
        assert_eq!((summary.mean, summary.median), (3.0, 2.5));
        let error = summary.standard_error.unwrap();
        assert!((error - (14.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Summary::of(&[5.0]).unwrap().standard_error, None);
        assert_eq!(Summary::of(&[]), None);
    }
}
