//! What this crate does for any game, also for those that a program adds.

use sakiyomi_engines::{Accept, AddedGame, Game, Of, UnknownGame, Visitor, visit_with};

use crate::catalog::{Check, Describe};
use crate::import::Read;
use crate::routes::exchange::Write;
use crate::score::UnitOf;

/// Every visitor of this crate.
pub(crate) trait Tools:
    Accept<Describe>
    + for<'a> Accept<Check<'a>>
    + for<'a> Accept<Read<'a>>
    + for<'a> Accept<Write<'a>>
    + for<'a> Accept<UnitOf<'a>>
    + Sync
{
}

impl<S: Game> Tools for Of<S> {}

/// Lets the server know an added game; the tables of [`sakiyomi_play`] must know it too.
#[must_use]
pub fn equip<S: Game>(game: AddedGame) -> AddedGame {
    game.with::<dyn Tools>(Of::<S>::GAME)
}

/// Does the visitor's work for the game called `id`.
pub(crate) fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame>
where
    dyn Tools: Accept<V>,
{
    visit_with::<dyn Tools, V>(id, visitor)
}
