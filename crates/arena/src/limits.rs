//! What the referee lets pass.

use std::time::Duration;

use sakiyomi_core::Budget;

use crate::player::Choice;

/// How far a player may go beyond its budget.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The share of a time budget that may be exceeded.
    pub share: f64,
    /// The time that may be exceeded beside that share.
    pub grace: Duration,
    /// How long a program without a time budget may be silent.
    pub patience: Duration,
    /// How long a program may take to obey `stop`.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            share: 0.1,
            grace: Duration::from_millis(50),
            patience: Duration::from_secs(60),
            farewell: Duration::from_secs(1),
        }
    }
}

impl Limits {
    /// Returns `time` with what may be exceeded.
    pub(crate) fn with_margin(&self, time: Duration) -> Duration {
        time.saturating_add(time.mul_f64(self.share)).saturating_add(self.grace)
    }

    /// Returns how long to wait for a move. With a budget of CPU time only, a busy
    /// machine may keep a program waiting, so that it needs patience beside it.
    pub(crate) fn wall_limit(&self, budget: &Budget) -> Duration {
        match budget.wall {
            Some(wall) => self.with_margin(wall),
            None => self.patience.saturating_add(budget.cpu.unwrap_or_default()),
        }
    }

    /// Says which limit a move exceeded, if any.
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
