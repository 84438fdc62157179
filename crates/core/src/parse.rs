//! Errors of the text forms.

use std::fmt;

/// A text that is not a move of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {problem}", Quoted(text))]
pub struct ParseMoveError {
    text: String,
    problem: String,
}

impl ParseMoveError {
    /// Returns the error that `text` is no move because of `problem`.
    pub fn new(text: &str, problem: impl fmt::Display) -> ParseMoveError {
        ParseMoveError { text: text.to_owned(), problem: problem.to_string() }
    }

    /// Returns what is wrong with the text.
    pub fn problem(&self) -> &str {
        &self.problem
    }
}

/// A text that is not a position of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseStateError {
    /// A character is wrong.
    #[error("position, character {}: {problem}", offset + 1)]
    At {
        /// The index of the character, from 0.
        offset: usize,
        /// What is wrong.
        problem: String,
    },
    /// The text as a whole is wrong.
    #[error("position: {0}")]
    Whole(String),
}

impl ParseStateError {
    /// Returns the error of the character number `offset`, from 0.
    pub fn at(offset: usize, problem: impl fmt::Display) -> ParseStateError {
        ParseStateError::At { offset, problem: problem.to_string() }
    }

    /// Returns the error of the whole text.
    pub fn whole(problem: impl fmt::Display) -> ParseStateError {
        ParseStateError::Whole(problem.to_string())
    }
}

/// Quotes user input in an error: on one line and at a bounded length.
///
/// ```
/// use sakiyomi_core::Quoted;
/// assert_eq!(Quoted("f9\n").to_string(), r#""f9\n""#);
/// ```
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut room: usize = 60;
        let mut chars = self.0.chars().map(char::escape_debug).peekable();
        let mut shown = String::new();
        while let Some(c) = chars.next_if(|c| c.len() <= room) {
            room -= c.len();
            shown.extend(c);
        }
        let more = if chars.peek().is_some() { "…" } else { "" };
        write!(f, "\"{shown}{more}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_shows_binary_input_on_one_short_line() {
        for text in ["\n\0x", "\u{2028}\r", "\u{10ffff}", "\u{202e}\"", "盤"] {
            let shown = ParseMoveError::new(&text.repeat(100), "not a square").to_string();
            assert!(!shown.contains(['\n', '\r', '\u{2028}', '\u{202e}']), "{shown}");
            assert!(shown.chars().count() < 80, "{shown}");
        }
    }

    #[test]
    fn a_quoted_text_says_whether_it_goes_on() {
        assert_eq!(Quoted(&"a".repeat(60)).to_string(), format!("\"{}\"", "a".repeat(60)));
        assert_eq!(Quoted(&"a".repeat(61)).to_string(), format!("\"{}…\"", "a".repeat(60)));
        assert_eq!(Quoted("").to_string(), "\"\"");
    }
}
