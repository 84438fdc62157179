//! Positions with what they turned out to be worth.

use crate::{Board, Contrast};
use sakiyomi_core::mix64;

use super::super::eval::for_each_fact;

/// One position in this many is kept apart to measure the error.
const HELD_OUT: u64 = 16;

/// A position and the share of the points that its mover is expected to get.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) board: Board,
    pub(super) target: f32,
}

impl Sample {
    pub(super) fn is_held_out(&self) -> bool {
        mix64(self.board.key()).is_multiple_of(HELD_OUT)
    }
}

/// The facts of many positions, one after the other.
pub(super) struct Samples {
    facts: Vec<(u16, i8)>,
    /// Where the facts of each position end, and its target.
    ends: Vec<(usize, f32)>,
}

impl Samples {
    pub(super) fn new(samples: &[Sample]) -> Samples {
        let mut facts = Vec::new();
        let mut add = |sample: &Sample| {
            for_each_fact(&sample.board, |fact, times| facts.push((fact as u16, times as i8)));
            (facts.len(), sample.target)
        };
        let ends = samples.iter().map(&mut add).collect();
        Samples { facts, ends }
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns the facts of a position with how often each holds, and the target.
    pub(super) fn get(&self, index: usize) -> (&[(u16, i8)], f32) {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before].0);
        let (end, target) = self.ends[index];
        (&self.facts[start..end], target)
    }
}

/// Writes one sample a line.
pub(super) fn to_text(samples: &[Sample]) -> String {
    let line =
        |sample: &Sample| format!("{};{:.4}\n", Contrast::from_board(sample.board), sample.target);
    samples.iter().map(line).collect()
}

/// Reads what [`to_text`] wrote; an error says in which line.
pub(super) fn read(text: &str) -> Result<Vec<Sample>, String> {
    let sample = |line: &str| {
        let (position, target) = line.split_once(';')?;
        let state: Contrast = position.parse().ok()?;
        Some(Sample { board: *state.board(), target: target.parse().ok()? })
    };
    let lines = (1..).zip(text.lines());
    lines
        .map(|(number, line)| {
            sample(line).ok_or_else(|| format!("line {number} is not position;target"))
        })
        .collect()
}
