//! The languages in which other programs talk to ours, line by line.
//!
//! A protocol is a state machine over an iterator of lines and a sink for the answers, so that a
//! test can hold a whole conversation without a process. A malformed line is answered with what is
//! wrong about it. [`ugi`] is for every game of two; games bring their own as [`ProtocolKind`]s.

pub mod conversation;
mod lines;
pub mod ugi;

use crate::msg;
use std::io::{self, Write};
use std::time::Duration;

use sakiyomi_core::{Reason, Text};

use crate::engine::EngineSpec;

pub use lines::{lines, say};

/// A protocol that a game brings.
#[derive(Clone, Copy)]
pub struct ProtocolKind {
    /// Its name in commands.
    pub name: &'static str,
    /// One line that says who speaks it.
    pub summary: Text,
    /// Answers every line until the end of the conversation.
    pub run: ProtocolRun,
}

/// What [`ProtocolKind::run`] is.
pub type ProtocolRun =
    fn(&ProtocolConfig, Lines, &mut dyn Write) -> Result<io::Result<()>, ProtocolError>;

/// The lines of the other side.
pub type Lines = Box<dyn Iterator<Item = String> + Send>;

/// Who answers in a protocol, and with what means; what is `None` is as the protocol has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProtocolConfig {
    /// The engine.
    pub engine: EngineSpec,
    /// Decides the engine's chance.
    pub seed: u64,
    /// The memory of the engine's tables, in bytes.
    pub memory: Option<u64>,
    /// The time for a move.
    pub time: Option<Duration>,
    /// The CPU time for a move.
    pub cpu: Option<Duration>,
}

impl ProtocolConfig {
    /// Refuses a limit of CPU time.
    pub fn without_cpu(&self) -> Result<(), ProtocolError> {
        self.cpu.map_or(Ok(()), |_| Err(ProtocolError(msg("protocol-time-only").into())))
    }
}

/// Why a conversation cannot begin.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct ProtocolError(pub Reason);

impl From<ProtocolError> for Reason {
    fn from(ProtocolError(reason): ProtocolError) -> Reason {
        reason
    }
}

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
