//! How a command fails: one line that says what to do, and the exit status.

use std::fmt;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
use sakiyomi_core::{Lang, Reason};
use sakiyomi_play::GameList;

use crate::output::write;
use crate::words::reason_of;

/// The command line asks for something that does not exist.
#[derive(Debug)]
struct UsageError(Reason);

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for UsageError {}

/// Turns an error of a library into wrong use.
pub(crate) fn usage_error(error: impl Into<Reason>) -> anyhow::Error {
    refused(error.into())
}

/// Refuses a command for a reason of our own.
pub(crate) fn refused(reason: Reason) -> anyhow::Error {
    UsageError(reason).into()
}

/// Prints the one line and returns the exit status.
pub(crate) fn report(error: &anyhow::Error, lang: Lang) -> ExitCode {
    eprintln!("sakiyomi: {}", message(error, lang));
    ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
}

fn message(error: &anyhow::Error, lang: Lang) -> String {
    if let Some(UsageError(reason)) = error.downcast_ref() {
        return reason.get(lang);
    }
    // Errors of the system and of parsers have one language; a reason of ours has all.
    let own = error.downcast_ref::<Reason>();
    let mut said = String::new();
    for cause in error.chain() {
        let text = cause.to_string();
        let context = own.filter(|reason| reason.to_string() == text);
        let reason = reason_of(cause).or(context.cloned());
        let words = reason.map_or(text, |reason| reason.get(lang));
        if said.is_empty() {
            said = words;
        } else if !said.ends_with(&words) {
            // Some errors repeat their cause themselves.
            said = format!("{said}: {words}");
        }
    }
    said
}

/// Prints help and version as they are, and errors of the command line as one line.
pub(crate) fn report_clap_error(error: &clap::Error, games: &GameList) -> ExitCode {
    if !error.use_stderr() {
        write(&error.to_string());
        return ExitCode::SUCCESS;
    }
    if let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand)
        && games.find(word).is_ok()
    {
        eprintln!(
            "sakiyomi: {word} is a game: `sakiyomi play {word}` plays it (`sakiyomi help` shows what else there is)"
        );
        return ExitCode::from(2);
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

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Catalog;

    static MESSAGES: Catalog = Catalog::new(&[
        (Lang::EN, "full = { $box } is full"),
        (Lang::JA, "full = { $box } は満杯です"),
    ]);

    #[test]
    fn what_we_say_ourselves_is_said_in_the_language_asked_for() {
        let reason = || Reason::new(MESSAGES.text("full")).with("box", "a");
        assert_eq!(message(&refused(reason()), Lang::JA), "a は満杯です");
        assert_eq!(message(&anyhow::Error::msg(reason()), Lang::EN), "a is full");
        let context = anyhow::anyhow!("disk").context(reason());
        assert_eq!(message(&context, Lang::JA), "a は満杯です: disk");
        assert_eq!(message(&usage_error("{box}"), Lang::JA), "{box}");
        let cause = anyhow::Error::from(reason()).context("a.txt");
        assert_eq!(message(&cause, Lang::JA), "a.txt: a は満杯です");
        let repeated = anyhow::anyhow!("disk").context("a.txt: disk");
        assert_eq!(message(&repeated, Lang::EN), "a.txt: disk");
    }
}
