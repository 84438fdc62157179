//! What a worker does for any game that hides nothing, also for those that a program adds.

use sakiyomi_engines::{
    AcceptBoard, AddedGame, BoardGame, BoardVisitor, NotABoardGame, Of, visit_board_with,
};

use super::play::Selfplay;

/// Every visitor of this crate.
pub(super) trait Tools: for<'a> AcceptBoard<Selfplay<'a>> + Sync {}

impl<S: BoardGame> Tools for Of<S> {}

/// Lets workers know an added game.
#[must_use]
pub fn equip<S: BoardGame>(game: AddedGame) -> AddedGame {
    game.with::<dyn Tools>(Of::<S>::GAME)
}

/// Does the visitor's work for the game called `id`, if it hides nothing.
pub(super) fn visit_board<V: BoardVisitor>(id: &str, visitor: V) -> Result<V::Output, NotABoardGame>
where
    dyn Tools: AcceptBoard<V>,
{
    visit_board_with::<dyn Tools, V>(id, visitor)
}
