//! Where the games of a match start.
//!
//! Engines without chance play the same game again and again, and a lopsided
//! start tells nothing about the players. So a match takes its starts from a set
//! of balanced openings, two games from each. Every game for two has a set in
//! `openings/<game>.txt`, made by [`generate()`]; its header holds the command.
//!
//! A file of openings has one a line: the moves from the game's own start
//! (`f5 d6 c3`), or a position. `#` begins a comment line.

mod generate;

use sakiyomi_core::{MoveList, ParseMoveError, Rng, mix64};
use sakiyomi_engines::Game;

pub(crate) use generate::Generate;
pub use generate::{Found, GenerateError, Recipe, generate};

/// The sets that come with the program.
const SETS: [(&str, &str); 3] = [
    ("contrast", include_str!("../../openings/contrast.txt")),
    ("othello", include_str!("../../openings/othello.txt")),
    ("score-four", include_str!("../../openings/score-four.txt")),
];

/// Random moves of a game that has no set.
const DEFAULT_PLIES: usize = 4;

/// Where a match takes its openings from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OpeningSource {
    /// The set that comes with the program.
    #[default]
    BuiltIn,
    /// The content of a file.
    Text(String),
    /// This many random moves, new ones for every pair.
    RandomPlies(usize),
}

/// A file of openings that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningsError {
    /// A line is wrong.
    #[error("line {line}: {problem}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// There is no opening in it.
    #[error("there is no opening in it")]
    Empty,
}

/// Moves that lead from a start to where the players take over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Opening<S: Game> {
    pub(crate) start: S,
    pub(crate) moves: Vec<S::Move>,
}

impl<S: Game> Opening<S> {
    /// Returns the position where the players take over.
    pub(crate) fn position(&self) -> S {
        let mut state = self.start.clone();
        for &mv in &self.moves {
            state.apply(mv);
        }
        state
    }

    /// Returns the moves, or the position where there are none.
    pub(crate) fn text(&self) -> String {
        if self.moves.is_empty() { self.start.to_string() } else { join(&self.moves) }
    }
}

/// The openings of one match.
pub(crate) enum Book<S: Game> {
    Set { openings: Vec<Opening<S>>, seed: u64 },
    Random { plies: usize, seed: u64 },
}

impl<S: Game> Book<S> {
    pub(crate) fn open(source: &OpeningSource, seed: u64) -> Result<Book<S>, OpeningsError> {
        let text = match source {
            OpeningSource::BuiltIn => match built_in(S::INFO.id) {
                Some(text) => text,
                None => return Ok(Book::Random { plies: DEFAULT_PLIES, seed }),
            },
            OpeningSource::Text(text) => text,
            OpeningSource::RandomPlies(plies) => return Ok(Book::Random { plies: *plies, seed }),
        };
        Ok(Book::Set { openings: read(text)?, seed })
    }

    /// Returns the opening of a pair. A set is gone through in a random order, and
    /// then again in another one.
    pub(crate) fn opening(&self, pair: usize) -> Opening<S> {
        match self {
            Book::Set { openings, seed } => {
                let round = (pair / openings.len()) as u64;
                let mut order: Vec<usize> = (0..openings.len()).collect();
                Rng::seeded(mix64(seed ^ mix64(round))).shuffle(&mut order);
                openings[order[pair % openings.len()]].clone()
            }
            Book::Random { plies, seed } => {
                let rng = &mut Rng::seeded(mix64(seed.wrapping_add(mix64(pair as u64))));
                random_opening(rng, *plies)
            }
        }
    }

    /// Returns a number that differs for books that differ.
    pub(crate) fn fingerprint(&self) -> String {
        match self {
            Book::Set { openings, .. } => {
                let key = openings.iter().fold(0, |key, opening| {
                    mix64(key ^ opening.position().key().wrapping_add(opening.moves.len() as u64))
                });
                format!("{} openings, {key:016x}", openings.len())
            }
            Book::Random { plies, .. } => format!("{plies} random plies"),
        }
    }
}

/// Returns the set of openings that comes with the program for the game called `id`.
#[must_use]
pub fn built_in(id: &str) -> Option<&'static str> {
    SETS.iter().find(|(game, _)| *game == id).map(|(_, text)| *text)
}

/// Returns `plies` random moves after which the game still goes on.
pub(crate) fn random_opening<S: Game>(rng: &mut Rng, plies: usize) -> Opening<S> {
    let mut scratch = MoveList::new();
    // A game that always ends within so few moves keeps the last try, cut before its end.
    for last_try in [false; 99].into_iter().chain([true]) {
        let start = S::initial(rng);
        let (mut state, mut moves) = (start.clone(), Vec::new());
        while moves.len() < plies {
            let Some(mv) = state.random_move(rng, &mut scratch) else { break };
            state.apply(mv);
            moves.push(mv);
        }
        if last_try && state.outcome().is_some() {
            moves.pop();
            return Opening { start, moves };
        }
        if state.outcome().is_none() {
            return Opening { start, moves };
        }
    }
    unreachable!("the last try returns")
}

/// Reads a file of openings.
pub(crate) fn read<S: Game>(text: &str) -> Result<Vec<Opening<S>>, OpeningsError> {
    let lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate();
    let openings: Vec<Opening<S>> = lines
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, text)| {
            read_line(text).map_err(|problem| OpeningsError::Line { line, problem })
        })
        .collect::<Result<_, _>>()?;
    if openings.is_empty() { Err(OpeningsError::Empty) } else { Ok(openings) }
}

fn read_line<S: Game>(text: &str) -> Result<Opening<S>, String> {
    let first = text.split_whitespace().next().unwrap_or_default();
    let opening = if first.parse::<S::Move>().is_ok() {
        // Games for two start without chance: any seed gives the same start.
        let start = S::initial(&mut Rng::seeded(0));
        let (mut state, mut moves) = (start.clone(), Vec::new());
        for (index, word) in text.split_whitespace().enumerate() {
            let wrong = |problem: String| format!("move {}: {problem}", index + 1);
            let mv = word.parse().map_err(|error: ParseMoveError| wrong(error.to_string()))?;
            state.play(mv).map_err(|error| wrong(error.to_string()))?;
            moves.push(mv);
        }
        Opening { start, moves }
    } else {
        let start: S = text.parse().map_err(|error: S::Err| error.to_string())?;
        Opening { start, moves: Vec::new() }
    };
    match opening.position().outcome() {
        None => Ok(opening),
        Some(_) => Err("the game is over there".to_owned()),
    }
}

fn join<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(M::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::State as _;
    use sakiyomi_engines::{Visitor, games, visit_all};
    use sakiyomi_games::othello::Othello;

    #[test]
    fn every_game_for_two_has_a_set_of_different_openings() {
        #[derive(Clone)]
        struct Check;
        impl Visitor for Check {
            type Output = ();
            fn visit<S: Game>(self) {
                let Some(text) = built_in(S::INFO.id) else {
                    assert!(S::INFO.is_solitaire(), "openings/{}.txt is missing", S::INFO.id);
                    return;
                };
                let openings = read::<S>(text).unwrap();
                assert!(openings.len() >= 100, "{}: {}", S::INFO.id, openings.len());
                let mut positions: Vec<String> =
                    openings.iter().map(|opening| opening.position().to_string()).collect();
                positions.sort_unstable();
                positions.dedup();
                assert_eq!(positions.len(), openings.len(), "{}", S::INFO.id);
                assert!(text.starts_with("# "), "the header has the recipe");
            }
        }
        visit_all(&Check);
        assert!(SETS.iter().all(|(id, _)| games().iter().any(|info| info.id == *id)));
    }

    #[test]
    fn a_set_is_gone_through_before_an_opening_comes_again() {
        let text = "f5\nf5 d6\nf5 d6 c3\nd3\n";
        let book: Book<Othello> = Book::open(&OpeningSource::Text(text.to_owned()), 7).unwrap();
        let texts = |pairs: std::ops::Range<usize>| {
            let mut texts: Vec<String> = pairs.map(|pair| book.opening(pair).text()).collect();
            texts.sort_unstable();
            texts
        };
        assert_eq!(texts(0..4), ["d3", "f5", "f5 d6", "f5 d6 c3"]);
        assert_eq!(texts(4..8), texts(0..4));
    }

    #[test]
    fn a_malformed_line_is_named_with_its_number() {
        let start = Othello::initial(&mut Rng::seeded(0)).to_string();
        for (line, expected) in [
            ("f5 f5", "line 3: move 2: f5 is illegal: f5 is occupied"),
            ("f5 x", "line 3: move 2: \"x\": "),
            ("nonsense", "line 3: position, character 1: "),
            (
                "XX-------------------------------------------------------------- X",
                "line 3: the game is over there",
            ),
        ] {
            let error = read::<Othello>(&format!("# set\n{start}\n{line}\n")).unwrap_err();
            assert!(error.to_string().starts_with(expected), "{error}");
        }
        assert_eq!(read::<Othello>("# nothing\n\n"), Err(OpeningsError::Empty));
    }

    #[test]
    fn random_openings_never_end_the_game() {
        let rng = &mut Rng::seeded(3);
        for plies in [0, 4, 59, 60, 1000] {
            assert_eq!(random_opening::<Othello>(rng, plies).position().outcome(), None);
        }
    }
}
