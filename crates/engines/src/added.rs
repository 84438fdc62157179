//! Games that a program adds to those of this crate.
//!
//! A [`Visitor`] is compiled for every game of the registry. A game of another crate is not known
//! there, so that crate brings the visitors compiled for its game: each crate with visitors of its
//! own collects them in one trait over [`Accept`], and its `equip` puts an object of that trait into
//! the [`AddedGame`]. From then on the game is found by its name like every other.
//!
//! The list belongs to the whole program, as the registry does. It is filled once, when the program
//! starts, by [`add_games`].

use std::any::Any;
use std::marker::PhantomData;
use std::sync::OnceLock;

use sakiyomi_core::GameInfo;

use crate::Game;
use crate::nearest::suggestion;
use crate::registry::{self, BoardGame, BoardVisitor, NotABoardGame, UnknownGame, Visitor};

/// The game `S` as a value.
pub struct Of<S>(PhantomData<fn() -> S>);

impl<S: 'static> Of<S> {
    /// The game.
    pub const GAME: &'static Of<S> = &Of(PhantomData);
}

/// A game for which the visitor `V` can work, whichever game it is.
pub trait Accept<V: Visitor> {
    /// Lets the visitor work for the game.
    fn accept(&self, visitor: V) -> V::Output;
}

impl<S: Game, V: Visitor> Accept<V> for Of<S> {
    fn accept(&self, visitor: V) -> V::Output {
        visitor.visit::<S>()
    }
}

/// A game that hides nothing, for which the visitor `V` can work.
pub trait AcceptBoard<V: BoardVisitor> {
    /// Lets the visitor work for the game.
    fn accept_board(&self, visitor: V) -> V::Output;
}

impl<S: BoardGame, V: BoardVisitor> AcceptBoard<V> for Of<S> {
    fn accept_board(&self, visitor: V) -> V::Output {
        visitor.visit::<S>()
    }
}

/// A game to add, with what the crates of a program can do for it.
pub struct AddedGame {
    info: GameInfo,
    is_board: bool,
    /// References to objects, one for each crate, told apart by their types.
    tools: Vec<Box<dyn Any + Send + Sync>>,
}

impl AddedGame {
    /// Returns a game that hides nothing, with no tools yet.
    #[must_use]
    pub fn board<S: BoardGame>() -> AddedGame {
        AddedGame { info: S::INFO, is_board: true, tools: Vec::new() }
    }

    /// Returns a game that may hide something, with no tools yet.
    #[must_use]
    pub fn hidden<S: Game>() -> AddedGame {
        AddedGame { info: S::INFO, is_board: false, tools: Vec::new() }
    }

    /// Adds the tools of one crate.
    #[must_use]
    pub fn with<T: ?Sized + Sync + 'static>(mut self, tools: &'static T) -> AddedGame {
        self.tools.push(Box::new(tools));
        self
    }

    fn tools<T: ?Sized + Sync + 'static>(&self) -> Option<&'static T> {
        self.tools.iter().find_map(|tools| tools.downcast_ref::<&'static T>()).copied()
    }
}

/// Why games cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddError {
    /// Games were added before.
    #[error("a program adds its games once, all together")]
    Again,
    /// Two games have the same name.
    #[error("there are two games called {0}")]
    Taken(&'static str),
}

static ADDED: OnceLock<Vec<AddedGame>> = OnceLock::new();

/// Adds games to the program: once, before anything asks for a game.
///
/// # Errors
/// When games were added before, or two games have the same name.
pub fn add_games(games: Vec<AddedGame>) -> Result<(), AddError> {
    let mut known = registry::built_in_games();
    for game in &games {
        if known.iter().any(|info| info.id == game.info.id) {
            return Err(AddError::Taken(game.info.id));
        }
        known.push(game.info);
    }
    ADDED.set(games).map_err(|_| AddError::Again)
}

/// Returns the games that were added.
fn added() -> &'static [AddedGame] {
    ADDED.get().map_or(&[], Vec::as_slice)
}

fn find(id: &str) -> Option<&'static AddedGame> {
    added().iter().find(|game| game.info.id == id)
}

/// Tells whether the game called `id` was added.
#[must_use]
pub fn is_added(id: &str) -> bool {
    find(id).is_some()
}

/// Returns what is known about each game: those of the registry, then those that were added.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    let mut games = registry::built_in_games();
    games.extend(added().iter().map(|game| game.info));
    games
}

/// Returns the names of the games that hide nothing.
#[must_use]
pub fn board_games() -> Vec<&'static str> {
    let mut boards = registry::built_in_boards();
    boards.extend(added().iter().filter(|game| game.is_board).map(|game| game.info.id));
    boards
}

/// Does the visitor's work for the game called `id`, by the tools `T` where it was added.
///
/// # Errors
/// When there is no such game, or it has no such tools.
pub fn visit_with<T, V>(id: &str, visitor: V) -> Result<V::Output, UnknownGame>
where
    T: ?Sized + Sync + Accept<V> + 'static,
    V: Visitor,
{
    let Some(game) = find(id) else { return registry::visit(id, visitor) };
    let tools = game.tools::<T>().ok_or_else(|| without_tools::<T>(id))?;
    Ok(tools.accept(visitor))
}

/// Does the visitor's work for the game called `id`, if it hides nothing, by the tools `T` where it
/// was added.
///
/// # Errors
/// When there is no such game, it hides something, or it has no such tools.
pub fn visit_board_with<T, V>(id: &str, visitor: V) -> Result<V::Output, NotABoardGame>
where
    T: ?Sized + Sync + AcceptBoard<V> + 'static,
    V: BoardVisitor,
{
    let Some(game) = find(id) else { return registry::visit_board(id, visitor) };
    if !game.is_board {
        return Err(NotABoardGame::Hidden { game: game.info.id });
    }
    let tools = game.tools::<T>().ok_or_else(|| without_tools::<T>(id))?;
    Ok(tools.accept_board(visitor))
}

fn without_tools<T: ?Sized + Sync + 'static>(id: &str) -> UnknownGame {
    let equipped = added().iter().filter(|game| game.tools::<T>().is_some());
    let names: Vec<&str> = registry::built_in_games()
        .into_iter()
        .chain(equipped.map(|game| game.info))
        .map(|info| info.id)
        .collect();
    UnknownGame::new(id, suggestion(id, names))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_games::othello::Othello;

    #[test]
    fn a_name_that_is_taken_is_refused() {
        let error = add_games(vec![AddedGame::board::<Othello>()]).unwrap_err();
        assert_eq!(error, AddError::Taken("othello"));
        assert!(!is_added("othello") && games().len() == 4);
    }
}
