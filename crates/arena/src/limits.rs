//! How far players may exceed their budgets.

use std::time::Duration;

use sakiyomi_core::Budget;

use crate::player::Choice;

/// How far a player may exceed its budget.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Tolerated overrun as a share of the time budget.
    pub share: f64,
    /// Tolerated overrun beside that share.
    pub grace: Duration,
    /// How long a program without a time budget may be silent.
    pub response_timeout: Duration,
    /// How long a program may take to obey `stop`.
    pub stop_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            share: 0.1,
            grace: Duration::from_millis(50),
            response_timeout: Duration::from_secs(60),
            stop_timeout: Duration::from_secs(1),
        }
    }
}

impl Limits {
    pub(crate) fn with_margin(&self, time: Duration) -> Duration {
        time.saturating_add(time.mul_f64(self.share)).saturating_add(self.grace)
    }

    /// Returns how long to wait for a move; with CPU time alone, a busy machine needs a timeout too.
    pub(crate) fn wall_limit(&self, budget: &Budget) -> Duration {
        match budget.wall {
            Some(wall) => self.with_margin(wall),
            None => self.response_timeout.saturating_add(budget.cpu.unwrap_or_default()),
        }
    }

    pub(crate) fn overrun(&self, budget: &Budget, choice: &Choice) -> Option<String> {
        let exceeded = |limit: Option<Duration>, used: Duration, what: &str| {
            let limit = limit?;
            (used > self.with_margin(limit)).then(|| {
                format!("{} ms of {what} instead of {} ms", used.as_millis(), limit.as_millis())
            })
        };
        exceeded(budget.wall, choice.wall, "time")
            .or_else(|| exceeded(budget.cpu, choice.cpu, "CPU time"))
    }
}
