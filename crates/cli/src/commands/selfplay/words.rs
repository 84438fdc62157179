//! What `sakiyomi selfplay` says.

use crate::msg;
use std::time::Duration;

use sakiyomi_core::{Lang, Reason};

use super::Tally;
use crate::commands::{grouped, per_second};
use crate::output::{phrase, reason};

pub(super) fn progress(tally: &Tally, wanted: u32, time: Duration) -> Reason {
    let done = &tally.done;
    let seconds = time.as_secs_f64().max(1e-3);
    let left = match done.games {
        0 => "?".to_owned(),
        games => {
            let open = u64::from(wanted).saturating_sub(games);
            clock(Duration::from_secs_f64(seconds * open as f64 / games as f64))
        }
    };
    reason!(
        msg("selfplay-progress"),
        games = done.games,
        wanted,
        rate = format!("{:.1}", done.games as f64 / seconds),
        positions = per_second(done.positions, time),
        simulations = per_second(done.simulations, time),
        fill = format!("{:.0}", 100.0 * done.fill()),
        left
    )
}

pub(super) fn summary(tally: &Tally, time: Duration, stopped: bool, lang: Lang) -> String {
    let done = &tally.done;
    let [first, draws, second] = tally.results;
    phrase!(
        lang,
        msg("selfplay-summary"),
        games = done.games,
        first,
        draws,
        second,
        positions = grouped(done.positions),
        time = clock(time),
        rate = per_second(done.positions, time),
        simulations = per_second(done.simulations, time),
        stopped = if stopped { msg("selfplay-stopped").get(lang) } else { "" }
    )
}

/// Returns hours, minutes and seconds.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
