//! A game with everything that is known about it, as its own crate declares it.

use crate::msg;
use sakiyomi_core::{
    Encode, FileKind, Observable, ParseStateError, PerfectInformation, Reason, Rng, State,
    Symmetric, Text, TextBoard, closure, localized, twins,
};
use sakiyomi_search::mcts::StaticWin;

use crate::adviser::AdviserPart;
use crate::book::BookKind;
use crate::engine::{EngineKind, LEVELS, LevelSpec};
use crate::network::NetworkKind;
use crate::protocols::ProtocolKind;
use crate::solver::SolverKind;
use crate::tune::Tuner;
use crate::web::WebFile;

/// A game with its players: everything the tools of this project need.
pub trait Game: TextBoard {
    /// The players beside [`Random`](crate::Random), weakest first.
    const ENGINES: &'static [EngineKind<Self>];

    /// What each level is made of, level 1 first.
    const LEVELS: [LevelSpec; LEVELS];

    /// What finds exact results, where the game has it.
    const SOLVER: Option<SolverKind<Self>> = None;

    /// Finds immediate wins for tree searches, where the rules show them.
    const STATIC_WIN: Option<StaticWin<Self>> = None;

    /// Its symmetries, where it has some.
    const SYMMETRIES: Option<Symmetries<Self>> = None;

    /// What networks see of it, where they can play it.
    const NETWORK: Option<NetworkKind<Self>> = None;

    /// Makes the weights of an engine that has some.
    const TUNER: Option<Tuner> = None;

    /// Reads its books of openings, and makes them.
    const BOOK: Option<BookKind> = None;

    /// The files in which its players exchange games, beside the record that every game has.
    const FILES: &'static [FileKind] = &[];

    /// A set of balanced openings for matches, one a line as moves or a position.
    const OPENINGS: Option<&'static str> = None;

    /// The protocols that programs of this game speak, beside the one for every game (UGI).
    const PROTOCOLS: &'static [ProtocolKind] = &[];

    /// Its rules in words, where somebody wrote them.
    const RULES: &'static [RulesSection] = &[];

    /// The files of its board, rules and adviser for the page in the browser.
    const WEB: &'static [WebFile] = &[];

    /// Advises on games that are played elsewhere, knowing only the cards entered.
    const ADVISER: Option<&'static dyn AdviserPart> = None;

    /// Returns how many plies a game usually lasts from here on, for time management.
    fn plies_left(&self) -> Option<u32> {
        None
    }

    /// Returns the main and the second result so far, in a solitaire.
    fn score_so_far(&self) -> Option<(u32, u32)> {
        None
    }

    /// Returns a start in which the cards set aside are known, where the game sets cards aside.
    fn with_set_aside_known(_rng: &mut Rng) -> Option<Self> {
        None
    }

    /// Reads a file of starting positions: one position text a line, `#` begins a comment line.
    fn read_starts(text: &str) -> Result<Vec<Self>, StartsError> {
        text.lines()
            .enumerate()
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(index, line)| {
                line.parse().map_err(|error: ParseStateError| StartsError {
                    line: index + 1,
                    problem: error.reason(),
                })
            })
            .collect()
    }
}

/// A section of the rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct RulesSection {
    /// Its title.
    pub title: Text,
    /// Its paragraphs.
    pub text: &'static [Text],
}

/// A file of starting positions that cannot be read: in which line, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct StartsError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Reason,
}

impl StartsError {
    /// Returns where the file is wrong, and why.
    pub fn reason(&self) -> Reason {
        Reason::new(msg("starts-line"))
            .with("line", self.line)
            .with_reason("problem", self.problem.clone())
    }
}

localized!(StartsError);

/// What the symmetries of a game are used for.
pub struct Symmetries<S: State> {
    /// Returns the smallest key of the position's symmetric forms.
    pub canonical_key: fn(&S) -> u64,
    /// Returns the moves that are as good as a move by the symmetry of the position, that one first.
    pub twins: fn(&S, S::Move) -> Vec<S::Move>,
}

impl<S: Symmetric> Symmetries<S> {
    /// The symmetries that [`Symmetric`] declares.
    pub const OWN: Symmetries<S> = Symmetries {
        canonical_key: |state| {
            let keys = closure::<S::Symmetry>().into_iter().map(|by| state.transform(by).key());
            keys.min().unwrap_or_else(|| state.key())
        },
        twins,
    };
}

/// A game that hides nothing and shows itself to networks: one can learn it by self-play.
pub trait BoardGame:
    Game + PerfectInformation + Observable<View = Self> + Encode + Symmetric
{
}

impl<S> BoardGame for S where
    S: Game + PerfectInformation + Observable<View = S> + Encode + Symmetric
{
}
