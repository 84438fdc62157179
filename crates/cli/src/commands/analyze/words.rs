//! What an analysis is in words, and as an object for programs.

use crate::msg;
use sakiyomi_core::{
    Certainty, Effort, Lang, Line, MoveValue, Progress, Reason, Report, ScoreUnit, Statistic,
};
use sakiyomi_play::review::Trust;
use sakiyomi_play::{EngineSpec, Session};
use serde_json::{Value as Json, json};

use crate::commands::{grouped, per_second};
use crate::output::phrase;
use crate::words::{right, score};

pub(super) fn title(
    session: &dyn Session,
    engine: &EngineSpec,
    sees_deck: bool,
    lang: Lang,
) -> String {
    let info = session.info();
    let player = info.seat_name(session.to_move(), lang);
    let text = if sees_deck { msg("analyze-title-practice") } else { msg("analyze-title") };
    phrase!(lang, text, game = info.name.get(lang), player, engine)
}

/// Returns the answer, line by line, with at most `lines` of the best lines or moves.
pub(super) fn answer(report: &Report<String>, lines: usize, lang: Lang) -> Vec<String> {
    let mut out = vec![effort(report.effort, lang)];
    if report.lines.is_empty() {
        out.extend(report.moves.iter().take(lines).enumerate().map(|(index, value)| {
            numbered(index, &score(value.score, report.unit, lang), &value.mv)
        }));
    } else {
        out.extend(best_lines(&report.lines, report.unit, lang).take(lines));
    }
    if !report.statistics.is_empty() {
        out.push(counted(report, lang));
    }
    let mv = &report.best;
    out.push(match &report.reason {
        Some(reason) => phrase!(lang, msg("analyze-best-because"), mv, why = reason.get(lang)),
        None => phrase!(lang, msg("analyze-best"), mv),
    });
    out
}

pub(super) fn effort(effort: Effort, lang: Lang) -> String {
    phrase!(
        lang,
        msg("analyze-effort"),
        depth = depth(effort, lang),
        nodes = grouped(effort.nodes),
        wall = format!("{:.2}", effort.wall.as_secs_f64()),
        speed = per_second(effort.nodes, effort.cpu),
        memory = effort.memory >> 20
    )
}

/// Returns what else was counted, and how often each move was tried, if it was.
fn counted(report: &Report<String>, lang: Lang) -> String {
    let number = |name: &str, value| format!("{name} {}", grouped(value));
    let numbers: Vec<String> = report
        .statistics
        .iter()
        .map(|Statistic { name, value, .. }| number(name.get(lang), *value))
        .collect();
    let visits: Vec<String> = report
        .moves
        .iter()
        .filter(|value| value.visits > 0)
        .map(|value| number(&value.mv, value.visits))
        .collect();
    let comma = msg("analyze-comma").get(lang);
    phrase!(
        lang,
        msg("analyze-counted"),
        numbers = numbers.join(comma),
        visits = visits.join(comma)
    )
}

/// Writes `12`, `24@73%` for a selective search, or that nothing was left out to the end.
fn depth(effort: Effort, lang: Lang) -> String {
    match effort.certainty {
        Certainty::Depth => effort.depth.to_string(),
        Certainty::Likely(percent) => format!("{}@{percent}%", effort.depth),
        Certainty::Exact => phrase!(lang, msg("analyze-exact"), depth = effort.depth),
    }
}

pub(super) fn best_lines(
    lines: &[Line<String>],
    unit: ScoreUnit,
    lang: Lang,
) -> impl Iterator<Item = String> {
    lines.iter().enumerate().map(move |(index, line)| {
        numbered(index, &score(line.score, unit, lang), &line.moves.join(" "))
    })
}

fn numbered(index: usize, score: &str, moves: &str) -> String {
    format!("{:>3}  {}  {moves}", index + 1, right(score, 10))
}

pub(super) fn json_iteration(progress: &Progress<'_, String>, unit: ScoreUnit) -> Json {
    object(progress.lines, progress.moves, progress.effort, unit)
}

/// Returns the answer as an object: that of an iteration, with the move and the reason.
pub(super) fn json_answer(report: &Report<String>) -> Json {
    let mut answer = object(&report.lines, &report.moves, report.effort, report.unit);
    answer["best"] = json!(report.best);
    answer["reason"] = json!(report.reason.as_ref().map(Reason::to_string));
    if !report.statistics.is_empty() {
        let number = |number: &Statistic| (number.key.to_owned(), json!(number.value));
        answer["statistics"] = Json::Object(report.statistics.iter().map(number).collect());
    }
    answer
}

fn object(
    lines: &[Line<String>],
    moves: &[MoveValue<String>],
    effort: Effort,
    unit: ScoreUnit,
) -> Json {
    let lines: Vec<Json> = lines
        .iter()
        .map(|line| json!({ "score": line.score.to_string(), "moves": line.moves }))
        .collect();
    let moves: Vec<Json> = moves
        .iter()
        .map(|value| {
            json!({ "move": value.mv, "score": value.score.to_string(), "visits": value.visits })
        })
        .collect();
    let trust = Trust { depth: effort.depth, certainty: effort.certainty };
    json!({
        "depth": effort.depth,
        "selectivity": trust.selectivity(),
        "exact": trust.is_exact(),
        "nodes": effort.nodes,
        "wall_s": effort.wall.as_secs_f64(),
        "cpu_s": effort.cpu.as_secs_f64(),
        "memory": effort.memory,
        "unit": unit.name(),
        "lines": lines,
        "moves": moves,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_depth_says_how_sure_the_search_is() {
        let shown =
            |certainty| depth(Effort { depth: 24, certainty, ..Effort::default() }, Lang::EN);
        assert_eq!(shown(Certainty::Depth), "24");
        assert_eq!(shown(Certainty::Likely(73)), "24@73%");
        assert_eq!(shown(Certainty::Exact), "24 (exact)");
    }
}
