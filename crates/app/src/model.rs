//! The JSON forms of requests and answers. `docs/http-api.md` describes them.

use std::collections::BTreeMap;

use sakiyomi_core::{Lang, Reason, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Words<T = String>(BTreeMap<&'static str, T>);

impl<T> Words<T> {
    /// Returns what `say` gives in each language.
    pub fn new(say: impl Fn(Lang) -> T) -> Words<T> {
        Words(Lang::ALL.iter().map(|&lang| (lang.tag(), say(lang))).collect())
    }

    /// Returns what there is in `lang`, one of [`Lang::ALL`].
    pub fn get(&self, lang: Lang) -> &T {
        &self.0[lang.tag()]
    }
}

impl From<Text> for Words {
    fn from(text: Text) -> Words {
        Words::new(|lang| text.get(lang).to_owned())
    }
}

impl From<&Reason> for Words {
    fn from(reason: &Reason) -> Words {
        Words::new(|lang| reason.get(lang))
    }
}

impl From<Reason> for Words {
    fn from(reason: Reason) -> Words {
        Words::from(&reason)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum SeatModel {
    Human,
    Engine {
        engine: String,
        #[serde(default = "usual_think")]
        think_ms: u64,
    },
}

const fn usual_think() -> u64 {
    1000
}

/// What may be known of a game that hides something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Mode {
    /// Only what the rules show.
    Real,
    /// Everything.
    Practice,
}

impl Mode {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Mode::Real => "real",
            Mode::Practice => "practice",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClockModel {
    pub(crate) base_ms: u64,
    #[serde(default)]
    pub(crate) increment_ms: u64,
}

/// A game to begin.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    pub(crate) game: String,
    pub(crate) seats: Option<Vec<SeatModel>>,
    pub(crate) position: Option<String>,
    pub(crate) moves: Option<Vec<String>>,
    pub(crate) text: Option<String>,
    pub(crate) mode: Option<Mode>,
    pub(crate) set_aside_known: Option<bool>,
    pub(crate) seed: Option<u64>,
    pub(crate) clock: Option<ClockModel>,
}

/// A move to play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    #[serde(rename = "move")]
    pub(crate) mv: String,
    pub(crate) at: usize,
}

/// Where the cursor is to go.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoTo {
    pub(crate) node: usize,
}

/// Who gives up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    pub(crate) seat: usize,
}

/// Who is to sit where.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSeats {
    pub(crate) seats: Vec<SeatModel>,
}

/// A line to show.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionRequest {
    pub(crate) game: String,
    pub(crate) position: Option<String>,
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    pub(crate) mode: Option<Mode>,
}

/// A value from the first seat's viewpoint.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct ScoreModel {
    pub(crate) text: Words,
    pub(crate) value: f64,
    pub(crate) kind: &'static str,
    pub(crate) unit: &'static str,
    #[serde(rename = "in")]
    pub(crate) plies: Option<u32>,
    pub(crate) share: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct NodeModel {
    pub(crate) id: usize,
    pub(crate) parent: Option<usize>,
    pub(crate) ply: usize,
    #[serde(rename = "move")]
    pub(crate) mv: Option<String>,
    pub(crate) seat: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) score: Option<ScoreModel>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) comment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) remark: Option<Words>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<Words>,
}

/// A position with everything a board needs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Detail {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<usize>,
    pub(crate) ply: usize,
    pub(crate) view: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<String>,
    pub(crate) to_move: Option<usize>,
    pub(crate) legal: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) automatic: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) last: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) remark: Option<Words>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Value>,
    #[serde(rename = "picture", skip_serializing_if = "Option::is_none")]
    pub(crate) diagram: Option<Value>,
}

/// A game as clients see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameModel {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) mode: Option<Mode>,
    pub(crate) created: String,
    pub(crate) seats: Vec<SeatModel>,
    pub(crate) cursor: usize,
    pub(crate) paused: bool,
    pub(crate) thinking: Option<usize>,
    pub(crate) clock: Option<Value>,
    pub(crate) nodes: Vec<NodeModel>,
    pub(crate) node: Detail,
    pub(crate) version: u64,
}

/// What the client says over a socket.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Analyse a position; ends an earlier analysis.
    Analyze(AnalysisRequest),
    /// Review every move up to a node.
    Review(ReviewRequest),
    /// End analysis and review.
    Stop {},
    /// Show what the engines of the game think.
    Watch {
        /// Whether to show it from now on.
        on: bool,
    },
    /// Say that you are there.
    Ping {},
}

/// A position to analyse.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnalysisRequest {
    /// The client's number for it, which the messages carry.
    pub request: u64,
    /// The position.
    pub node: usize,
    #[serde(default = "strongest")]
    pub(crate) engine: String,
    #[serde(default = "usual_lines")]
    pub(crate) lines: usize,
    /// As long as possible when not given.
    pub(crate) think_ms: Option<u64>,
}

/// A line to review.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The client's number for it, which the messages carry.
    pub request: u64,
    #[serde(default = "strongest")]
    pub(crate) engine: String,
    #[serde(default = "usual_review")]
    pub(crate) think_ms_per_move: u64,
    /// The end of the line; the cursor when not given.
    pub node: Option<usize>,
}

fn strongest() -> String {
    "strongest".to_owned()
}

const fn usual_lines() -> usize {
    3
}

const fn usual_review() -> u64 {
    300
}
