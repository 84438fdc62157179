//! Time management: when to stop although there is time left. An iteration takes a few times as
//! long as the one before: one started in the second half of the time will not finish. That time is
//! better saved, unless the score has just dropped.

use std::ops::ControlFlow;

use sakiyomi_core::{Budget, Effort};

#[derive(Clone, Copy, Debug)]
pub(super) struct TimeManager {
    budget: Budget,
    has_choice: bool,
    last: Option<i32>,
}

impl TimeManager {
    /// The share of the time after which no iteration is started.
    const SOFT: f64 = 0.55;
    /// That share after the score has dropped.
    const SOFT_AFTER_DROP: f64 = 0.85;
    /// What counts as a drop: one of the game's units.
    const DROP: i32 = 100;

    /// `has_choice` says whether there is more than one move.
    pub(super) const fn new(budget: Budget, has_choice: bool) -> TimeManager {
        TimeManager { budget, has_choice, last: None }
    }

    pub(super) fn after_iteration(&mut self, value: i32, effort: Effort) -> ControlFlow<()> {
        let dropped = self.last.is_some_and(|last| value < last - Self::DROP);
        self.last = Some(value);
        let limits = [(self.budget.wall, effort.wall), (self.budget.cpu, effort.cpu)];
        let share = if dropped { Self::SOFT_AFTER_DROP } else { Self::SOFT };
        let mut timed = limits.iter().filter_map(|&(limit, used)| Some((limit?, used))).peekable();
        let is_timed = timed.peek().is_some();
        let is_late = timed.any(|(limit, used)| used.as_secs_f64() > share * limit.as_secs_f64());
        if is_late || is_timed && !self.has_choice {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn after(used: f64) -> Effort {
        let time = Duration::from_secs_f64(used);
        Effort { wall: time, cpu: time, ..Effort::default() }
    }

    #[test]
    fn no_iteration_is_begun_late() {
        for budget in [Budget::wall(Duration::from_secs(1)), Budget::cpu(Duration::from_secs(1))] {
            let mut pace = TimeManager::new(budget, true);
            assert_eq!(pace.after_iteration(10, after(0.5)), ControlFlow::Continue(()));
            assert_eq!(pace.after_iteration(10, after(0.6)), ControlFlow::Break(()));
        }
    }

    #[test]
    fn a_drop_of_the_value_is_looked_into() {
        let mut pace = TimeManager::new(Budget::wall(Duration::from_secs(1)), true);
        assert_eq!(pace.after_iteration(1000, after(0.1)), ControlFlow::Continue(()));
        assert_eq!(pace.after_iteration(500, after(0.6)), ControlFlow::Continue(()));
        assert_eq!(pace.after_iteration(450, after(0.7)), ControlFlow::Break(()));
        assert_eq!(pace.after_iteration(0, after(0.9)), ControlFlow::Break(()));
    }

    #[test]
    fn the_only_move_is_played_at_once_when_time_counts() {
        let mut timed = TimeManager::new(Budget::wall(Duration::from_secs(1)), false);
        assert_eq!(timed.after_iteration(0, after(0.0)), ControlFlow::Break(()));
        let mut untimed = TimeManager::new(Budget::nodes(1000), false);
        assert_eq!(untimed.after_iteration(0, after(9.0)), ControlFlow::Continue(()));
    }
}
