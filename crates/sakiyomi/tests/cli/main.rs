//! The program as its users run it: arguments and lines in, text and exit status out.

mod advise;
mod analyze;
mod arena;
mod book;
mod commands;
mod convert;
mod deploy;
mod guide;
mod messages;
mod models;
mod pattern;
mod play;
mod program;
mod protocol;
mod selfplay;
mod serve;
mod sessions;
mod snapshots;
mod solve;
mod train;
mod twin_cool;
