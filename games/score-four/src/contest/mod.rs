//! The form of the Score Four contest: a board as nested lists in, a column out.
//!
//! A contestant implements `get_move(board, player, last_move) -> (x, y)`, with
//! `board[z][y][x]` 0 for an empty cell, 1 for the first player's bead and 2 for
//! the second's. Here each call is one line of JSON, and so is each answer:
//!
//! ```
//! use sakiyomi_score_four::contest::{Contestant, ContestConfig};
//! let mut contestant = Contestant::new(&ContestConfig::default())?;
//! let empty = [[[0; 4]; 4]; 4];
//! let answer = contestant.answer(&format!("{{\"board\":{empty:?},\"player\":1,\"last_move\":null}}"));
//! assert!(answer.starts_with("{\"x\":"), "{answer}");
//! assert_eq!(contestant.answer("[]"), r#"{"error":"a request is an object {\"board\": ..., \"player\": ..., \"last_move\": ...}"}"#);
//! # Ok::<(), sakiyomi_play::EngineError>(())
//! ```
//!
//! A move may cost 3 s of CPU time, 30 s on the wall and 1 GB of memory. The CPU time is that of
//! the whole process, all threads together, from the moment the request was read.

mod request;

use crate::msg;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use crate::{Column, ScoreFour};
use sakiyomi_core::{Budget, Clock, Request, Searcher, Silent, State as _, Stop, SystemClock};
use sakiyomi_play::{EngineError, EngineSpec, build};
use serde_json::json;

use sakiyomi_play::protocols::{ProtocolError, ProtocolKind, say};

pub use request::{RequestError, read_request};

/// The contest form as a protocol.
pub(crate) const CONTEST: ProtocolKind = ProtocolKind {
    name: "contest",
    summary: msg("contest"),
    run: |config, input, output| {
        let usual = ContestConfig::default();
        let config = ContestConfig {
            engine: config.engine.clone(),
            cpu: config.cpu.unwrap_or(usual.cpu),
            wall: config.time.or(usual.wall),
            memory: config.memory.unwrap_or(usual.memory),
            seed: config.seed,
            ..usual
        };
        let contestant = Contestant::new(&config).map_err(|error| ProtocolError(error.reason()));
        Ok(contestant?.run(input, output))
    },
};

/// How a contestant plays.
#[derive(Clone)]
pub struct ContestConfig {
    /// The engine.
    pub engine: EngineSpec,
    /// CPU time for a move, all threads together.
    pub cpu: Duration,
    /// Time on the wall for a move: on a busy machine the CPU time alone may take minutes.
    pub wall: Option<Duration>,
    /// Bytes for tables and trees.
    pub memory: u64,
    /// Decides the engine's chance.
    pub seed: u64,
    /// The clock that the CPU time is read from.
    pub clock: Arc<dyn Clock>,
}

/// The strongest engine, safely within the limits of a move.
impl Default for ContestConfig {
    fn default() -> Self {
        ContestConfig {
            engine: "strongest".parse().expect("strongest is a well-formed name"),
            cpu: Duration::from_millis(2800),
            wall: Some(Duration::from_secs(15)),
            memory: 900 << 20,
            seed: 0,
            clock: Arc::new(SystemClock::Process),
        }
    }
}

/// An engine that keeps the contest's limits. It keeps its tables from game to game: what it
/// knows stays true, and clearing them would cost time of the first move.
pub struct Contestant {
    engine: Box<dyn Searcher<ScoreFour>>,
    cpu: Duration,
    wall: Option<Duration>,
    memory: u64,
    clock: Arc<dyn Clock>,
}

impl Contestant {
    /// Makes the engine.
    pub fn new(config: &ContestConfig) -> Result<Contestant, EngineError> {
        Ok(Contestant {
            engine: build::<ScoreFour>(&config.engine, config.seed)?,
            cpu: config.cpu,
            wall: config.wall,
            memory: config.memory,
            clock: Arc::clone(&config.clock),
        })
    }

    /// Answers every line of `input` until its end.
    pub fn run(
        &mut self,
        input: impl Iterator<Item = String>,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        input.filter(|line| !line.is_empty()).try_for_each(|line| say(output, &self.answer(&line)))
    }

    /// Answers one request.
    pub fn answer(&mut self, line: &str) -> String {
        let start = self.clock.cpu();
        let answer = match read_request(line) {
            Ok(state) => {
                let spent = self.clock.cpu().saturating_sub(start);
                let (x, y) = self.choose(&state, self.cpu.saturating_sub(spent)).xy();
                json!({ "x": x, "y": y })
            }
            Err(error) => json!({ "error": error.to_string() }),
        };
        answer.to_string()
    }

    /// Chooses a move in `state`, in which the game goes on, within `cpu` and the limit on the wall.
    pub fn choose(&mut self, state: &ScoreFour, cpu: Duration) -> Column {
        let budget = Budget { wall: self.wall, memory: Some(self.memory), ..Budget::cpu(cpu) };
        let (clock, stop) = (self.clock.as_ref(), &Stop::default());
        let seat = state.to_move();
        let request = Request { view: state, seat, budget, lines: 1, clock, stop };
        self.engine.choose(request, &mut Silent).best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// The clock of a process that never gets its turn: a second passes on the wall with each look.
    #[derive(Default)]
    struct Starved(AtomicU64);

    impl Clock for Starved {
        fn wall(&self) -> Duration {
            Duration::from_secs(self.0.fetch_add(1, Ordering::Relaxed))
        }

        fn cpu(&self) -> Duration {
            Duration::ZERO
        }
    }

    #[test]
    fn a_move_ends_on_the_wall_when_no_cpu_time_passes() {
        let engine = "alpha-beta".parse().unwrap();
        let clock = Arc::new(Starved::default());
        let config = ContestConfig { engine, clock, ..ContestConfig::default() };
        let empty = [[[0; 4]; 4]; 4];
        let request = format!("{{\"board\":{empty:?},\"player\":1,\"last_move\":null}}");
        let answer = Contestant::new(&config).unwrap().answer(&request);
        assert!(answer.starts_with("{\"x\":"), "{answer}");
    }
}
