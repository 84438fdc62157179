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

use sakiyomi_core::Text;
use sakiyomi_search::mcts::{Scale, StaticWin};
use sakiyomi_search::{AlphaBeta, PuctConfig};

use expert::EXPERT;
use sakiyomi_play::LEVELS;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::mcts::{self, NET, PLAYOUTS, SIMS};
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineInfo, EngineKind, Game, GameEntry, LevelSpec, NetworkKind, Symmetries, WebFile, entry,
    web_files,
};

pub use eval::{Evaluation, WeightsError};
pub use hooks::ContrastHooks;
pub use race::RaceHooks;
pub use rules::{
    ACTIONS, Board, CLASSIC_LEN, CLASSIC_PLANES, Contrast, Mirror, Move, Placement, Square, Tile,
    encode_classic, policy_parts,
};
pub use runner::Runner;
pub use uct::RunningRollout;

/// Returns the game with everything it has, for programs.
#[must_use]
pub fn game() -> &'static dyn GameEntry {
    entry::<Contrast>()
}

impl Game for Contrast {
    const ENGINES: &'static [EngineKind<Contrast>] = &[
        EngineKind {
            info: EngineInfo {
                name: "runner",
                summary: Text {
                    en: "wins or blocks when it sees how, and runs for the goal otherwise",
                    ja: "勝てるなら勝ち、危ないなら防ぎ、あとはひたすら前へ進む",
                },
                options: &[],
            },
            build: |_, seed| Ok(Box::new(Runner::new(seed))),
        },
        EngineKind {
            info: EngineInfo {
                name: "uct",
                summary: Text {
                    en: "plays many games to the end, running for the goal, and follows the moves that win",
                    ja: "ゴールを目指して終局まで何度も指してみて、よく勝てる手を選ぶ",
                },
                options: &[SIMS, PLAYOUTS, THREADS],
            },
            build: |options, seed| mcts::uct(options, seed, RunningRollout, PuctConfig::uct()),
        },
        EngineKind {
            info: EngineInfo {
                name: "alpha-beta",
                summary: Text {
                    en: "reads ahead as deep as time allows, counting rows to the goal",
                    ja: "時間の許すかぎり先を読み、ゴールまでの段数で形勢を測る",
                },
                options: &[DEPTH, THREADS],
            },
            build: |options, _| {
                let config = alpha_beta::alpha_beta(options)?;
                Ok(Box::new(AlphaBeta::new(RaceHooks, config)))
            },
        },
        EngineKind {
            info: EngineInfo {
                name: "puct",
                summary: Text {
                    en: "grows a tree where the expert's evaluation looks best",
                    ja: "expert と同じ評価で、有望な手から木を伸ばして読む",
                },
                options: &[NET, SIMS, THREADS],
            },
            build: |options, seed| {
                let scale = Scale { value: 110.0, policy: 60.0 };
                mcts::puct(options, seed, ContrastHooks::new(Evaluation::shipped()), scale)
            },
        },
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
