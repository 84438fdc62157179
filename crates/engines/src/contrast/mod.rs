//! The players of Contrast.

mod levels;
mod runner;

use sakiyomi_core::Text;
use sakiyomi_games::contrast::Contrast;

use crate::level::LEVELS;
use crate::{EngineInfo, EngineKind, Game, LevelSpec};

pub use runner::Runner;

impl Game for Contrast {
    const ENGINES: &'static [EngineKind<Contrast>] = &[EngineKind {
        info: EngineInfo {
            name: "runner",
            summary: Text {
                en: "wins or blocks when it sees how, and runs for the goal otherwise",
                ja: "勝てるなら勝ち、危ないなら防ぎ、あとはひたすら前へ進む",
            },
            options: &[],
        },
        build: |_, seed| Ok(Box::new(Runner::new(seed))),
    }];

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
}
