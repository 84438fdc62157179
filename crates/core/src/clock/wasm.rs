//! WebAssembly without a system: the host brings the clock, and there is one thread, so that the CPU
//! time is the time that passes.

use std::sync::OnceLock;
use std::time::Duration;

use super::SystemClock;

static NOW: OnceLock<fn() -> Duration> = OnceLock::new();

/// Installs the host's clock, once; until then no time passes.
pub fn install_clock(now: fn() -> Duration) {
    let _ = NOW.set(now);
}

pub(super) fn wall() -> Duration {
    NOW.get().map_or(Duration::ZERO, |now| now())
}

pub(super) fn cpu(_clock: SystemClock) -> Duration {
    wall()
}
