//! What the solver can do within a budget.

use sakiyomi_core::Budget;

/// The largest table of the solver, in bytes; it takes at most half of the memory of a budget.
const MOST_SOLVER_BYTES: u64 = 64 << 20;
/// The largest ones for searches of fewer positions than these: a larger one would not stay in the
/// cache, and the shortest searches would spend their time on touching it.
const SHORT_SEARCHES: [(f64, u64); 2] = [(3e6, 4 << 20), (30e6, 16 << 20)];
/// With less memory than this for the solver, all of it is better spent on looking ahead.
pub(super) const LEAST_SOLVER_BYTES: u64 = 1 << 20;
/// How many positions the solver visits in a second, at the least.
const SOLVER_SPEED: f64 = 30e6;

/// Returns how many positions the solver can visit within a budget.
pub(super) fn positions_in(budget: Budget) -> f64 {
    let times = [budget.wall, budget.cpu].into_iter().flatten();
    times
        .map(|time| time.as_secs_f64() * SOLVER_SPEED)
        .chain(budget.nodes.map(|nodes| nodes as f64))
        .fold(f64::INFINITY, f64::min)
}

/// Returns how many positions the score is likely to take, with some to spare.
pub(super) fn likely_for_score(empty: u32) -> f64 {
    50_000.0 * 1.9f64.powi(empty.cast_signed() - 12)
}

/// Returns how many positions it is likely to take until it is proven who wins.
pub(super) fn likely_for_proof(empty: u32) -> f64 {
    300_000.0 * 1.9f64.powi(empty.cast_signed() - 20)
}

/// Returns how many positions a first, likely verdict on who wins takes.
pub(super) fn likely_for_verdict(empty: u32) -> f64 {
    200_000.0 * 1.4f64.powi(empty.cast_signed() - 26)
}

/// Returns the most that the solver gets of the memory of a budget.
pub(super) fn most_solver_bytes(budget: Budget) -> u64 {
    budget.memory.map_or(MOST_SOLVER_BYTES, |memory| memory / 2).min(MOST_SOLVER_BYTES)
}

/// Returns what the solver needs of it.
pub(super) fn solver_bytes(budget: Budget) -> u64 {
    let positions = positions_in(budget);
    let tables = SHORT_SEARCHES.iter().find(|&&(most, _)| positions < most);
    most_solver_bytes(budget).min(tables.map_or(MOST_SOLVER_BYTES, |&(_, bytes)| bytes))
}
