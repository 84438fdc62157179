//! How much of a clock a move may use.

use std::time::Duration;

/// Kept back from the clock for what lies between our answer and the other side's clock.
const RESERVE: Duration = Duration::from_millis(50);

/// How many own moves the time that is left should last for.
const MOVES_TO_GO: std::ops::RangeInclusive<u32> = 8..=24;

/// Returns an even share of what is left, and most of the increment, but never the last reserve.
pub fn share_of_clock(left: Duration, increment: Duration, moves_left: usize) -> Duration {
    let moves = u32::try_from(moves_left).unwrap_or(u32::MAX);
    let share = left / moves.clamp(*MOVES_TO_GO.start(), *MOVES_TO_GO.end()) + increment * 3 / 4;
    share.min(left.saturating_sub(RESERVE)).max(Duration::from_millis(1))
}
