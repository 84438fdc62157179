//! What a game offers as players, and how one of them is made from its name.

use std::path::PathBuf;
use std::str::FromStr;

use sakiyomi_core::{Encode, Face, FileKind, ParseStateError, Quoted, Searcher, Symmetric, Text};

use crate::level::{self, LEVELS, Level};
use crate::nearest::suggestion;
use crate::tune::Tuner;
use crate::{EngineSpec, LevelSpec, Random, SolverKind};

/// A game with its players: everything the tools of this project need.
pub trait Game: Encode + Symmetric + Face {
    /// The players beside [`Random`], weakest first.
    const ENGINES: &'static [EngineKind<Self>];

    /// What each level is made of, level 1 first.
    const LEVELS: [LevelSpec; LEVELS];

    /// What the scores of its players say about the chance to win.
    const ODDS: Odds = Odds { expert: 1.0, classic: 20.0 };

    /// What finds exact results, where the game has it.
    const SOLVER: Option<SolverKind<Self>> = None;

    /// Makes the weights of an engine that has some.
    const TUNER: Option<Tuner> = None;

    /// The files in which its players exchange games, beside the record that every game has.
    const FILES: &'static [FileKind] = &[];

    /// Returns how many plies a game usually lasts from here on, where that can be told: clocks are
    /// shared out by it.
    fn plies_left(&self) -> Option<u32> {
        None
    }

    /// Reads a file of starting positions: one position text a line, `#` begins a comment line.
    ///
    /// # Errors
    /// When a line is no position, with its number.
    fn read_starts(text: &str) -> Result<Vec<Self>, StartsError> {
        text.lines()
            .enumerate()
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(index, line)| {
                line.parse().map_err(|error: ParseStateError| {
                    StartsError(format!("line {}: {error}", index + 1))
                })
            })
            .collect()
    }
}

/// How large a score makes the odds of winning e to 1, in the game's unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// For the player called `expert`, whose scores are learned from results.
    pub expert: f64,
    /// For players that count what the classic evaluation counts.
    pub classic: f64,
}

/// A file of starting positions that cannot be read: in which line, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct StartsError(pub String);

/// What is known about an engine before it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineInfo {
    /// The family in an [`EngineSpec`].
    pub name: &'static str,
    /// One line that says how it plays.
    pub summary: Text,
    /// The options it takes, with a description each.
    pub options: &'static [(&'static str, Text)],
}

/// A new engine, or why there is none.
pub type Built<S> = Result<Box<dyn Searcher<S>>, EngineError>;

/// An engine that can be made.
pub struct EngineKind<S: Game> {
    /// What it is.
    pub info: EngineInfo,
    /// Makes it from its options and a seed.
    pub build: fn(&Options<'_>, u64) -> Built<S>,
}

/// The options of an [`EngineSpec`], all known to the engine.
pub struct Options<'a>(&'a EngineSpec);

impl Options<'_> {
    /// Returns the value of the option `name`, or `default` when it is not given.
    ///
    /// # Errors
    /// When the value cannot be read.
    pub fn get<T: FromStr>(&self, name: &'static str, default: T) -> Result<T, EngineError> {
        match self.text(name) {
            None => Ok(default),
            Some(value) => value.parse().map_err(|_| EngineError::Value {
                engine: self.0.family().to_owned(),
                option: name,
                value: value.to_owned(),
            }),
        }
    }

    /// Returns the text of the option `name`, if it is given.
    #[must_use]
    pub fn text(&self, name: &'static str) -> Option<&str> {
        self.0.options().iter().find(|(option, _)| option == name).map(|(_, value)| value.as_str())
    }
}

/// An engine that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The game has no such engine.
    #[error("{game} has no engine {}; {suggestion}", Quoted(name))]
    Unknown {
        /// The game.
        game: &'static str,
        /// The name that was asked for.
        name: String,
        /// The nearest name, or all of them.
        suggestion: String,
    },
    /// The engine has no such option.
    #[error("engine {engine} has no option {}; {suggestion}", Quoted(option))]
    Option {
        /// The engine.
        engine: &'static str,
        /// The option that was given.
        option: String,
        /// The nearest option, or all of them.
        suggestion: String,
    },
    /// An option has an impossible value.
    #[error("engine {engine}: {} is no value for {option}", Quoted(value))]
    Value {
        /// The engine.
        engine: String,
        /// The option.
        option: &'static str,
        /// Its value.
        value: String,
    },
    /// There is no such level.
    #[error("there is no level {value}: levels go from 1 to {LEVELS}")]
    Level {
        /// The level that was asked for.
        value: usize,
    },
    /// A file that the engine needs cannot be used.
    #[error("engine {engine}, {}: {problem}", path.display())]
    File {
        /// The engine.
        engine: &'static str,
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
}

/// Returns the engine that `name` means in the game `S`; `strongest` is the last of the list,
/// `level` the levels from 1 to 10.
///
/// # Errors
/// When the game has no such engine.
pub fn engine_kind<S: Game>(name: &str) -> Result<EngineKind<S>, EngineError> {
    let mut kinds = engine_kinds::<S>();
    if name == "strongest" {
        return Ok(kinds.swap_remove(kinds.len() - 1));
    }
    kinds.push(level_kind());
    let names: Vec<&str> = kinds.iter().map(|kind| kind.info.name).collect();
    match names.iter().position(|&known| known == name) {
        Some(index) => Ok(kinds.swap_remove(index)),
        None => Err(EngineError::Unknown {
            game: S::INFO.id,
            name: name.to_owned(),
            suggestion: suggestion(name, names),
        }),
    }
}

/// Returns all engines of the game `S`, weakest first.
#[must_use]
pub fn engine_kinds<S: Game>() -> Vec<EngineKind<S>> {
    std::iter::once(Random::kind()).chain(S::ENGINES.iter().copied()).collect()
}

/// Returns the engine of the levels, which stands beside the others and is made of them.
#[must_use]
pub fn level_kind<S: Game>() -> EngineKind<S> {
    Level::kind()
}

/// Returns the spec with the engine's own name in place of `strongest` or `level-3`.
///
/// # Errors
/// When the game has no such engine.
pub fn resolve<S: Game>(spec: &EngineSpec) -> Result<EngineSpec, EngineError> {
    let spec = level::canonical(spec);
    Ok(spec.renamed(engine_kind::<S>(spec.family())?.info.name))
}

/// Makes the engine that `spec` names. The same seed makes the same player.
///
/// # Errors
/// When the game has no such engine, or the engine does not take such an option.
pub fn build<S: Game>(spec: &EngineSpec, seed: u64) -> Built<S> {
    let spec = &level::canonical(spec);
    let kind = engine_kind::<S>(spec.family())?;
    let known = kind.info.options.iter().map(|(name, _)| *name);
    for (option, _) in spec.options() {
        if !known.clone().any(|name| name == option) {
            let suggestion = if kind.info.options.is_empty() {
                "it takes none".to_owned()
            } else {
                suggestion(option, known)
            };
            return Err(EngineError::Option {
                engine: kind.info.name,
                option: option.clone(),
                suggestion,
            });
        }
    }
    (kind.build)(&Options(spec), seed)
}

// Written out: a derive would ask the game to be `Copy` too.
impl<S: Game> Clone for EngineKind<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Game> Copy for EngineKind<S> {}
