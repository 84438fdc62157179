//! The players of Score Four.

mod alpha_beta;
mod classic;
#[cfg(test)]
mod endgames;
mod eval;
mod expert;
mod guide;
mod heuristic;
mod levels;
pub mod parity;
mod prover;
pub mod puzzle;
mod rest;
mod solver;
pub mod threats;
mod tune;
mod uct;

use std::num::NonZeroU32;

use sakiyomi_core::Text;
use sakiyomi_games::score_four::ScoreFour;
use sakiyomi_search::PuctConfig;
use sakiyomi_search::puct::{Foresight, Scale};

use crate::level::LEVELS;
use crate::look_ahead::{self, DEPTH, THREADS};
use crate::simulation::{self, NET, PLAYOUTS, SIMS};
use crate::tune::Tuner;
use crate::{EngineInfo, EngineKind, Game, LevelSpec, SolverKind};
use expert::{EXPERT, NETWORK};

pub use alpha_beta::TacticalGuide;
pub use classic::ClassicGuide;
pub use eval::{Evaluation, WeightsError};
pub use guide::{ScoreFourGuide, ThreatBudget};
pub use heuristic::WinOrBlock;
pub use solver::ScoreFourSolver;
pub use uct::BlockingRollout;

/// How far the classic player looks ahead.
const CLASSIC_DEPTH: Option<NonZeroU32> = NonZeroU32::new(6);

impl Game for ScoreFour {
    const ENGINES: &'static [EngineKind<ScoreFour>] = &[
        EngineKind {
            info: EngineInfo {
                name: "heuristic",
                summary: Text {
                    en: "takes a win, else blocks a loss, else plays by chance",
                    ja: "勝てるなら勝ち、負けそうなら止め、あとはでたらめ",
                },
                options: &[],
            },
            build: |_, seed| Ok(Box::new(WinOrBlock::new(seed))),
        },
        EngineKind {
            info: EngineInfo {
                name: "classic",
                summary: Text {
                    en: "looks 6 plies ahead and counts lines: 1, 10, 50 for 1, 2, 3 beads",
                    ja: "6手先まで読み、玉が1・2・3個のラインを1・10・50点と数える",
                },
                options: &[DEPTH],
            },
            build: |options, _| look_ahead::classic(options, CLASSIC_DEPTH, ClassicGuide),
        },
        EngineKind {
            info: EngineInfo {
                name: "uct",
                summary: Text {
                    en: "plays many games to the end, winning and blocking at sight, and follows the moves that win",
                    ja: "四目とその阻止を見逃さずに終局まで何度も打ってみて、よく勝てる手を選ぶ",
                },
                options: &[SIMS, PLAYOUTS, THREADS],
            },
            build: |options, seed| {
                simulation::uct(options, seed, BlockingRollout, PuctConfig::uct())
            },
        },
        EngineKind {
            info: EngineInfo {
                name: "alpha-beta",
                summary: Text {
                    en: "the classic evaluation, as deep as time allows, with an eye for threats",
                    ja: "classic と同じ評価で、時間の許すかぎり深く読む。四目の狙いも見逃さない",
                },
                options: &[DEPTH, THREADS],
            },
            build: |options, _| look_ahead::quick(options, TacticalGuide),
        },
        EngineKind {
            info: EngineInfo {
                name: "puct",
                summary: Text {
                    en: "grows a tree where the expert's evaluation looks best",
                    ja: "expert と同じ評価で、有望な手から木を伸ばして読む",
                },
                options: &[NET, SIMS, THREADS],
            },
            build: |options, seed| {
                let scale = Scale { value: 110.0, policy: 60.0 };
                simulation::puct(options, seed, ScoreFourGuide::new(ThreatBudget::default()), scale)
            },
        },
        EXPERT,
        NETWORK,
    ];

    const NET: Option<&'static [u8]> =
        Some(include_bytes!("../../../../models/score-four-net.safetensors"));

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const FORESIGHT: Option<Foresight<ScoreFour>> = Some(threats::foresee);
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const SOLVER: Option<SolverKind<ScoreFour>> = Some(SolverKind {
        summary: Text {
            en: "proof-number search with forced wins and parity",
            ja: "証明数探索(連続四目と手番の損得の知識つき)",
        },
        cheap_from: 28,
        build: |memory| Box::new(ScoreFourSolver::new(memory)),
    });
}
