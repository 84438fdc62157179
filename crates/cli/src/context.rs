//! What every command is told: the games there are, and how to talk to the person.

use std::ffi::OsString;

use sakiyomi_core::Lang;
use sakiyomi_learn::ProgramGames;
use sakiyomi_play::{GameEntry, GameList};

use crate::config::Config;
use crate::failure::usage_error;
use crate::paint::{ColorChoice, GlyphsChoice};

pub(crate) struct Context {
    /// The games, with what learns them.
    pub(crate) games: ProgramGames,
    /// The game that the Universal Game Interface begins with.
    pub(crate) ugi_game: Option<&'static dyn GameEntry>,
    pub(crate) lang: Lang,
    pub(crate) color: ColorChoice,
    pub(crate) glyphs: Option<GlyphsChoice>,
    /// What the configuration file says about games.
    pub(crate) config: Config,
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

/// Moves `--lang` to the front of the arguments, where `help` knows it too, and returns its value.
pub(crate) fn hoist_lang(args: &mut [OsString]) -> Option<String> {
    let options = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    let (at, arg) =
        options.enumerate().find(|(_, arg)| arg == "--lang" || arg.starts_with("--lang="))?;
    let (value, len) = match arg.split_once('=') {
        Some((_, value)) => (value.to_owned(), 1),
        None => (args.get(at + 1)?.to_string_lossy().into_owned(), 2),
    };
    args[..at + len].rotate_right(len);
    Some(value)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_anywhere_and_moved_to_the_front() {
        let check = |args: &str, lang: Option<&str>, moved: &str| {
            let mut args: Vec<OsString> = args.split(' ').map(OsString::from).collect();
            assert_eq!(hoist_lang(&mut args).as_deref(), lang);
            assert_eq!(args, moved.split(' ').map(OsString::from).collect::<Vec<_>>());
        };
        check("help play --lang ja --json", Some("ja"), "--lang ja help play --json");
        check("help --lang=en play", Some("en"), "--lang=en help play");
        check("play --lang", None, "play --lang");
        check("play -- --lang ja", None, "play -- --lang ja");
        check("play --language ja", None, "play --language ja");
    }
}
