//! Going on with a saved game: who played it, under which clock, and which games there are.
//!
//! The tags `first` and `second` of a record name the players (`human`, or an engine), `time` the
//! engine's time per move, `clock` the time control and `time-left` what each side has left of it.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context as _;
use sakiyomi_core::{Reason, Record, Seat};
use sakiyomi_play::{EngineSpec, GameEntry, TimeControl, Verdict};

use super::menu::choose;
use super::{parse_clock, saving};
use crate::commands::parse_duration;
use crate::console::Console;
use crate::context::Context;
use crate::msg;
use crate::output::{phrase, reason, say};

/// The games that are offered at most: the latest ones.
const OFFERED: usize = 20;

pub(super) const HUMAN: &str = "human";

/// A game that was saved.
pub(super) struct Saved {
    pub(super) path: PathBuf,
    pub(super) record: Record,
}

impl Saved {
    pub(super) fn read(path: &Path) -> anyhow::Result<Saved> {
        let context = || reason!(msg("play-cannot-resume"), file = path.display());
        let bytes = std::fs::read(path).with_context(context)?;
        let record = Record::from_bytes(&bytes).map_err(Reason::from).with_context(context)?;
        Ok(Saved { path: path.to_owned(), record })
    }

    /// Returns the engine of each seat, `None` for a person; nothing if the record names others.
    pub(super) fn engines(&self, game: &dyn GameEntry) -> Option<Vec<Option<EngineSpec>>> {
        let seats = &Seat::BOTH[..game.info().seats.len()];
        let engine = |seat: &Seat| match self.record.tag(&seat.to_string())? {
            HUMAN => Some(None),
            name => {
                let spec: EngineSpec = name.parse().ok()?;
                game.engine_info(spec.family()).ok().map(|_| Some(spec))
            }
        };
        seats.iter().map(engine).collect()
    }

    /// Returns the engine's time per move.
    pub(super) fn time(&self) -> Option<Duration> {
        parse_duration(self.record.tag("time")?).ok()
    }

    pub(super) fn clock(&self) -> Option<TimeControl> {
        parse_clock(self.record.tag("clock")?).ok()
    }

    /// Returns the time that each seat has left.
    pub(super) fn time_left(&self) -> Option<[Duration; 2]> {
        let (first, second) = self.record.tag("time-left")?.split_once(' ')?;
        Some([parse_duration(first).ok()?, parse_duration(second).ok()?])
    }

    /// Announces how the game ended, if it did.
    pub(super) fn result(&self, game: &dyn GameEntry) -> Option<Reason> {
        let result = self.record.result.clone()?;
        let verdict = Verdict::of_players(&result);
        Some(verdict.map_or_else(|| result.into(), |verdict| game.announce(verdict)))
    }
}

/// Writes a time control as `--clock` takes it.
pub(super) fn clock_tag(clock: TimeControl) -> String {
    format!("{}+{}", duration_tag(clock.main), duration_tag(clock.increment))
}

/// Writes a duration so that it is read back as it was.
pub(super) fn duration_tag(duration: Duration) -> String {
    format!("{}s", duration.as_secs_f64())
}

/// Lets the person choose one of the saved games, of `game` if one was named.
pub(super) fn choose_saved(
    game: Option<&'static dyn GameEntry>,
    console: &Console,
    context: &Context,
) -> anyhow::Result<Option<Saved>> {
    let lang = context.lang;
    let folder = saving::folder();
    let saved: Vec<_> = folder.iter().flat_map(|folder| latest(folder)).collect();
    let saved = saved.into_iter().filter_map(|path| {
        let saved = Saved::read(&path).ok()?;
        let found = context.game(&saved.record.game).ok()?;
        game.is_none_or(|game| game == found).then_some((saved, found))
    });
    let mut saved: Vec<_> = saved.take(OFFERED).collect();
    if saved.is_empty() {
        let folder = folder.unwrap_or_default();
        return Err(reason!(msg("play-no-saved-games"), folder = folder.display()).into());
    }
    for (number, (saved, game)) in (1..).zip(&saved) {
        let info = game.info();
        let players: Vec<&str> = Seat::BOTH[..info.seats.len()]
            .iter()
            .map(|seat| match saved.record.tag(&seat.to_string()) {
                Some(HUMAN) | None => msg("play-person").get(lang),
                Some(name) => name,
            })
            .collect();
        let line = phrase!(
            lang,
            msg("play-saved-game"),
            game = info.name.get(lang),
            players = players.join(" – "),
            date = saved.record.tag("date").unwrap_or("–"),
            moves = saved.record.moves.len(),
            result = match saved.record.result {
                Some(_) => msg("play-saved-over").get(lang),
                None => "",
            }
        );
        say!("{number:>3}  {line}");
    }
    let chosen = choose(console, msg("play-which-saved").get(lang), lang, &[], |input| {
        let number: usize = if input.is_empty() { 1 } else { input.parse().ok()? };
        number.checked_sub(1).filter(|&index| index < saved.len())
    });
    Ok(chosen.map(|index| saved.swap_remove(index).0))
}

/// Returns the records in `folder`, the latest first.
fn latest(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<(SystemTime, PathBuf)> = files
        .filter(|file| file.path().extension().is_some_and(|ending| ending == "record"))
        .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
        .collect();
    files.sort_by(|a, b| b.cmp(a));
    files.into_iter().map(|(_, path)| path).collect()
}
