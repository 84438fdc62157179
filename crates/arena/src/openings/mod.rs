//! Where the games of a match start.
//!
//! Deterministic engines repeat their games, and a lopsided start tells nothing: a match plays two
//! games from each of a set of balanced openings ([`GameEntry::openings`]), made by [`generate()`].
//! A file has one opening a line, moves from the game's own start (`f5 d6 c3`) or a position; `#`
//! begins a comment. The header holds the command that made it.

mod generate;

use crate::msg;
use sakiyomi_core::{Reason, Rng, localized, mix64};
use sakiyomi_play::{GameEntry, Session, SessionConfig};

pub use generate::{Found, GenerateError, Recipe, generate};

/// Random plies of a game without a set.
const DEFAULT_PLIES: usize = 4;

/// Where a match takes its openings from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OpeningSource {
    /// The set that comes with the game.
    #[default]
    BuiltIn,
    /// The content of a file.
    Text(String),
    /// This many random moves, new ones for every pair.
    RandomPlies(usize),
}

/// A file of openings that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum OpeningsError {
    /// A line is wrong.
    Line(usize, Reason),
    /// There is no opening in it.
    Empty,
}

impl OpeningsError {
    /// Returns what is wrong with the set.
    pub fn reason(&self) -> Reason {
        match self {
            OpeningsError::Line(line, problem) => Reason::new(msg("openings-line"))
                .with("line", line)
                .with_reason("problem", problem.clone()),
            OpeningsError::Empty => Reason::new(msg("openings-empty")),
        }
    }
}

localized!(OpeningsError);

/// A start, and the moves to where the players take over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    pub(crate) start: String,
    pub(crate) moves: Vec<String>,
}

impl Opening {
    /// Returns `plies` random moves after which the game still goes on.
    pub(crate) fn random(game: &dyn GameEntry, rng: &mut Rng, plies: usize) -> Opening {
        let (start, moves) = game.random_opening(rng, plies);
        Opening { start, moves }
    }

    pub(crate) fn session(&self, game: &dyn GameEntry) -> Box<dyn Session> {
        let position = Some(self.start.clone());
        let mut session = game
            .open(SessionConfig { position, ..SessionConfig::default() })
            .expect("an opening starts at a position");
        for mv in &self.moves {
            session.play(mv).expect("an opening has legal moves");
        }
        session
    }

    /// Returns the moves, or the position where there are none.
    pub(crate) fn text(&self) -> String {
        if self.moves.is_empty() { self.start.clone() } else { self.moves.join(" ") }
    }
}

pub(crate) struct Book {
    game: &'static dyn GameEntry,
    openings: Openings,
    seed: u64,
}

enum Openings {
    Set(Vec<Opening>),
    Random { plies: usize },
}

impl Book {
    pub(crate) fn open(
        game: &'static dyn GameEntry,
        source: &OpeningSource,
        seed: u64,
    ) -> Result<Book, OpeningsError> {
        let openings = match (source, game.openings()) {
            (OpeningSource::BuiltIn, Some(text)) => Openings::Set(read(game, text)?),
            (OpeningSource::BuiltIn, None) => Openings::Random { plies: DEFAULT_PLIES },
            (OpeningSource::Text(text), _) => Openings::Set(read(game, text)?),
            (OpeningSource::RandomPlies(plies), _) => Openings::Random { plies: *plies },
        };
        Ok(Book { game, openings, seed })
    }

    /// Returns the opening of a pair. Each round goes through the set in another random order.
    pub(crate) fn opening(&self, pair: usize) -> Opening {
        match &self.openings {
            Openings::Set(openings) => {
                let round = (pair / openings.len()) as u64;
                let mut order: Vec<usize> = (0..openings.len()).collect();
                Rng::seeded(mix64(self.seed ^ mix64(round))).shuffle(&mut order);
                openings[order[pair % openings.len()]].clone()
            }
            Openings::Random { plies } => {
                let rng = &mut Rng::seeded(mix64(self.seed.wrapping_add(mix64(pair as u64))));
                Opening::random(self.game, rng, *plies)
            }
        }
    }

    /// Identifies the openings in `contest.json`.
    pub(crate) fn fingerprint(&self) -> String {
        match &self.openings {
            Openings::Set(openings) => {
                let key = openings.iter().fold(0, |key, opening| {
                    let position = opening.session(self.game).key();
                    mix64(key ^ position.wrapping_add(opening.moves.len() as u64))
                });
                format!("{} openings, {key:016x}", openings.len())
            }
            Openings::Random { plies } => format!("{plies} random plies"),
        }
    }
}

fn read(game: &dyn GameEntry, text: &str) -> Result<Vec<Opening>, OpeningsError> {
    let lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate();
    let openings: Vec<Opening> = lines
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, text)| {
            read_line(game, text).map_err(|problem| OpeningsError::Line(line, problem))
        })
        .collect::<Result<_, _>>()?;
    if openings.is_empty() { Err(OpeningsError::Empty) } else { Ok(openings) }
}

fn read_line(game: &dyn GameEntry, text: &str) -> Result<Opening, Reason> {
    let first = text.split_whitespace().next().unwrap_or_default();
    let (position, moves) = match game.read_move(first) {
        Ok(_) => (None, text),
        Err(_) => (Some(text.to_owned()), ""),
    };
    let config = SessionConfig { position, ..SessionConfig::default() };
    let mut session = game.open(config)?;
    let start = session.position();
    for (index, word) in moves.split_whitespace().enumerate() {
        session.play(word).map_err(|error| {
            Reason::new(msg("openings-move"))
                .with("number", index + 1)
                .with_reason("problem", error.into())
        })?;
    }
    if session.outcome().is_some() {
        return Err(msg("openings-over").into());
    }
    let moves = session.record().moves.into_iter().map(|played| played.mv).collect();
    Ok(Opening { start, moves })
}

#[cfg(test)]
mod tests {
    use sakiyomi_othello::game;

    use super::*;

    #[test]
    fn every_game_for_two_has_a_set_of_different_openings() {
        for game in
            [sakiyomi_othello::game(), sakiyomi_score_four::game(), sakiyomi_contrast::game()]
        {
            let text = game.openings().expect("a game for two has openings");
            let openings = read(game, text).unwrap();
            assert!(openings.len() >= 100, "{game:?}: {}", openings.len());
            let mut positions: Vec<String> =
                openings.iter().map(|opening| opening.session(game).position()).collect();
            positions.sort_unstable();
            positions.dedup();
            assert_eq!(positions.len(), openings.len(), "{game:?}");
            assert!(text.starts_with("# "), "the header has the recipe");
        }
    }

    /// Folders of results name their openings by these: a change would refuse to continue them.
    #[test]
    fn the_built_in_sets_keep_their_fingerprints() {
        let fingerprint =
            |game| Book::open(game, &OpeningSource::BuiltIn, 1).unwrap().fingerprint();
        assert_eq!(fingerprint(sakiyomi_othello::game()), "250 openings, bca4e21dee03259a");
        assert_eq!(fingerprint(sakiyomi_score_four::game()), "120 openings, 8ae605dbd60e31bc");
        assert_eq!(fingerprint(sakiyomi_contrast::game()), "250 openings, 035bb94094579c74");
        assert_eq!(fingerprint(sakiyomi_twin_cool::game()), "4 random plies");
    }

    #[test]
    fn a_set_is_gone_through_before_an_opening_comes_again() {
        let text = "f5\nf5 d6\nf5 d6 c3\nd3\n";
        let book = Book::open(game(), &OpeningSource::Text(text.to_owned()), 7).unwrap();
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
        let start = game().open(SessionConfig::default()).unwrap().position();
        for (line, expected) in [
            ("f5 f5", "line 3: move 2: f5 is illegal: f5 is occupied"),
            ("f5 x", "line 3: move 2: \"x\": "),
            ("nonsense", "line 3: position, character 1: "),
            (
                "XX-------------------------------------------------------------- X",
                "line 3: the game is over there",
            ),
        ] {
            let error = read(game(), &format!("# set\n{start}\n{line}\n")).unwrap_err();
            assert!(error.to_string().starts_with(expected), "{error}");
        }
        assert_eq!(read(game(), "# nothing\n\n"), Err(OpeningsError::Empty));
    }

    #[test]
    fn random_openings_never_end_the_game() {
        let rng = &mut Rng::seeded(3);
        for plies in [0, 4, 59, 60, 1000] {
            let opening = Opening::random(game(), rng, plies);
            assert_eq!(opening.session(game()).outcome(), None);
        }
    }
}
