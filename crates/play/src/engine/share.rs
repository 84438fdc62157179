//! Budgets in parts, for players that do one thing after another.

use std::time::Duration;

use sakiyomi_core::{Budget, Effort};

/// Returns so many hundredths of the time and the nodes of a budget.
pub fn share(budget: Budget, percent: u32) -> Budget {
    let time = |time: Duration| time * percent / 100;
    Budget {
        wall: budget.wall.map(time),
        cpu: budget.cpu.map(time),
        nodes: budget.nodes.map(|nodes| nodes / 100 * u64::from(percent)),
        ..budget
    }
}

/// Returns what is left of a budget.
pub fn less(budget: Budget, spent: Effort) -> Budget {
    Budget {
        wall: budget.wall.map(|time| time.saturating_sub(spent.wall)),
        cpu: budget.cpu.map(|time| time.saturating_sub(spent.cpu)),
        nodes: budget.nodes.map(|nodes| nodes.saturating_sub(spent.nodes)),
        ..budget
    }
}
