//! The protocols of Othello programs: [`nboard`] and [`gtp`], and the game that both talk about.

pub mod gtp;
pub mod nboard;

use crate::msg;
use std::io;
use std::time::Duration;

use crate::Othello;
use sakiyomi_core::{Budget, Observer, Record, Report, Stop, mix64};
use sakiyomi_play::protocols::{ProtocolConfig, ProtocolError, ProtocolKind};
use sakiyomi_play::{EngineError, EngineId, EngineLimits, EngineSpec, Session, SessionConfig};

use gtp::{Gtp, GtpConfig};
use nboard::{NBoard, NBoardConfig};

pub(crate) const ALL: &[ProtocolKind] = &[
    ProtocolKind {
        name: "gtp",
        summary: msg("gtp"),
        run: |config, input, output| {
            config.without_cpu()?;
            let time = config.time.unwrap_or(Duration::from_secs(5));
            let gtp = Gtp::new(&GtpConfig { player: player(config), time }).map_err(refused)?;
            Ok(gtp.run(input, output))
        },
    },
    ProtocolKind {
        name: "nboard",
        summary: msg("nboard"),
        run: |config, input, output| {
            config.without_cpu()?;
            let config = NBoardConfig { player: player(config), time: config.time };
            Ok(NBoard::new(&config).map_err(refused)?.run(input, output))
        },
    },
];

fn player(config: &ProtocolConfig) -> PlayerConfig {
    let usual = PlayerConfig::default();
    PlayerConfig {
        engine: config.engine.clone(),
        seed: config.seed,
        memory: config.memory.unwrap_or(usual.memory),
    }
}

fn refused(error: EngineError) -> ProtocolError {
    ProtocolError(error.reason())
}

/// Who answers, and with what means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerConfig {
    /// The engine.
    pub engine: EngineSpec,
    /// Decides the engine's chance.
    pub seed: u64,
    /// What the engine may use for its tables, in bytes.
    pub memory: u64,
}

impl Default for PlayerConfig {
    fn default() -> Self {
        let engine = "strongest".parse().expect("strongest is a well-formed name");
        PlayerConfig { engine, seed: 0, memory: 256 << 20 }
    }
}

#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The command is invalid here; an error is sent.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<String> for Failure {
    fn from(problem: String) -> Failure {
        Failure::Refused(problem)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// The engine's move, by search or from the book.
    Move,
    /// So many best lines, by search.
    Lines(usize),
}

pub(super) struct EngineGame {
    pub(super) session: Box<dyn Session>,
    engine: EngineId,
    start: Record,
    memory: u64,
    seed: u64,
    games: u64,
}

impl EngineGame {
    pub(super) fn new(config: &PlayerConfig) -> Result<EngineGame, EngineError> {
        let session = crate::game().open(SessionConfig::default());
        let mut session = session.expect("Othello has a start");
        let engine = session.add_engine(&config.engine, config.seed)?;
        let start = session.record();
        let (memory, seed) = (config.memory, config.seed);
        Ok(EngineGame { session, engine, start, memory, seed, games: 0 })
    }

    pub(super) fn new_game(&mut self) {
        self.games += 1;
        self.session.new_game(mix64(self.seed.wrapping_add(self.games)));
        self.session.load(&self.start).expect("the start of the game can be set up");
    }

    pub(super) fn state(&self) -> Othello {
        self.session.position().parse().expect("the session has a position of Othello")
    }

    pub(super) fn search(
        &mut self,
        wanted: Wanted,
        budget: Budget,
        stop: &Stop,
        observer: &mut dyn Observer<String>,
    ) -> Option<Report<String>> {
        let budget = Budget { memory: Some(self.memory), ..budget };
        match wanted {
            Wanted::Move => self.session.choose(self.engine, budget, stop, observer),
            Wanted::Lines(lines) => {
                self.session.analyze(self.engine, EngineLimits { budget, lines }, stop, observer)
            }
        }
    }
}
