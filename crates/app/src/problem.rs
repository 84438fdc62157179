//! What goes wrong for a client: a status, a code for programs and words for people.

use crate::msg;
use sakiyomi_core::{ParseStateError, Reason, RecordError, Text};
use sakiyomi_play::{PlayError, UnknownGame};
use serde_json::{Value, json};

use crate::model::Words;

/// An answer that refuses.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status by the meaning that HTTP gives it.
    pub status: u16,
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub message: Words,
    /// Further fields of the answer, beside `error`.
    beside: Vec<(&'static str, Value)>,
    /// Further fields of `error`.
    inside: Vec<(&'static str, Value)>,
}

impl Problem {
    /// Returns a problem.
    pub fn new(status: u16, code: &'static str, message: impl Into<Words>) -> Problem {
        Problem { status, code, message: message.into(), beside: Vec::new(), inside: Vec::new() }
    }

    /// Says that a request is wrong.
    pub fn refused(code: &'static str, reason: impl Into<Reason>) -> Problem {
        Problem::new(422, code, reason.into())
    }

    /// Says that a request is wrong for the reason `detail`, which is the same in every language.
    pub fn wrong(code: &'static str, text: Text, detail: impl std::fmt::Display) -> Problem {
        Problem::refused(code, Reason::new(text).with("detail", detail))
    }

    /// Adds a field beside `error`.
    pub fn beside(mut self, name: &'static str, value: Value) -> Problem {
        self.beside.push((name, value));
        self
    }

    /// Adds a field to `error`.
    pub fn inside(mut self, name: &'static str, value: Value) -> Problem {
        self.inside.push((name, value));
        self
    }

    /// Returns the object `{ "code", "message" }`.
    pub fn error(&self) -> Value {
        let mut error = json!({ "code": self.code, "message": self.message });
        for (name, value) in &self.inside {
            error[name] = value.clone();
        }
        error
    }

    /// Returns the whole answer: `{ "error": … }` and what stands beside it.
    pub fn body(&self) -> Value {
        let mut body = json!({ "error": self.error() });
        for (name, value) in &self.beside {
            body[name] = value.clone();
        }
        body
    }

    /// There is no such game.
    pub fn no_game() -> Problem {
        Problem::new(404, "unknown-game", msg("problem-no-game"))
    }

    /// There is no such node in the game.
    pub fn no_node() -> Problem {
        Problem::new(404, "unknown-node", msg("problem-no-node"))
    }

    /// There is nothing at an address.
    pub fn not_found() -> Problem {
        Problem::new(404, "not-found", msg("problem-not-found"))
    }

    /// The program ends.
    pub fn shutting_down() -> Problem {
        Problem::new(503, "shutting-down", msg("problem-shutting-down"))
    }

    /// The game could not be saved or read.
    pub fn storage(detail: impl std::fmt::Display) -> Problem {
        Problem::new(503, "storage", Reason::new(msg("problem-storage")).with("detail", detail))
    }

    /// No engine has time.
    pub fn busy() -> Problem {
        Problem::new(503, "busy", msg("problem-busy"))
    }

    /// No further game can be kept.
    pub fn full() -> Problem {
        Problem::new(503, "full", msg("problem-full"))
    }

    /// A client asks too often.
    pub fn too_many_requests() -> Problem {
        Problem::new(429, "too-many-requests", msg("problem-too-many"))
    }

    /// A bug.
    pub fn failed() -> Problem {
        Problem::new(500, "failed", msg("problem-failed"))
    }
}

impl From<PlayError> for Problem {
    fn from(error: PlayError) -> Problem {
        let code = match error {
            PlayError::Text(_) => "bad-move",
            PlayError::Illegal { .. } => "illegal-move",
            PlayError::Over(_) => "game-over",
        };
        Problem::refused(code, error)
    }
}

impl From<UnknownGame> for Problem {
    fn from(error: UnknownGame) -> Problem {
        Problem::refused("unknown-kind", error)
    }
}

impl From<ParseStateError> for Problem {
    fn from(error: ParseStateError) -> Problem {
        Problem::refused("bad-position", error)
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        Problem::refused("bad-record", error)
    }
}
