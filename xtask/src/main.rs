//! Every check of this repository behind one command: `cargo xtask test`.
//!
//! The checks are a table of [`steps`]; `fuzz` looks for inputs that break a
//! parser. Exit status 0 means done, 1 failed, 2 wrong use.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this program talks to people")]

mod args;
#[allow(unreachable_pub, reason = "the fuzz crate, whose module this is, exports it")]
#[path = "../../fuzz/src/corpus.rs"]
mod corpus;
mod failures;
mod fuzz;
#[path = "../../crates/core/src/kernels.rs"]
#[allow(dead_code, unreachable_pub, reason = "the file is a public module of `sakiyomi-core`")]
mod kernels;
mod machine;
mod nearest;
mod process;
mod steps;
mod summary;
mod tally;
mod test;
mod tools;

use std::process::ExitCode;

use args::Request;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let targets = match fuzz::targets() {
        Ok(targets) => targets,
        Err(error) => return fail(&error, 1),
    };
    let result = match args::parse(&words, &steps::names(), &targets) {
        Ok(Request::Help) => {
            print!("{}", args::help(steps::STEPS, &targets));
            Ok(true)
        }
        Ok(Request::Test(options)) => test::run(&options),
        Ok(Request::Fuzz(options)) => fuzz::run(&options),
        Err(error) => return fail(&error, 2),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => fail(&error, 1),
    }
}

fn fail(error: &str, status: u8) -> ExitCode {
    eprintln!("xtask: {error}");
    ExitCode::from(status)
}
