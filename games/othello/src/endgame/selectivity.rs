//! Multi-ProbCut (Buro 1997): a deep search is skipped when a shallow one lies so far above or
//! below the window that their difference is unlikely to be as large. Its distribution was measured
//! together with the evaluation ([`Evaluation::probcut_params`](crate::Evaluation::probcut_params)).

use sakiyomi_core::Certainty;

use super::deep::{NullWindow, WITHOUT_EVALUATION, value};
use super::kernel::Kernel;
use super::table::CERTAIN;
use super::worker::Worker;
use crate::eval::UNIT;

#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Level {
    /// Its number in the table; more is surer.
    pub(super) confidence: u8,
    /// The share of right decisions, in percent.
    pub(in super::super) percent: u8,
    /// The error that is allowed for, in hundredths of a standard deviation.
    allowance: i32,
    /// With fewer empty squares than this a surer search costs little more.
    pub(super) least_empties: u32,
}

pub(in super::super) const LEVELS: [Level; 3] = [
    Level { confidence: 0, percent: 73, allowance: 110, least_empties: 16 },
    Level { confidence: 1, percent: 91, allowance: 170, least_empties: 28 },
    Level { confidence: 2, percent: 99, allowance: 260, least_empties: 30 },
];

pub(in super::super) const PROOF: Level =
    Level { confidence: CERTAIN, percent: 100, allowance: 0, least_empties: 0 };

impl Level {
    pub(super) fn raised(self) -> Option<Level> {
        let surer = || LEVELS.into_iter().find(|level| level.confidence > self.confidence);
        (self.confidence < CERTAIN).then(|| surer().unwrap_or(PROOF))
    }

    pub(super) fn certainty(self, is_to_the_end: bool) -> Certainty {
        match (self.confidence, is_to_the_end) {
            (CERTAIN, true) => Certainty::Exact,
            (CERTAIN, false) => Certainty::Depth,
            _ => Certainty::Likely(self.percent),
        }
    }
}

/// Searches of fewer plies are not worth a shallower one first.
const LEAST_DEPTH: u32 = 3;

/// Tells whether a search of a root with so many empty squares is the same at every level.
pub(super) fn cuts_nothing(empties: u32, depth: u32) -> bool {
    // The root itself is never cut.
    depth <= LEAST_DEPTH || depth == empties && empties <= WITHOUT_EVALUATION + 1
}

/// Returns a bound outside the window, if it is likely enough.
#[inline(always)]
pub(super) fn cut<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    window: NullWindow<'_>,
) -> Option<i32> {
    let NullWindow { node, indices, alpha, depth } = window;
    let level = LEVELS.get(usize::from(worker.confidence))?;
    let params =
        worker.evaluation.probcut_params(node.empties, depth).filter(|_| depth >= LEAST_DEPTH)?;
    let margin = level.allowance * params.deviation * UNIT / 10_000;
    // A probe that the evaluation itself speaks against is not tried.
    let slack = params.static_deviation * UNIT / 100;
    let now = value(kernel, worker, node, &indices.contents());
    let probe = |alpha| NullWindow { alpha, depth: params.depth, ..window };
    let high = alpha + margin;
    if high < 64 * UNIT && now > high - slack && kernel.deep(worker, probe(high)) > high {
        return Some(alpha + 1);
    }
    let low = alpha - margin;
    if low >= -64 * UNIT && now <= low + slack && kernel.deep(worker, probe(low)) <= low {
        return Some(alpha);
    }
    None
}
