//! The players of Twin Cool.

mod flexible;
mod levels;

use sakiyomi_core::Text;
use sakiyomi_games::twin_cool::{Table, TwinCool, read_deals};

use crate::level::LEVELS;
use crate::{EngineInfo, EngineKind, Game, LevelSpec, StartsError};

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

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;

    /// Reads deals, which say more briefly than positions what a game starts with.
    fn read_starts(text: &str) -> Result<Vec<TwinCool>, StartsError> {
        let deals = read_deals(text).map_err(|error| StartsError(error.to_string()))?;
        Ok(deals.iter().map(|deal| deal.start(Table::default())).collect())
    }
}
