//! The players of Contrast.

mod alpha_beta;
mod runner;

use sakiyomi_core::Text;
use sakiyomi_games::contrast::Contrast;
use sakiyomi_search::AlphaBeta;

use crate::look_ahead::{self, DEPTH, THREADS};
use crate::{EngineInfo, EngineKind, Game};

pub use alpha_beta::RaceGuide;
pub use runner::Runner;

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
    ];
}
