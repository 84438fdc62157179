//! Engines of other people: processes that speak the Universal Game Interface.
//!
//! A process may crash, hang, or say what it likes. Whatever it does costs it
//! the game, never the match: [`process`] keeps it at arm's length with piped
//! text, threads that drain its output, and a process group that can be ended;
//! [`ugi`] asks for moves and starts it again after a breakdown.

mod cpu;
mod process;
mod ugi;

pub(crate) use ugi::UgiPlayer;
