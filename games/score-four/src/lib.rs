//! Score Four: everything of the game, from the rules to the contest form.

mod classic;
pub mod contest;
#[cfg(test)]
mod endgames;
mod eval;
mod expert;
mod heuristic;
mod hooks;
mod levels;
mod parity;
mod prover;
mod rules;
mod rules_text;
mod solver;
pub mod threats;
mod tune;
mod uct;
mod win_problem;

use std::num::NonZeroU32;

use sakiyomi_core::ScoreUnit;
use sakiyomi_search::PuctConfig;
use sakiyomi_search::mcts::{Scale, StaticWin};

use expert::{EXPERT, NETWORK};
use sakiyomi_play::LEVELS;
use sakiyomi_play::engine::RulePlayer;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::mcts::{self, NET, PLAYOUTS, SIMS};
use sakiyomi_play::protocols::ProtocolKind;
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineKind, Game, GameEntry, LevelSpec, NetworkKind, RulesSection, SolverKind, Symmetries,
    WebFile, entry, web_files,
};

pub use classic::{ClassicHeuristic, ClassicHooks, TacticalHooks};
pub use hooks::{ScoreFourHooks, ThreatBudget};
pub use rules::{
    Board, Cell, Column, LINES, ScoreFour, SetupError, columns_of, completing_cells, filled_lines,
    has_line,
};
pub use solver::ScoreFourSolver;
pub use uct::BlockingRollout;

sakiyomi_core::messages!(sakiyomi_core::Catalog::new(&[
    (sakiyomi_core::Lang::EN, include_str!("../locales/en/game.ftl")),
    (sakiyomi_core::Lang::JA, include_str!("../locales/ja/game.ftl")),
]));

/// What the scores of the simplest player mean.
const POINTS: ScoreUnit = ScoreUnit::Points { odds: 20.0 };

const CLASSIC_DEPTH: Option<NonZeroU32> = NonZeroU32::new(6);

/// Returns the game with everything it has, for programs.
pub fn game() -> &'static dyn GameEntry {
    entry::<ScoreFour>()
}

impl Game for ScoreFour {
    const PROTOCOLS: &'static [ProtocolKind] = &[contest::CONTEST];

    const ENGINES: &'static [EngineKind<ScoreFour>] = &[
        EngineKind::new("heuristic", msg("option-heuristic"), &[], |_, seed| {
            Ok(Box::new(RulePlayer::new(heuristic::win_or_block, POINTS, seed)))
        }),
        EngineKind::new("classic", msg("option-classic"), &[DEPTH], |options, _| {
            alpha_beta::classic(options, CLASSIC_DEPTH, ClassicHooks)
        }),
        EngineKind::new("uct", msg("option-uct"), &[SIMS, PLAYOUTS, THREADS], |options, seed| {
            mcts::uct(options, seed, BlockingRollout, PuctConfig::uct())
        }),
        EngineKind::new("alpha-beta", msg("option-alpha-beta"), &[DEPTH, THREADS], |options, _| {
            alpha_beta::quick(options, TacticalHooks)
        }),
        EngineKind::new("puct", msg("option-puct"), &[NET, SIMS, THREADS], |options, seed| {
            let scale = Scale { value: 110.0, policy: 60.0 };
            mcts::puct(options, seed, ScoreFourHooks::new(ThreatBudget::default()), scale)
        }),
        EXPERT,
        NETWORK,
    ];

    const SYMMETRIES: Option<Symmetries<ScoreFour>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<ScoreFour>> =
        Some(NetworkKind::new(Some(include_bytes!("../../../models/score-four-net.safetensors"))));

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const RULES: &'static [RulesSection] = rules_text::RULES;
    const WEB: &'static [WebFile] = web_files![
        "board.js",
        "drawing.js",
        "materials.js",
        "position.js",
        "rules.js",
        "scene.js",
        "styles.js",
        "words.js";
        "en", "ja"
    ];
    const OPENINGS: Option<&'static str> = Some(include_str!("../openings.txt"));
    const STATIC_WIN: Option<StaticWin<ScoreFour>> = Some(threats::static_win);
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const SOLVER: Option<SolverKind<ScoreFour>> = Some(SolverKind {
        summary: msg("solver-summary"),
        cheap_from: 28,
        build: |memory| Box::new(ScoreFourSolver::new(memory)),
    });
}
