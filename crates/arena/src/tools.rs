//! What this crate does for any game, also for those that a program adds.

use sakiyomi_engines::{Accept, AddedGame, Game, Of, UnknownGame, Visitor, visit_with};

use crate::openings::Generate;
use crate::runner::{Part, Run};

/// Every visitor of this crate.
pub(crate) trait Tools:
    for<'a> Accept<Run<'a>> + for<'a> Accept<Part<'a>> + for<'a> Accept<Generate<'a>> + Sync
{
}

impl<S: Game> Tools for Of<S> {}

/// Lets matches and tournaments know an added game.
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
