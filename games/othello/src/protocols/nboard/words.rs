//! Moves, values and lines of play in the words of the protocol.

use crate::{Move, Othello};
use sakiyomi_core::{Certainty, Effort, Line, Report, Score};

/// Reads a move in either case; a pass is `PA` or `ps`.
pub(super) fn read_move(text: &str) -> Option<Move> {
    match text.to_ascii_lowercase().as_str() {
        "pa" | "pass" => Some(Move::Pass),
        text => text.parse().ok(),
    }
}

fn write_move(mv: &str) -> String {
    if mv == "ps" { "PA".to_owned() } else { mv.to_ascii_uppercase() }
}

/// Returns a `search` line for each line of play, best first.
pub(super) fn search_lines(lines: &[Line<String>], effort: Effort) -> Vec<String> {
    lines
        .iter()
        .filter(|line| !line.moves.is_empty())
        .map(|line| {
            let moves: String = line.moves.iter().map(|mv| write_move(mv)).collect();
            search_line(&moves, line.score, effort)
        })
        .collect()
}

/// Returns the answer to `hint` at its end: lines of play, or else the values of moves.
pub(super) fn hints(report: &Report<String>, count: usize) -> Vec<String> {
    let mut out = search_lines(&report.lines, report.effort);
    for value in report.moves.iter().take(count).skip(out.len()) {
        out.push(search_line(&write_move(&value.mv), value.score, report.effort));
    }
    if out.is_empty() {
        out.push(search_line(&write_move(&report.best), Score::ZERO, report.effort));
    }
    // The best stays on the board when the later lines replace the earlier ones.
    out.reverse();
    out
}

fn search_line(moves: &str, score: Score, effort: Effort) -> String {
    format!("search {moves} {} 0 {}", discs(score), depth(score, effort))
}

/// Writes the depth: `100%` is exact, `100%W` a proof of who wins; what follows is for people.
fn depth(score: Score, effort: Effort) -> String {
    let proved = score.win_distance().is_some() || score.loss_distance().is_some();
    match effort.certainty {
        _ if proved => "100%W".to_owned(),
        Certainty::Exact => "100%".to_owned(),
        Certainty::Likely(percent) => format!("{}@{percent}%", effort.depth),
        Certainty::Depth => effort.depth.to_string(),
    }
}

pub(super) fn chosen(report: &Report<String>) -> String {
    let seconds = report.effort.wall.as_secs_f64();
    let value = value(report).unwrap_or_default();
    format!("=== {}/{value}/{seconds:.2}", write_move(&report.best))
}

/// Returns the answer to `go` where there is nothing to think about.
pub(super) fn forced(mv: &str) -> String {
    format!("=== {}", write_move(mv))
}

/// Returns what the position is worth to the player to move, where the engine says it.
pub(super) fn value(report: &Report<String>) -> Option<String> {
    let line = report.lines.first().map(|line| line.score);
    line.or_else(|| report.moves.first().map(|value| value.score)).map(discs)
}

pub(super) fn final_value(state: &Othello) -> String {
    format!("{:.2}", f64::from(state.tournament_score()))
}

pub(super) fn node_stats(effort: Effort) -> String {
    format!("nodestats {} {:.2}", effort.nodes, effort.wall.as_secs_f64())
}

/// Writes a score in discs; one that says only who wins is beyond all others.
fn discs(score: Score) -> String {
    let discs = if score.win_distance().is_some() {
        64.0
    } else if score.loss_distance().is_some() {
        -64.0
    } else {
        f64::from(score.hundredths()) / 100.0
    };
    format!("{discs:.2}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_depth_says_how_far_it_can_be_trusted() {
        let depth =
            |score, certainty| depth(score, Effort { depth: 24, certainty, ..Effort::default() });
        assert_eq!(depth(Score::ZERO, Certainty::Depth), "24");
        assert_eq!(depth(Score::ZERO, Certainty::Likely(98)), "24@98%");
        assert_eq!(depth(Score::ZERO, Certainty::Exact), "100%");
        assert_eq!(depth(Score::win_in(3), Certainty::Depth), "100%W");
    }
}
