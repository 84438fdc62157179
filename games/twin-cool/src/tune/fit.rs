//! Least squares, one small system of equations for each shape.
//!
//! Samples are added up in the normal equations of their shape, so that none is kept and no
//! learning rate chosen. The solution is the change of the weights, with a small penalty: a rare
//! shape stays near what it was.

use super::super::value::{INPUTS, Inputs, Weights};

/// The lower triangle of the matrix, row by row.
const TRIANGLE: usize = INPUTS * (INPUTS + 1) / 2;
/// The penalty on a change of a weight, in samples.
const PENALTY: f64 = 4.0;

/// What samples say about the weights of one shape.
#[derive(Clone)]
struct Equations {
    matrix: [f64; TRIANGLE],
    right: [f64; INPUTS],
}

pub(super) struct Normal {
    shapes: Vec<Option<Box<Equations>>>,
    pub(super) samples: u64,
    /// The sum of the squares of what the weights so far were wrong by.
    squares: f64,
}

impl Normal {
    pub(super) fn new(shapes: usize) -> Normal {
        Normal { shapes: vec![None; shapes], samples: 0, squares: 0.0 }
    }

    /// Adds that the weights so far were wrong by `error` for these inputs.
    pub(super) fn add(&mut self, shape: usize, inputs: &Inputs, error: f64) {
        let equations = self.shapes[shape].get_or_insert_with(|| {
            Box::new(Equations { matrix: [0.0; TRIANGLE], right: [0.0; INPUTS] })
        });
        let mut at = 0;
        for row in 0..INPUTS {
            let input = f64::from(inputs[row]);
            for &other in &inputs[..=row] {
                equations.matrix[at] += input * f64::from(other);
                at += 1;
            }
            equations.right[row] += input * error;
        }
        self.samples += 1;
        self.squares += error * error;
    }

    pub(super) fn absorb(&mut self, other: &Normal) {
        for (own, other) in self.shapes.iter_mut().zip(&other.shapes) {
            let Some(other) = other else { continue };
            match own {
                None => *own = Some(other.clone()),
                Some(own) => {
                    own.matrix.iter_mut().zip(&other.matrix).for_each(|(a, b)| *a += b);
                    own.right.iter_mut().zip(&other.right).for_each(|(a, b)| *a += b);
                }
            }
        }
        self.samples += other.samples;
        self.squares += other.squares;
    }

    pub(super) fn mean_square(&self) -> f64 {
        self.squares / self.samples.max(1) as f64
    }

    pub(super) fn solve(self, weights: &mut Weights) {
        for (row, equations) in weights.rows.iter_mut().zip(self.shapes) {
            let Some(equations) = equations else { continue };
            for (weight, change) in row.iter_mut().zip(change(&equations)) {
                *weight += change as f32;
            }
        }
    }
}

/// Solves the equations with their penalty, by Cholesky's decomposition.
fn change(equations: &Equations) -> [f64; INPUTS] {
    let at = |row: usize, column: usize| row * (row + 1) / 2 + column;
    let mut lower = equations.matrix;
    for row in 0..INPUTS {
        lower[at(row, row)] += PENALTY;
        for column in 0..=row {
            let known: f64 = (0..column).map(|k| lower[at(row, k)] * lower[at(column, k)]).sum();
            let left = lower[at(row, column)] - known;
            lower[at(row, column)] =
                if row == column { left.sqrt() } else { left / lower[at(column, column)] };
        }
    }
    let mut solution = equations.right;
    for row in 0..INPUTS {
        let known: f64 = (0..row).map(|k| lower[at(row, k)] * solution[k]).sum();
        solution[row] = (solution[row] - known) / lower[at(row, row)];
    }
    for row in (0..INPUTS).rev() {
        let known: f64 = (row + 1..INPUTS).map(|k| lower[at(k, row)] * solution[k]).sum();
        solution[row] = (solution[row] - known) / lower[at(row, row)];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Rng;

    #[test]
    fn a_linear_rule_is_found_again() {
        let rng = &mut Rng::seeded(1);
        let rule: [f64; INPUTS] = std::array::from_fn(|_| rng.unit() - 0.5);
        let mut weights = Weights::zero();
        let mut normal = Normal::new(weights.rows.len());
        for _ in 0..200_000 {
            let inputs: Inputs = std::array::from_fn(|_| rng.unit() as f32 - 0.5);
            let target: f64 = rule.iter().zip(&inputs).map(|(a, &b)| a * f64::from(b)).sum();
            normal.add(3, &inputs, target + rng.unit() - 0.5);
        }
        normal.solve(&mut weights);
        for (found, rule) in weights.rows[3].iter().zip(&rule) {
            assert!((f64::from(*found) - rule).abs() < 0.01, "{found} {rule}");
        }
        assert_eq!(weights.rows[2], [0.0; INPUTS]);
    }
}
