//! What a solution is in words, and as an object for programs.

use crate::msg;
use std::time::Duration;

use sakiyomi_core::{GameInfo, Lang, Reason, Seat, Text};
use sakiyomi_play::{
    Distance, ProofNumbers, ScoreRange, Session, Solution, SolveProgress, SolveStage, Value,
};
use serde_json::{Value as Json, json};

use crate::commands::{grouped, per_second};
use crate::output::{phrase, reason};

pub(super) fn lines(session: &dyn Session, solution: &Solution<String>, lang: Lang) -> Vec<String> {
    let mut lines = vec![result(session, solution).get(lang)];
    if let (None, Some(proof)) = (solution.value(), solution.proof) {
        let name = session.info().seat_name(proof.attacker, lang);
        let [proof, disproof] = [proof.proof, proof.disproof].map(|number| grouped(number.into()));
        lines.push(phrase!(lang, msg("solve-open-numbers"), name, proof, disproof));
    }
    if !solution.best.is_empty() {
        let title =
            if solution.best_is_complete { msg("solve-best") } else { msg("solve-best-known") };
        lines.push(format!("{}: {}", title.get(lang), solution.best.join(" ")));
    }
    if !solution.line.is_empty() {
        lines.push(format!("{}: {}", msg("solve-line").get(lang), solution.line.join(" ")));
    }
    lines.push(effort(solution).get(lang));
    lines
}

/// Returns the solution of one position of many.
pub(super) fn one_line(session: &dyn Session, solution: &Solution<String>, lang: Lang) -> String {
    let best = solution.best.first().map_or_else(String::new, |mv| format!("  {mv}"));
    format!(
        "{}{best}  {} {:.3}s",
        result(session, solution).get(lang),
        grouped(solution.effort.nodes),
        solution.effort.cpu.as_secs_f64()
    )
}

pub(super) fn progress(
    info: &GameInfo,
    progress: &SolveProgress,
    cpu: Duration,
    lang: Lang,
) -> String {
    let nodes = grouped(progress.effort.nodes);
    let speed = per_second(progress.effort.nodes, cpu);
    match progress.stage {
        SolveStage::Win { proof: ProofNumbers { attacker, proof, disproof }, plies } => {
            let name = info.seat_name(attacker, lang);
            let within =
                plies.map_or_else(String::new, |plies| phrase!(lang, msg("solve-within"), plies));
            let [proof, disproof] = [proof, disproof].map(|number| grouped(number.into()));
            let fill = format!("{:.0}", 100.0 * progress.fill);
            phrase!(lang, msg("solve-progress"), name, within, nodes, speed, proof, disproof, fill)
        }
        SolveStage::Score { range, confidence } => {
            let [least, most] = [range.at_least, range.at_most].map(signed);
            phrase!(lang, msg("solve-score-progress"), least, most, confidence, nodes, speed)
        }
    }
}

pub(super) fn json(session: &dyn Session, solution: &Solution<String>) -> Json {
    let value = |value: Value| match value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    };
    let effort = &solution.effort;
    json!({
        "game": session.info().id,
        "position": session.position(),
        "to_move": session.to_move().to_string(),
        "solved": solution.value().is_some(),
        "value": solution.value().map(value),
        "at_least": value(solution.lowest),
        "at_most": value(solution.highest),
        "winner": winner(session, solution).map(|seat| seat.to_string()),
        "score": solution.score.and_then(ScoreRange::exact),
        "score_at_least": solution.score.map(|score| score.at_least),
        "score_at_most": solution.score.map(|score| score.at_most),
        "plies": solution.distance.and_then(Distance::exact),
        "plies_at_least": solution.distance.map(|distance| distance.at_least),
        "plies_at_most": solution.distance.map(|distance| distance.at_most),
        "best": solution.best,
        "best_is_complete": solution.best_is_complete,
        "line": solution.line,
        "attacker": solution.proof.map(|proof| proof.attacker.to_string()),
        "proof": solution.proof.map(|proof| proof.proof),
        "disproof": solution.proof.map(|proof| proof.disproof),
        "proof_nodes": solution.proof_effort.nodes,
        "proof_cpu_s": solution.proof_effort.cpu.as_secs_f64(),
        "nodes": effort.nodes,
        "cpu_s": effort.cpu.as_secs_f64(),
        "wall_s": effort.wall.as_secs_f64(),
        "memory": effort.memory,
    })
}

fn result(session: &dyn Session, solution: &Solution<String>) -> Reason {
    let to_move = session.to_move();
    let name = |seat| name(&session.info(), seat);
    if let Some(range) = solution.score {
        return match (range.exact(), winner(session, solution)) {
            (Some(score), Some(winner)) => {
                reason!(msg("solve-wins-by"), points = score.abs()).with_text("name", name(winner))
            }
            (Some(_), None) => Reason::new(msg("solve-draw")),
            (None, _) => reason!(
                msg("solve-score-open"),
                least = signed(range.at_least),
                most = signed(range.at_most)
            )
            .with_text("name", name(to_move)),
        };
    }
    match (winner(session, solution), solution.value()) {
        (Some(winner), _) => {
            let distance = solution.distance.unwrap_or(Distance { at_least: 1, at_most: 1 });
            let Distance { at_least: least, at_most: most } = distance;
            let reason = match distance.exact() {
                Some(0) => Reason::new(msg("solve-has-won")),
                Some(plies) => reason!(msg("solve-wins-in"), plies),
                None => reason!(msg("solve-wins-between"), least, most),
            };
            reason.with_text("name", name(winner))
        }
        (None, Some(_)) => Reason::new(msg("solve-draw")),
        (None, None) if solution.lowest == Value::Draw => {
            Reason::new(msg("solve-no-loss")).with_text("name", name(to_move))
        }
        (None, None) if solution.highest == Value::Draw => {
            Reason::new(msg("solve-no-loss")).with_text("name", name(to_move.opponent()))
        }
        (None, None) => Reason::new(msg("solve-open")),
    }
}

fn effort(solution: &Solution<String>) -> Reason {
    let effort = &solution.effort;
    reason!(
        msg("solve-effort"),
        nodes = grouped(effort.nodes),
        cpu = format!("{:.2}", effort.cpu.as_secs_f64()),
        speed = per_second(effort.nodes, effort.cpu),
        memory = effort.memory >> 20
    )
}

fn winner(session: &dyn Session, solution: &Solution<String>) -> Option<Seat> {
    match solution.value()? {
        Value::Win => Some(session.to_move()),
        Value::Draw => None,
        Value::Loss => Some(session.to_move().opponent()),
    }
}

fn name(info: &GameInfo, seat: Seat) -> Text {
    info.seats[seat.index()]
}

fn signed(score: i32) -> String {
    if score == 0 { "0".to_owned() } else { format!("{score:+}") }
}
