//! How a command fails: one line that says what to do, and the exit status.

use std::error::Error as _;
use std::fmt;
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use sakiyomi_core::{Lang, Reason};
use sakiyomi_learn::run::ParseRunPresetError;
use sakiyomi_nn::ParsePresetError;
use sakiyomi_play::GameList;
use sakiyomi_train::ParseDeviceError;

use crate::msg;
use crate::output::{reason, write};
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
pub(crate) fn report_clap_error(error: &clap::Error, games: &GameList, lang: Lang) -> ExitCode {
    if !error.use_stderr() {
        write(&error.to_string());
        return ExitCode::SUCCESS;
    }
    let problem = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(word)) if games.find(word).is_ok() => {
            reason!(msg("usage-game"), game = word)
        }
        _ => wrong_use(error),
    };
    report(&refused(Reason::new(msg("usage")).with_reason("problem", problem)), lang)
}

/// Returns what is wrong with the command line.
fn wrong_use(error: &clap::Error) -> Reason {
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let (arg, value) = (said(ContextKind::InvalidArg), said(ContextKind::InvalidValue));
    let command = said(ContextKind::InvalidSubcommand);
    let problem = match error.kind() {
        ErrorKind::UnknownArgument => reason!(msg("usage-unknown-argument"), arg),
        ErrorKind::InvalidSubcommand => reason!(msg("usage-unknown-command"), command),
        ErrorKind::MissingSubcommand => {
            let commands = said(ContextKind::ValidSubcommand);
            reason!(msg("usage-missing-command"), command, commands)
        }
        ErrorKind::MissingRequiredArgument => reason!(msg("usage-missing-argument"), args = arg),
        ErrorKind::InvalidValue if value.is_empty() => reason!(msg("usage-missing-value"), arg),
        ErrorKind::InvalidValue => {
            reason!(msg("usage-choice"), arg, value, values = said(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => {
            reason!(msg("usage-value"), arg, value).with_reason("why", wrong_value(error))
        }
        ErrorKind::TooManyValues => reason!(msg("usage-too-many-values"), arg, value),
        ErrorKind::TooFewValues => {
            let (least, count) = (said(ContextKind::MinValues), said(ContextKind::ActualNumValues));
            reason!(msg("usage-too-few-values"), arg, least, count)
        }
        ErrorKind::ArgumentConflict => match said(ContextKind::PriorArg) {
            others if others == arg => reason!(msg("usage-twice"), arg),
            others => reason!(msg("usage-conflict"), arg, others),
        },
        ErrorKind::InvalidUtf8 => Reason::new(msg("usage-not-text")),
        other => other.to_string().into(),
    };
    let near = said(ContextKind::SuggestedArg) + &said(ContextKind::SuggestedSubcommand);
    if near.is_empty() {
        return problem;
    }
    reason!(msg("usage-did-you-mean"), near).with_reason("problem", problem)
}

/// Returns what a value should be.
fn wrong_value(error: &clap::Error) -> Reason {
    let Some(source) = error.source() else { return "".into() };
    if let Some(reason) = reason_of(source) {
        return reason;
    }
    let known = [
        (source.is::<ParseIntError>(), msg("usage-whole-number")),
        (source.is::<ParseFloatError>(), msg("usage-number")),
        (source.is::<AddrParseError>(), msg("usage-address")),
        (source.is::<ParsePresetError>(), msg("usage-preset")),
        (source.is::<ParseRunPresetError>(), msg("usage-run-preset")),
        (source.is::<ParseDeviceError>(), msg("usage-device")),
    ];
    if let Some((_, text)) = known.into_iter().find(|(is_it, _)| *is_it) {
        return Reason::new(text);
    }
    // A number out of range has no type: `0 is not in 1..=1024`.
    let text = source.to_string();
    let range = text.split_once(" is not in ").and_then(|(_, range)| range.split_once(".."));
    let Some((low, high)) = range else { return text.into() };
    match high.trim_start_matches('=') {
        // What the type can hold is no limit that somebody chose.
        "4294967295" | "18446744073709551615" => reason!(msg("usage-at-least"), low),
        high => reason!(msg("usage-range"), low, high),
    }
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
