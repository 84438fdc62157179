//! The strong player of Contrast: alpha-beta with an evaluation learned from self-play.

use std::path::PathBuf;
use std::sync::Arc;

use crate::Contrast;
use sakiyomi_core::Text;
use sakiyomi_search::AlphaBeta;

use super::eval::Evaluation;
use super::hooks::ContrastHooks;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::{EngineError, EngineInfo, EngineKind, Options};

/// The strong player of Contrast.
pub(super) const EXPERT: EngineKind<Contrast> = EngineKind {
    info: EngineInfo {
        name: "expert",
        summary: Text {
            en: "reads ahead with an evaluation learned from self-play: the race, ways to move, tiles",
            ja: "自己対局で学んだ評価（競走の差、動ける道、タイル）で深く読む",
        },
        options: &[DEPTH, THREADS, WEIGHTS],
    },
    build: |options, _| {
        let guide = ContrastHooks::new(weights(options)?);
        Ok(Box::new(AlphaBeta::new(guide, alpha_beta::alpha_beta(options)?)))
    },
};

/// The option of the weights.
pub(super) const WEIGHTS: (&str, Text) = (
    "weights",
    Text {
        en: "a file of weights that `sakiyomi tune contrast` made",
        ja: "`sakiyomi tune contrast` で作った重みのファイル",
    },
);

/// Returns the weights that the options name.
pub(super) fn weights(options: &Options<'_>) -> Result<Arc<Evaluation>, EngineError> {
    let Some(path) = options.text(WEIGHTS.0).map(PathBuf::from) else {
        return Ok(Evaluation::shipped());
    };
    let problem = |problem: String| EngineError::File {
        engine: EXPERT.info.name,
        path: path.clone(),
        problem,
    };
    let text = std::fs::read_to_string(&path).map_err(|error| problem(error.to_string()))?;
    Evaluation::from_text(&text).map(Arc::new).map_err(|error| problem(error.to_string()))
}
