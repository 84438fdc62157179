//! How a contestant is named: an engine, `exec:COMMAND` or `gtp:COMMAND`, and a budget of its own after `@`.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{Budget, Quoted, Reason, Text, localized};
use sakiyomi_play::{EngineSpec, SpecError};

use crate::{BudgetTextError, msg, parse_budget, write_budget};

/// Somebody who takes part in a match.
///
/// ```
/// use sakiyomi_arena::Contestant;
/// let ours: Contestant = "heuristic@nodes=1000".parse()?;
/// let theirs: Contestant = "exec:./engine --threads 1@cpu=100ms".parse()?;
/// assert_eq!(theirs.to_string(), "exec:./engine --threads 1@cpu=100ms");
/// # Ok::<(), sakiyomi_arena::ContestantError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Who it is.
    pub player: PlayerSpec,
    /// What it may spend on a move, where that differs from the others.
    pub budget: Option<Budget>,
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerSpec {
    /// An engine of ours.
    Engine(EngineSpec),
    /// A program with its arguments.
    External(Protocol, Vec<String>),
}

/// The protocol of an external program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// The Universal Game Interface.
    Ugi,
    /// The Go Text Protocol, which other games use too.
    Gtp,
}

impl Protocol {
    const ALL: [Protocol; 2] = [Protocol::Ugi, Protocol::Gtp];

    const fn prefix(self) -> &'static str {
        match self {
            Protocol::Ugi => "exec:",
            Protocol::Gtp => "gtp:",
        }
    }
}

/// A text that names no contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum ContestantError {
    /// The engine's name is malformed.
    Engine(#[from] SpecError),
    /// The budget after `@` is malformed.
    Budget(String, BudgetTextError),
    /// The command after `exec:` or `gtp:` is malformed.
    Command(String, Text),
}

impl ContestantError {
    /// Returns what is wrong with the text.
    pub fn reason(&self) -> Reason {
        match self {
            ContestantError::Engine(error) => error.reason(),
            ContestantError::Budget(text, error) => Reason::new(msg("contestant-budget"))
                .with("text", Quoted(text))
                .with_reason("problem", error.reason()),
            ContestantError::Command(text, problem) => Reason::new(msg("contestant-command"))
                .with("text", Quoted(text))
                .with_text("problem", *problem),
        }
    }
}

localized!(ContestantError);

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Contestant, ContestantError> {
        let protocol =
            Protocol::ALL.into_iter().find(|protocol| text.starts_with(protocol.prefix()));
        let (name, budget) = match text.rsplit_once('@') {
            None => (text, None),
            Some((name, budget)) => match parse_budget(budget) {
                Ok(budget) => (name, Some(budget)),
                // A command may well have an @ of its own: only a budget is taken off.
                Err(_) if protocol.is_some() => (text, None),
                Err(problem) => return Err(ContestantError::Budget(text.to_owned(), problem)),
            },
        };
        let player = match protocol {
            None => PlayerSpec::Engine(name.parse()?),
            Some(protocol) => {
                let words = words_of(&name[protocol.prefix().len()..])
                    .map_err(|problem| ContestantError::Command(text.to_owned(), problem))?;
                PlayerSpec::External(protocol, words)
            }
        };
        Ok(Contestant { player, budget })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.player {
            PlayerSpec::Engine(spec) => spec.fmt(f)?,
            PlayerSpec::External(protocol, words) => {
                let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
                write!(f, "{}{}", protocol.prefix(), words.join(" "))?;
            }
        }
        self.budget.as_ref().map_or(Ok(()), |budget| write!(f, "@{}", write_budget(budget)))
    }
}

/// Splits a command at spaces outside of quotation marks.
fn words_of(command: &str) -> Result<Vec<String>, Text> {
    let mut words: Vec<String> = Vec::new();
    let (mut word, mut quote): (Option<String>, Option<char>) = (None, None);
    for c in command.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err(msg("contestant-open-quote"));
    }
    words.extend(word);
    match words.first() {
        Some(program) if !program.is_empty() => Ok(words),
        _ => Err(msg("contestant-no-program")),
    }
}

fn quoted(word: &str) -> String {
    if !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || c == '"' || c == '\'') {
        word.to_owned()
    } else if word.contains('\'') {
        format!("\"{word}\"")
    } else {
        format!("'{word}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn external(text: &str) -> Vec<String> {
        match text.parse::<Contestant>().unwrap().player {
            PlayerSpec::External(_, words) => words,
            PlayerSpec::Engine(spec) => panic!("{spec} is an engine"),
        }
    }

    #[test]
    fn a_contestant_is_written_as_it_was_read() {
        for text in [
            "random",
            "alpha-beta:depth=6@100ms",
            "exec:engine",
            "exec:./a b --c@nodes=5",
            "exec:'my engine' \"it's\" ''@cpu=1ms",
            "exec:ssh me@host engine",
            "gtp:gtp-rhino --level=3@100ms",
        ] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn only_a_budget_is_taken_off_a_command() {
        assert_eq!(external("exec:ssh me@host"), ["ssh", "me@host"]);
        assert_eq!(external("exec:ssh me@host@1s"), ["ssh", "me@host"]);
    }

    #[test]
    fn malformed_contestants_are_named_with_their_problem() {
        for (text, expected) in [
            ("exec:", "the program is missing"),
            ("exec:  @1s", "the program is missing"),
            ("exec:'a b", "a quotation mark is not closed"),
            ("Random", "family"),
            ("random@fast", "is no limit"),
            ("random@", "is no limit"),
        ] {
            let error = text.parse::<Contestant>().unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
