//! What this crate does for any game that hides nothing, also for those that a program adds.

use sakiyomi_engines::{
    AcceptBoard, AddedGame, BoardGame, BoardVisitor, NotABoardGame, Of, visit_board_with,
};

use super::Start;
use super::config::Find;
use crate::report::Page;

/// Every visitor of this crate.
pub(crate) trait Tools:
    AcceptBoard<Find> + for<'a> AcceptBoard<Start<'a>> + for<'a> AcceptBoard<Page<'a>> + Sync
{
}

impl<S: BoardGame> Tools for Of<S> {}

/// Lets runs of training know an added game.
#[must_use]
pub fn equip<S: BoardGame>(game: AddedGame) -> AddedGame {
    game.with::<dyn Tools>(Of::<S>::GAME)
}

/// Does the visitor's work for the game called `id`, if it hides nothing.
pub(crate) fn visit_board<V: BoardVisitor>(id: &str, visitor: V) -> Result<V::Output, NotABoardGame>
where
    dyn Tools: AcceptBoard<V>,
{
    visit_board_with::<dyn Tools, V>(id, visitor)
}
