//! Twin Cool: everything of the game, from the rules to the adviser.

pub mod adviser;
mod expert;
mod flexible;
mod ismcts;
mod levels;
mod oracle;
mod playout;
mod reason;
mod rules;
mod tune;
mod value;

use sakiyomi_core::{Rng, ScoreUnit, Text};

use expert::EXPERT;
use ismcts::{ISMCTS, MCTS};
use oracle::ORACLE;
use sakiyomi_play::LEVELS;
use sakiyomi_play::adviser::AdviserPart;
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineInfo, EngineKind, Game, GameEntry, LevelSpec, NetworkKind, StartsError, Symmetries,
    WebFile, entry, web_files,
};

pub use expert::Expert;
pub use flexible::Flexible;
pub use oracle::{LongestWay, Oracle, longest_way};
pub use playout::KeepPlayable;
pub use rules::{
    Card, CardSet, Cards, Deal, DealError, DealRules, ImpossibleDeal, Move, Pattern, Relabelling,
    Slot, TwinCool, View, read_deals,
};
pub use value::{Weights, WeightsError};

/// What the scores of its players mean.
const CARDS: ScoreUnit = ScoreUnit::Cards { most: 70 };

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

/// Returns the game with everything it has, for programs.
#[must_use]
pub fn game() -> &'static dyn GameEntry {
    entry::<TwinCool>()
}

impl Game for TwinCool {
    /// The practice players first: they see the deck, and are not to be compared with the others.
    const ENGINES: &'static [EngineKind<TwinCool>] = &[MCTS, ORACLE, FLEXIBLE, ISMCTS, EXPERT];

    const SYMMETRIES: Option<Symmetries<TwinCool>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<TwinCool>> = Some(NetworkKind::new(None));
    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const WEB: &'static [WebFile] = web_files![
        "board.js",
        "card-table.js",
        "drag.js",
        "drawing.js",
        "rules.js",
        "styles.js",
        "view.js",
        "words.js",
        "adviser/index.js",
        "adviser/styles.js",
        "adviser/told.js",
        "adviser/words.js",
    ];
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const ADVISER: Option<&'static dyn AdviserPart> = Some(adviser::PART);

    fn score_so_far(&self) -> Option<(u32, u32)> {
        Some((self.cards_played(), self.points()))
    }

    fn with_set_aside_known(rng: &mut Rng) -> Option<TwinCool> {
        Some(TwinCool::deal(rng, DealRules { set_aside_known: true }))
    }

    /// Reads deals, which say more briefly than positions what a game starts with.
    fn read_starts(text: &str) -> Result<Vec<TwinCool>, StartsError> {
        let deals = read_deals(text).map_err(|error| StartsError(error.to_string()))?;
        Ok(deals.iter().map(|deal| deal.start(DealRules::default())).collect())
    }
}
