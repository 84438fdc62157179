//! External engines: processes that speak the Universal Game Interface or GTP.
//!
//! A process may crash, hang, or print anything; that costs it the game, never the match.
//! [`process`] isolates it, [`program`] restarts it after a crash and watches its time,
//! [`ugi`] and [`gtp`] are the protocols.

mod cpu;
mod gtp;
mod process;
mod program;
mod ugi;

pub(crate) use gtp::GtpPlayer;
pub(crate) use ugi::UgiPlayer;
