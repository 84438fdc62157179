//! When to stop thinking although there is time left.
//!
//! A budget is a hard limit. An iteration takes a few times as long as the one
//! before, so that one begun in the second half of the time will not be finished,
//! and what it finds before it is cut off is little. That time is better saved,
//! unless the last iteration brought bad news: then even a part of the next
//! may show a way out.

use std::time::Duration;

use sakiyomi_core::{Budget, Effort};

use super::root::Next;

/// Watches the time of one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    budget: Budget,
    has_choice: bool,
    last: Option<i32>,
}

impl Pace {
    /// The part of the time after which no iteration is begun.
    const SOFT: f64 = 0.55;

    /// That part after the value dropped.
    const SOFT_AFTER_DROP: f64 = 0.85;

    /// A loss of more than this between iterations is bad news: one of the game's units.
    const DROP: i32 = 100;

    /// Starts to watch; `has_choice` says whether there is more than one move.
    pub(super) const fn new(budget: Budget, has_choice: bool) -> Pace {
        Pace { budget, has_choice, last: None }
    }

    /// Says whether to go on after an iteration with this value.
    pub(super) fn after_iteration(&mut self, value: i32, effort: Effort) -> Next {
        let dropped = self.last.is_some_and(|last| value < last - Pace::DROP);
        self.last = Some(value);
        let limits = [(self.budget.wall, effort.wall), (self.budget.cpu, effort.cpu)];
        let is_timed = limits.iter().any(|(limit, _)| limit.is_some());
        let share = if dropped { Pace::SOFT_AFTER_DROP } else { Pace::SOFT };
        let is_late = limits
            .iter()
            .any(|&(limit, used)| limit.is_some_and(|limit| is_past(used, limit, share)));
        if is_late || is_timed && !self.has_choice { Next::Enough } else { Next::Deeper }
    }
}

fn is_past(used: Duration, limit: Duration, share: f64) -> bool {
    used.as_secs_f64() > share * limit.as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(used: f64) -> Effort {
        let time = Duration::from_secs_f64(used);
        Effort { wall: time, cpu: time, ..Effort::default() }
    }

    #[test]
    fn no_iteration_is_begun_late() {
        for budget in [Budget::wall(Duration::from_secs(1)), Budget::cpu(Duration::from_secs(1))] {
            let mut pace = Pace::new(budget, true);
            assert_eq!(pace.after_iteration(10, after(0.5)), Next::Deeper);
            assert_eq!(pace.after_iteration(10, after(0.6)), Next::Enough);
        }
    }

    #[test]
    fn a_drop_of_the_value_is_looked_into() {
        let mut pace = Pace::new(Budget::wall(Duration::from_secs(1)), true);
        assert_eq!(pace.after_iteration(1000, after(0.1)), Next::Deeper);
        assert_eq!(pace.after_iteration(500, after(0.6)), Next::Deeper);
        assert_eq!(pace.after_iteration(450, after(0.7)), Next::Enough);
        assert_eq!(pace.after_iteration(0, after(0.9)), Next::Enough);
    }

    #[test]
    fn the_only_move_is_played_at_once_when_time_counts() {
        let mut timed = Pace::new(Budget::wall(Duration::from_secs(1)), false);
        assert_eq!(timed.after_iteration(0, after(0.0)), Next::Enough);
        let mut untimed = Pace::new(Budget::nodes(1000), false);
        assert_eq!(untimed.after_iteration(0, after(9.0)), Next::Deeper);
    }
}
