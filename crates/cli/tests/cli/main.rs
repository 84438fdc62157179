//! The program as its users run it: arguments and lines in, text and exit status out.

mod analyze;
mod arena;
mod bad_input;
mod commands;
mod convert;
mod models;
mod play;
mod program;
mod protocol;
mod solve;
mod twin_cool;
