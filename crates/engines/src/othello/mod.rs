//! The players of Othello.

mod greedy;

use sakiyomi_core::Text;
use sakiyomi_games::othello::Othello;

use crate::{EngineInfo, EngineKind, Game};

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
}
