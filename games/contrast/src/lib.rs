//! Contrast: everything of the game, from the rules to its players.

mod eval;
mod expert;
mod hooks;
mod levels;
mod paths;
mod race;
mod rules;
mod runner;
mod tune;
mod uct;

use sakiyomi_core::{ScoreUnit, Text};
use sakiyomi_search::mcts::{Scale, StaticWin};
use sakiyomi_search::{AlphaBeta, PuctConfig};

use expert::EXPERT;
use sakiyomi_play::LEVELS;
use sakiyomi_play::engine::RulePlayer;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::mcts::{self, NET, PLAYOUTS, SIMS};
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineKind, Game, GameEntry, LevelSpec, NetworkKind, Symmetries, WebFile, entry, web_files,
};

pub use eval::{Evaluation, WeightsError};
pub use hooks::ContrastHooks;
pub use race::RaceHooks;
pub use rules::{ACTIONS, Board, Contrast, Mirror, Move, Placement, Square, Tile};
pub use uct::RunningRollout;

/// What the scores of the simplest player mean.
const POINTS: ScoreUnit = ScoreUnit::Points { odds: 20.0 };

/// Returns the game with everything it has, for programs.
pub fn game() -> &'static dyn GameEntry {
    entry::<Contrast>()
}

impl Game for Contrast {
    const ENGINES: &'static [EngineKind<Contrast>] = &[
        EngineKind::new(
            "runner",
            Text {
                en: "wins or blocks when it sees how, and runs for the goal otherwise",
                ja: "勝てるなら勝ち、危ないなら防ぎ、あとはひたすら前へ進む",
            },
            &[],
            |_, seed| Ok(Box::new(RulePlayer::new(runner::run, POINTS, seed))),
        ),
        EngineKind::new(
            "uct",
            Text {
                en: "plays many games to the end, running for the goal, and follows the moves that win",
                ja: "ゴールを目指して終局まで何度も指してみて、よく勝てる手を選ぶ",
            },
            &[SIMS, PLAYOUTS, THREADS],
            |options, seed| mcts::uct(options, seed, RunningRollout, PuctConfig::uct()),
        ),
        EngineKind::new(
            "alpha-beta",
            Text {
                en: "reads ahead as deep as time allows, counting rows to the goal",
                ja: "時間の許すかぎり先を読み、ゴールまでの段数で形勢を測る",
            },
            &[DEPTH, THREADS],
            |options, _| {
                let config = alpha_beta::alpha_beta(options)?;
                Ok(Box::new(AlphaBeta::new(RaceHooks, config)))
            },
        ),
        EngineKind::new(
            "puct",
            Text {
                en: "grows a tree where the expert's evaluation looks best",
                ja: "expert と同じ評価で、有望な手から木を伸ばして読む",
            },
            &[NET, SIMS, THREADS],
            |options, seed| {
                let scale = Scale { value: 110.0, policy: 60.0 };
                mcts::puct(options, seed, ContrastHooks::new(Evaluation::shipped()), scale)
            },
        ),
        EXPERT,
        mcts::net_kind(),
    ];

    const SYMMETRIES: Option<Symmetries<Contrast>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<Contrast>> =
        Some(NetworkKind::new(Some(include_bytes!("../../../models/contrast-net.safetensors"))));

    const STATIC_WIN: Option<StaticWin<Contrast>> = Some(hooks::foresee);
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const WEB: &'static [WebFile] = web_files![
        "board.js",
        "draft.js",
        "drawing.js",
        "position.js",
        "rules.js",
        "styles.js",
        "words.js",
    ];
    const OPENINGS: Option<&'static str> = Some(include_str!("../openings.txt"));
}
