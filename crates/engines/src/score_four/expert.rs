//! The strong player: alpha-beta with threats, forced wins and the learned evaluation.

use std::path::PathBuf;
use std::sync::Arc;

use sakiyomi_core::Text;
use sakiyomi_games::score_four::ScoreFour;
use sakiyomi_search::AlphaBeta;

use super::eval::Evaluation;
use super::guide::{ScoreFourGuide, ThreatBudget};
use crate::look_ahead::{self, DEPTH, THREADS};
use crate::{EngineError, EngineInfo, EngineKind, Options};

/// The strong player of Score Four.
pub(super) const EXPERT: EngineKind<ScoreFour> = EngineKind {
    info: EngineInfo {
        name: "expert",
        summary: Text {
            en: "alpha-beta with forced wins and an evaluation learned from self-play",
            ja: "連続四目の読みと、自己対局で学んだ評価を使うアルファベータ探索",
        },
        options: &[
            DEPTH,
            THREADS,
            (
                "weights",
                Text {
                    en: "a file of weights that `sakiyomi tune score-four` made",
                    ja: "`sakiyomi tune score-four` で作った重みのファイル",
                },
            ),
        ],
    },
    build: |options, _seed| {
        let config = look_ahead::alpha_beta(options)?;
        let guide = ScoreFourGuide::with(weights(options)?, ThreatBudget::default());
        Ok(Box::new(AlphaBeta::new(guide, config)))
    },
};

fn weights(options: &Options<'_>) -> Result<Arc<Evaluation>, EngineError> {
    let Some(path) = options.text("weights").map(PathBuf::from) else {
        return Ok(Evaluation::shipped());
    };
    let problem = |problem: String| EngineError::File {
        engine: EXPERT.info.name,
        path: path.clone(),
        problem,
    };
    let bytes = std::fs::read(&path).map_err(|error| problem(error.to_string()))?;
    Evaluation::from_bytes(&bytes).map(Arc::new).map_err(|error| problem(error.to_string()))
}
