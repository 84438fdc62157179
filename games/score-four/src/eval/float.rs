//! The evaluation as it learns: the same network in floating point, with gradients.

use crate::Board;
use sakiyomi_core::Rng;

use super::features::{FEATURES, for_each};
use super::quantised::{Evaluation, Half, ONE, OUT_ONE, Row};
use super::{STRAIGHT, WIDTH};

/// The weights of one side to move: one row for each fact, then the bias, then the second layer.
const ROWS: usize = FEATURES + 2;
const BIAS: usize = FEATURES;
const OUT: usize = FEATURES + 1;

/// Weights that can be learned.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Float {
    /// `weights[ROWS * side + row]`, side 0 when the first player is to move.
    weights: Vec<[f32; WIDTH]>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) board: Board,
    /// The expected points of the player to move, from 0 to 1.
    pub(crate) target: f32,
}

/// The direction in which the loss of some samples falls, and that loss.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Gradient {
    weights: Vec<[f32; WIDTH]>,
    pub(crate) loss: f64,
}

impl Gradient {
    pub(crate) fn zero() -> Gradient {
        Gradient { weights: vec![[0.0; WIDTH]; 2 * ROWS], loss: 0.0 }
    }

    pub(crate) fn add(&mut self, other: &Gradient) {
        for (own, other) in self.weights.iter_mut().zip(&other.weights) {
            for (own, other) in own.iter_mut().zip(other) {
                *own += other;
            }
        }
        self.loss += other.loss;
    }
}

/// The state of the optimiser (Adam).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Momentum {
    first: Vec<[f32; WIDTH]>,
    second: Vec<[f32; WIDTH]>,
    steps: i32,
}

impl Momentum {
    pub(crate) fn new() -> Momentum {
        let zero = vec![[0.0; WIDTH]; 2 * ROWS];
        Momentum { first: zero.clone(), second: zero, steps: 0 }
    }
}

impl Float {
    /// Returns weights that know nothing, with small random differences to learn from.
    pub(crate) fn new(rng: &mut Rng) -> Float {
        let mut uniform = |width: f32| (2.0 * rng.unit() as f32 - 1.0) * width;
        let weights = (0..2 * ROWS)
            .map(|row| {
                let mut weights: [f32; WIDTH] = std::array::from_fn(|_| match row % ROWS {
                    BIAS => 0.3 + uniform(0.2),
                    OUT => uniform(0.3),
                    _ => uniform(0.05),
                });
                weights[STRAIGHT] = if row % ROWS == OUT { 1.0 } else { 0.0 };
                weights
            })
            .collect();
        Float { weights }
    }

    /// Returns the logarithm of the odds that the player to move wins.
    #[cfg(test)]
    pub(crate) fn logit(&self, board: Board) -> f32 {
        let side = side(board);
        self.result(side, &self.sums(side, board))
    }

    pub(crate) fn learn_from(&self, sample: &Sample, gradient: &mut Gradient) {
        let side = side(sample.board);
        let sums = self.sums(side, sample.board);
        let logit = self.result(side, &sums);
        let guess = 1.0 / (1.0 + (-logit).exp());
        gradient.loss += f64::from(cross_entropy(guess, sample.target));

        let error = guess - sample.target;
        let out = &self.weights[side + OUT];
        let mut down = [0.0; WIDTH];
        for i in 0..WIDTH {
            if i == STRAIGHT {
                down[i] = error;
            } else {
                gradient.weights[side + OUT][i] += error * sums[i].clamp(0.0, 1.0);
                if (0.0..1.0).contains(&sums[i]) {
                    down[i] = error * out[i];
                }
            }
        }
        let mut add = |row: usize| {
            for (sum, down) in gradient.weights[side + row].iter_mut().zip(&down) {
                *sum += down;
            }
        };
        add(BIAS);
        for_each(sample.board, add);
    }

    pub(crate) fn loss(&self, sample: &Sample) -> f64 {
        let side = side(sample.board);
        let logit = self.result(side, &self.sums(side, sample.board));
        f64::from(cross_entropy(1.0 / (1.0 + (-logit).exp()), sample.target))
    }

    pub(crate) fn step(
        &mut self,
        gradient: &Gradient,
        samples: usize,
        rate: f32,
        momentum: &mut Momentum,
    ) {
        const FADE: (f32, f32) = (0.9, 0.999);
        // Weights beyond this would not fit into the whole numbers that engines use.
        const LIMIT: f32 = 1.98;
        momentum.steps += 1;
        let correction =
            (1.0 - FADE.1.powi(momentum.steps)).sqrt() / (1.0 - FADE.0.powi(momentum.steps));
        let rate = rate * correction;
        let scale = 1.0 / samples as f32;
        for (row, weights) in self.weights.iter_mut().enumerate() {
            let (first, second) = (&mut momentum.first[row], &mut momentum.second[row]);
            for i in 0..WIDTH {
                let slope = gradient.weights[row][i] * scale;
                first[i] = FADE.0 * first[i] + (1.0 - FADE.0) * slope;
                second[i] = FADE.1 * second[i] + (1.0 - FADE.1) * slope * slope;
                let step = rate * first[i] / (second[i].sqrt() + 1e-8);
                weights[i] = (weights[i] - step).clamp(-LIMIT, LIMIT);
            }
        }
    }

    pub(crate) fn quantise(&self) -> Evaluation {
        let round = |row: &[f32; WIDTH], one: f32| {
            Row::new(row.map(|weight| (weight * one).round() as i16))
        };
        let half = |weights: &[[f32; WIDTH]]| Half {
            facts: weights[..FEATURES].iter().map(|row| round(row, ONE)).collect(),
            bias: round(&weights[BIAS], ONE),
            out: round(&weights[OUT], OUT_ONE),
        };
        Evaluation { halves: [half(&self.weights[..ROWS]), half(&self.weights[ROWS..])] }
    }

    /// Returns weights to learn on from, near those of `evaluation`.
    pub(crate) fn from_quantised(evaluation: &Evaluation) -> Float {
        let exact = |row: &Row, one: f32| row.numbers().map(|weight| f32::from(weight) / one);
        let weights = evaluation
            .halves
            .iter()
            .flat_map(|half| {
                let facts = half.facts.iter().map(|row| exact(row, ONE));
                facts.chain([exact(&half.bias, ONE), exact(&half.out, OUT_ONE)])
            })
            .collect();
        Float { weights }
    }

    fn sums(&self, side: usize, board: Board) -> [f32; WIDTH] {
        let mut sums = self.weights[side + BIAS];
        for_each(board, |fact| {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[side + fact]) {
                *sum += weight;
            }
        });
        sums
    }

    fn result(&self, side: usize, sums: &[f32; WIDTH]) -> f32 {
        let out = &self.weights[side + OUT];
        let bent: f32 =
            (0..WIDTH).filter(|&i| i != STRAIGHT).map(|i| sums[i].clamp(0.0, 1.0) * out[i]).sum();
        sums[STRAIGHT] + bent
    }
}

fn side(board: Board) -> usize {
    ROWS * (board.occupied().count_ones() as usize % 2)
}

fn cross_entropy(guess: f32, target: f32) -> f32 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    -(target * guess.ln() + (1.0 - target) * (1.0 - guess).ln())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScoreFour;
    use sakiyomi_core::{MoveList, State as _};

    fn boards(count: usize) -> Vec<Board> {
        let rng = &mut Rng::seeded(1);
        let mut boards = Vec::new();
        while boards.len() < count {
            let mut state = ScoreFour::start();
            while let Some(mv) = state.random_move(rng, &mut MoveList::new()) {
                boards.push(state.board());
                state.apply(mv);
            }
        }
        boards
    }

    #[test]
    fn whole_numbers_say_nearly_the_same() {
        let float = Float::new(&mut Rng::seeded(2));
        let whole = float.quantise();
        for board in boards(500) {
            let difference = 100.0 * float.logit(board) - whole.hundredths(board) as f32;
            assert!(difference.abs() < 25.0, "{difference} at {board:?}");
        }
        assert_eq!(Float::from_quantised(&whole).quantise(), whole);
        assert_eq!(Evaluation::from_bytes(&whole.to_bytes()), Ok(whole));
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let float = Float::new(&mut Rng::seeded(3));
        for board in boards(40) {
            let sample = Sample { board, target: 0.8 };
            let mut gradient = Gradient::zero();
            float.learn_from(&sample, &mut gradient);
            let sums = float.sums(side(board), board);
            for (row, i) in [(BIAS, 0), (BIAS, 3), (OUT, 5), (FEATURES - 100, 7), (700, 0)] {
                // Where the ramp bends there is no slope to measure.
                if row != OUT && i != STRAIGHT && sums[i].abs().min((sums[i] - 1.0).abs()) < 0.02 {
                    continue;
                }
                let row = side(board) + row;
                let slope = |by: f32| {
                    let mut moved = float.clone();
                    moved.weights[row][i] += by;
                    moved.loss(&sample)
                };
                let measured = (slope(1e-2) - slope(-1e-2)) / 2e-2;
                let computed = f64::from(gradient.weights[row][i]);
                assert!((measured - computed).abs() < 2e-3, "{measured} and {computed}");
            }
        }
    }

    #[test]
    fn steps_lower_the_loss() {
        let mut float = Float::new(&mut Rng::seeded(4));
        let mut momentum = Momentum::new();
        // More beads, better odds: easy to learn from the heights.
        let samples: Vec<Sample> = boards(300)
            .into_iter()
            .map(|board| Sample { board, target: board.occupied().count_ones() as f32 / 64.0 })
            .collect();
        let loss = |float: &Float| samples.iter().map(|sample| float.loss(sample)).sum::<f64>();
        let before = loss(&float);
        for _ in 0..60 {
            let mut gradient = Gradient::zero();
            samples.iter().for_each(|sample| float.learn_from(sample, &mut gradient));
            float.step(&gradient, samples.len(), 0.01, &mut momentum);
        }
        assert!(loss(&float) < 0.95 * before, "{before} to {}", loss(&float));
    }

    #[test]
    fn foreign_short_and_damaged_weights_are_refused() {
        use super::super::quantised::WeightsError;
        let bytes = Float::new(&mut Rng::seeded(5)).quantise().to_bytes();
        assert_eq!(Evaluation::from_bytes(b"PK\x03\x04"), Err(WeightsError::Foreign));
        let short = Evaluation::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err().to_string();
        assert!(short.starts_with("expected"), "{short}");
        let mut damaged = bytes.clone();
        damaged[1000] ^= 1;
        assert_eq!(Evaluation::from_bytes(&damaged), Err(WeightsError::Damaged));
    }
}
