//! Twin Cool: everything of the game, from the rules to the adviser.

pub mod adviser;
mod expert;
mod flexible;
mod ismcts;
mod levels;
mod oracle;
mod reason;
mod rules;
mod rules_text;
mod tune;
mod value;

use sakiyomi_core::{Rng, ScoreUnit};

use expert::EXPERT;
use ismcts::{ISMCTS, MCTS};
use oracle::ORACLE;
use sakiyomi_play::LEVELS;
use sakiyomi_play::adviser::AdviserPart;
use sakiyomi_play::engine::RulePlayer;
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineKind, Game, GameEntry, LevelSpec, NetworkKind, RulesSection, StartsError, Symmetries,
    WebFile, entry, web_files,
};

pub use rules::{
    Card, CardSet, Cards, Deal, DealRules, ImpossibleDeal, Move, Pattern, Relabelling, Slot,
    TwinCool, View, read_deals,
};

sakiyomi_core::messages!(sakiyomi_core::Catalog::new(&[
    (sakiyomi_core::Lang::EN, include_str!("../locales/en/game.ftl")),
    (sakiyomi_core::Lang::JA, include_str!("../locales/ja/game.ftl")),
]));

/// What the scores of its players mean.
const CARDS: ScoreUnit = ScoreUnit::Cards { most: 70 };

const FLEXIBLE: EngineKind<TwinCool> =
    EngineKind::new("flexible", msg("option-flexible"), &[], |_, seed| {
        Ok(Box::new(RulePlayer::new(flexible::keep_most_in_reach, CARDS, seed)))
    });

/// Returns the game with everything it has, for programs.
pub fn game() -> &'static dyn GameEntry {
    entry::<TwinCool>()
}

impl Game for TwinCool {
    /// The practice players first: they see the deck, and are not to be compared with the others.
    const ENGINES: &'static [EngineKind<TwinCool>] = &[MCTS, ORACLE, FLEXIBLE, ISMCTS, EXPERT];

    const SYMMETRIES: Option<Symmetries<TwinCool>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<TwinCool>> = Some(NetworkKind::new(None));
    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const RULES: &'static [RulesSection] = rules_text::RULES;
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
        "adviser/told.js";
        "en", "ja"
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
        Ok(read_deals(text)?.iter().map(|deal| deal.start(DealRules::default())).collect())
    }
}
