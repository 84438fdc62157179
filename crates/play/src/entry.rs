//! The one place where a game's type is hidden.
//!
//! Searches and evaluations are compiled for a game; everything above them talks to a
//! [`GameEntry`], in text. [`entry`] builds it from the game's type. Optional parts (a solver,
//! a book, …) have one accessor each, which returns `None` if the game lacks the part.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use sakiyomi_core::{
    FileKind, GameInfo, Lang, MoveList, ParseMoveError, ParseStateError, Perft, Quoted, Reason,
    Record, RecordError, Rng, ScoreUnit, Stop, Text, half_width, localized, perft, record_file,
};

use crate::adviser::AdviserPart;
use crate::bench::{self, BenchConfig, Row};
use crate::book::BookKind;
use crate::engine::{self, EngineError, EngineInfo, EngineSpec};
use crate::nearest::suggestion;
use crate::network::NetworkPart;
use crate::protocols::ProtocolKind;
use crate::session::{self, Session, SessionConfig};
use crate::solitaire::{Simulate, Simulation, SimulationConfig, SimulationError};
use crate::solver::{ByText, PositionSolver};
use crate::tune::Tuner;
use crate::web::WebFile;
use crate::{Game, RulesSection, StartsError, Verdict, msg};

/// A game, whichever it is: its info, and the parts it has.
pub trait GameEntry: Send + Sync {
    /// Returns what is known about the game before it starts.
    fn info(&self) -> GameInfo;

    /// Begins a game.
    fn open(&self, config: SessionConfig) -> Result<Box<dyn Session>, ParseStateError>;

    /// Goes on from the end of a recorded game.
    fn resume(
        &self,
        record: &Record,
        config: SessionConfig,
    ) -> Result<Box<dyn Session>, RecordError>;

    /// Announces how a game ended, in the words of the game.
    fn announce(&self, verdict: Verdict) -> Reason;

    /// Reads a file of starting positions, and returns their texts.
    fn read_starts(&self, text: &str) -> Result<Vec<String>, StartsError>;

    /// Returns a start in which the cards set aside are known, where the game sets cards aside.
    fn with_set_aside_known(&self, seed: u64) -> Option<String>;

    /// Returns the moves that a text names, with spaces, commas or nothing between them.
    fn move_words(&self, text: &str) -> Vec<String>;

    /// Reads a move, and returns it as the game writes it.
    fn read_move(&self, text: &str) -> Result<String, ParseMoveError>;

    /// Returns a start and `plies` random moves, or fewer where the game never lasts that long.
    fn random_opening(&self, rng: &mut Rng, plies: usize) -> (String, Vec<String>);

    /// Counts the ways to play `depth` plies from a position.
    fn perft(&self, position: &str, depth: u32) -> Result<Perft, ParseStateError>;

    /// Returns its engines, weakest first; the levels are not among them.
    fn engines(&self) -> Vec<EngineInfo>;

    /// Returns what is known of the engine called `family`, which may be `strongest` or `level`.
    fn engine_info(&self, family: &str) -> Result<EngineInfo, EngineError>;

    /// Returns the engine of the levels.
    fn level_engine(&self) -> EngineInfo;

    /// Returns the spec with the engine's own name in place of `strongest` or `level-3`.
    fn resolve(&self, spec: &EngineSpec) -> Result<EngineSpec, EngineError>;

    /// Checks that an engine can be built, and returns its traits.
    fn check_engine(&self, spec: &EngineSpec) -> Result<EngineTraits, EngineError>;

    /// Lets an engine play many games of a solitaire.
    fn simulate(
        &self,
        engine: &EngineSpec,
        config: &SimulationConfig,
        stop: &Stop,
        watch: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Simulation, SimulationError>;

    /// Counts and measures what the benchmark measures.
    fn bench(&self, config: BenchConfig, stop: &Stop, show: &mut dyn FnMut(Row));

    /// Returns the kinds of files in which its games are exchanged, the record last.
    fn formats(&self) -> Vec<FileKind>;

    /// Returns how its solver works, where it has one.
    fn solver_summary(&self) -> Option<Text>;

    /// Returns a solver with tables of at most so many bytes, where the game has one.
    fn solver(&self, memory: u64) -> Option<Box<dyn PositionSolver>>;

    /// Returns its books of openings.
    fn book(&self) -> Option<BookKind>;

    /// Returns what makes the weights of its engines.
    fn tuner(&self) -> Option<Tuner>;

    /// Returns what networks need to know of it, where they can play it.
    fn network(&self) -> Option<&'static dyn NetworkPart>;

    /// Returns a set of balanced openings.
    fn openings(&self) -> Option<&'static str>;

    /// Returns the protocols of its own.
    fn protocols(&self) -> &'static [ProtocolKind];

    /// Returns its rules in words; nothing if it has none.
    fn rules(&self) -> &'static [RulesSection];

    /// Returns the files that it brings for the page in the browser.
    fn web(&self) -> &'static [WebFile];

    /// Returns what advises on games that are played elsewhere, where it has that.
    fn adviser(&self) -> Option<&'static dyn AdviserPart>;
}

/// What is known of an engine once it is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EngineTraits {
    /// What its scores mean.
    pub unit: ScoreUnit,
    /// Whether it is shown what is hidden: a player of the practice mode.
    pub clairvoyant: bool,
}

/// Returns the game `S`, its type hidden.
pub fn entry<S: Game>() -> &'static dyn GameEntry {
    Erased::<S>::GAME
}

pub(crate) struct Erased<S>(PhantomData<fn() -> S>);

impl<S: 'static> Erased<S> {
    pub(crate) const GAME: &'static Erased<S> = &Erased(PhantomData);
}

impl<S: Game> GameEntry for Erased<S> {
    fn info(&self) -> GameInfo {
        S::INFO
    }

    fn open(&self, config: SessionConfig) -> Result<Box<dyn Session>, ParseStateError> {
        session::open::<S>(config)
    }

    fn resume(
        &self,
        record: &Record,
        config: SessionConfig,
    ) -> Result<Box<dyn Session>, RecordError> {
        session::resume::<S>(record, config)
    }

    fn announce(&self, verdict: Verdict) -> Reason {
        verdict.announce::<S>()
    }

    fn read_starts(&self, text: &str) -> Result<Vec<String>, StartsError> {
        Ok(S::read_starts(text)?.iter().map(S::to_string).collect())
    }

    fn with_set_aside_known(&self, seed: u64) -> Option<String> {
        S::with_set_aside_known(&mut Rng::seeded(seed)).map(|start| start.to_string())
    }

    fn move_words(&self, text: &str) -> Vec<String> {
        move_words::<S>(text)
    }

    fn read_move(&self, text: &str) -> Result<String, ParseMoveError> {
        half_width(text).parse::<S::Move>().map(|mv| mv.to_string())
    }

    fn random_opening(&self, rng: &mut Rng, plies: usize) -> (String, Vec<String>) {
        let (start, moves) = random_opening::<S>(rng, plies);
        (start.to_string(), moves.iter().map(S::Move::to_string).collect())
    }

    fn perft(&self, position: &str, depth: u32) -> Result<Perft, ParseStateError> {
        Ok(perft(&position.parse::<S>()?, depth))
    }

    fn engines(&self) -> Vec<EngineInfo> {
        engine::engine_kinds::<S>().into_iter().map(|kind| kind.info).collect()
    }

    fn engine_info(&self, family: &str) -> Result<EngineInfo, EngineError> {
        Ok(engine::engine_kind::<S>(family)?.info)
    }

    fn level_engine(&self) -> EngineInfo {
        engine::Level::<S>::kind().info
    }

    fn resolve(&self, spec: &EngineSpec) -> Result<EngineSpec, EngineError> {
        engine::resolve::<S>(spec)
    }

    fn check_engine(&self, spec: &EngineSpec) -> Result<EngineTraits, EngineError> {
        let mut player = engine::build::<S>(spec, 0)?;
        let clairvoyant = player.as_clairvoyant().is_some();
        Ok(EngineTraits { unit: player.unit(), clairvoyant })
    }

    fn simulate(
        &self,
        engine: &EngineSpec,
        config: &SimulationConfig,
        stop: &Stop,
        watch: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Simulation, SimulationError> {
        Simulate { engine, config, stop, watch }.run::<S>()
    }

    fn bench(&self, config: BenchConfig, stop: &Stop, show: &mut dyn FnMut(Row)) {
        bench::bench_game::<S>(config, stop, show);
    }

    fn formats(&self) -> Vec<FileKind> {
        S::FILES.iter().copied().chain([record_file::<S>()]).collect()
    }

    fn solver_summary(&self) -> Option<Text> {
        S::SOLVER.map(|kind| kind.summary)
    }

    fn solver(&self, memory: u64) -> Option<Box<dyn PositionSolver>> {
        let solver = (S::SOLVER?.build)(memory);
        Some(Box::new(ByText(solver)))
    }

    fn book(&self) -> Option<BookKind> {
        S::BOOK
    }

    fn tuner(&self) -> Option<Tuner> {
        S::TUNER
    }

    fn network(&self) -> Option<&'static dyn NetworkPart> {
        S::NETWORK.map(|network| network.part)
    }

    fn openings(&self) -> Option<&'static str> {
        S::OPENINGS
    }

    fn protocols(&self) -> &'static [ProtocolKind] {
        S::PROTOCOLS
    }

    fn rules(&self) -> &'static [RulesSection] {
        S::RULES
    }

    fn web(&self) -> &'static [WebFile] {
        S::WEB
    }

    fn adviser(&self) -> Option<&'static dyn AdviserPart> {
        S::ADVISER
    }
}

/// Splits a text into move words at spaces and commas, in either case. A word that is no move but
/// begins with some of two characters each, like `f5d6c3`, is those and what is left.
fn move_words<S: Game>(text: &str) -> Vec<String> {
    let as_move = |word: &str| {
        let small = word.to_lowercase();
        [word, &small].into_iter().find(|word| word.parse::<S::Move>().is_ok()).map(str::to_owned)
    };
    let mut moves = Vec::new();
    let text = half_width(text);
    for word in text.split(|c: char| c == ',' || c.is_whitespace()) {
        let mut rest = word;
        while !rest.is_empty() {
            if let Some(mv) = as_move(rest) {
                moves.push(mv);
                break;
            }
            let Some(mv) = rest.get(..2).and_then(as_move) else {
                moves.push(rest.to_owned());
                break;
            };
            moves.push(mv);
            rest = &rest[2..];
        }
    }
    moves
}

/// Returns `plies` random moves after which the game still goes on.
fn random_opening<S: Game>(rng: &mut Rng, plies: usize) -> (S, Vec<S::Move>) {
    /// A game that always ends within so few moves keeps the last try, cut before its end.
    const TRIES: usize = 100;
    let mut scratch = MoveList::new();
    let mut tries = 0;
    loop {
        tries += 1;
        let start = S::initial(rng);
        let (mut state, mut moves) = (start.clone(), Vec::new());
        while moves.len() < plies {
            let Some(mv) = state.random_move(rng, &mut scratch) else { break };
            state.apply(mv);
            moves.push(mv);
        }
        if state.outcome().is_none() {
            return (start, moves);
        }
        if tries == TRIES {
            moves.pop();
            return (start, moves);
        }
    }
}

/// The games of a program, in the order in which they are listed.
#[derive(Clone)]
pub struct GameList(Arc<[&'static dyn GameEntry]>);

impl GameList {
    /// Returns a list of games.
    pub fn new(games: &[&'static dyn GameEntry]) -> GameList {
        for (index, game) in games.iter().enumerate() {
            let id = game.info().id;
            assert!(games[..index].iter().all(|other| other.info().id != id), "two games are {id}");
        }
        GameList(games.into())
    }

    /// Returns the games.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn GameEntry> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Returns the game with this identifier, or with this name in any language.
    pub fn find(&self, name: &str) -> Result<&'static dyn GameEntry, UnknownGame> {
        let wanted = half_width(name).trim().to_lowercase();
        let is_it = |info: GameInfo| {
            let mut names = Lang::ALL.iter().map(|&lang| info.name.get(lang));
            info.id == wanted || names.any(|name| name.to_lowercase() == wanted)
        };
        self.iter().find(|game| is_it(game.info())).ok_or_else(|| {
            let names = self.iter().map(|game| game.info().id);
            UnknownGame { name: name.to_owned(), suggestion: suggestion(&wanted, names) }
        })
    }
}

impl fmt::Debug for GameList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|game| game.info().id)).finish()
    }
}

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct UnknownGame {
    name: String,
    suggestion: Reason,
}

impl UnknownGame {
    /// Returns what there is instead.
    pub fn reason(&self) -> Reason {
        Reason::new(msg("entry-unknown-game"))
            .with("name", Quoted(&self.name))
            .with_reason("near", self.suggestion.clone())
    }
}

localized!(UnknownGame);

/// Games are the same when they have the same name.
impl PartialEq for dyn GameEntry {
    fn eq(&self, other: &dyn GameEntry) -> bool {
        self.info().id == other.info().id
    }
}

impl Eq for dyn GameEntry {}

impl fmt::Debug for dyn GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}
