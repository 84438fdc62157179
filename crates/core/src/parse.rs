//! Errors of the text forms: each says what is wrong, and where.

use std::fmt;

/// A text that is not a move of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {problem}", Quoted(text))]
pub struct ParseMoveError {
    text: String,
    problem: String,
}

impl ParseMoveError {
    /// Says that `text` is no move because of `problem`.
    #[must_use]
    pub fn new(text: &str, problem: impl fmt::Display) -> ParseMoveError {
        ParseMoveError { text: text.to_owned(), problem: problem.to_string() }
    }

    /// Returns what is wrong with the text.
    #[must_use]
    pub fn problem(&self) -> &str {
        &self.problem
    }
}

/// A text that is not a position of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseStateError {
    /// A character stands where it cannot.
    #[error("position, character {}: {problem}", offset + 1)]
    At {
        /// The place of the character, counted in characters from 0.
        offset: usize,
        /// What is wrong there.
        problem: String,
    },
    /// The text as a whole cannot be a position.
    #[error("position: {problem}")]
    Whole {
        /// What is wrong with it.
        problem: String,
    },
}

impl ParseStateError {
    /// Says that the character number `offset` (from 0) is wrong because of `problem`.
    #[must_use]
    pub fn at(offset: usize, problem: impl fmt::Display) -> ParseStateError {
        ParseStateError::At { offset, problem: problem.to_string() }
    }

    /// Says that the whole text is wrong because of `problem`.
    #[must_use]
    pub fn whole(problem: impl fmt::Display) -> ParseStateError {
        ParseStateError::Whole { problem: problem.to_string() }
    }
}

/// Shows user input on one line and at a bounded length, whatever it holds.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 40;
        let shown: String = self.0.chars().take(LONGEST).flat_map(char::escape_debug).collect();
        let more = if self.0.chars().nth(LONGEST).is_some() { "…" } else { "" };
        write!(f, "\"{shown}{more}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_shows_binary_input_on_one_short_line() {
        let error = ParseMoveError::new(&"\n\0x".repeat(100), "not a square");
        let shown = error.to_string();
        assert!(!shown.contains('\n') && shown.chars().count() < 160, "{shown}");
    }
}
