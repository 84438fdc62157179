//! What this crate does for any game, also for those that a program adds.

use sakiyomi_engines::{Accept, AddedGame, Game, Of, UnknownGame, Visitor, visit_with};

use crate::bench::Bench;
use crate::protocols::ugi::TakesThreads;
use crate::session::{Open, Resume};
use crate::solitaire::Simulate;
use crate::tree::Announce;

/// Every visitor of this crate.
pub(crate) trait Tools:
    Accept<Open>
    + for<'a> Accept<Resume<'a>>
    + Accept<Announce>
    + for<'a> Accept<TakesThreads<'a>>
    + for<'a> Accept<Simulate<'a>>
    + for<'a> Accept<Bench<'a>>
    + Sync
{
}

impl<S: Game> Tools for Of<S> {}

/// Lets sessions, protocols, simulations and the benchmark know an added game.
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
