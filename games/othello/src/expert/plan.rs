//! How far a budget goes, and how its time is used.

use std::time::Duration;

use sakiyomi_core::{Budget, Effort};

use crate::Move;
use crate::endgame::Deeper;

const MOST_TABLE_BYTES: u64 = 64 << 20;
/// The largest tables for searches of fewer positions: larger ones leave the cache, slow to touch.
const SHORT_SEARCHES: [(f64, u64); 2] = [(3e6, 4 << 20), (30e6, 16 << 20)];
/// How many positions the solver visits in a second, at the least.
const SOLVER_SPEED: f64 = 30e6;
/// By how much a search grows with each ply, at the most.
const BRANCHING: f64 = 4.0;

pub(super) fn is_timed(budget: Budget) -> bool {
    budget.wall.is_some() || budget.cpu.is_some()
}

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

pub(super) fn most_table_bytes(budget: Budget) -> u64 {
    budget.memory.unwrap_or(u64::MAX).min(MOST_TABLE_BYTES)
}

pub(super) fn table_bytes(budget: Budget) -> u64 {
    let to_depth = budget.depth.map_or(f64::INFINITY, |depth| BRANCHING.powi(depth as i32));
    let positions = positions_in(budget).min(to_depth);
    let tables = SHORT_SEARCHES.iter().find(|&&(most, _)| positions < most);
    most_table_bytes(budget).min(tables.map_or(MOST_TABLE_BYTES, |&(_, bytes)| bytes))
}

/// By how much the time grows with two more plies, and with one.
const GROWTH: [f64; 2] = [2.2, 1.5];
/// A choice is settled when so many iterations in a row confirmed it.
const CONFIRMED: u32 = 3;
/// With time saved, a settled choice takes this part of its plan, others this many times that.
const SETTLED: f64 = 0.6;
const UNSETTLED: f64 = 1.8;
/// The most that such a search takes of its plan, in hundredths, as long as the move has it.
pub(super) const LONGEST: u32 = 250;

pub(super) struct Pace {
    /// What the search should take.
    plan: Budget,
    /// Whether no iteration is begun that is unlikely to be finished in time.
    ends_early: bool,
    /// Whether easy moves take less and others more.
    saves_time: bool,
    best: Option<Move>,
    /// How many iterations in a row have confirmed it.
    confirmed: u32,
}

impl Pace {
    pub(super) fn new(plan: Budget, lines: usize, saves_time: bool) -> Pace {
        let ends_early = lines <= 1 && is_timed(plan);
        Pace { plan, ends_early, saves_time, best: None, confirmed: 0 }
    }

    pub(super) fn after_iteration(&mut self, best: Move, effort: Effort) -> Deeper {
        self.confirmed = if self.best == Some(best) { self.confirmed + 1 } else { 0 };
        self.best = Some(best);
        let limit = match self.saves_time {
            false => 1.0,
            true if self.confirmed >= CONFIRMED => SETTLED,
            true => UNSETTLED,
        };
        let used = used_of(self.plan, effort);
        let [two, one] = GROWTH.map(|growth| used * growth < limit);
        match (two, one) {
            (true, _) => Deeper::By(2),
            (false, false) if self.ends_early => Deeper::Enough,
            _ => Deeper::By(1),
        }
    }
}

fn used_of(budget: Budget, effort: Effort) -> f64 {
    let time = |limit: Option<Duration>, used: Duration| {
        limit.map_or(0.0, |limit| used.as_secs_f64() / limit.as_secs_f64().max(1e-9))
    };
    let nodes = budget.nodes.map_or(0.0, |limit| effort.nodes as f64 / limit.max(1) as f64);
    time(budget.wall, effort.wall).max(time(budget.cpu, effort.cpu)).max(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easy_moves_take_less_time_than_others() {
        let (one, other): (Move, Move) = ("d3".parse().unwrap(), "c4".parse().unwrap());
        let plan = Budget::cpu(Duration::from_secs(1));
        let mut pace = Pace::new(plan, 1, true);
        // Another iteration of two plies would take 0.9 of the plan, more than an easy move may.
        let effort = Effort { cpu: Duration::from_millis(410), ..Effort::default() };
        let next = [one, other, other, other, other, one]
            .map(|best| pace.after_iteration(best, effort) == Deeper::By(2));
        assert_eq!(next, [true, true, true, true, false, true]);
    }
}
