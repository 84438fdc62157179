//! The Othello table that NBoard and GTP talk about.

use sakiyomi_core::{Budget, Observer, Record, RecordError, Report, Stop, mix64};
use sakiyomi_engines::{EngineError, EngineSpec};
use sakiyomi_games::othello::Othello;

use crate::{EngineId, OpenError, Question, Session, SessionConfig, open};

/// Who answers, and with what means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OthelloConfig {
    /// The engine.
    pub engine: EngineSpec,
    /// Decides the engine's chance.
    pub seed: u64,
    /// What the engine may use for its tables, in bytes.
    pub memory: u64,
}

impl Default for OthelloConfig {
    fn default() -> Self {
        let engine = "strongest".parse().expect("strongest is a well-formed name");
        OthelloConfig { engine, seed: 0, memory: 256 << 20 }
    }
}

/// A conversation that cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OthelloError {
    /// The table cannot be set up.
    #[error(transparent)]
    Table(#[from] OpenError),
    /// Othello has no such engine.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// What the other side wants to know about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// The engine's move, in whatever way it is chosen.
    Move,
    /// So many best lines, as a search sees them.
    Lines(usize),
}

/// A table with one engine.
pub(super) struct Table {
    pub(super) session: Box<dyn Session>,
    engine: EngineId,
    start: Record,
    memory: u64,
    seed: u64,
    games: u64,
}

impl Table {
    pub(super) fn new(config: &OthelloConfig) -> Result<Table, OthelloError> {
        let mut session = open("othello", SessionConfig::default())?;
        let engine = session.add_engine(&config.engine, config.seed)?;
        let start = session.record();
        let (memory, seed) = (config.memory, config.seed);
        Ok(Table { session, engine, start, memory, seed, games: 0 })
    }

    /// Lets the engine forget the last game, and puts up the start.
    pub(super) fn new_game(&mut self) {
        self.games += 1;
        self.session.new_game(mix64(self.seed.wrapping_add(self.games)));
        self.session.load(&self.start).expect("the start of the game can be set up");
    }

    /// Puts up the end of a game. The engine keeps what it knows.
    pub(super) fn load(&mut self, record: &Record) -> Result<(), RecordError> {
        self.session.load(record)
    }

    /// Returns the position.
    pub(super) fn state(&self) -> Othello {
        self.session.position().parse().expect("the table has a position of Othello")
    }

    /// Lets the engine answer; `None` when the game is over.
    pub(super) fn ask(
        &mut self,
        wanted: Wanted,
        budget: Budget,
        stop: &Stop,
        observer: &mut dyn Observer<String>,
    ) -> Option<Report<String>> {
        let budget = Budget { memory: Some(self.memory), ..budget };
        match wanted {
            Wanted::Move => self.session.think(self.engine, budget, stop, observer),
            Wanted::Lines(lines) => {
                self.session.analyze(self.engine, Question { budget, lines }, stop, observer)
            }
        }
    }
}
