//! The players of Score Four.

#[cfg(test)]
mod endgames;
mod heuristic;
pub mod parity;
pub mod puzzle;
mod solver;
pub mod threats;

use sakiyomi_core::Text;
use sakiyomi_games::score_four::ScoreFour;

use crate::{EngineInfo, EngineKind, Game, SolverKind};

pub use heuristic::WinOrBlock;
pub use solver::ScoreFourSolver;

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
    const SOLVER: Option<SolverKind<ScoreFour>> = Some(SolverKind {
        summary: Text {
            en: "proof-number search with forced wins and parity",
            ja: "証明数探索(連続四目と手番の損得の知識つき)",
        },
        build: |memory| Box::new(ScoreFourSolver::new(memory)),
    });
}
