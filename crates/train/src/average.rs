//! The running average of the weights, which plays better than the last step does.

/// Moves the averaged weights towards those after step `step`, the first of which is 0.
///
/// Early steps count more than `1 - ema`, so that the average is not one of random weights: the
/// share that is kept is at most `(1 + step) / (10 + step)`.
pub(crate) fn average(ema: f32, step: u64, average: &mut [Vec<f32>], weights: &[Vec<f32>]) {
    let young = (1.0 + step as f64) / (10.0 + step as f64);
    let change = 1.0 - ema.min(young as f32);
    for (average, weights) in average.iter_mut().zip(weights) {
        for (average, weight) in average.iter_mut().zip(weights) {
            *average += change * (weight - *average);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_forgets_the_beginning_early_and_is_slow_later() {
        let mut averaged = vec![vec![100.0]];
        for step in 0..30 {
            average(0.999, step, &mut averaged, &[vec![1.0]]);
        }
        assert!((averaged[0][0] - 1.0).abs() < 1e-3, "{averaged:?}");
        average(0.999, 1_000_000, &mut averaged, &[vec![2.0]]);
        assert!((averaged[0][0] - 1.001).abs() < 1e-3, "{averaged:?}");
    }

    #[test]
    fn without_a_share_to_keep_the_average_is_the_last_step() {
        let mut averaged = vec![vec![100.0, 3.0]];
        average(0.0, 7, &mut averaged, &[vec![1.0, 2.0]]);
        assert_eq!(averaged, [[1.0, 2.0]]);
    }
}
