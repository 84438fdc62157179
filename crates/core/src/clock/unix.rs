//! POSIX clocks.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

use super::SystemClock;

pub(super) fn wall() -> Duration {
    reading(ClockId::Monotonic)
}

pub(super) fn cpu(clock: SystemClock) -> Duration {
    reading(match clock {
        SystemClock::Process => ClockId::ProcessCPUTime,
        SystemClock::Thread => ClockId::ThreadCPUTime,
    })
}

fn reading(id: ClockId) -> Duration {
    Duration::try_from(clock_gettime(id)).unwrap_or_default()
}
