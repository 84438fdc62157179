//! The clocks of a game with variations: what they showed at each node.

use std::time::Duration;

use sakiyomi_core::Seat;
use sakiyomi_play::tree::NodeId;
use tokio::time::Instant;

use crate::model::ClockModel;

/// The clocks of a game.
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
    since: Instant,
}

impl Clocks {
    /// Returns full clocks for a game that has so many nodes already.
    pub(crate) fn full(control: ClockModel, nodes: usize) -> Clocks {
        let full = Duration::from_millis(control.base_ms);
        Clocks { control, left: vec![[full; 2]; nodes], running: None }
    }

    /// Returns the clocks of a stored game.
    pub(crate) fn restored(control: ClockModel, left: Vec<[Duration; 2]>) -> Clocks {
        Clocks { control, left, running: None }
    }

    pub(crate) fn control(&self) -> ClockModel {
        self.control
    }

    /// Returns what was left when `node` was reached.
    pub(crate) fn at(&self, node: NodeId) -> [Duration; 2] {
        self.left[node]
    }

    /// Returns what `seat` has left at `node` now.
    pub(crate) fn left(&self, node: NodeId, seat: Seat) -> Duration {
        let left = self.left[node][seat.index()];
        match self.running {
            Some(running) if running.node == node && running.seat == seat => {
                left.saturating_sub(running.since.elapsed())
            }
            _ => left,
        }
    }

    /// Returns whose clock runs.
    pub(crate) fn running(&self) -> Option<Seat> {
        self.running.map(|running| running.seat)
    }

    /// Returns when the running clock will be at zero.
    pub(crate) fn flag_falls(&self) -> Option<Instant> {
        self.running.map(|running| running.since + self.left[running.node][running.seat.index()])
    }

    /// Writes down what is left after `mover` went from `from` to `to`.
    pub(crate) fn press(&mut self, from: NodeId, to: NodeId, mover: Seat) {
        let mut left = self.left[from];
        let increment = Duration::from_millis(self.control.increment_ms);
        left[mover.index()] = self.left(from, mover) + increment;
        if to == self.left.len() {
            self.left.push(left);
        } else {
            self.left[to] = left;
        }
        self.running = None;
    }

    /// Lets the clock of a seat run at `node`, or none.
    pub(crate) fn wind(&mut self, node: NodeId, seat: Option<Seat>) {
        let goes_on =
            self.running.is_some_and(|running| running.node == node && Some(running.seat) == seat);
        if goes_on {
            return;
        }
        if let Some(running) = self.running.take().filter(|running| running.node == node) {
            // A pause keeps what is left.
            let used = running.since.elapsed();
            let left = &mut self.left[node][running.seat.index()];
            *left = left.saturating_sub(used);
        }
        self.running = seat.map(|seat| Running { node, seat, since: Instant::now() });
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

    #[tokio::test(start_paused = true)]
    async fn a_move_costs_its_time_and_earns_the_increment() {
        let mut clocks = Clocks::full(CONTROL, 1);
        clocks.wind(0, Some(Seat::First));
        tokio::time::advance(10 * SECOND).await;
        assert_eq!(clocks.left(0, Seat::First), 50 * SECOND);
        clocks.press(0, 1, Seat::First);
        clocks.wind(1, Some(Seat::Second));
        assert_eq!(clocks.at(1), [52 * SECOND, 60 * SECOND]);
        assert_eq!(clocks.flag_falls(), Some(Instant::now() + 60 * SECOND));
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_keeps_what_is_left_and_going_back_gives_it_back() {
        let mut clocks = Clocks::full(CONTROL, 1);
        clocks.wind(0, Some(Seat::First));
        tokio::time::advance(10 * SECOND).await;
        clocks.wind(0, None);
        tokio::time::advance(10 * SECOND).await;
        assert_eq!(clocks.left(0, Seat::First), 50 * SECOND);
        clocks.wind(0, Some(Seat::First));
        clocks.press(0, 1, Seat::First);
        clocks.wind(1, Some(Seat::Second));
        tokio::time::advance(10 * SECOND).await;
        clocks.wind(0, Some(Seat::First));
        assert_eq!(clocks.left(0, Seat::First), 50 * SECOND);
    }
}
