//! The players of Contrast.

mod alpha_beta;
mod eval;
mod expert;
mod guide;
mod levels;
mod paths;
mod runner;
mod tune;
mod uct;

use sakiyomi_core::Text;
use sakiyomi_games::contrast::Contrast;
use sakiyomi_search::puct::{Foresight, Scale};
use sakiyomi_search::{AlphaBeta, PuctConfig};

use crate::level::LEVELS;
use crate::look_ahead::{self, DEPTH, THREADS};
use crate::simulation::{self, NET, PLAYOUTS, SIMS};
use crate::tune::Tuner;
use crate::{EngineInfo, EngineKind, Game, LevelSpec};
use expert::EXPERT;

pub use alpha_beta::RaceGuide;
pub use eval::{Evaluation, WeightsError};
pub use guide::ContrastGuide;
pub use runner::Runner;
pub use uct::RunningRollout;

impl Game for Contrast {
    const ENGINES: &'static [EngineKind<Contrast>] = &[
        EngineKind {
            info: EngineInfo {
                name: "runner",
                summary: Text {
                    en: "wins or blocks when it sees how, and runs for the goal otherwise",
                    ja: "勝てるなら勝ち、危ないなら防ぎ、あとはひたすら前へ進む",
                },
                options: &[],
            },
            build: |_, seed| Ok(Box::new(Runner::new(seed))),
        },
        EngineKind {
            info: EngineInfo {
                name: "uct",
                summary: Text {
                    en: "plays many games to the end, running for the goal, and follows the moves that win",
                    ja: "ゴールを目指して終局まで何度も指してみて、よく勝てる手を選ぶ",
                },
                options: &[SIMS, PLAYOUTS, THREADS],
            },
            build: |options, seed| {
                simulation::uct(options, seed, RunningRollout, PuctConfig::uct())
            },
        },
        EngineKind {
            info: EngineInfo {
                name: "alpha-beta",
                summary: Text {
                    en: "reads ahead as deep as time allows, counting rows to the goal",
                    ja: "時間の許すかぎり先を読み、ゴールまでの段数で形勢を測る",
                },
                options: &[DEPTH, THREADS],
            },
            build: |options, _| {
                let config = look_ahead::alpha_beta(options)?;
                Ok(Box::new(AlphaBeta::new(RaceGuide, config)))
            },
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
                simulation::puct(options, seed, ContrastGuide::new(Evaluation::shipped()), scale)
            },
        },
        EXPERT,
        simulation::net_kind(),
    ];

    const NET: Option<&'static [u8]> =
        Some(include_bytes!("../../../../models/contrast-net.safetensors"));

    const FORESIGHT: Option<Foresight<Contrast>> = Some(guide::foresee);
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
}
