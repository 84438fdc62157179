//! The players of Othello.

mod book;
mod checksum;
mod classic;
mod endgame;
mod eval;
mod expert;
mod greedy;
mod guide;
mod levels;
mod rice;
mod tracked;
mod tune;
mod uct;

use std::num::NonZeroU32;

use sakiyomi_core::{FileKind, Text};
use sakiyomi_games::othello::{Othello, formats};
use sakiyomi_search::PuctConfig;
use sakiyomi_search::puct::Scale;

use crate::book::BookKind;
use crate::level::LEVELS;
use crate::look_ahead::{self, DEPTH, THREADS};
use crate::simulation::{self, NET, PLAYOUTS, SIMS};
use crate::tune::Tuner;
use crate::{EngineInfo, EngineKind, Game, LevelSpec, Odds, SolverKind};
use expert::EXPERT;

pub use book::Book;
pub use classic::ClassicGuide;
pub use endgame::{OthelloSolver, Techniques};
pub use eval::{Evaluation, Foresight, Indices, Weights, WeightsError};
pub use expert::Expert;
pub use greedy::Greedy;
pub use guide::OthelloGuide;
pub use tracked::Tracked;
pub use uct::CornerRollout;

/// How far the classic player looks ahead.
const CLASSIC_DEPTH: Option<NonZeroU32> = NonZeroU32::new(5);

impl Game for Othello {
    const ENGINES: &'static [EngineKind<Othello>] = &[
        EngineKind {
            info: EngineInfo {
                name: "greedy",
                summary: Text { en: "flips the most discs", ja: "いちばん多く返す" },
                options: &[],
            },
            build: |_, seed| Ok(Box::new(Greedy::new(seed))),
        },
        EngineKind {
            info: EngineInfo {
                name: "classic",
                summary: Text {
                    en: "looks 5 plies ahead; 25 a corner, 5 a possible move, 1 a disc",
                    ja: "5手先まで読み、隅25点・打てる手5点・石1点で数える",
                },
                options: &[DEPTH],
            },
            build: |options, _| look_ahead::classic(options, CLASSIC_DEPTH, ClassicGuide),
        },
        EngineKind {
            info: EngineInfo {
                name: "uct",
                summary: Text {
                    en: "plays many games to the end, minding corners, and follows the moves that win",
                    ja: "隅を意識しながら終局まで何度も打ってみて、よく勝てる手を選ぶ",
                },
                options: &[SIMS, PLAYOUTS, THREADS],
            },
            build: |options, seed| simulation::uct(options, seed, CornerRollout, PuctConfig::uct()),
        },
        EngineKind {
            info: EngineInfo {
                name: "puct",
                summary: Text {
                    en: "grows a tree where the classic evaluation looks best",
                    ja: "classic と同じ評価で、有望な手から木を伸ばして読む",
                },
                options: &[NET, SIMS, THREADS],
            },
            build: |options, seed| {
                let scale = Scale { value: 2000.0, policy: 1000.0 };
                simulation::puct(options, seed, ClassicGuide, scale)
            },
        },
        EngineKind {
            info: EngineInfo {
                name: "alpha-beta",
                summary: Text {
                    en: "the classic evaluation, as deep as time allows",
                    ja: "classic と同じ評価で、時間の許すかぎり深く読む",
                },
                options: &[DEPTH, THREADS],
            },
            build: |options, _| look_ahead::quick(options, ClassicGuide),
        },
        simulation::net_kind(),
        EXPERT,
    ];

    const NET: Option<&'static [u8]> =
        Some(include_bytes!("../../../../models/othello-net.safetensors"));

    const LEVELS: [LevelSpec; LEVELS] = levels::LEVELS;
    const ODDS: Odds = Odds { expert: 5.0, classic: 18.0 };
    const SOLVER: Option<SolverKind<Othello>> = Some(SolverKind {
        summary: Text {
            en: "alpha-beta to the end of the game",
            ja: "終局までのアルファベータ探索",
        },
        cheap_from: 50,
        build: |memory| Box::new(OthelloSolver::new(memory)),
    });
    const TUNER: Option<Tuner> = Some(tune::TUNER);
    const BOOK: Option<BookKind<Othello>> = Some(book::BOOK);

    const FILES: &'static [FileKind] = formats::FILES;

    /// Every ply but a pass fills a square.
    fn plies_left(&self) -> Option<u32> {
        Some(self.board().empty().count_ones())
    }
}
