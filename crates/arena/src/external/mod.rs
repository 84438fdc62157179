//! External engines: processes that speak the Universal Game Interface or GTP.
//!
//! A process may crash, hang, or print anything. Whatever it does costs it
//! the game, never the match: [`process`] isolates it with piped
//! text, threads that drain its output, and a process group that can be ended;
//! [`program`] starts it again after a breakdown and watches its time; [`ugi`] and
//! [`gtp`] ask for moves.

mod cpu;
mod gtp;
mod process;
mod program;
mod ugi;

pub(crate) use gtp::GtpPlayer;
pub(crate) use ugi::UgiPlayer;
