//! The `sakiyomi` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    sakiyomi::main()
}
