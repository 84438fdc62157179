//! The clocks of a game with variations: what they showed at each node. `now` is what the wall
//! clock reads.

use std::time::Duration;

use sakiyomi_core::Seat;
use sakiyomi_play::tree::NodeId;

use crate::model::ClockModel;

#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    control: ClockModel,
    /// What was left when each node was reached.
    left: Vec<[Duration; 2]>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    node: NodeId,
    seat: Seat,
    since: Duration,
}

impl Clocks {
    pub(crate) fn full(control: ClockModel, nodes: usize) -> Clocks {
        let full = Duration::from_millis(control.base_ms);
        Clocks { control, left: vec![[full; 2]; nodes], running: None }
    }

    pub(crate) fn restored(control: ClockModel, left: Vec<[Duration; 2]>) -> Clocks {
        Clocks { control, left, running: None }
    }

    pub(crate) fn control(&self) -> ClockModel {
        self.control
    }

    pub(crate) fn at(&self, node: NodeId) -> [Duration; 2] {
        self.left[node]
    }

    pub(crate) fn left(&self, node: NodeId, seat: Seat, now: Duration) -> Duration {
        let left = self.left[node][seat.index()];
        match self.running {
            Some(running) if running.node == node && running.seat == seat => {
                left.saturating_sub(now.saturating_sub(running.since))
            }
            _ => left,
        }
    }

    pub(crate) fn running(&self) -> Option<Seat> {
        self.running.map(|running| running.seat)
    }

    pub(crate) fn flag_falls(&self) -> Option<Duration> {
        self.running.map(|running| running.since + self.left[running.node][running.seat.index()])
    }

    /// Writes down what is left after `mover` went from `from` to `to`.
    pub(crate) fn press(&mut self, from: NodeId, to: NodeId, mover: Seat, now: Duration) {
        let mut left = self.left[from];
        let increment = Duration::from_millis(self.control.increment_ms);
        left[mover.index()] = self.left(from, mover, now) + increment;
        if to == self.left.len() {
            self.left.push(left);
        } else {
            self.left[to] = left;
        }
        self.running = None;
    }

    /// Lets the clock of a seat run at `node`, or none.
    pub(crate) fn wind(&mut self, node: NodeId, seat: Option<Seat>, now: Duration) {
        let goes_on =
            self.running.is_some_and(|running| running.node == node && Some(running.seat) == seat);
        if goes_on {
            return;
        }
        if let Some(running) = self.running.take().filter(|running| running.node == node) {
            // A pause keeps what is left.
            let used = now.saturating_sub(running.since);
            let left = &mut self.left[node][running.seat.index()];
            *left = left.saturating_sub(used);
        }
        self.running = seat.map(|seat| Running { node, seat, since: now });
    }

    /// Gives both players their first time again where one had none left.
    pub(crate) fn refill(&mut self, node: NodeId) {
        let full = Duration::from_millis(self.control.base_ms);
        self.running = None;
        for left in &mut self.left[node] {
            *left = (*left).max(full.min(Duration::from_secs(60)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTROL: ClockModel = ClockModel { base_ms: 60_000, increment_ms: 2_000 };
    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_move_costs_its_time_and_earns_the_increment() {
        let mut clocks = Clocks::full(CONTROL, 1);
        clocks.wind(0, Some(Seat::First), SECOND);
        assert_eq!(clocks.left(0, Seat::First, 11 * SECOND), 50 * SECOND);
        clocks.press(0, 1, Seat::First, 11 * SECOND);
        clocks.wind(1, Some(Seat::Second), 11 * SECOND);
        assert_eq!(clocks.at(1), [52 * SECOND, 60 * SECOND]);
        assert_eq!(clocks.flag_falls(), Some(71 * SECOND));
    }

    #[test]
    fn a_pause_keeps_what_is_left_and_going_back_gives_it_back() {
        let mut clocks = Clocks::full(CONTROL, 1);
        clocks.wind(0, Some(Seat::First), Duration::ZERO);
        clocks.wind(0, None, 10 * SECOND);
        assert_eq!(clocks.left(0, Seat::First, 20 * SECOND), 50 * SECOND);
        clocks.wind(0, Some(Seat::First), 20 * SECOND);
        clocks.press(0, 1, Seat::First, 20 * SECOND);
        clocks.wind(1, Some(Seat::Second), 20 * SECOND);
        clocks.wind(0, Some(Seat::First), 30 * SECOND);
        assert_eq!(clocks.left(0, Seat::First, 30 * SECOND), 50 * SECOND);
    }
}
