//! What engines say.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use sakiyomi_core as core;
use sakiyomi_core::{Certainty, Reason};

use super::error::language;

/// How good something is for the player to move.
#[pyclass(frozen, eq, ord, hash, module = "sakiyomi")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Score(core::Score);

#[pymethods]
impl Score {
    /// The estimate in the unit of the report; None when the result is proven.
    #[getter]
    fn value(&self) -> Option<f64> {
        let proven = self.0.win_distance().or(self.0.loss_distance());
        proven.is_none().then(|| f64::from(self.0.hundredths()) / 100.0)
    }

    /// The plies to a proven win.
    #[getter]
    fn win_in(&self) -> Option<u32> {
        self.0.win_distance()
    }

    /// The plies to a proven loss.
    #[getter]
    fn loss_in(&self) -> Option<u32> {
        self.0.loss_distance()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Score({})", self.0)
    }
}

/// A sequence of best play.
#[pyclass(frozen, get_all, module = "sakiyomi")]
#[derive(Clone)]
pub(crate) struct Line {
    /// Its value for the player to move.
    score: Score,
    /// The moves.
    moves: Vec<String>,
}

repr!(Line, |line| format!("Line({}, {:?})", line.score.0, line.moves.join(" ")));

/// An engine's evaluation of one move.
#[pyclass(frozen, get_all, module = "sakiyomi")]
#[derive(Clone)]
pub(crate) struct MoveValue {
    /// The move.
    mv: String,
    /// Its value for the player to move.
    score: Score,
    /// What was spent on it.
    visits: u64,
}

repr!(MoveValue, |own| format!("MoveValue({:?}, {}, {})", own.mv, own.score.0, own.visits));

/// A search so far.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct Progress {
    /// The best lines so far, best first.
    lines: Vec<Line>,
    /// The moves evaluated so far, best first.
    moves: Vec<MoveValue>,
    /// Positions visited, or simulations.
    nodes: u64,
    /// The depth of the best line, in plies.
    depth: u32,
    /// Seconds so far.
    time: f64,
}

impl From<&core::Progress<'_, String>> for Progress {
    fn from(progress: &core::Progress<'_, String>) -> Progress {
        Progress {
            lines: lines(progress.lines),
            moves: moves(progress.moves),
            nodes: progress.effort.nodes,
            depth: progress.effort.depth,
            time: progress.effort.wall.as_secs_f64(),
        }
    }
}

/// An engine's answer.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Report {
    /// The move to play.
    #[pyo3(get)]
    best: String,
    /// The value of the best line for the player to move; None for engines that do not search.
    #[pyo3(get)]
    score: Option<Score>,
    /// The best lines, best first; empty for engines that do not search.
    #[pyo3(get)]
    lines: Vec<Line>,
    /// The moves that were evaluated, best first.
    #[pyo3(get)]
    moves: Vec<MoveValue>,
    /// Other statistics.
    #[pyo3(get)]
    statistics: BTreeMap<&'static str, u64>,
    /// The unit of the scores: "probability", "discs", "cards" or "points".
    #[pyo3(get)]
    unit: &'static str,
    /// Positions visited, or simulations.
    #[pyo3(get)]
    nodes: u64,
    /// The depth of the best line, in plies.
    #[pyo3(get)]
    depth: u32,
    /// Whether everything was searched to the end of the game.
    #[pyo3(get)]
    is_exact: bool,
    /// Seconds of wall time.
    #[pyo3(get)]
    time: f64,
    /// Seconds of CPU time.
    #[pyo3(get)]
    cpu: f64,
    /// Bytes of tables and trees.
    #[pyo3(get)]
    memory: u64,
    reason: Option<Reason>,
}

impl From<core::Report<String>> for Report {
    fn from(report: core::Report<String>) -> Report {
        let effort = report.effort;
        Report {
            best: report.best,
            score: report.lines.first().map(|line| Score(line.score)),
            lines: lines(&report.lines),
            moves: moves(&report.moves),
            statistics: report.statistics.iter().map(|entry| (entry.key, entry.value)).collect(),
            unit: report.unit.name(),
            nodes: effort.nodes,
            depth: effort.depth,
            is_exact: effort.certainty == Certainty::Exact,
            time: effort.wall.as_secs_f64(),
            cpu: effort.cpu.as_secs_f64(),
            memory: effort.memory,
            reason: report.reason,
        }
    }
}

#[pymethods]
impl Report {
    /// Returns why the move was chosen, in words, if the engine has some.
    #[pyo3(signature = (*, lang = "en"))]
    fn reason(&self, lang: &str) -> PyResult<Option<String>> {
        let lang = language(lang)?;
        Ok(self.reason.as_ref().map(|reason| reason.get(lang)))
    }

    fn __repr__(&self) -> String {
        match self.score {
            Some(score) => format!("Report({:?}, {})", self.best, score.0),
            None => format!("Report({:?})", self.best),
        }
    }
}

fn lines(lines: &[core::Line<String>]) -> Vec<Line> {
    let line =
        |line: &core::Line<String>| Line { score: Score(line.score), moves: line.moves.clone() };
    lines.iter().map(line).collect()
}

fn moves(moves: &[core::MoveValue<String>]) -> Vec<MoveValue> {
    let value = |value: &core::MoveValue<String>| MoveValue {
        mv: value.mv.clone(),
        score: Score(value.score),
        visits: value.visits,
    };
    moves.iter().map(value).collect()
}
