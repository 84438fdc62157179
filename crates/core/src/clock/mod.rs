//! Time, from outside. The machine's clock is one file for each platform.

#[cfg_attr(unix, path = "unix.rs")]
#[cfg_attr(all(target_family = "wasm", not(unix)), path = "wasm.rs")]
#[cfg_attr(not(any(unix, target_family = "wasm")), path = "other.rs")]
mod platform;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

#[cfg(all(target_family = "wasm", not(unix)))]
pub use platform::install_clock;

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
        platform::wall()
    }

    fn cpu(&self) -> Duration {
        platform::cpu(*self)
    }
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
