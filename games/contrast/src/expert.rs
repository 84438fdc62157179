//! The strong player of Contrast: alpha-beta with an evaluation learned from self-play.

use crate::msg;
use std::sync::Arc;

use sakiyomi_core::Text;
use sakiyomi_play::EngineKind;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_search::AlphaBeta;

use super::eval::Evaluation;
use super::hooks::ContrastHooks;
use crate::Contrast;

pub(super) const EXPERT: EngineKind<Contrast> = EngineKind::new(
    "expert",
    msg("expert-option-expert"),
    &[DEPTH, THREADS, WEIGHTS],
    |options, _| {
        let weights = options
            .file(WEIGHTS.0, |bytes| Evaluation::from_text(&String::from_utf8_lossy(bytes)))?;
        let weights = weights.map_or_else(Evaluation::shipped, Arc::new);
        let config = alpha_beta::alpha_beta(options)?;
        Ok(Box::new(AlphaBeta::new(ContrastHooks::new(weights), config)))
    },
);

const WEIGHTS: (&str, Text) = ("weights", msg("expert-option-weights"));
