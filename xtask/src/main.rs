//! Every check of this repository behind one command: `cargo xtask test`. The checks are a table of
//! [`steps`]; `fuzz` searches for inputs that break a parser. Exit status 0 means success, 1
//! failure, 2 wrong usage.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this program talks to people")]

#[allow(unreachable_pub, reason = "the fuzz crate, whose module this is, exports it")]
#[path = "../../fuzz/src/corpus.rs"]
mod corpus;
mod fuzz;
#[path = "../../crates/core/src/kernels.rs"]
#[allow(dead_code, unreachable_pub, reason = "the file is a public module of `sakiyomi-core`")]
mod kernels;
mod machine;
mod runners;
mod steps;
mod test;
mod tools;
mod wasm;

use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use xshell::Shell;

/// The checks of this repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Run all checks, or those that are named.
    Test(test::TestArgs),
    /// Fuzz every parser, or those that are named, and keep the inputs that reach new code.
    Fuzz(fuzz::FuzzArgs),
    /// Check that what the browser runs compiles for WebAssembly.
    Wasm,
}

fn main() -> ExitCode {
    let done = Shell::new().map_err(anyhow::Error::from).and_then(|sh| {
        sh.change_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
        match Task::parse() {
            Task::Test(args) => test::run(&sh, &args),
            Task::Fuzz(args) => fuzz::run(&sh, &args),
            Task::Wasm => wasm::check(&sh),
        }
    });
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
