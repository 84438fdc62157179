//! Contrast: everything of the game, from the rules to its players.

mod eval;
mod expert;
mod hooks;
mod levels;
mod paths;
mod race;
mod rules;
mod rules_text;
mod runner;
mod tune;
mod uct;

use sakiyomi_core::ScoreUnit;
use sakiyomi_search::mcts::{Scale, StaticWin};
use sakiyomi_search::{AlphaBeta, PuctConfig};

use expert::EXPERT;
use sakiyomi_play::LEVELS;
use sakiyomi_play::engine::RulePlayer;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::mcts::{self, NET, PLAYOUTS, SIMS};
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineKind, Game, GameEntry, LevelSpec, NetworkKind, RulesSection, Symmetries, WebFile, entry,
    web_files,
};

pub use eval::{Evaluation, WeightsError};
pub use hooks::ContrastHooks;
pub use race::RaceHooks;
pub use rules::{ACTIONS, Board, Contrast, Mirror, Move, Placement, Square, Tile};
pub use uct::RunningRollout;

sakiyomi_core::messages!(sakiyomi_core::Catalog::new(&[
    (sakiyomi_core::Lang::EN, include_str!("../locales/en/game.ftl")),
    (sakiyomi_core::Lang::JA, include_str!("../locales/ja/game.ftl")),
]));

/// What the scores of the simplest player mean.
const POINTS: ScoreUnit = ScoreUnit::Points { odds: 20.0 };

/// Returns the game with everything it has, for programs.
pub fn game() -> &'static dyn GameEntry {
    entry::<Contrast>()
}

impl Game for Contrast {
    const ENGINES: &'static [EngineKind<Contrast>] = &[
        EngineKind::new("runner", msg("option-runner"), &[], |_, seed| {
            Ok(Box::new(RulePlayer::new(runner::run, POINTS, seed)))
        }),
        EngineKind::new("uct", msg("option-uct"), &[SIMS, PLAYOUTS, THREADS], |options, seed| {
            mcts::uct(options, seed, RunningRollout, PuctConfig::uct())
        }),
        EngineKind::new("alpha-beta", msg("option-alpha-beta"), &[DEPTH, THREADS], |options, _| {
            let config = alpha_beta::alpha_beta(options)?;
            Ok(Box::new(AlphaBeta::new(RaceHooks, config)))
        }),
        EngineKind::new("puct", msg("option-puct"), &[NET, SIMS, THREADS], |options, seed| {
            let scale = Scale { value: 110.0, policy: 60.0 };
            mcts::puct(options, seed, ContrastHooks::new(Evaluation::shipped()), scale)
        }),
        EXPERT,
        mcts::net_kind(),
    ];

    const SYMMETRIES: Option<Symmetries<Contrast>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<Contrast>> =
        Some(NetworkKind::new(Some(include_bytes!("../../../models/contrast-net.safetensors"))));

    const STATIC_WIN: Option<StaticWin<Contrast>> = Some(hooks::static_win);
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const RULES: &'static [RulesSection] = rules_text::RULES;
    const WEB: &'static [WebFile] = web_files![
        "board.js",
        "draft.js",
        "drawing.js",
        "position.js",
        "rules.js",
        "styles.js",
        "words.js";
        "en", "ja"
    ];
    const OPENINGS: Option<&'static str> = Some(include_str!("../openings.txt"));
}
