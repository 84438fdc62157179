//! The file with what one would otherwise type every time.
//!
//! ```toml
//! lang = "ja"
//! color = "never"
//! glyphs = "classic"
//! level = 3
//! time = "3s"
//! ```
//!
//! It is `sakiyomi/config.toml` in the user's configuration folder, or the file that
//! `SAKIYOMI_CONFIG` names. The command line goes before it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ValueEnum as _;
use sakiyomi_core::Reason;
use sakiyomi_play::LEVELS;
use serde::Deserialize;

use crate::commands::parse_duration;
use crate::context::lang_values;
use crate::msg;
use crate::output::reason;
use crate::paint::{ColorChoice, GlyphsChoice};
use crate::words::cannot_read;

const VARIABLE: &str = "SAKIYOMI_CONFIG";

/// What the file says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Config {
    pub(crate) lang: Option<&'static str>,
    pub(crate) color: Option<ColorChoice>,
    pub(crate) glyphs: Option<GlyphsChoice>,
    pub(crate) level: Option<usize>,
    pub(crate) time: Option<Duration>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entries {
    lang: Option<String>,
    color: Option<String>,
    glyphs: Option<String>,
    level: Option<usize>,
    time: Option<String>,
}

impl Config {
    /// Reads the file, where there is one.
    pub(crate) fn load() -> Result<Config, Reason> {
        let named = std::env::var_os(VARIABLE).map(PathBuf::from);
        let usual = || Some(dirs::config_dir()?.join("sakiyomi/config.toml"));
        let is_named = named.is_some();
        let Some(path) = named.or_else(usual) else { return Ok(Config::default()) };
        match std::fs::read_to_string(&path) {
            Ok(text) => Config::read(&text, &path),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !is_named => {
                Ok(Config::default())
            }
            Err(error) => Err(reason!(msg("config-unreadable"), why = error)
                .with_reason("problem", cannot_read(&path))),
        }
    }

    fn read(text: &str, path: &Path) -> Result<Config, Reason> {
        let file = path.display();
        let entries: Entries = toml::from_str(text).map_err(|error| {
            let line = 1 + error.span().map_or(0, |span| text[..span.start].matches('\n').count());
            let problem = error.message().replace('\n', " ");
            reason!(msg("config-malformed"), file = &file, line, problem)
        })?;
        let wrong = |key: &str, value: &str, values: &str| {
            reason!(msg("config-value"), file = &file, key, value, values)
        };
        let lang = entries.lang.map(|lang| {
            let known = lang_values();
            let found = known.iter().find(|known| **known == lang).copied();
            found.ok_or_else(|| wrong("lang", &lang, &known.join(", ")))
        });
        let color = entries.color.map(|color| {
            let error = |_| wrong("color", &color, "auto, always, never");
            ColorChoice::from_str(&color, false).map_err(error)
        });
        let glyphs = entries.glyphs.map(|glyphs| {
            let error = |_| wrong("glyphs", &glyphs, "plain, rich, classic");
            GlyphsChoice::from_str(&glyphs, false).map_err(error)
        });
        let level = entries.level.map(|level| match level {
            1..=LEVELS => Ok(level),
            _ => Err(wrong("level", &level.to_string(), &format!("1–{LEVELS}"))),
        });
        let time = entries
            .time
            .map(|time| parse_duration(&time).map_err(|_| wrong("time", &time, "3s, 250ms, 2m")));
        Ok(Config {
            lang: lang.transpose()?,
            color: color.transpose()?,
            glyphs: glyphs.transpose()?,
            level: level.transpose()?,
            time: time.transpose()?,
        })
    }
}
