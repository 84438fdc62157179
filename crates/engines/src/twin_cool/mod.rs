//! The players of Twin Cool.

mod flexible;

use sakiyomi_core::Text;
use sakiyomi_games::twin_cool::TwinCool;

use crate::{EngineInfo, EngineKind, Game};

pub use flexible::Flexible;

impl Game for TwinCool {
    const ENGINES: &'static [EngineKind<TwinCool>] = &[EngineKind {
        info: EngineInfo {
            name: "flexible",
            summary: Text {
                en: "keeps the most unseen cards within reach of its hand",
                ja: "まだ見えないカードに最も多くつながる手札を残す",
            },
            options: &[],
        },
        build: |_, seed| Ok(Box::new(Flexible::new(seed))),
    }];
}
