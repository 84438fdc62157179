//! The players of Contrast.

mod runner;

use sakiyomi_core::Text;
use sakiyomi_games::contrast::Contrast;

use crate::{EngineInfo, EngineKind, Game};

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
}
