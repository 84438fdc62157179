//! How much an engine may spend, as Python says it.

use std::time::Duration;

use pyo3::prelude::*;
use sakiyomi_core::{Budget, parse_duration, parse_memory};

use super::error::refused;

/// What a search may spend when nobody says so.
const USUAL: Duration = Duration::from_secs(1);

/// Longer times are mistakes, and would not fit a clock.
const LONGEST: Duration = Duration::from_secs(365 * 86_400);

/// Seconds as a number, or a text such as `250ms`.
#[derive(FromPyObject)]
pub(crate) enum Time {
    Seconds(f64),
    Text(String),
}

/// Bytes as a number, or a text such as `512MB`.
#[derive(FromPyObject)]
pub(crate) enum Memory {
    Bytes(u64),
    Text(String),
}

/// The limits of a search; it ends at the first of them.
#[derive(Default)]
pub(crate) struct Limits {
    pub(crate) time: Option<Time>,
    pub(crate) cpu: Option<Time>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
    pub(crate) memory: Option<Memory>,
}

impl Limits {
    /// Reads them; without any limit of time, nodes or depth a second on the wall is one.
    pub(crate) fn budget(self) -> PyResult<Budget> {
        let Limits { time, cpu, nodes, depth, memory } = self;
        let is_limited = time.is_some() || cpu.is_some() || nodes.is_some() || depth.is_some();
        if nodes == Some(0) || depth == Some(0) {
            return Err(refused("nodes and depth are numbers from 1 on"));
        }
        let mut budget = Budget {
            wall: time.map_or(Ok(None), Time::read)?,
            cpu: cpu.map_or(Ok(None), Time::read)?,
            nodes,
            depth,
            memory: memory.map(Memory::read).transpose()?,
        };
        if !is_limited {
            budget.wall = Some(USUAL);
        }
        Ok(budget)
    }
}

impl Time {
    /// Returns the time, or `None` for as long as it takes.
    fn read(self) -> PyResult<Option<Duration>> {
        match self {
            Time::Text(text) => parse_duration(&text).map(Some).map_err(refused),
            Time::Seconds(f64::INFINITY) => Ok(None),
            Time::Seconds(seconds) => match Duration::try_from_secs_f64(seconds) {
                Ok(time) if !time.is_zero() && time <= LONGEST => Ok(Some(time)),
                _ => Err(refused(format!(
                    "{seconds} is no time in seconds, above 0, of a year at most"
                ))),
            },
        }
    }
}

impl Memory {
    fn read(self) -> PyResult<u64> {
        match self {
            Memory::Bytes(bytes) => Ok(bytes),
            Memory::Text(text) => parse_memory(&text).map_err(refused),
        }
    }
}
