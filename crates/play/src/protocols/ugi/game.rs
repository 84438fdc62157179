//! The game and the engine that a UGI conversation is about.

use sakiyomi_core::{Outcome, Quoted, Record, RecordError, RecordedMove, Seat, mix64};

use super::UgiError;
use crate::engine::{EngineError, EngineSpec};
use crate::{EngineId, GameEntry, GameList, Session, SessionConfig, Verdict};

pub(super) struct EngineGame {
    games: GameList,
    entry: &'static dyn GameEntry,
    pub(super) session: Box<dyn Session>,
    pub(super) engine: EngineId,
    /// The requested engine, without what other options add.
    requested: EngineSpec,
    threads: Option<u32>,
    start: Record,
    seed: u64,
    begun: u64,
}

impl EngineGame {
    pub(super) fn new(
        games: &GameList,
        game: &str,
        requested: &EngineSpec,
        seed: u64,
    ) -> Result<EngineGame, UgiError> {
        EngineGame::with_threads(games, games.find(game)?, requested, None, seed)
    }

    fn with_threads(
        games: &GameList,
        entry: &'static dyn GameEntry,
        requested: &EngineSpec,
        threads: Option<u32>,
        seed: u64,
    ) -> Result<EngineGame, UgiError> {
        if entry.info().is_solitaire() {
            return Err(UgiError::Solitaire(entry.info().id));
        }
        let session = entry.open(SessionConfig::default());
        let mut session = session.expect("a game has a start of its own");
        let spec = with_option(entry, requested, threads)?;
        let engine = session.add_engine(&spec, seed)?;
        let start = session.record();
        let (games, requested) = (games.clone(), requested.clone());
        Ok(EngineGame { games, entry, session, engine, requested, threads, start, seed, begun: 0 })
    }

    /// Returns the ids of the games that two can play.
    pub(super) fn games(&self) -> Vec<&'static str> {
        let infos = self.games.iter().map(GameEntry::info);
        infos.filter(|info| !info.is_solitaire()).map(|info| info.id).collect()
    }

    pub(super) fn id(&self) -> &'static str {
        self.session.info().id
    }

    /// Returns the name of the engine, with its own in place of `strongest`.
    pub(super) fn engine_name(&self) -> String {
        self.session.engine_name(self.engine).to_string()
    }

    pub(super) fn takes_threads(&self) -> bool {
        takes_threads(self.entry, &self.requested).unwrap_or(false)
    }

    /// Starts another game; the engine too becomes another when the game has none of its name.
    pub(super) fn change_game(&mut self, game: &str) -> Result<(), UgiError> {
        let entry = self.games.find(game)?;
        let begin = |requested| {
            EngineGame::with_threads(&self.games, entry, requested, self.threads, self.seed)
        };
        let changed = match begin(&self.requested) {
            Err(UgiError::Engine(EngineError::Unknown { .. })) => begin(&EngineSpec::strongest()),
            changed => changed,
        };
        *self = changed?;
        Ok(())
    }

    /// Lets another engine take over. The position stays.
    pub(super) fn change_engine(&mut self, requested: &EngineSpec) -> Result<(), UgiError> {
        self.replace_engine(requested, self.threads)
    }

    /// Sets the number of threads, for this engine and those that take over from it.
    pub(super) fn change_threads(&mut self, threads: u32) -> Result<(), UgiError> {
        self.replace_engine(&self.requested.clone(), Some(threads))
    }

    fn replace_engine(
        &mut self,
        requested: &EngineSpec,
        threads: Option<u32>,
    ) -> Result<(), UgiError> {
        // A new session, so that the old engine leaves with its memory.
        let mut game =
            EngineGame::with_threads(&self.games, self.entry, requested, threads, self.seed)?;
        game.session.load(&self.session.record()).expect("a record of the game can be replayed");
        game.begun = self.begun;
        *self = game;
        Ok(())
    }

    pub(super) fn new_game(&mut self) {
        self.begun += 1;
        self.session.new_game(mix64(self.seed.wrapping_add(self.begun)));
        self.session.load(&self.start).expect("the start of the game can be set up");
    }

    pub(super) fn set_position(
        &mut self,
        start: Option<String>,
        moves: &[&str],
    ) -> Result<(), String> {
        let moves = moves.iter().map(|&mv| RecordedMove { mv: mv.to_owned(), ..<_>::default() });
        let mut record = Record { moves: moves.collect(), ..self.start.clone() };
        if let Some(start) = start {
            record.start = start;
        }
        record.result = None;
        self.session.load(&record).map_err(|error| match error {
            RecordError::Start(error) => error.to_string(),
            RecordError::Move { ply, problem } => format!("position, move {ply}: {problem}"),
            other => other.to_string(),
        })
    }

    pub(super) fn answer(&self, question: &str) -> Result<&'static str, String> {
        let truth = |fact: bool| if fact { "true" } else { "false" };
        Ok(match question {
            "p1turn" => truth(self.session.to_move() == Seat::First),
            "gameover" => truth(self.session.verdict().is_some()),
            "result" => match self.session.verdict() {
                None => "none",
                Some(Verdict::Finished(Outcome::Won { by: Seat::First, .. })) => "p1win",
                Some(Verdict::Finished(Outcome::Won { by: Seat::Second, .. })) => "p2win",
                Some(_) => "draw",
            },
            _ => {
                let problem = format!("unknown question {}", Quoted(question));
                return Err(problem + "; available: p1turn, gameover, result");
            }
        })
    }
}

const THREADS: &str = "threads";

/// Returns the requested engine, with `threads` if it has that option and does not set it itself.
fn with_option(
    entry: &dyn GameEntry,
    requested: &EngineSpec,
    threads: Option<u32>,
) -> Result<EngineSpec, UgiError> {
    let said = requested.options().iter().any(|(name, _)| name == THREADS);
    let Some(threads) = threads.filter(|_| !said) else { return Ok(requested.clone()) };
    if !takes_threads(entry, requested)? {
        return Ok(requested.clone());
    }
    let separator = if requested.options().is_empty() { ':' } else { ',' };
    let spec = format!("{requested}{separator}{THREADS}={threads}");
    Ok(spec.parse().expect("an option added to a well-formed name"))
}

fn takes_threads(entry: &dyn GameEntry, requested: &EngineSpec) -> Result<bool, EngineError> {
    let options = entry.engine_info(requested.family())?.options;
    Ok(options.iter().any(|(name, _)| *name == THREADS))
}
