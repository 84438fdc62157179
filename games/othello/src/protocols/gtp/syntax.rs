//! Commands and responses: `[id] name arguments`, then `=[id] text` or `?[id] text` and an empty line.

use std::io::{self, Write};

use sakiyomi_core::{Quoted, Seat};

use super::Answer;
use crate::protocols::Failure;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Command {
    pub(super) id: Option<u32>,
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
}

impl Command {
    /// Reads a line; `None` when there is nothing on it but a comment.
    pub(super) fn read(line: &str) -> Option<Command> {
        let line = line.split('#').next().unwrap_or_default();
        // As the protocol wants it: tabulators separate, other control characters are nothing.
        let clean: String = line.chars().filter(|c| *c == '\t' || !c.is_control()).collect();
        let mut words = clean.split_whitespace();
        let first = words.next()?;
        let (id, name) = match first.parse() {
            Ok(id) => (Some(id), words.next().unwrap_or_default()),
            Err(_) => (None, first),
        };
        let arguments = words.map(str::to_owned).collect();
        Some(Command { id, name: name.to_owned(), arguments })
    }
}

pub(super) fn is_interrupt(line: &str) -> bool {
    line.trim_start().strip_prefix('#').is_some_and(|comment| comment.trim() == "interrupt")
}

pub(super) fn respond(output: &mut dyn Write, id: Option<u32>, answer: Answer) -> io::Result<()> {
    let (mark, text) = match answer {
        Ok(text) => ('=', text),
        Err(Failure::Refused(text)) => ('?', text),
        Err(Failure::Io(error)) => return Err(error),
    };
    let id = id.map_or_else(String::new, |id| id.to_string());
    let space = if text.is_empty() { "" } else { " " };
    writeln!(output, "{mark}{id}{space}{text}\n")?;
    output.flush()
}

pub(super) fn colour(word: Option<&String>) -> Result<Seat, Failure> {
    let word = word.map(String::as_str).unwrap_or_default();
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Seat::First),
        "w" | "white" => Ok(Seat::Second),
        _ => Err(format!("syntax error: {} is no colour", Quoted(word)).into()),
    }
}

pub(super) fn number<T: std::str::FromStr>(word: Option<&String>) -> Result<T, Failure> {
    let word = word.map(String::as_str).unwrap_or_default();
    let problem = || format!("syntax error: {} is no number that fits here", Quoted(word));
    word.parse().map_err(|_| problem().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_may_have_a_number_and_a_comment() {
        let read = |line: &str| {
            let command = Command::read(line)?;
            Some((command.id, command.name, command.arguments.join(" ")))
        };
        assert_eq!(
            read("12 play\tb  d3 # why not"),
            Some((Some(12), "play".into(), "b d3".into()))
        );
        assert_eq!(read("quit"), Some((None, "quit".into(), String::new())));
        assert_eq!(read("qu\u{7}it"), Some((None, "quit".into(), String::new())));
        assert_eq!(read("3"), Some((Some(3), String::new(), String::new())));
        assert_eq!(read("  # only words"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn only_the_word_interrupt_in_a_comment_interrupts() {
        assert!(is_interrupt("# interrupt") && is_interrupt("#interrupt "));
        assert!(!is_interrupt("interrupt") && !is_interrupt("# interrupted"));
    }

    #[test]
    fn a_response_ends_with_an_empty_line() {
        let text = |id, answer: Result<&str, &str>| {
            let mut out = Vec::new();
            let answer = answer.map(str::to_owned).map_err(|text| text.to_owned().into());
            respond(&mut out, id, answer).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(text(None, Ok("")), "=\n\n");
        assert_eq!(text(Some(4), Ok("D3")), "=4 D3\n\n");
        assert_eq!(text(None, Err("illegal move")), "? illegal move\n\n");
    }
}
