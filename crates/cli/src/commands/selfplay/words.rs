//! What `sakiyomi selfplay` says.

use std::time::Duration;

use sakiyomi_core::{Lang, Reason, Text};

use super::Tally;
use crate::commands::{grouped, per_second};
use crate::output::{phrase, reason};

const PROGRESS: Text = Text {
    en: "game {games} of {wanted}: {rate} games/s, {positions} positions/s, {simulations} simulations/s, batches {fill}% full, {left} left",
    ja: "{games} / {wanted} 局：毎秒 {rate} 局、{positions} 局面、{simulations} シミュレーション、バッチ充填率 {fill}%、残り {left}",
};
const SUMMARY: Text = Text {
    en: "{games game|games} ({first} won by the first player, {draws} drawn, {second} won by the second), {positions position|positions} in {time}: {rate} positions/s, {simulations} simulations/s{stopped}",
    ja: "{games} 局（先手勝ち {first}、引き分け {draws}、後手勝ち {second}）、{positions} 局面、{time}：毎秒 {rate} 局面、{simulations} シミュレーション{stopped}",
};
const STOPPED: Text = Text {
    en: "; stopped early, unfinished games are not kept",
    ja: "。途中で止めました（終わっていない対局は残しません）",
};
pub(super) const ROWS: Text = Text {
    en: "{file}: {rows position|positions} as arrays",
    ja: "{file}：{rows} 局面の配列",
};

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
        PROGRESS,
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
        SUMMARY,
        games = done.games,
        first,
        draws,
        second,
        positions = grouped(done.positions),
        time = clock(time),
        rate = per_second(done.positions, time),
        simulations = per_second(done.simulations, time),
        stopped = if stopped { STOPPED.get(lang) } else { "" }
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
