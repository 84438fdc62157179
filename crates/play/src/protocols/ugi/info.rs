//! `info` lines: what a search knows, in the words of the protocol.

use std::fmt::Write as _;

use sakiyomi_core::{Effort, Line, Score};

/// Returns one `info` line for each of `lines`, best first, or one without a line when there is none.
pub(super) fn info_lines(lines: &[Line<String>], effort: Effort) -> Vec<String> {
    let several = lines.len() > 1;
    let spent = spent(effort);
    if lines.is_empty() {
        return vec![format!("info {spent}")];
    }
    (1..)
        .zip(lines)
        .map(|(number, line)| {
            let mut out = format!("info depth {}", effort.depth);
            if several {
                let _ = write!(out, " multipv {number}");
            }
            let _ = write!(out, " {spent} score {}", score(line.score));
            if !line.moves.is_empty() {
                let _ = write!(out, " pv {}", line.moves.join(" "));
            }
            out
        })
        .collect()
}

fn spent(effort: Effort) -> String {
    let per_second = effort.nodes as f64 / effort.wall.as_secs_f64().max(1e-6);
    format!("nodes {} time {} nps {per_second:.0}", effort.nodes, effort.wall.as_millis())
}

/// Writes a score: hundredths of the game's unit, or plies to a proven win or loss.
fn score(score: Score) -> String {
    if let Some(plies) = score.win_distance() {
        format!("mate {plies}")
    } else if let Some(plies) = score.loss_distance() {
        format!("mate -{plies}")
    } else {
        format!("cp {}", score.hundredths())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn line(score: Score, moves: &[&str]) -> Line<String> {
        Line { score, moves: moves.iter().map(|&mv| mv.to_owned()).collect() }
    }

    #[test]
    fn a_line_shows_depth_effort_score_and_moves() {
        let effort =
            Effort { nodes: 5000, depth: 7, wall: Duration::from_millis(20), ..Effort::default() };
        assert_eq!(
            info_lines(&[line(Score::from_hundredths(-125), &["f5", "d6"])], effort),
            ["info depth 7 nodes 5000 time 20 nps 250000 score cp -125 pv f5 d6"]
        );
        assert_eq!(
            info_lines(&[line(Score::win_in(3), &["a1"]), line(Score::loss_in(4), &[])], effort),
            [
                "info depth 7 multipv 1 nodes 5000 time 20 nps 250000 score mate 3 pv a1",
                "info depth 7 multipv 2 nodes 5000 time 20 nps 250000 score mate -4",
            ]
        );
        assert_eq!(info_lines(&[], effort), ["info nodes 5000 time 20 nps 250000"]);
    }
}
