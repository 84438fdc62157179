//! The `sakiyomi` program, with the four games.

use std::process::ExitCode;

fn main() -> ExitCode {
    sakiyomi_cli::main_with(Vec::new())
}
