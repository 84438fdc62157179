//! What every command is told: the games there are, and how to talk to the person.

use sakiyomi_core::Lang;
use sakiyomi_learn::ProgramGames;
use sakiyomi_play::{GameEntry, GameList};

use crate::failure::{Failure, wrong_use};
use crate::paint::ColorChoice;

/// The surroundings of a command.
pub(crate) struct Context {
    /// The games, with what learns them.
    pub(crate) games: ProgramGames,
    /// The game that the Universal Game Interface begins with.
    pub(crate) ugi_game: Option<&'static dyn GameEntry>,
    pub(crate) lang: Lang,
    pub(crate) color: ColorChoice,
}

impl Context {
    /// Returns the game called `id`.
    pub(crate) fn game(&self, id: &str) -> Result<&'static dyn GameEntry, Failure> {
        self.games.find(id).map_err(wrong_use)
    }

    /// Returns the games without what learns them.
    pub(crate) fn list(&self) -> GameList {
        self.games.list()
    }
}
