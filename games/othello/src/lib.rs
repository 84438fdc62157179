//! Othello: everything of the game, from the rules to its protocols.

mod book;
mod classic;
mod endgame;
mod eval;
mod expert;
pub mod formats;
mod greedy;
pub mod protocols;
mod rice;
mod rules;
mod rules_text;
mod tune;
mod uct;

use std::num::NonZeroU32;

use sakiyomi_core::{FileKind, ScoreUnit};
use sakiyomi_search::PuctConfig;
use sakiyomi_search::mcts::Scale;

use expert::EXPERT;
use sakiyomi_play::LEVELS;
use sakiyomi_play::book::BookKind;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::mcts::{self, NET, PLAYOUTS, SIMS};
use sakiyomi_play::protocols::ProtocolKind;
use sakiyomi_play::tune::Tuner;
use sakiyomi_play::{
    EngineInfo, EngineKind, Game, GameEntry, LevelSpec, NetworkKind, RulesSection, SolverKind,
    Symmetries, WebFile, entry, web_files,
};

pub use book::Book;
pub use classic::ClassicHooks;
pub use endgame::{OthelloSolver, Techniques};
pub use eval::{Evaluation, Indices, ProbCutModel, Weights, WeightsError};
pub use expert::{Expert, ExpertConfig};
pub use formats::{TranscriptError, read_transcript, write_transcript};
pub use greedy::Greedy;

pub use rules::{Board, ClassicHeuristic, Move, Othello, Square};
pub use uct::CornerRollout;

sakiyomi_core::messages!(sakiyomi_core::Catalog::new(&[
    (sakiyomi_core::Lang::EN, include_str!("../locales/en/game.ftl")),
    (sakiyomi_core::Lang::JA, include_str!("../locales/ja/game.ftl")),
]));

/// What the scores of the evaluation mean: a lead of five discs makes the odds of winning e to 1.
const DISCS: ScoreUnit = ScoreUnit::Discs { odds: 5.0 };

const CLASSIC_DEPTH: Option<NonZeroU32> = NonZeroU32::new(5);

/// Returns the game with everything it has, for programs.
pub fn game() -> &'static dyn GameEntry {
    entry::<Othello>()
}

impl Game for Othello {
    const PROTOCOLS: &'static [ProtocolKind] = protocols::ALL;

    const ENGINES: &'static [EngineKind<Othello>] = &[
        EngineKind {
            info: EngineInfo { name: "greedy", summary: msg("engine-greedy"), options: &[] },
            build: |_, seed| Ok(Box::new(Greedy::new(seed))),
        },
        EngineKind {
            info: EngineInfo { name: "classic", summary: msg("engine-classic"), options: &[DEPTH] },
            build: |options, _| alpha_beta::classic(options, CLASSIC_DEPTH, ClassicHooks),
        },
        EngineKind {
            info: EngineInfo {
                name: "uct",
                summary: msg("engine-uct"),
                options: &[SIMS, PLAYOUTS, THREADS],
            },
            build: |options, seed| mcts::uct(options, seed, CornerRollout, PuctConfig::uct()),
        },
        EngineKind {
            info: EngineInfo {
                name: "puct",
                summary: msg("engine-puct"),
                options: &[NET, SIMS, THREADS],
            },
            build: |options, seed| {
                let scale = Scale { value: 2000.0, policy: 1000.0 };
                mcts::puct(options, seed, ClassicHooks, scale)
            },
        },
        EngineKind {
            info: EngineInfo {
                name: "alpha-beta",
                summary: msg("engine-alpha-beta"),
                options: &[DEPTH, THREADS],
            },
            build: |options, _| alpha_beta::quick(options, ClassicHooks),
        },
        mcts::net_kind(),
        EXPERT,
    ];

    const SYMMETRIES: Option<Symmetries<Othello>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<Othello>> =
        Some(NetworkKind::new(Some(include_bytes!("../../../models/othello-net.safetensors"))));

    /// Matches show how far they are apart (`docs/measurements.md`).
    const LEVELS: [LevelSpec; LEVELS] = [
        LevelSpec::new("random", 0),
        LevelSpec::new("classic:depth=1", 50),
        LevelSpec::new("classic:depth=1", 8),
        LevelSpec::new("classic:depth=2", 5),
        LevelSpec::new("classic:depth=3", 3),
        LevelSpec::new("classic", 3),
        LevelSpec::new("expert:depth=2", 2),
        LevelSpec::new("expert:depth=4", 1),
        LevelSpec::new("expert:depth=8", 0),
        LevelSpec::new("strongest", 0),
    ];
    const RULES: &'static [RulesSection] = rules_text::RULES;
    const WEB: &'static [WebFile] =
        web_files!["board.js", "drawing.js", "position.js", "rules.js", "words.js"; "en", "ja"];
    const OPENINGS: Option<&'static str> = Some(include_str!("../openings.txt"));
    const SOLVER: Option<SolverKind<Othello>> = Some(SolverKind {
        summary: msg("solver-summary"),
        cheap_from: 50,
        build: |memory| Box::new(OthelloSolver::new(memory)),
    });
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const BOOK: Option<BookKind> = Some(book::BOOK);

    const FILES: &'static [FileKind] = formats::FILES;

    fn plies_left(&self) -> Option<u32> {
        Some(self.board().empty().count_ones())
    }
}
