//! How much of the table a search will use.

use sakiyomi_core::Budget;

/// Room for two entries a node: few nodes leave one, and those of earlier searches are worth keeping.
const BYTES_PER_NODE: f64 = 32.0;

/// The nodes that a thread may visit in a second, with a quick evaluation.
const NODES_PER_SECOND: f64 = 2e6;

/// Returns the bytes of a table that is large enough for a search within `budget`.
pub(super) fn bytes_for(budget: Budget, threads: usize) -> u64 {
    let in_time = |seconds: f64| seconds * NODES_PER_SECOND;
    let limits = [
        budget.nodes.map(|nodes| nodes as f64),
        budget.cpu.map(|time| in_time(time.as_secs_f64())),
        budget.wall.map(|time| in_time(time.as_secs_f64()) * threads as f64),
    ];
    let nodes = limits.into_iter().flatten().fold(f64::INFINITY, f64::min);
    (nodes * BYTES_PER_NODE) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_narrowest_limit_decides() {
        let cpu = Budget::cpu(Duration::from_millis(20));
        assert_eq!(bytes_for(cpu, 4), 1_280_000);
        assert_eq!(bytes_for(Budget { nodes: Some(1000), ..cpu }, 4), 32_000);
        assert_eq!(bytes_for(Budget { wall: Some(Duration::from_millis(1)), ..cpu }, 4), 256_000);
        assert_eq!(bytes_for(Budget::UNLIMITED, 1), u64::MAX);
    }
}
