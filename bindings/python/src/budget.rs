//! The limits of a search, as keywords of Python.

use std::time::Duration;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sakiyomi_core::{Budget, parse_duration, parse_memory};

use super::error::refused;

/// The wall time of a search without a limit.
const USUAL: Duration = Duration::from_secs(1);
/// Longer times are mistakes, and would not fit a clock.
const LONGEST: Duration = Duration::from_secs(365 * 86_400);

/// The keywords `time`, `cpu`, `nodes`, `depth` and `memory`.
pub(crate) type Limits<'py> = Bound<'py, PyDict>;

/// A number, or a text such as `250ms` or `512MB`.
#[derive(FromPyObject)]
enum Amount<T> {
    Number(T),
    Text(String),
}

/// Reads the limits; without one of time, nodes or depth there is a second.
pub(crate) fn budget(limits: Option<Limits<'_>>) -> PyResult<Budget> {
    let (mut budget, mut is_limited) = (Budget::UNLIMITED, false);
    for (key, value) in limits.iter().flatten() {
        let key: String = key.extract()?;
        if value.is_none() {
            continue;
        }
        match key.as_str() {
            "time" => budget.wall = time(value.extract()?)?,
            "cpu" => budget.cpu = time(value.extract()?)?,
            "nodes" => budget.nodes = Some(value.extract()?),
            "depth" => budget.depth = Some(value.extract()?),
            "memory" => {
                budget.memory = Some(match value.extract()? {
                    Amount::Number(bytes) => bytes,
                    Amount::Text(text) => parse_memory(&text).map_err(refused)?,
                });
            }
            _ => return Err(PyTypeError::new_err(format!("unexpected keyword argument '{key}'"))),
        }
        is_limited |= key != "memory";
    }
    if budget.nodes == Some(0) || budget.depth == Some(0) {
        return Err(refused("nodes and depth are numbers from 1 on"));
    }
    if !is_limited {
        budget.wall = Some(USUAL);
    }
    Ok(budget)
}

/// Reads a time in seconds; `None` when it is infinite.
fn time(amount: Amount<f64>) -> PyResult<Option<Duration>> {
    match amount {
        Amount::Text(text) => parse_duration(&text).map(Some).map_err(refused),
        Amount::Number(f64::INFINITY) => Ok(None),
        Amount::Number(seconds) => match Duration::try_from_secs_f64(seconds) {
            Ok(time) if !time.is_zero() && time <= LONGEST => Ok(Some(time)),
            _ => {
                let problem = "is no time in seconds, above 0, of a year at most";
                Err(refused(format!("{seconds} {problem}")))
            }
        },
    }
}
