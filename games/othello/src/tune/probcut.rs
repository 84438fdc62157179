//! Measures the parameters of multi-ProbCut. Held-out positions are searched with full width, ply
//! by ply. The differences between iterations give a standard deviation for each number of empty
//! squares and pair of depths, and a formula is fitted to all of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::{Board, Othello};
use sakiyomi_core::{Budget, Seat, Stop, SystemClock};

use super::super::endgame::{Deeper, MidgameConfig, OthelloSolver, PROOF};
use super::super::eval::{Evaluation, Indices, ProbCutModel, TERMS, UNIT};
use super::samples::Sample;
use sakiyomi_play::solver::{SolveRequest, Solver as _};

/// The numbers of empty squares that are measured.
const EMPTY: [u32; 7] = [52, 46, 40, 34, 28, 22, 16];
const POSITIONS: usize = 64;
/// How many there must be to say anything.
const ENOUGH: usize = 16;
/// How many discs they may be from even: what is further away is seldom searched for long.
const EVEN: f32 = 10.0;
const DEEPEST: u32 = 9;
const TABLE_BYTES: u64 = 8 << 20;

/// Returns the formula for `evaluation`, or `None` when there are too few positions.
pub(super) fn measure(
    evaluation: &Arc<Evaluation>,
    samples: &[Sample],
    threads: usize,
    stop: &Stop,
) -> Option<ProbCutModel> {
    let boards: Vec<Board> = EMPTY
        .iter()
        .flat_map(|&empty| {
            let is_one = move |sample: &&Sample| {
                sample.board.empty().count_ones() == empty && sample.target.abs() <= EVEN
            };
            samples.iter().filter(is_one).map(|sample| sample.board).take(POSITIONS)
        })
        .collect();
    let share = boards.len().div_ceil(threads.max(1)).max(1);
    let values: Vec<(u32, Vec<f64>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = boards
            .chunks(share)
            .map(|boards| scope.spawn(|| search(evaluation, boards, stop)))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("a search does not panic"))
            .collect()
    });

    // For each number of empty squares and pair of depths, the squared differences.
    let mut differences: BTreeMap<[u32; 3], Vec<f64>> = BTreeMap::new();
    for (empty, values) in values {
        for deep in 3..values.len() {
            for shallow in (deep % 2..deep).step_by(2).chain(std::iter::once(0)) {
                let difference = values[deep] - values[shallow];
                let place = [empty, deep as u32, shallow as u32];
                differences.entry(place).or_default().push(difference * difference);
            }
        }
    }
    differences.retain(|_, squares| squares.len() >= ENOUGH);
    fit(&differences)
}

/// Returns for each board how full it is and its value at each depth from 0 on, in discs.
fn search(evaluation: &Arc<Evaluation>, boards: &[Board], stop: &Stop) -> Vec<(u32, Vec<f64>)> {
    let mut search = OthelloSolver::new(TABLE_BYTES).with_evaluation(Arc::clone(evaluation));
    let config = MidgameConfig {
        first: 1,
        deepest: DEEPEST,
        width: 1,
        level: PROOF,
        ..MidgameConfig::default()
    };
    let mut values = |board: Board| {
        let value = evaluation.hundredths(board, &Indices::of(board));
        let mut values = vec![f64::from(value) / 100.0];
        search.forget();
        let (budget, clock) = (Budget::UNLIMITED, &SystemClock::Thread);
        let request = SolveRequest { budget, thorough: false, threads: 1, clock, stop };
        search.midgame(&Othello::new(board, Seat::First), config, request, &mut |found, _| {
            values.push(f64::from(found.score()) / f64::from(UNIT));
            Deeper::By(1)
        });
        (board.empty().count_ones(), values)
    };
    let can_move = boards.iter().filter(|board| board.mobility() != 0);
    can_move.map(|&board| values(board)).collect()
}

/// Fits the logarithm of the deviation by least squares.
fn fit(differences: &BTreeMap<[u32; 3], Vec<f64>>) -> Option<ProbCutModel> {
    let mut equations = [[0.0; TERMS + 1]; TERMS];
    for (&[empty, deep, shallow], squares) in differences {
        let terms = ProbCutModel::terms(empty, deep, shallow).map(f64::from);
        let variance = squares.iter().sum::<f64>() / squares.len() as f64;
        for i in 0..TERMS {
            for j in 0..TERMS {
                equations[i][j] += terms[i] * terms[j];
            }
            equations[i][TERMS] += terms[i] * variance.max(0.01).ln() / 2.0;
        }
    }
    // A little of this keeps the equations solvable when few places were measured.
    (0..TERMS).for_each(|i| equations[i][i] += 0.001);
    (!differences.is_empty()).then(|| ProbCutModel(solved(equations).map(|factor| factor as f32)))
}

fn solved(mut equations: [[f64; TERMS + 1]; TERMS]) -> [f64; TERMS] {
    for pivot in 0..TERMS {
        let row = equations[pivot].map(|value| value / equations[pivot][pivot]);
        equations[pivot] = row;
        for other in (0..TERMS).filter(|&other| other != pivot) {
            let factor = equations[other][pivot];
            for column in 0..=TERMS {
                equations[other][column] -= factor * row[column];
            }
        }
    }
    equations.map(|row| row[TERMS])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_formula_fits_deviations_that_follow_it() {
        let factors = [1.4, 0.5, 0.3, -0.4, -0.6, 0.05];
        let mut differences = BTreeMap::new();
        for empty in EMPTY {
            for deep in 3..9 {
                for shallow in 0..deep {
                    let terms = ProbCutModel::terms(empty, deep, shallow).map(f64::from);
                    let log: f64 = terms.iter().zip(&factors).map(|(term, f)| term * f).sum();
                    differences.insert([empty, deep, shallow], vec![(2.0 * log).exp(); 20]);
                }
            }
        }
        let ProbCutModel(fitted) = fit(&differences).unwrap();
        for (found, expected) in fitted.iter().zip(factors) {
            assert!((f64::from(*found) - expected).abs() < 0.1, "{fitted:?}");
        }
    }
}
