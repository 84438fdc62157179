//! What a solution is in words, and as an object for programs.

use std::time::Duration;

use sakiyomi_core::{GameInfo, Lang, Reason, Seat, Text};
use sakiyomi_play::{Distance, OpenQuestion, ScoreRange, Session, Solution, SolveProgress, Value};
use serde_json::{Value as Json, json};

use crate::commands::grouped;

const WINS_IN: Text =
    Text { en: "{name} wins in {plies ply|plies}", ja: "{name}の勝ち（あと{plies}手）" };
const WINS_BETWEEN: Text = Text {
    en: "{name} wins; {least} to {most ply|plies}, the exact distance is open",
    ja: "{name}の勝ち（あと{least}～{most}手、正確な手数は未確定）",
};
const WINS_BY: Text = Text { en: "{name} wins by {points}", ja: "{name}の{points}石勝ち" };
const SCORE_OPEN: Text = Text {
    en: "not solved: the score of {name} is from {least} to {most}",
    ja: "未解決（{name}から見た石差は {least}～{most}）",
};
const HAS_WON: Text = Text { en: "{name} has won", ja: "{name}の勝ちで終わっています" };
const DRAW: Text = Text { en: "draw", ja: "引き分け" };
const OPEN: Text = Text { en: "not solved", ja: "未解決" };
const NO_LOSS: Text = Text {
    en: "not solved: {name} has at least a draw",
    ja: "未解決（{name}は引き分け以上）",
};
const BEST: Text = Text { en: "best moves", ja: "最善手" };
const BEST_KNOWN: Text =
    Text { en: "best moves, as far as known", ja: "最善手（分かった範囲）" };
const LINE: Text = Text { en: "line", ja: "読み筋" };
const EFFORT: Text = Text {
    en: "{nodes position|positions} in {cpu} s of CPU time ({speed}/s), table of {memory} MB",
    ja: "{nodes} 局面、CPU {cpu} 秒（毎秒 {speed} 局面）、表 {memory} MB",
};
const OPEN_NUMBERS: Text = Text {
    en: "does {name} win? proof number {proof}, disproof number {disproof}",
    ja: "{name}は勝てるか: 証明数 {proof}、反証数 {disproof}",
};
const SCORE_PROGRESS: Text = Text {
    en: "the score is from {least} to {most} ({confidence}% sure): {nodes position|positions}, {speed}/s",
    ja: "石差は {least}～{most}（確度 {confidence}%）: {nodes} 局面、毎秒 {speed}",
};
const PROGRESS: Text = Text {
    en: "does {name} win{within}? {nodes position|positions}, {speed}/s, proof {proof}, disproof {disproof}, table {fill}%",
    ja: "{name}は{within}勝てるか: {nodes} 局面、毎秒 {speed}、証明数 {proof}、反証数 {disproof}、表 {fill}%",
};

/// Returns the solution in a few lines.
pub(super) fn lines(session: &dyn Session, solution: &Solution<String>, lang: Lang) -> Vec<String> {
    let mut lines = vec![result(session, solution).get(lang)];
    if let (None, Some(proof)) = (solution.value(), solution.proof) {
        let numbers = Reason::new(OPEN_NUMBERS)
            .with_text("name", name(&session.info(), proof.attacker))
            .with("proof", grouped(proof.proof.into()))
            .with("disproof", grouped(proof.disproof.into()));
        lines.push(numbers.get(lang));
    }
    if !solution.best.is_empty() {
        let title = if solution.best_is_complete { BEST } else { BEST_KNOWN };
        lines.push(format!("{}: {}", title.get(lang), solution.best.join(" ")));
    }
    if !solution.line.is_empty() {
        lines.push(format!("{}: {}", LINE.get(lang), solution.line.join(" ")));
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

/// Returns where the search stands.
pub(super) fn progress(
    info: &GameInfo,
    progress: &SolveProgress,
    cpu: Duration,
    lang: Lang,
) -> String {
    const WITHIN: Text = Text { en: " within {plies ply|plies}", ja: "{plies}手以内に" };
    let effort = |reason: Reason| {
        reason
            .with("nodes", grouped(progress.effort.nodes))
            .with("speed", grouped(per_second(progress.effort.nodes, cpu)))
            .get(lang)
    };
    match progress.question {
        OpenQuestion::Win { proof, plies } => {
            let within = plies.map_or_else(String::new, |plies| {
                Reason::new(WITHIN).with("plies", plies).get(lang)
            });
            effort(
                Reason::new(PROGRESS)
                    .with_text("name", name(info, proof.attacker))
                    .with("within", within)
                    .with("proof", grouped(proof.proof.into()))
                    .with("disproof", grouped(proof.disproof.into()))
                    .with("fill", format!("{:.0}", 100.0 * progress.fill)),
            )
        }
        OpenQuestion::Score { range, confidence } => effort(
            Reason::new(SCORE_PROGRESS)
                .with("least", signed(range.at_least))
                .with("most", signed(range.at_most))
                .with("confidence", confidence),
        ),
    }
}

/// Returns the solution as an object.
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
        "to_move": seat_text(session.to_move()),
        "solved": solution.value().is_some(),
        "value": solution.value().map(value),
        "at_least": value(solution.lowest),
        "at_most": value(solution.highest),
        "winner": winner(session, solution).map(seat_text),
        "score": solution.score.and_then(ScoreRange::exact),
        "score_at_least": solution.score.map(|score| score.at_least),
        "score_at_most": solution.score.map(|score| score.at_most),
        "plies": solution.distance.and_then(Distance::exact),
        "plies_at_least": solution.distance.map(|distance| distance.at_least),
        "plies_at_most": solution.distance.map(|distance| distance.at_most),
        "best": solution.best,
        "best_is_complete": solution.best_is_complete,
        "line": solution.line,
        "attacker": solution.proof.map(|proof| seat_text(proof.attacker)),
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
                Reason::new(WINS_BY).with_text("name", name(winner)).with("points", score.abs())
            }
            (Some(_), None) => Reason::new(DRAW),
            (None, _) => Reason::new(SCORE_OPEN)
                .with_text("name", name(to_move))
                .with("least", signed(range.at_least))
                .with("most", signed(range.at_most)),
        };
    }
    match (winner(session, solution), solution.value()) {
        (Some(winner), _) => {
            let distance = solution.distance.unwrap_or(Distance { at_least: 1, at_most: 1 });
            let reason = Reason::new(match distance.exact() {
                Some(0) => HAS_WON,
                Some(_) => WINS_IN,
                None => WINS_BETWEEN,
            });
            reason
                .with_text("name", name(winner))
                .with("plies", distance.at_least)
                .with("least", distance.at_least)
                .with("most", distance.at_most)
        }
        (None, Some(_)) => Reason::new(DRAW),
        (None, None) if solution.lowest == Value::Draw => {
            Reason::new(NO_LOSS).with_text("name", name(to_move))
        }
        (None, None) if solution.highest == Value::Draw => {
            Reason::new(NO_LOSS).with_text("name", name(to_move.opponent()))
        }
        (None, None) => Reason::new(OPEN),
    }
}

fn effort(solution: &Solution<String>) -> Reason {
    let effort = &solution.effort;
    Reason::new(EFFORT)
        .with("nodes", grouped(effort.nodes))
        .with("cpu", format!("{:.2}", effort.cpu.as_secs_f64()))
        .with("speed", grouped(per_second(effort.nodes, effort.cpu)))
        .with("memory", effort.memory >> 20)
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

fn seat_text(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

fn signed(score: i32) -> String {
    if score == 0 { "0".to_owned() } else { format!("{score:+}") }
}

fn per_second(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64
}
