//! The clocks of a game.

use std::time::Duration;

use sakiyomi_core::Seat;

/// How much time each seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// For the whole game.
    pub main: Duration,
    /// Added after each own move.
    pub increment: Duration,
}

/// The time each seat has left, and since when the running clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    control: TimeControl,
    left: [Duration; 2],
    running_since: Duration,
}

impl Clocks {
    /// Returns full clocks; the first player's runs from `now`.
    pub const fn new(control: TimeControl, now: Duration) -> Clocks {
        Clocks { control, left: [control.main; 2], running_since: now }
    }

    /// Returns the clocks with so much time left for each seat.
    #[must_use]
    pub const fn with_left(self, left: [Duration; 2]) -> Clocks {
        Clocks { left, ..self }
    }

    /// Returns the time `seat` has left when `to_move` is thinking.
    pub fn left(&self, seat: Seat, to_move: Seat, now: Duration) -> Duration {
        let used =
            if seat == to_move { now.saturating_sub(self.running_since) } else { Duration::ZERO };
        self.left[seat.index()].saturating_sub(used)
    }

    /// Stops the clock of `mover` and starts the other one.
    pub fn press(&mut self, mover: Seat, now: Duration) {
        self.left[mover.index()] = self.left(mover, mover, now) + self.control.increment;
        self.running_since = now;
    }

    /// Lets the running clock run from `now`, as after a move was taken back.
    pub const fn restart(&mut self, now: Duration) {
        self.running_since = now;
    }
}
