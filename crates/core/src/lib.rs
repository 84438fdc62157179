//! The vocabulary of Sakiyomi: what a game, a player and a search are.
//!
//! Rules implement [`State`] and [`Observable`]. Searches implement [`Searcher`]: they get a view, a
//! [`Budget`] and an [`Observer`], and answer with a [`Report`]. Nothing here knows a game, prints, or
//! reads the environment (but for the variable that selects an [`InstructionSet`]); time comes through
//! a [`Clock`] and chance through a seeded [`Rng`]. [`contract`] holds the test suites that every game
//! and engine must pass.

mod budget;
mod clock;
pub mod contract;
mod diagram;
pub mod durable;
mod encode;
mod evaluate;
mod files;
mod hash;
mod kernels;
mod outcome;
mod parse;
mod perft;
mod record;
mod rng;
mod score;
mod search;
mod seat;
mod state;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod text_board;
mod unit;
mod view;

pub use budget::{Budget, BudgetError, Meter, Stop, parse_duration, parse_memory};
#[cfg(all(target_family = "wasm", not(unix)))]
pub use clock::install_clock;
pub use clock::{Clock, ManualClock, SystemClock};
pub use diagram::{Diagram, Span, Tone};
pub use encode::{Encode, Encoding};
pub use evaluate::{Evaluation, Evaluator, Heuristic, Uniform};
pub use files::{
    FileError, FileKind, GameSink, Games, NameKind, Output, Place, SinkResult, record_file,
};
pub use hash::{mix64, zobrist};
pub use kernels::{InstructionSet, KERNELS_VARIABLE, KernelsError};
pub use outcome::Outcome;
pub use parse::{ParseMoveError, ParseStateError, Quoted, expected, half_width, the_end};
pub use perft::{Perft, perft};
pub use record::{Record, RecordError, RecordedMove};
pub use rng::Rng;
pub use score::{ParseScoreError, Score};
pub use search::{
    Certainty, Clairvoyant, Effort, Line, MoveValue, Observer, Progress, Report, Request, Searcher,
    Silent, Statistic,
};
pub use seat::Seat;
pub use state::{GameInfo, IllegalMove, MoveList, State};
pub use symmetry::{Dihedral, Symmetric, Symmetry, closure, twins};
pub use text::{Catalog, Lang, Reason, Text};
pub use text_board::{DrawOptions, Glyphs, TextBoard, Typed};
pub use unit::ScoreUnit;
pub use view::{Observable, PerfectInformation};

crate::messages!(crate::catalog!("core"));
