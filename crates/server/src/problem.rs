//! What goes wrong for a client: a status, a code for programs and words for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use sakiyomi_core::{Reason, Text};
use sakiyomi_play::{OpenError, PlayError};
use serde_json::{Value, json};

use crate::words::Words;

/// An answer that refuses.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: Words,
    /// Further fields of the answer, beside `error`.
    beside: Vec<(&'static str, Value)>,
    /// Further fields of `error`.
    inside: Vec<(&'static str, Value)>,
}

impl Problem {
    pub(crate) fn new(
        status: StatusCode,
        code: &'static str,
        message: impl Into<Words>,
    ) -> Problem {
        Problem { status, code, message: message.into(), beside: Vec::new(), inside: Vec::new() }
    }

    /// Says that a request is wrong for the reason `detail`, which is known in English only.
    pub(crate) fn wrong(code: &'static str, text: Text, detail: impl std::fmt::Display) -> Problem {
        let reason = Reason::new(text).with("detail", detail);
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, reason)
    }

    /// Adds a field beside `error`.
    pub(crate) fn beside(mut self, name: &'static str, value: Value) -> Problem {
        self.beside.push((name, value));
        self
    }

    /// Adds a field to `error`.
    pub(crate) fn inside(mut self, name: &'static str, value: Value) -> Problem {
        self.inside.push((name, value));
        self
    }

    /// Returns the object `{ "code", "message" }`.
    pub(crate) fn error(&self) -> Value {
        let mut error = json!({ "code": self.code, "message": self.message });
        for (name, value) in &self.inside {
            error[name] = value.clone();
        }
        error
    }

    pub(crate) fn no_game() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "unknown-game", NO_GAME)
    }

    pub(crate) fn no_node() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "unknown-node", NO_NODE)
    }

    pub(crate) fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not-found", NOT_FOUND)
    }

    pub(crate) fn shutting_down() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "shutting-down", SHUTTING_DOWN)
    }

    pub(crate) fn storage(detail: impl std::fmt::Display) -> Problem {
        let reason = Reason::new(STORAGE).with("detail", detail);
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "storage", reason)
    }

    pub(crate) fn busy() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", BUSY)
    }

    pub(crate) fn full() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "full", FULL)
    }

    pub(crate) fn too_many_requests() -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", TOO_MANY)
    }

    pub(crate) fn failed() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", FAILED)
    }
}

const NO_GAME: Text = Text {
    en: "there is no game at this address",
    ja: "このアドレスの対局は見つかりません",
};
const NO_NODE: Text =
    Text { en: "the game has no such move", ja: "この対局にその手はありません" };
const NOT_FOUND: Text = Text {
    en: "there is nothing at this address",
    ja: "このアドレスには何もありません",
};
const SHUTTING_DOWN: Text =
    Text { en: "the server is shutting down", ja: "サーバーを終了しています" };
const STORAGE: Text = Text {
    en: "the game could not be saved ({detail}); nothing was changed",
    ja: "対局を保存できませんでした（{detail}）。変更は取り消されています",
};
const BUSY: Text = Text {
    en: "the server is busy with other games; try again in a moment",
    ja: "サーバーが混み合っています。少し待ってからもう一度お試しください",
};
const FULL: Text = Text {
    en: "the server keeps as many games as it can; try again tomorrow",
    ja: "サーバーに保存できる対局の数がいっぱいです。明日もう一度お試しください",
};
const TOO_MANY: Text = Text {
    en: "too many requests at once; wait a moment",
    ja: "リクエストが多すぎます。少し待ってください",
};
const FAILED: Text = Text {
    en: "something went wrong in the server; the game is kept as it was",
    ja: "サーバーで問題が起きました。対局はそのまま残っています",
};
const BAD_MOVE: Text =
    Text { en: "that is no move: {detail}", ja: "手として読み取れません：{detail}" };
const ILLEGAL: Text =
    Text { en: "{mv} is not possible: {why}", ja: "{mv} は指せません。{why}" };
const OVER: Text = Text { en: "the game is over: {why}", ja: "終局しています。{why}" };
const BAD_POSITION: Text =
    Text { en: "{detail}", ja: "局面として読み取れません：{detail}" };
const BAD_RECORD: Text =
    Text { en: "{detail}", ja: "棋譜として読み取れません：{detail}" };
const NO_SUCH_GAME: Text =
    Text { en: "{detail}", ja: "そのゲームはありません：{detail}" };

/// Fills a text with a reason in the same language.
fn with_reason(text: Text, mv: &str, why: &Reason) -> Words {
    let fill = |text: &str, why: String| text.replace("{mv}", mv).replace("{why}", &why);
    Words {
        en: fill(text.en, why.get(sakiyomi_core::Lang::En)),
        ja: fill(text.ja, why.get(sakiyomi_core::Lang::Ja)),
    }
}

impl From<PlayError> for Problem {
    fn from(error: PlayError) -> Problem {
        let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
        match error {
            PlayError::Text(error) => Problem::wrong("bad-move", BAD_MOVE, error),
            PlayError::Illegal { mv, reason } => {
                Problem::new(unprocessable, "illegal-move", with_reason(ILLEGAL, &mv, &reason))
            }
            PlayError::Over(reason) => {
                Problem::new(unprocessable, "game-over", with_reason(OVER, "", &reason))
            }
        }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Problem {
        match error {
            OpenError::Game(error) => Problem::wrong("unknown-kind", NO_SUCH_GAME, error),
            OpenError::Position(error) => Problem::wrong("bad-position", BAD_POSITION, error),
            OpenError::Record(error) => Problem::wrong("bad-record", BAD_RECORD, error),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut body = json!({ "error": self.error() });
        for (name, value) in self.beside {
            body[name] = value;
        }
        (self.status, Json(body)).into_response()
    }
}
