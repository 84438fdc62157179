//! The strong player: alpha-beta with the learned evaluation.

use std::path::PathBuf;
use std::sync::Arc;

use sakiyomi_core::{Observer, Report, Request, Searcher, Text};
use sakiyomi_games::othello::{Move, Othello};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::eval::{Evaluation, Weights};
use super::guide::OthelloGuide;
use super::tracked::Tracked;
use crate::look_ahead::{self, DEPTH, THREADS};
use crate::{EngineError, EngineInfo, EngineKind, Options};

/// The strong player of Othello.
pub(super) const EXPERT: EngineKind<Othello> = EngineKind {
    info: EngineInfo {
        name: "expert",
        summary: Text {
            en: "alpha-beta with learned patterns, leaving out what is unlikely to matter",
            ja: "学習したパターン評価と、見込みの薄い変化を省くアルファベータ探索",
        },
        options: &[
            DEPTH,
            THREADS,
            (
                "weights",
                Text {
                    en: "a file of weights that `sakiyomi tune othello` made",
                    ja: "`sakiyomi tune othello` で作った重みのファイル",
                },
            ),
        ],
    },
    build: |options, _seed| {
        Ok(Box::new(Expert::new(evaluation(options)?, look_ahead::alpha_beta(options)?)))
    },
};

fn evaluation(options: &Options<'_>) -> Result<Arc<Evaluation>, EngineError> {
    let Some(path) = options.text("weights").map(PathBuf::from) else {
        return Ok(Evaluation::shipped());
    };
    let unusable = |problem: String| EngineError::File {
        engine: EXPERT.info.name,
        path: path.clone(),
        problem,
    };
    let bytes = std::fs::read(&path).map_err(|error| unusable(error.to_string()))?;
    let weights = Weights::from_bytes(&bytes).map_err(|error| unusable(error.to_string()))?;
    Ok(Arc::new(Evaluation::new(&weights)))
}

/// Looks ahead with the learned evaluation.
pub struct Expert {
    search: AlphaBeta<Tracked, OthelloGuide>,
}

impl Expert {
    /// Returns the player with this evaluation.
    #[must_use]
    pub fn new(evaluation: Arc<Evaluation>, config: AlphaBetaConfig) -> Expert {
        Expert { search: AlphaBeta::new(OthelloGuide::new(evaluation), adapted(config)) }
    }
}

/// Returns `config` with what does not pay in Othello switched off.
pub(super) fn adapted(config: AlphaBetaConfig) -> AlphaBetaConfig {
    AlphaBetaConfig { table_depth: 2, null_move: false, late_move_reductions: false, ..config }
}

impl Searcher<Othello> for Expert {
    fn search(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view, seat, budget, lines, clock, stop } = request;
        let view = &Tracked::from(*view);
        self.search.search(Request { view, seat, budget, lines, clock, stop }, observer)
    }

    fn new_game(&mut self, seed: u64) {
        self.search.new_game(seed);
    }
}
