//! Sources of time.

#[cfg(not(any(unix, target_family = "wasm")))]
use std::sync::LazyLock;
#[cfg(all(target_family = "wasm", not(unix)))]
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
#[cfg(not(any(unix, target_family = "wasm")))]
use std::time::Instant;

#[cfg(unix)]
use rustix::time::{ClockId, clock_gettime};

/// A source of time. Both readings count from a fixed but unknown moment.
pub trait Clock: Send + Sync {
    /// Returns the wall-clock time.
    fn wall(&self) -> Duration;

    /// Returns the CPU time.
    fn cpu(&self) -> Duration;
}

/// The machine's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SystemClock {
    /// Counts the CPU time of all threads of the process.
    Process,
    /// Counts the CPU time of the calling thread.
    Thread,
}

#[cfg(unix)]
impl Clock for SystemClock {
    fn wall(&self) -> Duration {
        read(ClockId::Monotonic)
    }

    fn cpu(&self) -> Duration {
        read(match self {
            SystemClock::Process => ClockId::ProcessCPUTime,
            SystemClock::Thread => ClockId::ThreadCPUTime,
        })
    }
}

#[cfg(unix)]
fn read(id: ClockId) -> Duration {
    Duration::try_from(clock_gettime(id)).unwrap_or_default()
}

/// Without a CPU clock wall-clock time stands for CPU time, so that no budget is exceeded.
#[cfg(not(unix))]
impl Clock for SystemClock {
    #[cfg(target_family = "wasm")]
    fn wall(&self) -> Duration {
        HOST_CLOCK.get().map_or(Duration::ZERO, |now| now())
    }

    #[cfg(not(target_family = "wasm"))]
    fn wall(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }

    fn cpu(&self) -> Duration {
        self.wall()
    }
}

#[cfg(all(target_family = "wasm", not(unix)))]
static HOST_CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

/// Installs the host's clock, once; until then no time passes.
#[cfg(all(target_family = "wasm", not(unix)))]
pub fn install_clock(now: fn() -> Duration) {
    let _ = HOST_CLOCK.set(now);
}

/// A clock that tests set.
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
