//! How a command fails: one line that says what to do, and the exit status.

use std::process::ExitCode;

use crate::Failure::{Failed, WrongUse};
use crate::output::write;

/// Why a command did not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist.
    WrongUse(String),
    /// Something went wrong on the way.
    Failed(anyhow::Error),
}

impl Failure {
    /// Prints the one line and returns the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            WrongUse(message) => {
                eprintln!("sakiyomi: {message}");
                ExitCode::from(2)
            }
            Failed(error) => {
                eprintln!("sakiyomi: {error:#}");
                ExitCode::from(1)
            }
        }
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failed(error)
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failed(error.into())
    }
}

/// Turns an error into wrong use.
pub(crate) fn wrong_use(error: impl std::fmt::Display) -> Failure {
    WrongUse(error.to_string())
}

/// Prints help and version as they are, and errors of the command line as one line.
pub(crate) fn wrong_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        write(&error.to_string());
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let message: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        // An option that does not exist is hardly meant as a value, as this tip takes it to be.
        .filter(|line| !line.is_empty() && !line.starts_with("tip: to pass"))
        .collect();
    let message = message.join(" ").replace(" tip: ", "; ");
    let message = message.strip_prefix("error: ").unwrap_or(&message);
    eprintln!("sakiyomi: {message} (`sakiyomi help` shows what there is)");
    ExitCode::from(2)
}
