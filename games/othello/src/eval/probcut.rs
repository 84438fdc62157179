//! How well a shallow search with this evaluation predicts a deep one.
//!
//! The standard deviation of their difference depends on both depths and on the number of empty
//! squares. `tune` measures it for the weights it made and stores a formula with them: the logarithm
//! is a polynomial in the number of empty squares and the logarithms of the depths.

use sakiyomi_search::alpha_beta::ProbCutParams;

pub(in super::super) const TERMS: usize = 6;

/// The factors of the formula, for deviations in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProbCutModel(pub(in super::super) [f32; TERMS]);

impl Default for ProbCutModel {
    /// Before anything is measured: four discs and a half, whatever the depths.
    fn default() -> ProbCutModel {
        ProbCutModel([1.5, 0.0, 0.0, 0.0, 0.0, 0.0])
    }
}

/// The shallowest search that may be cut.
const SHALLOWEST: u32 = 3;

impl ProbCutModel {
    /// Returns the terms of the formula for these depths and this many empties.
    pub(in super::super) fn terms(empty: u32, deep: u32, shallow: u32) -> [f32; TERMS] {
        let empty = empty as f32 / 60.0;
        let (deep, shallow) = ((deep as f32 + 1.0).ln(), (shallow as f32 + 1.0).ln());
        [1.0, empty, deep, shallow, empty * empty, deep * shallow]
    }

    /// Returns the ProbCut parameters; both depths have one parity because of the odd-even effect.
    pub(super) fn probcut_params(&self, empty: u32, depth: u32) -> Option<ProbCutParams> {
        if depth < SHALLOWEST {
            return None;
        }
        let shallow = (2 * (depth / 4) + depth % 2).min(depth - 2);
        Some(ProbCutParams {
            depth: shallow,
            deviation: self.deviation(empty, depth, shallow),
            static_deviation: self.deviation(empty, depth, 0)
                + self.deviation(empty, depth, shallow),
        })
    }

    /// Returns the standard deviation of the difference between two depths, in hundredths of a disc.
    fn deviation(&self, empty: u32, deep: u32, shallow: u32) -> i32 {
        let terms = ProbCutModel::terms(empty, deep, shallow);
        let logarithm: f32 = terms.iter().zip(&self.0).map(|(term, factor)| term * factor).sum();
        // Whatever was measured, no evaluation is better than half a disc or worse than forty.
        (100.0 * logarithm.exp()).clamp(50.0, 4000.0) as i32
    }
}
