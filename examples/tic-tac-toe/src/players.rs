//! The players: one evaluation, three searches, ten levels.

use crate::msg;
use sakiyomi::play::engine::{alpha_beta, mcts};
use sakiyomi::search::mcts::{Scale, Uniformly};
use sakiyomi::search::{HeuristicHooks, PuctConfig};
use sakiyomi::{
    EngineInfo, EngineKind, Game, Heuristic, LEVELS, LevelSpec, NetworkKind, Score, Seat, State,
    Symmetries,
};

use crate::TicTacToe;
use crate::rules::LINES;

/// Counts the lines that each side can still complete.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenLines;

impl Heuristic<TicTacToe> for OpenLines {
    fn score(&self, state: &TicTacToe) -> Score {
        let open = |seat: Seat| {
            let other = state.marks(seat.opponent());
            LINES.iter().filter(|&line| other & line == 0).count() as i32
        };
        let own = state.to_move();
        Score::from_hundredths(100 * (open(own) - open(own.opponent())))
    }
}

impl Game for TicTacToe {
    const ENGINES: &'static [EngineKind<TicTacToe>] = &[
        EngineKind {
            info: EngineInfo {
                name: "uct",
                summary: msg("engine-uct"),
                options: &[mcts::SIMS, alpha_beta::THREADS],
            },
            build: |options, seed| mcts::uct(options, seed, Uniformly, PuctConfig::uct()),
        },
        EngineKind {
            info: EngineInfo {
                name: "puct",
                summary: msg("engine-puct"),
                options: &[mcts::NET, mcts::SIMS, alpha_beta::THREADS],
            },
            build: |options, seed| {
                let scale = Scale { value: 200.0, policy: 100.0 };
                mcts::puct(options, seed, HeuristicHooks(OpenLines), scale)
            },
        },
        EngineKind {
            info: EngineInfo {
                name: "alpha-beta",
                summary: msg("engine-alpha-beta"),
                options: &[alpha_beta::DEPTH, alpha_beta::THREADS],
            },
            build: |options, _| alpha_beta::quick(options, HeuristicHooks(OpenLines)),
        },
    ];

    const LEVELS: [LevelSpec; LEVELS] = [
        LevelSpec::new("random", 0),
        LevelSpec::new("alpha-beta:depth=1", 60),
        LevelSpec::new("alpha-beta:depth=1", 40),
        LevelSpec::new("alpha-beta:depth=1", 20),
        LevelSpec::new("alpha-beta:depth=2", 20),
        LevelSpec::new("alpha-beta:depth=2", 10),
        LevelSpec::new("alpha-beta:depth=3", 10),
        LevelSpec::new("alpha-beta:depth=4", 5),
        LevelSpec::new("alpha-beta:depth=6", 3),
        LevelSpec::new("strongest", 0),
    ];

    const SYMMETRIES: Option<Symmetries<TicTacToe>> = Some(Symmetries::OWN);
    const NETWORK: Option<NetworkKind<TicTacToe>> = Some(NetworkKind::new(None));
}
