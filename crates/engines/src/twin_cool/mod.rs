//! The players of Twin Cool.

mod expert;
mod flexible;
mod ismcts;
mod levels;
mod oracle;
mod playout;
mod reason;
mod tune;
mod value;

use sakiyomi_core::Text;
use sakiyomi_games::twin_cool::{Table, TwinCool, read_deals};

use crate::level::LEVELS;
use crate::tune::Tuner;
use crate::{EngineInfo, EngineKind, Game, LevelSpec, StartsError};
use expert::EXPERT;
use ismcts::{ISMCTS, MCTS};
use oracle::ORACLE;

pub use expert::Expert;
pub use flexible::Flexible;
pub use oracle::{LongestWay, Oracle, longest_way};
pub use playout::KeepPlayable;
pub use value::{Weights, WeightsError};

/// The player that follows a simple rule.
const FLEXIBLE: EngineKind<TwinCool> = EngineKind {
    info: EngineInfo {
        name: "flexible",
        summary: Text {
            en: "keeps the most unseen cards within reach of its hand",
            ja: "まだ見えないカードに最も多くつながる手札を残す",
        },
        options: &[],
    },
    build: |_, seed| Ok(Box::new(Flexible::new(seed))),
};

impl Game for TwinCool {
    /// The practice players first: they see the deck, and are not to be compared with the others.
    const ENGINES: &'static [EngineKind<TwinCool>] = &[MCTS, ORACLE, FLEXIBLE, ISMCTS, EXPERT];

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const TUNER: Option<Tuner> = Some(tune::TUNER);

    /// Reads deals, which say more briefly than positions what a game starts with.
    fn read_starts(text: &str) -> Result<Vec<TwinCool>, StartsError> {
        let deals = read_deals(text).map_err(|error| StartsError(error.to_string()))?;
        Ok(deals.iter().map(|deal| deal.start(Table::default())).collect())
    }
}
