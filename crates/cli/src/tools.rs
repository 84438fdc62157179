//! What the commands do for any game, also for those that a program adds.

use sakiyomi_engines::{
    Accept, AcceptBoard, AddedGame, BoardGame, BoardVisitor, Game, NotABoardGame, Of, UnknownGame,
    Visitor, visit_board_with, visit_with,
};

use crate::commands::book::Run;
use crate::commands::convert::Convert;
use crate::commands::games::{FindGame, FindMoves};
use crate::commands::list::Infos;
use crate::commands::models::{Compare, Find, Import};
use crate::commands::perft::Count;
use crate::commands::selfplay::Play;
use crate::commands::solve::Solve;
use crate::commands::tune::FindTuner;
use crate::play::Names;

/// Every visitor of the commands.
pub(crate) trait Tools:
    Accept<Infos>
    + Accept<Names>
    + Accept<Find>
    + Accept<FindTuner>
    + Accept<Import>
    + for<'a> Accept<Compare<'a>>
    + for<'a> Accept<Convert<'a>>
    + for<'a> Accept<Count<'a>>
    + for<'a> Accept<FindGame<'a>>
    + for<'a> Accept<FindMoves<'a>>
    + for<'a> Accept<Run<'a>>
    + for<'a> Accept<Solve<'a>>
    + Sync
{
}

impl<S: Game> Tools for Of<S> {}

/// Every visitor of the commands about games that hide nothing.
pub(crate) trait BoardTools: for<'a> AcceptBoard<Play<'a>> + Sync {}

impl<S: BoardGame> BoardTools for Of<S> {}

/// Returns a game that hides nothing, for [`main_with`](crate::main_with): every command knows it.
#[must_use]
pub fn board_game<S: BoardGame>() -> AddedGame {
    let game = equip::<S>(AddedGame::board::<S>()).with::<dyn BoardTools>(Of::<S>::GAME);
    sakiyomi_cluster::equip::<S>(sakiyomi_learn::run::equip::<S>(game))
}

/// Returns a game that hides something, for [`main_with`](crate::main_with): every command knows it
/// but those that train networks.
#[must_use]
pub fn hidden_game<S: Game>() -> AddedGame {
    equip::<S>(AddedGame::hidden::<S>())
}

fn equip<S: Game>(game: AddedGame) -> AddedGame {
    let game = sakiyomi_play::equip::<S>(game.with::<dyn Tools>(Of::<S>::GAME));
    sakiyomi_server::equip::<S>(sakiyomi_arena::equip::<S>(game))
}

/// Does the visitor's work for the game called `id`.
pub(crate) fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame>
where
    dyn Tools: Accept<V>,
{
    visit_with::<dyn Tools, V>(id, visitor)
}

/// Does the visitor's work for the game called `id`, if it hides nothing.
pub(crate) fn visit_board<V: BoardVisitor>(id: &str, visitor: V) -> Result<V::Output, NotABoardGame>
where
    dyn BoardTools: AcceptBoard<V>,
{
    visit_board_with::<dyn BoardTools, V>(id, visitor)
}
