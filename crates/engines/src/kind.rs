//! What a game offers as players, and how one of them is made from its name.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use sakiyomi_core::{Encode, Face, FileKind, ParseStateError, Quoted, Searcher, Symmetric, Text};
use sakiyomi_search::puct::Foresight;

use crate::book::BookKind;
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

    /// What searches by simulation see at a glance, where the rules show it.
    const FORESIGHT: Option<Foresight<Self>> = None;

    /// The network that comes with the program, as a file of safetensors.
    const NET: Option<&'static [u8]> = None;

    /// Makes the weights of an engine that has some.
    const TUNER: Option<Tuner> = None;

    /// Reads its books of openings, and makes them.
    const BOOK: Option<BookKind<Self>> = None;

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
    /// Returns the number that the option `name` gives, or `default` when it is not given.
    ///
    /// # Errors
    /// When the value is no number in `range`.
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
                    u64::MAX => format!("a number from {least} on"),
                    _ => format!("a number from {least} to {most}"),
                },
            )
        })
    }

    /// Returns the one of `choices` that the option `name` names, or the first when it is not given.
    ///
    /// # Errors
    /// When the value is none of them.
    ///
    /// # Panics
    /// When there is no choice.
    pub fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(impl AsRef<str>, T)],
    ) -> Result<T, EngineError> {
        let Some(text) = self.text(name) else { return Ok(choices[0].1) };
        let found = choices.iter().find(|(choice, _)| choice.as_ref() == text);
        found.map(|&(_, value)| value).ok_or_else(|| {
            let names: Vec<&str> = choices.iter().map(|(choice, _)| choice.as_ref()).collect();
            self.refuse(name, names.join(", "))
        })
    }

    fn refuse(&self, option: &'static str, allowed: String) -> EngineError {
        let value = self.text(option).unwrap_or_default().to_owned();
        EngineError::Value { engine: self.0.family().to_owned(), option, value, allowed }
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
    #[error("engine {engine}: {} is no value for {option}; it takes {allowed}", Quoted(value))]
    Value {
        /// The engine.
        engine: String,
        /// The option.
        option: &'static str,
        /// Its value.
        value: String,
        /// The values that it may have.
        allowed: String,
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

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_games::contrast::Contrast;
    use sakiyomi_games::othello::Othello;
    use sakiyomi_games::score_four::ScoreFour;
    use sakiyomi_games::twin_cool::TwinCool;

    fn refusal<S: Game>(engine: &str) -> String {
        let built = build::<S>(&engine.parse().unwrap(), 1);
        built.err().unwrap_or_else(|| panic!("{} is made", engine)).to_string()
    }

    #[test]
    fn values_that_an_option_cannot_have_are_refused_with_those_it_can() {
        for (error, expected) in [
            (
                refusal::<TwinCool>("expert:draws=7"),
                "\"7\" is no value for draws; it takes a number from 0 to 2",
            ),
            (
                refusal::<TwinCool>("ismcts:iterations=0"),
                "for iterations; it takes a number from 1 on",
            ),
            (refusal::<TwinCool>("mcts:iterations=-1"), "it takes a number from 1 on"),
            (
                refusal::<Othello>("uct:threads=99999"),
                "for threads; it takes a number from 1 to 256",
            ),
            (refusal::<Othello>("expert:threads=257"), "it takes a number from 1 to 256"),
            (
                refusal::<Othello>("expert:selectivity=50"),
                "for selectivity; it takes 73, 91, 99, 100",
            ),
            (refusal::<Othello>("classic:depth=0"), "for depth; it takes a number from 1 to 1000"),
            (refusal::<ScoreFour>("alpha-beta:depth=4294967296"), "from 1 to 1000"),
            (refusal::<ScoreFour>("puct:sims=0"), "for sims; it takes a number from 1 on"),
            (refusal::<Contrast>("uct:playouts=none"), "for playouts; it takes heuristic, random"),
            (refusal::<Contrast>("expert:threads=x"), "it takes a number from 1 to 256"),
        ] {
            assert!(error.contains(expected), "{error}");
        }
        for engine in
            ["expert:selectivity=100,threads=256,depth=1000", "uct:sims=1,playouts=random"]
        {
            assert!(build::<Othello>(&engine.parse().unwrap(), 1).is_ok(), "{engine}");
        }
    }
}
