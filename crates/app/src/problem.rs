//! What goes wrong for a client: a status, a code for programs and words for people.

use sakiyomi_core::{Lang, ParseStateError, Reason, RecordError, Text};
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

    /// Says that a request is wrong for the reason `detail`, which is known in English only.
    pub fn wrong(code: &'static str, text: Text, detail: impl std::fmt::Display) -> Problem {
        Problem::new(422, code, Reason::new(text).with("detail", detail))
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
        Problem::new(404, "unknown-game", NO_GAME)
    }

    /// There is no such node in the game.
    pub fn no_node() -> Problem {
        Problem::new(404, "unknown-node", NO_NODE)
    }

    /// There is nothing at an address.
    pub fn not_found() -> Problem {
        Problem::new(404, "not-found", NOT_FOUND)
    }

    /// The program ends.
    pub fn shutting_down() -> Problem {
        Problem::new(503, "shutting-down", SHUTTING_DOWN)
    }

    /// The game could not be saved or read.
    pub fn storage(detail: impl std::fmt::Display) -> Problem {
        Problem::new(503, "storage", Reason::new(STORAGE).with("detail", detail))
    }

    /// No engine has time.
    pub fn busy() -> Problem {
        Problem::new(503, "busy", BUSY)
    }

    /// No further game can be kept.
    pub fn full() -> Problem {
        Problem::new(503, "full", FULL)
    }

    /// A client asks too often.
    pub fn too_many_requests() -> Problem {
        Problem::new(429, "too-many-requests", TOO_MANY)
    }

    /// A bug.
    pub fn failed() -> Problem {
        Problem::new(500, "failed", FAILED)
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
    Words { en: fill(text.en, why.get(Lang::En)), ja: fill(text.ja, why.get(Lang::Ja)) }
}

impl From<PlayError> for Problem {
    fn from(error: PlayError) -> Problem {
        match error {
            PlayError::Text(error) => Problem::wrong("bad-move", BAD_MOVE, error),
            PlayError::Illegal { mv, reason } => {
                Problem::new(422, "illegal-move", with_reason(ILLEGAL, &mv, &reason))
            }
            PlayError::Over(reason) => {
                Problem::new(422, "game-over", with_reason(OVER, "", &reason))
            }
        }
    }
}

impl From<UnknownGame> for Problem {
    fn from(error: UnknownGame) -> Problem {
        Problem::wrong("unknown-kind", NO_SUCH_GAME, error)
    }
}

impl From<ParseStateError> for Problem {
    fn from(error: ParseStateError) -> Problem {
        Problem::wrong("bad-position", BAD_POSITION, error)
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        Problem::wrong("bad-record", BAD_RECORD, error)
    }
}
