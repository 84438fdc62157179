//! What every command is told: the games there are, and how to talk to the person.

use sakiyomi_core::Lang;
use sakiyomi_learn::ProgramGames;
use sakiyomi_play::{GameEntry, GameList};

use crate::failure::usage_error;
use crate::paint::ColorChoice;

pub(crate) struct Context {
    /// The games, with what learns them.
    pub(crate) games: ProgramGames,
    /// The game that the Universal Game Interface begins with.
    pub(crate) ugi_game: Option<&'static dyn GameEntry>,
    pub(crate) lang: Lang,
    pub(crate) color: ColorChoice,
}

impl Context {
    pub(crate) fn game(&self, id: &str) -> anyhow::Result<&'static dyn GameEntry> {
        self.games.find(id).map_err(usage_error)
    }

    /// Returns the games without what learns them.
    pub(crate) fn list(&self) -> GameList {
        self.games.list()
    }
}

/// Returns the language that was asked for, or the system's.
pub(crate) fn choose_lang(asked: Option<&str>) -> Lang {
    let system = || Lang::of_locale(&sys_locale::get_locale()?);
    asked.and_then(Lang::of_locale).or_else(system).unwrap_or(Lang::EN)
}

/// Reads the languages of the program.
pub(crate) fn lang_values() -> Vec<&'static str> {
    Lang::ALL.iter().map(|lang| lang.tag()).collect()
}
