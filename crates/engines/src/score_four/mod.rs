//! The players of Score Four.

mod heuristic;
mod levels;

use sakiyomi_core::Text;
use sakiyomi_games::score_four::ScoreFour;

use crate::level::LEVELS;
use crate::{EngineInfo, EngineKind, Game, LevelSpec};

pub use heuristic::WinOrBlock;

impl Game for ScoreFour {
    const ENGINES: &'static [EngineKind<ScoreFour>] = &[EngineKind {
        info: EngineInfo {
            name: "heuristic",
            summary: Text {
                en: "takes a win, else blocks a loss, else plays by chance",
                ja: "勝てるなら勝ち、負けそうなら止め、あとはでたらめ",
            },
            options: &[],
        },
        build: |_, seed| Ok(Box::new(WinOrBlock::new(seed))),
    }];

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
}
