//! Time, from outside.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// A source of time. Both readings count from a fixed but unknown moment.
pub trait Clock: Send + Sync {
    /// Returns the time that passed in the world.
    fn wall(&self) -> Duration;

    /// Returns the CPU time that was used.
    fn cpu(&self) -> Duration;
}

/// The machine's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SystemClock {
    /// Counts the CPU time of the whole process, all its threads together.
    Process,
    /// Counts the CPU time of the thread that asks.
    Thread,
}

impl Clock for SystemClock {
    fn wall(&self) -> Duration {
        reading(ClockId::Monotonic)
    }

    fn cpu(&self) -> Duration {
        reading(match self {
            SystemClock::Process => ClockId::ProcessCPUTime,
            SystemClock::Thread => ClockId::ThreadCPUTime,
        })
    }
}

fn reading(id: ClockId) -> Duration {
    Duration::try_from(clock_gettime(id)).unwrap_or_default()
}

/// A clock that moves only when told to, so that tests decide what time it is.
#[derive(Debug, Default)]
pub struct ManualClock {
    nanoseconds: AtomicU64,
}

impl ManualClock {
    /// Lets `time` pass, for the wall and the CPU alike.
    pub fn advance(&self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.nanoseconds.fetch_add(nanoseconds, Ordering::Relaxed);
    }
}

impl Clock for ManualClock {
    fn wall(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds.load(Ordering::Relaxed))
    }

    fn cpu(&self) -> Duration {
        self.wall()
    }
}
