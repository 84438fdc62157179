//! How a command fails: one line that says what to do, and the exit status.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
use sakiyomi_core::{Lang, Reason};
use sakiyomi_play::GameList;

use crate::Failure::{Failed, WrongUse};
use crate::output::write;
use crate::words::verbatim;

/// Why a command did not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist.
    WrongUse(Reason),
    /// Something went wrong on the way. A [`Reason`] may be its message or its context.
    Failed(anyhow::Error),
}

impl Failure {
    /// Prints the one line and returns the exit status.
    pub(crate) fn report(self, lang: Lang) -> ExitCode {
        eprintln!("sakiyomi: {}", self.message(lang));
        match self {
            WrongUse(_) => ExitCode::from(2),
            Failed(_) => ExitCode::from(1),
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            WrongUse(reason) => reason.get(lang),
            Failed(error) => {
                // Errors of the system and of parsers have one language; ours have all.
                let own = error.downcast_ref::<Reason>();
                let words = |cause: &(dyn std::error::Error + 'static)| match own {
                    Some(reason) if reason.to_string() == cause.to_string() => reason.get(lang),
                    _ => cause.to_string(),
                };
                let mut said = String::new();
                for words in error.chain().map(words) {
                    if said.is_empty() {
                        said = words;
                    } else if !said.ends_with(&words) {
                        // Some errors repeat their cause themselves.
                        said = format!("{said}: {words}");
                    }
                }
                said
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

/// Turns an error of a library into wrong use.
pub(crate) fn wrong_use(error: impl std::fmt::Display) -> Failure {
    WrongUse(verbatim(error))
}

/// Refuses a command for a reason of our own.
pub(crate) const fn refused(reason: Reason) -> Failure {
    WrongUse(reason)
}

/// Fails for a reason of our own.
pub(crate) fn failed(reason: Reason) -> Failure {
    Failed(anyhow::Error::msg(reason))
}

/// Prints help and version as they are, and errors of the command line as one line.
pub(crate) fn wrong_arguments(error: &clap::Error, games: &GameList) -> ExitCode {
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
    use anyhow::Context as _;
    use sakiyomi_core::Text;

    const FULL: Text = Text { en: "{box} is full", ja: "{box} は満杯です" };

    #[test]
    fn what_we_say_ourselves_is_said_in_the_language_asked_for() {
        let reason = || Reason::new(FULL).with("box", "a");
        assert_eq!(refused(reason()).message(Lang::Ja), "a は満杯です");
        assert_eq!(failed(reason()).message(Lang::En), "a is full");
        let error = std::io::Error::other("disk").to_string();
        let context = Err::<(), _>(anyhow::anyhow!(error)).with_context(reason).unwrap_err();
        assert_eq!(Failure::from(context).message(Lang::Ja), "a は満杯です: disk");
        assert_eq!(wrong_use("{box}").message(Lang::Ja), "{box}");
        let repeated = Err::<(), _>(anyhow::anyhow!("disk")).context("a.txt: disk").unwrap_err();
        assert_eq!(Failure::from(repeated).message(Lang::En), "a.txt: disk");
    }
}
