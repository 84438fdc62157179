//! Errors of the text forms.

use std::fmt;

use crate::{Reason, Text, localized, msg};

/// A text that is not a move of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct ParseMoveError {
    text: String,
    problem: Reason,
}

impl ParseMoveError {
    /// Returns the error that `text` is no move because of `problem`.
    pub fn new(text: &str, problem: impl Into<Reason>) -> ParseMoveError {
        ParseMoveError { text: text.to_owned(), problem: problem.into() }
    }

    /// Returns what is wrong with the text.
    pub const fn problem(&self) -> &Reason {
        &self.problem
    }

    /// Returns the text and what is wrong with it.
    pub fn reason(&self) -> Reason {
        Reason::new(msg("parse-move"))
            .with("text", Quoted(&self.text))
            .with_reason("problem", self.problem.clone())
    }
}

/// A text that is not a position of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum ParseStateError {
    /// A character is wrong.
    At {
        /// The index of the character, from 0.
        offset: usize,
        /// What is wrong.
        problem: Reason,
    },
    /// The text as a whole is wrong.
    Whole(Reason),
}

impl ParseStateError {
    /// Returns the error of the character number `offset`, from 0.
    pub fn at(offset: usize, problem: impl Into<Reason>) -> ParseStateError {
        ParseStateError::At { offset, problem: problem.into() }
    }

    /// Returns the error of the whole text.
    pub fn whole(problem: impl Into<Reason>) -> ParseStateError {
        ParseStateError::Whole(problem.into())
    }

    /// Returns where the text is wrong, and why.
    pub fn reason(&self) -> Reason {
        match self {
            ParseStateError::At { offset, problem } => Reason::new(msg("parse-position-at"))
                .with("number", offset + 1)
                .with_reason("problem", problem.clone()),
            ParseStateError::Whole(problem) => {
                Reason::new(msg("parse-position")).with_reason("problem", problem.clone())
            }
        }
    }
}

localized!(ParseMoveError, ParseStateError);

/// Returns the problem that `expected` was to stand where the character `found`, or the end, is.
///
/// ```
/// use sakiyomi_core::{Text, expected};
/// let problem = expected(Text::literal("X, O or -"), Some('x'));
/// assert_eq!(problem.to_string(), "expected X, O or -, found 'x'");
/// ```
#[must_use]
pub fn expected(what: impl Into<Reason>, found: Option<char>) -> Reason {
    match found {
        Some(found) => Reason::new(msg("parse-expected")).with("found", format!("{found:?}")),
        None => Reason::new(msg("parse-ended")),
    }
    .with_reason("what", what.into())
}

/// Returns the name of the end of a text, for [`expected`].
#[must_use]
pub const fn the_end() -> Text {
    msg("parse-the-end")
}

/// Writes full-width letters, digits and signs, as Japanese keyboards type them, in ASCII.
///
/// ```
/// use sakiyomi_core::half_width;
/// assert_eq!(half_width("ｆ５、Ｄ６　Ａ１０＞１"), "f5,D6 A10>1");
/// ```
#[must_use]
pub fn half_width(text: &str) -> String {
    let narrow = |c| match c {
        '！'..='～' => char::from_u32(c as u32 - ('！' as u32 - '!' as u32)).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        _ => c,
    };
    text.chars().map(narrow).collect()
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
