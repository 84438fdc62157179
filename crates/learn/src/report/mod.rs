//! A run as one page: plots, ratings and sample games that need nothing from outside.

mod plots;

use crate::msg;
use std::fmt::Write as _;
use std::path::Path;

use sakiyomi_arena::report::svg::escape;
use sakiyomi_arena::report::{page, table};
use sakiyomi_core::{Glyphs, Lang, Reason, Record, Seat};
use sakiyomi_play::{GameEntry, SessionConfig};

use crate::ProgramGames;
use crate::metrics::{Metric, parse};
use crate::run::{RunConfig, RunError, SettingsError, ladder, read, settings};
use plots::Measured;

const SAMPLES: usize = 6;

/// Returns the page about the run in `folder`.
pub fn report(games: &ProgramGames, folder: &Path, lang: Lang) -> Result<String, RunError> {
    let missing = || RunError::Missing(folder.to_owned());
    let config = settings(games, folder)?.ok_or_else(missing)?;
    let metrics = read(&folder.join("metrics.jsonl"))?.unwrap_or_default();
    let metrics = parse(&String::from_utf8_lossy(&metrics));
    let game = games.learner(&config.game).map_err(SettingsError::from)?.game();
    Page { game, folder, config: &config, metrics: &metrics, lang }.write()
}

struct Page<'a> {
    game: &'static dyn GameEntry,
    folder: &'a Path,
    config: &'a RunConfig,
    metrics: &'a [Metric],
    lang: Lang,
}

impl Page<'_> {
    fn write(&self) -> Result<String, RunError> {
        let lang = self.lang;
        let measured = Measured::new(self.metrics);
        let name = self.game.info().name.get(lang);
        let title = Reason::new(msg("title")).with("game", name).get(lang);
        let body = format!(
            "<p>{}</p>\n<div class=\"plots\">\n{}</div>\n{}{}",
            escape(&self.facts(&measured)),
            measured.plots(lang),
            self.ratings(&measured),
            self.samples()?
        );
        Ok(page(&title, &body, lang))
    }

    fn facts(&self, measured: &Measured<'_>) -> String {
        let lang = self.lang;
        let Some(last) = measured.selfplay.last() else {
            return msg("empty").get(lang).to_owned();
        };
        let elapsed = self.metrics.iter().map(Metric::elapsed).fold(0.0, f64::max);
        let time = if elapsed < 7200.0 {
            Reason::new(msg("minutes")).with("n", format!("{:.1}", elapsed / 60.0))
        } else {
            Reason::new(msg("hours")).with("n", format!("{:.1}", elapsed / 3600.0))
        };
        let best = self.metrics.iter().rev().find_map(|metric| match metric {
            Metric::Gate(gate) if gate.accepted => Some(gate.iteration),
            _ => None,
        });
        Reason::new(msg("facts"))
            .with("preset", self.config.preset)
            .with("iterations", last.iteration)
            .with("games", measured.selfplay.iter().map(|one| one.games).sum::<u64>())
            .with("positions", measured.selfplay.iter().map(|one| one.positions).sum::<u64>())
            .with("steps", measured.training.last().map_or(0, |last| last.step))
            .with_reason("time", time)
            .with("accepted", measured.gates.1)
            .with("gates", measured.gates.0)
            .with("best", format!("net-{}", best.unwrap_or(0)))
            .get(lang)
    }

    fn ratings(&self, measured: &Measured<'_>) -> String {
        let lang = self.lang;
        let mut ladder = ladder(measured.benches.iter().copied());
        if ladder.is_empty() {
            return String::new();
        }
        ladder.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
        let heads = [msg("player").get(lang), "Elo", "± 95%", msg("games").get(lang)];
        let rows = ladder.into_iter().map(|(name, rating)| {
            let met = measured.benches.iter();
            let met = met.filter(|bench| bench.player == name || bench.opponent == name);
            let games: u32 = met.map(|bench| bench.wins + bench.draws + bench.losses).sum();
            let error = match rating.elo_95.is_finite() {
                true => format!("{:.0}", rating.elo_95),
                false => "–".to_owned(),
            };
            vec![name, format!("{:.0}", rating.elo), error, games.to_string()]
        });
        format!("<h2>{}</h2>{}", msg("ratings").get(lang), table(&heads, rows))
    }

    fn samples(&self) -> Result<String, RunError> {
        let lang = self.lang;
        let folder = self.folder.join("games");
        let mut files: Vec<_> = std::fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "record"))
            .collect();
        files.sort();
        let mut out = String::new();
        for path in files.iter().rev().take(SAMPLES) {
            let Some(bytes) = read(path)? else { continue };
            let Ok(record) = Record::from_bytes(&bytes) else { continue };
            let Ok(end) = self.game.resume(&record, SessionConfig::default()) else { continue };
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let iteration = name.split('-').next().unwrap_or_default().trim_start_matches('0');
            let title = Reason::new(msg("sample"))
                .with("iteration", iteration)
                .with("result", record.result.as_deref().unwrap_or_default())
                .get(lang);
            let board = end.diagram(Seat::First, Glyphs::Plain, lang, false).to_plain();
            let moves = record.moves.iter().map(|played| played.mv.as_str());
            let moves = moves.collect::<Vec<_>>().join(" ");
            let _ = writeln!(
                out,
                "<section><h2>{}</h2><pre>{}</pre><p>{}</p></section>",
                escape(&title),
                escape(board.trim_end()),
                escape(&moves)
            );
        }
        if out.is_empty() {
            return Ok(out);
        }
        Ok(format!("<h2>{}</h2><div class=\"plots\">\n{out}</div>\n", msg("samples").get(lang)))
    }
}
