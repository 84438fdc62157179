//! The referee, and what is made of refereed games.
//!
//! A [`Session`] is one game at one table: it holds the state, checks every
//! move, keeps clocks and the record, and lets engines think on what their seat
//! may see. Terminal, protocols and web server all talk to games through it,
//! as text. [`review`] judges a game, [`solitaire`] plays many and counts, [`mod@bench`] measures, and
//! [`protocols`] lets other programs play; matches between engines are the arena's.
//!
//! ```
//! use sakiyomi_play::{SessionConfig, open};
//! let mut session = open("othello", SessionConfig::default())?;
//! session.play("f5")?;
//! assert_eq!(session.legal_moves(), ["f4", "d6", "f6"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod adviser;
pub mod bench;
pub mod deal;
pub mod protocols;
pub mod review;
mod reviewer;
mod session;
pub mod solitaire;
mod stats;
mod table;
mod tools;
pub mod tree;
mod turn;
mod verdict;

pub use session::{EngineId, OpenError, PlayError, Question, Session, SessionConfig, open, resume};
pub use stats::Summary;
pub use table::{Clocks, TimeControl};
pub use tools::equip;
pub use verdict::Verdict;
