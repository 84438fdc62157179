//! The report. A score that is not proven is the expected result, from -1.00 to +1.00.

use crate::msg;
use sakiyomi_core::{
    Effort, Line, MoveValue, PerfectInformation, Reason, Report, Score, ScoreUnit,
};

use super::arena::{Node, ROOT};
use super::tree::Tree;
use crate::shared::{NO_TIME, winning};

impl<S: PerfectInformation> Tree<S> {
    pub(super) fn lines(&self, count: usize) -> Vec<Line<S::Move>> {
        let children = self.arena.children_of(ROOT);
        let line =
            |place: usize| Some(Line { score: score(&children[place])?, moves: self.line(place) });
        self.ranked().into_iter().take(count.max(1)).filter_map(line).collect()
    }

    /// Returns the moves that were tried, best first.
    pub(super) fn move_values(&self) -> Vec<MoveValue<S::Move>> {
        let children = self.arena.children_of(ROOT);
        let tried = |place: usize| {
            let child = &children[place];
            let visits = u64::from(child.visits);
            Some(MoveValue { mv: child.mv(), score: score(child)?, visits })
        };
        self.ranked().into_iter().filter_map(tried).collect()
    }

    pub(super) fn report(&self, best: S::Move, lines: usize, effort: Effort) -> Report<S::Move> {
        let (lines, moves) = (self.lines(lines), self.move_values());
        let reason = self.reason(best, &moves);
        Report { lines, moves, ..Report::immediate(best, ScoreUnit::Expectation, reason, effort) }
    }

    fn reason(&self, best: S::Move, moves: &[MoveValue<S::Move>]) -> Reason {
        let Some(value) = moves.iter().find(|value| value.mv == best) else {
            return Reason::new(NO_TIME);
        };
        let total: u64 = moves.iter().map(|value| value.visits).sum();
        winning(value.score).unwrap_or_else(|| match value.score.loss_distance() {
            _ if self.arena.children_of(ROOT).len() == 1 => Reason::new(msg("shared-only-move")),
            Some(_) => Reason::new(msg("mcts-loses")),
            None if self.is_settled() => Reason::new(msg("mcts-draws")),
            None => Reason::new(msg("mcts-most-visited"))
                .with("share", 100 * value.visits / total.max(1))
                .with("count", total)
                .with("wins", (value.score.hundredths() + 100) / 2),
        })
    }
}

/// Returns the score of a move for the player who makes it, if it was tried.
fn score<M: Copy>(child: &Node<M>) -> Option<Score> {
    let estimate = |mean: f32| Score::from_hundredths((100.0 * mean).round() as i32);
    child.proof.score().or_else(|| child.mean().map(estimate))
}
