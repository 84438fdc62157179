//! The game that is followed, with its engine and its file: what people and programs share.

use crate::msg;
use std::path::{Path, PathBuf};

use sakiyomi_core::durable::replace_file;
use sakiyomi_core::{Budget, Lang, Reason, Stop, SystemClock};
use sakiyomi_play::adviser::{Advice, AdvisedGame, Adviser, AdviserPart, AdvisingEngine, Limits};

use super::words;
use crate::output::reason;

pub(super) struct FollowedGame<'a> {
    pub(super) kind: AdvisedGame,
    pub(super) adviser: Box<dyn Adviser>,
    pub(super) engine: Box<dyn AdvisingEngine>,
    pub(super) budget: Budget,
    /// Where the game is kept.
    pub(super) file: Option<PathBuf>,
    /// Whether the last attempt to keep it failed.
    pub(super) failing: bool,
    pub(super) stop: &'a Stop,
    pub(super) lang: Lang,
}

impl FollowedGame<'_> {
    /// Asks the engine what to play; `None` when no card is to be played now.
    pub(super) fn advice(&mut self) -> Option<Advice> {
        let limits = Limits { budget: self.budget, clock: &SystemClock::Process, stop: self.stop };
        let advice = self.engine.advise(&self.adviser.text(), limits);
        advice.expect("an engine reads what the adviser of its game wrote")
    }

    pub(super) fn help(&self) -> String {
        words::help(self.kind.part, self.lang)
    }

    /// Writes the game to its file, if it has one, and returns what went wrong.
    pub(super) fn keep(&mut self) -> Option<Reason> {
        let path = self.file.as_deref()?;
        let trouble = replace_file(path, self.adviser.text().as_bytes())
            .err()
            .map(|error| not_saved(path).with("why", error));
        self.failing = trouble.is_some();
        trouble
    }

    /// Writes the game where it is wanted, or to its file, and returns where that is.
    pub(super) fn save(&mut self, name: Option<&str>) -> Result<PathBuf, Reason> {
        let Some(path) = name.map(PathBuf::from).or_else(|| self.file.clone()) else {
            return Err(Reason::new(msg("advise-no-name")));
        };
        if self.file.as_ref() == Some(&path) {
            return self.keep().map_or(Ok(path), Err);
        }
        if holds_something_else(&path, self.kind.part) {
            return Err(not_saved(&path).with_text("why", msg("advise-no-game")));
        }
        match replace_file(&path, self.adviser.text().as_bytes()) {
            Ok(()) => Ok(path),
            Err(error) => Err(not_saved(&path).with("why", error)),
        }
    }
}

fn not_saved(path: &Path) -> Reason {
    reason!(msg("advise-not-saved"), file = path.display())
}

/// Tells whether there is something that is no saved game, and would be lost.
fn holds_something_else(path: &Path, part: &dyn AdviserPart) -> bool {
    /// No game fills so many bytes.
    const TOO_LONG: u64 = 10_000;
    let Ok(found) = std::fs::metadata(path) else { return false };
    if !found.is_file() || found.len() > TOO_LONG {
        return true;
    }
    let is_game = |text: String| text.is_empty() || part.read(&text).is_ok();
    !std::fs::read_to_string(path).is_ok_and(is_game)
}
