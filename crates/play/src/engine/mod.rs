//! What a game offers as players, and how one of them is made from its name.

pub mod alpha_beta;
mod level;
pub mod mcts;
mod random;
mod rule;
pub mod share;
mod spec;

use crate::msg;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use sakiyomi_core::{Quoted, Reason, Searcher, Text, localized};

use crate::Game;
use crate::nearest::suggestion;

pub(crate) use level::Level;
pub use level::{LEVELS, LevelSpec};
pub use random::Random;
pub use rule::{Choice, RulePlayer, ranked};
pub use spec::{EngineSpec, SpecError};

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

impl<S: Game> EngineKind<S> {
    /// Returns the engine called `name` that `build` makes from its options and a seed.
    pub const fn new(
        name: &'static str,
        summary: Text,
        options: &'static [(&'static str, Text)],
        build: fn(&Options<'_>, u64) -> Built<S>,
    ) -> EngineKind<S> {
        EngineKind { info: EngineInfo { name, summary, options }, build }
    }
}

/// The options of an [`EngineSpec`], all known to the engine.
pub struct Options<'a>(&'a EngineSpec);

impl Options<'_> {
    /// Returns the number that the option `name` gives, or `default` when it is not given.
    pub fn number<T>(
        &self,
        name: &'static str,
        range: RangeInclusive<T>,
        default: T,
    ) -> Result<T, EngineError>
    where
        T: FromStr + PartialOrd + Display + Into<u64> + Copy,
    {
        let Some(text) = self.text(name) else { return Ok(default) };
        text.parse().ok().filter(|value| range.contains(value)).ok_or_else(|| {
            let (least, most) = range.into_inner();
            self.refuse(
                name,
                match most.into() {
                    u64::MAX => Reason::new(msg("engine-number-from")).with("least", least),
                    _ => Reason::new(msg("engine-number-between"))
                        .with("least", least)
                        .with("most", most),
                },
            )
        })
    }

    /// Returns the decimal number that the option `name` gives, or `default` when it is not given.
    pub fn decimal(
        &self,
        name: &'static str,
        range: RangeInclusive<f64>,
        default: f64,
    ) -> Result<f64, EngineError> {
        let Some(text) = self.text(name) else { return Ok(default) };
        text.parse().ok().filter(|value| range.contains(value)).ok_or_else(|| {
            let allowed = Reason::new(msg("engine-number-between"));
            self.refuse(name, allowed.with("least", range.start()).with("most", range.end()))
        })
    }

    /// Returns the one of `choices` that the option `name` names, or the first when it is not given.
    pub fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(impl AsRef<str>, T)],
    ) -> Result<T, EngineError> {
        let Some(text) = self.text(name) else { return Ok(choices[0].1) };
        let found = choices.iter().find(|(choice, _)| choice.as_ref() == text);
        found.map(|&(_, value)| value).ok_or_else(|| {
            let names: Vec<&str> = choices.iter().map(|(choice, _)| choice.as_ref()).collect();
            self.refuse(name, names.join(", ").into())
        })
    }

    /// Returns what `read` makes of the file that the option `name` gives, if it is given.
    ///
    /// # Errors
    /// When the file cannot be read, or holds something else.
    pub fn file<T, E: Into<Reason>>(
        &self,
        name: &'static str,
        read: impl FnOnce(&[u8]) -> Result<T, E>,
    ) -> Result<Option<T>, EngineError> {
        let Some(path) = self.text(name) else { return Ok(None) };
        let bytes = std::fs::read(path).map_err(|error| error.to_string().into());
        let content = bytes.and_then(|bytes| read(&bytes).map_err(E::into));
        content.map(Some).map_err(|problem| EngineError::File {
            engine: self.0.family().to_owned(),
            path: path.into(),
            problem,
        })
    }

    fn refuse(&self, option: &'static str, allowed: Reason) -> EngineError {
        let value = self.text(option).unwrap_or_default().to_owned();
        EngineError::Value { engine: self.0.family().to_owned(), option, value, allowed }
    }

    /// Returns the text of the option `name`, if it is given.
    pub fn text(&self, name: &'static str) -> Option<&str> {
        self.0.options().iter().find(|(option, _)| option == name).map(|(_, value)| value.as_str())
    }
}

/// An engine that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum EngineError {
    /// The game has no such engine.
    Unknown {
        /// The game.
        game: &'static str,
        /// The requested name.
        name: String,
        /// The nearest name, or all of them.
        suggestion: Reason,
    },
    /// The engine has no such option.
    Option {
        /// The engine.
        engine: &'static str,
        /// The option that was given.
        option: String,
        /// The nearest option, or all of them.
        suggestion: Reason,
    },
    /// An option has an impossible value.
    Value {
        /// The engine.
        engine: String,
        /// The option.
        option: &'static str,
        /// Its value.
        value: String,
        /// The values that it may have.
        allowed: Reason,
    },
    /// A file that the engine needs cannot be used.
    File {
        /// The engine.
        engine: String,
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: Reason,
    },
}

impl EngineError {
    /// Returns why the engine cannot be made.
    pub fn reason(&self) -> Reason {
        match self {
            EngineError::Unknown { game, name, suggestion } => Reason::new(msg("engine-unknown"))
                .with("game", game)
                .with("name", Quoted(name))
                .with_reason("near", suggestion.clone()),
            EngineError::Option { engine, option, suggestion } => Reason::new(msg("engine-option"))
                .with("engine", engine)
                .with("option", Quoted(option))
                .with_reason("near", suggestion.clone()),
            EngineError::Value { engine, option, value, allowed } => {
                Reason::new(msg("engine-value"))
                    .with("engine", engine)
                    .with("option", option)
                    .with("value", Quoted(value))
                    .with_reason("allowed", allowed.clone())
            }
            EngineError::File { engine, path, problem } => Reason::new(msg("engine-file"))
                .with("engine", engine)
                .with("path", path.display())
                .with_reason("problem", problem.clone()),
        }
    }
}

localized!(EngineError);

/// Returns the engine called `name`; `strongest` is the last of the list, `level` one of ten.
pub fn engine_kind<S: Game>(name: &str) -> Result<EngineKind<S>, EngineError> {
    let mut kinds = engine_kinds::<S>();
    if name == "strongest" {
        return Ok(kinds.swap_remove(kinds.len() - 1));
    }
    kinds.push(Level::kind());
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
pub fn engine_kinds<S: Game>() -> Vec<EngineKind<S>> {
    std::iter::once(Random::kind()).chain(S::ENGINES.iter().copied()).collect()
}

/// Returns the spec with the engine's own name in place of `strongest` or `level-3`.
pub fn resolve<S: Game>(spec: &EngineSpec) -> Result<EngineSpec, EngineError> {
    let spec = level::canonical(spec);
    Ok(spec.renamed(engine_kind::<S>(spec.family())?.info.name))
}

/// Makes the engine that `spec` names. The same seed makes the same player.
pub fn build<S: Game>(spec: &EngineSpec, seed: u64) -> Built<S> {
    let spec = &level::canonical(spec);
    let kind = engine_kind::<S>(spec.family())?;
    let known = kind.info.options.iter().map(|(name, _)| *name);
    for (option, _) in spec.options() {
        if !known.clone().any(|name| name == option) {
            let suggestion = if kind.info.options.is_empty() {
                msg("engine-no-options").into()
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
