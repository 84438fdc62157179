//! The players of Othello.

mod greedy;
mod levels;

use sakiyomi_core::Text;
use sakiyomi_games::othello::Othello;

use crate::level::LEVELS;
use crate::{EngineInfo, EngineKind, Game, LevelSpec};

pub use greedy::Greedy;

impl Game for Othello {
    const ENGINES: &'static [EngineKind<Othello>] = &[EngineKind {
        info: EngineInfo {
            name: "greedy",
            summary: Text { en: "flips the most discs", ja: "いちばん多く返す" },
            options: &[],
        },
        build: |_, seed| Ok(Box::new(Greedy::new(seed))),
    }];

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
}
