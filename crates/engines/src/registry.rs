//! The games of this crate, in one list. `added.rs` has those that a program adds.

use sakiyomi_core::{GameInfo, Observable, PerfectInformation, Quoted};
use sakiyomi_games::contrast::Contrast;
use sakiyomi_games::othello::Othello;
use sakiyomi_games::score_four::ScoreFour;
use sakiyomi_games::twin_cool::TwinCool;

use crate::Game;
use crate::added::{board_games, games, is_added};
use crate::nearest::suggestion;

/// Work that can be done for any game.
///
/// ```
/// use sakiyomi_core::{Rng, State};
/// use sakiyomi_engines::{Game, Visitor, visit};
///
/// struct FirstMoves;
///
/// impl Visitor for FirstMoves {
///     type Output = usize;
///     fn visit<S: Game>(self) -> usize {
///         S::initial(&mut Rng::seeded(0)).move_count()
///     }
/// }
///
/// assert_eq!(visit("othello", FirstMoves)?, 4);
/// assert_eq!(visit("score-four", FirstMoves)?, 16);
/// assert!(visit("chess", FirstMoves).is_err());
/// # Ok::<(), sakiyomi_engines::UnknownGame>(())
/// ```
pub trait Visitor {
    /// What the work gives.
    type Output;

    /// Does the work for the game `S`.
    fn visit<S: Game>(self) -> Self::Output;
}

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {}; {suggestion}", Quoted(name))]
pub struct UnknownGame {
    name: String,
    suggestion: String,
}

impl UnknownGame {
    pub(crate) fn new(name: &str, suggestion: String) -> UnknownGame {
        UnknownGame { name: name.to_owned(), suggestion }
    }
}

macro_rules! registry {
    ($($game:ty),+ $(,)?) => {
        pub(crate) fn built_in_games() -> Vec<GameInfo> {
            vec![$(<$game as sakiyomi_core::State>::INFO),+]
        }

        /// Does the visitor's work for the game called `id`, one of this crate's.
        ///
        /// Tools for every game, also those that a program adds, use
        /// [`visit_with`](crate::visit_with).
        ///
        /// # Errors
        /// When there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <$game as sakiyomi_core::State>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })+
            // An added game is none of this list, however near its name is.
            let games = if is_added(id) { built_in_games() } else { games() };
            let names = games.iter().map(|info| info.id);
            Err(UnknownGame::new(id, suggestion(id, names)))
        }
    };
}

registry!(Othello, ScoreFour, Contrast, TwinCool);

/// A game that hides nothing: a network can learn it by playing against itself.
pub trait BoardGame: Game + PerfectInformation + Observable<View = Self> {}

impl<S: Game + PerfectInformation + Observable<View = S>> BoardGame for S {}

/// Work that can be done for any game that hides nothing.
pub trait BoardVisitor {
    /// What the work gives.
    type Output;

    /// Does the work for the game `S`.
    fn visit<S: BoardGame>(self) -> Self::Output;
}

/// A name that is no game which hides nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotABoardGame {
    /// It is no game.
    #[error(transparent)]
    Unknown(#[from] UnknownGame),
    /// The game hides something.
    #[error("{game} hides a part of its position; this works for {}", board_games().join(", "))]
    Hidden {
        /// The game.
        game: &'static str,
    },
}

macro_rules! boards {
    ($($game:ty),+ $(,)?) => {
        pub(crate) fn built_in_boards() -> Vec<&'static str> {
            vec![$(<$game as sakiyomi_core::State>::INFO.id),+]
        }

        /// Does the visitor's work for the game called `id`, one of this crate's, if it hides
        /// nothing.
        ///
        /// # Errors
        /// When there is no such game.
        pub fn visit_board<V: BoardVisitor>(
            id: &str,
            visitor: V,
        ) -> Result<V::Output, NotABoardGame> {
            $(if id == <$game as sakiyomi_core::State>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })+
            Err(NotABoardGame::Hidden { game: visit(id, Id)? })
        }
    };
}

boards!(Othello, ScoreFour, Contrast);

/// Finds the name of a game.
struct Id;

impl Visitor for Id {
    type Output = &'static str;
    fn visit<S: Game>(self) -> &'static str {
        S::INFO.id
    }
}

/// Does the visitor's work for every game of this crate, in the order of the registry.
pub fn visit_all<V: Visitor + Clone>(visitor: &V) -> Vec<V::Output> {
    built_in_games()
        .iter()
        .map(|info| visit(info.id, visitor.clone()).expect("a listed game can be visited"))
        .collect()
}
