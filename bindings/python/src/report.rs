//! What engines say.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use sakiyomi_core as core;
use sakiyomi_core::{Certainty, Effort, Reason};

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

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("Line({}, {:?})", self.score.0, self.moves.join(" "))
    }
}

/// What an engine thinks of one move.
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

#[pymethods]
impl MoveValue {
    fn __repr__(&self) -> String {
        format!("MoveValue({:?}, {}, {})", self.mv, self.score.0, self.visits)
    }
}

/// What an engine knows so far.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct Progress {
    /// The best lines so far, best first.
    lines: Vec<Line>,
    /// The moves judged so far, best first.
    moves: Vec<MoveValue>,
    /// Positions visited, or simulations.
    nodes: u64,
    /// Plies looked ahead on the best line.
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
    /// The best lines, best first; empty for engines that do not look ahead.
    #[pyo3(get)]
    lines: Vec<Line>,
    /// The moves that were judged, best first.
    #[pyo3(get)]
    moves: Vec<MoveValue>,
    /// What else was counted.
    #[pyo3(get)]
    statistics: BTreeMap<&'static str, u64>,
    /// What the scores mean: "probability", "discs", "cards" or "points".
    #[pyo3(get)]
    unit: &'static str,
    reason: Option<Reason>,
    effort: Effort,
}

impl From<core::Report<String>> for Report {
    fn from(report: core::Report<String>) -> Report {
        Report {
            lines: lines(&report.lines),
            moves: moves(&report.moves),
            best: report.best,
            statistics: report.statistics.iter().map(|entry| (entry.key, entry.value)).collect(),
            unit: report.unit.name(),
            reason: report.reason,
            effort: report.effort,
        }
    }
}

#[pymethods]
impl Report {
    /// The value of the best line for the player to move; None for engines that do not look ahead.
    #[getter]
    fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }

    /// Positions visited, or simulations.
    #[getter]
    fn nodes(&self) -> u64 {
        self.effort.nodes
    }

    /// Plies looked ahead on the best line.
    #[getter]
    fn depth(&self) -> u32 {
        self.effort.depth
    }

    /// Whether everything was followed to the end of the game.
    #[getter]
    fn is_exact(&self) -> bool {
        self.effort.certainty == Certainty::Exact
    }

    /// Seconds on the wall.
    #[getter]
    fn time(&self) -> f64 {
        self.effort.wall.as_secs_f64()
    }

    /// Seconds of CPU time.
    #[getter]
    fn cpu(&self) -> f64 {
        self.effort.cpu.as_secs_f64()
    }

    /// Bytes of tables and trees.
    #[getter]
    fn memory(&self) -> u64 {
        self.effort.memory
    }

    /// Returns why the move was chosen, in words, if the engine has some.
    #[pyo3(signature = (*, lang = "en"))]
    fn reason(&self, lang: &str) -> PyResult<Option<String>> {
        let lang = language(lang)?;
        Ok(self.reason.as_ref().map(|reason| reason.get(lang)))
    }

    fn __repr__(&self) -> String {
        match self.lines.first() {
            Some(line) => format!("Report({:?}, {})", self.best, line.score.0),
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
