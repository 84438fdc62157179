//! The runtime's clock, which tests wind themselves.

use std::time::Duration;

use sakiyomi_core::{Clock, SystemClock};
use tokio::time::Instant;

#[derive(Clone, Copy, Debug)]
pub(crate) struct RuntimeClock {
    start: Instant,
}

impl RuntimeClock {
    pub(crate) fn new() -> RuntimeClock {
        RuntimeClock { start: Instant::now() }
    }

    /// Returns when the clock shows `wall`.
    pub(crate) fn instant(&self, wall: Duration) -> Instant {
        self.start + wall
    }
}

impl Clock for RuntimeClock {
    fn wall(&self) -> Duration {
        self.start.elapsed()
    }

    fn cpu(&self) -> Duration {
        SystemClock::Process.cpu()
    }
}
