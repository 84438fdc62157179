//! How a game ended.

use pyo3::prelude::*;
use sakiyomi_core as core;

use super::state::seat_of;

/// How a game ended, seen from above the table.
#[pyclass(frozen, eq, hash, module = "sakiyomi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Outcome(pub(crate) core::Outcome);

#[pymethods]
impl Outcome {
    /// The seat that won, 0 or 1; None for a draw and for a solitaire.
    #[getter]
    fn winner(&self) -> Option<usize> {
        match self.0 {
            core::Outcome::Won { by, .. } => Some(by.index()),
            _ => None,
        }
    }

    /// By how much, in games that count.
    #[getter]
    fn margin(&self) -> Option<u32> {
        match self.0 {
            core::Outcome::Won { margin, .. } => margin,
            _ => None,
        }
    }

    /// The result of a solitaire: cards played and points.
    #[getter]
    fn score(&self) -> Option<(u32, u32)> {
        match self.0 {
            core::Outcome::Scored { score, bonus } => Some((score, bonus)),
            _ => None,
        }
    }

    /// Returns 1, 0 or -1 for a win, draw or loss of a seat.
    fn reward(&self, seat: usize) -> PyResult<f64> {
        let seat = seat_of(seat)?;
        Ok(self.0.points_for(seat).map_or(0.0, |points| 2.0 * points - 1.0))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Outcome({})", self.0)
    }
}
