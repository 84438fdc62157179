//! The one list of games.

use sakiyomi_core::{GameInfo, Observable, PerfectInformation, Quoted};
use sakiyomi_games::contrast::Contrast;
use sakiyomi_games::othello::Othello;
use sakiyomi_games::score_four::ScoreFour;
use sakiyomi_games::twin_cool::TwinCool;

use crate::Game;
use crate::nearest::suggestion;

/// Work that can be done for any game.
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

macro_rules! registry {
    ($($game:ty),+ $(,)?) => {
        /// Returns what is known about each game.
        #[must_use]
        pub fn games() -> Vec<GameInfo> {
            vec![$(<$game as sakiyomi_core::State>::INFO),+]
        }

        /// Does the visitor's work for the game called `id`.
        ///
        /// # Errors
        /// When there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <$game as sakiyomi_core::State>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })+
            let games = games();
            let names = games.iter().map(|info| info.id);
            Err(UnknownGame { name: id.to_owned(), suggestion: suggestion(id, names) })
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
        /// Returns the names of the games that hide nothing.
        #[must_use]
        pub fn board_games() -> Vec<&'static str> {
            vec![$(<$game as sakiyomi_core::State>::INFO.id),+]
        }

        /// Does the visitor's work for the game called `id`, if it hides nothing.
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

/// Does the visitor's work for every game, in the order of the registry.
pub fn visit_all<V: Visitor + Clone>(visitor: &V) -> Vec<V::Output> {
    games()
        .iter()
        .map(|info| visit(info.id, visitor.clone()).expect("a listed game can be visited"))
        .collect()
}
