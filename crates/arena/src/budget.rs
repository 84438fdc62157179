//! The text form of a budget: `100ms`, `nodes=1000`, `cpu=1s+depth=6`.

use crate::msg;
use std::num::{NonZeroU32, NonZeroU64};
use std::time::Duration;

use sakiyomi_core::{Budget, BudgetError, Quoted, Reason, localized, parse_duration, parse_memory};

/// A text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum BudgetTextError {
    /// An amount cannot be read.
    Amount(#[from] BudgetError),
    /// A part is no limit.
    Limit(String),
}

impl BudgetTextError {
    /// Returns what is wrong with the text.
    pub fn reason(&self) -> Reason {
        match self {
            BudgetTextError::Amount(error) => error.reason(),
            BudgetTextError::Limit(text) => {
                Reason::new(msg("budget-limit")).with("text", Quoted(text))
            }
        }
    }
}

localized!(BudgetTextError);

/// Reads limits joined by `+`; a plain duration is time on the wall.
///
/// ```
/// use sakiyomi_arena::{parse_budget, write_budget};
/// let budget = parse_budget("cpu=1.5s+depth=6")?;
/// assert_eq!(budget.depth, Some(6));
/// assert_eq!(write_budget(&budget), "cpu=1500ms+depth=6");
/// # Ok::<(), sakiyomi_arena::BudgetTextError>(())
/// ```
pub fn parse_budget(text: &str) -> Result<Budget, BudgetTextError> {
    let mut budget = Budget::UNLIMITED;
    for part in text.split('+') {
        let no_limit = || BudgetTextError::Limit(part.to_owned());
        match part.split_once('=') {
            None if part.starts_with(|c: char| c.is_ascii_digit()) => {
                budget.wall = Some(parse_duration(part)?);
            }
            Some(("time", time)) => budget.wall = Some(parse_duration(time)?),
            Some(("cpu", time)) => budget.cpu = Some(parse_duration(time)?),
            Some(("nodes" | "sims", n)) => {
                budget.nodes = Some(n.parse::<NonZeroU64>().map_err(|_| no_limit())?.get());
            }
            Some(("depth", n)) => {
                budget.depth = Some(n.parse::<NonZeroU32>().map_err(|_| no_limit())?.get());
            }
            Some(("memory", size)) => budget.memory = Some(parse_memory(size)?),
            _ => return Err(no_limit()),
        }
    }
    Ok(budget)
}

/// Writes a budget as [`parse_budget`] reads it; empty when there is no limit.
pub fn write_budget(budget: &Budget) -> String {
    let time = |time: Duration| {
        let micros = time.as_micros();
        if micros.is_multiple_of(1000) {
            format!("{}ms", micros / 1000)
        } else {
            format!("{}.{:03}ms", micros / 1000, micros % 1000)
        }
    };
    let memory = |bytes: u64| format!("{}KB", bytes.div_ceil(1024));
    let parts = [
        budget.wall.map(time),
        budget.cpu.map(|cpu| format!("cpu={}", time(cpu))),
        budget.nodes.map(|nodes| format!("nodes={nodes}")),
        budget.depth.map(|depth| format!("depth={depth}")),
        budget.memory.map(|bytes| format!("memory={}", memory(bytes))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("+")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_as_it_is_written() {
        for text in ["100ms", "0.500ms", "cpu=1000ms", "5ms+cpu=4ms+nodes=7+depth=2+memory=64KB"] {
            assert_eq!(write_budget(&parse_budget(text).unwrap()), text);
        }
        assert_eq!(parse_budget("sims=9"), parse_budget("nodes=9"));
        assert_eq!(parse_budget("time=2s"), parse_budget("2s"));
    }

    #[test]
    fn a_malformed_budget_is_named() {
        for text in [
            "", "+", "nodes", "nodes=", "nodes=-1", "cpu=3", "fast", "100", "100ms+", "depth=x",
            "depth=0", "sims=0",
        ] {
            let error = parse_budget(text).unwrap_err().to_string();
            assert!(error.contains("is no"), "{error}");
        }
    }
}
