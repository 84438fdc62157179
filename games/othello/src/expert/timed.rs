//! How a move is found when time counts: with the search of the solver, which is
//! quicker than the one for all games, and near the end by who wins.

use std::time::Duration;

use crate::{Move, Othello};
use sakiyomi_core::{
    Budget, Certainty, Effort, Line, MoveValue, Observer, Progress, Reason, Report, Request, Score,
    Text,
};
use sakiyomi_search::alpha_beta::Confidence;

use super::super::endgame::{Deeper, Look, ROUGH};
use super::super::eval::UNIT;
use super::plan::{
    LEAST_SOLVER_BYTES, likely_for_proof, likely_for_verdict, most_solver_bytes, positions_in,
};
use super::{Expert, added};
use sakiyomi_play::engine::share::{less, share};
use sakiyomi_play::solver::SolveRequest;

/// With so many empty squares or fewer, the search of the solver does not begin with the evaluation.
const WITHOUT_EVALUATION: u32 = 15;
/// With more empty squares than this who wins is not asked.
const MOST_TO_PROVE: u32 = 30;
/// With more empty squares than this a likely answer is worth less than a deeper look.
const MOST_TO_JUDGE: u32 = 22;
/// With so many empty squares or fewer a mistake is not made good any more: no time is saved.
const CRITICAL: u32 = 26;
/// A proof is near when there is room for so many times the positions that it is likely to take.
const ROOM_FOR_PROOF: f64 = 8.0;
/// What the look ahead may spend before a verdict, in hundredths.
const LOOK_SHARE: u32 = 15;
/// By how much the time grows with two more plies, and with one.
const GROWTH: [f64; 2] = [2.2, 1.5];
/// A choice is settled when so many looks in a row, each deeper than the one before, confirmed it.
const CONFIRMED: u32 = 3;
/// Where time is saved for later, a look whose choice is settled takes this part of what it may, and one
/// whose choice is not takes this many times that.
const SETTLED: f64 = 0.6;
const UNSETTLED: f64 = 1.8;
/// The most that such a look takes of what it may, in hundredths, as long as the move has it.
const LONGEST: u32 = 250;

const BEST: Text = Text {
    en: "looking {depth ply|plies} ahead it is the best ({score})",
    ja: "{depth} 手先まで読んで最善です（{score}）",
};

impl Expert {
    /// Tells whether the search of the solver can look for a move.
    pub(super) fn is_timed(&self, request: Request<'_, Othello>) -> bool {
        let Request { view, budget, lines, .. } = request;
        let board = view.board();
        lines <= 1
            && (budget.wall.is_some() || budget.cpu.is_some())
            && budget.nodes.is_none()
            && self.config.confidence == Confidence::LOWEST
            && self.depth_limit(budget).is_none_or(|limit| limit >= board.empty().count_ones())
            && most_solver_bytes(budget) >= LEAST_SOLVER_BYTES
            && board.mobility().count_ones() > 1
            && board.empty().count_ones() > WITHOUT_EVALUATION
    }

    /// Tells whether time counts and there is nothing to choose.
    pub(super) fn is_forced(&self, request: Request<'_, Othello>) -> bool {
        let Request { view, budget, lines, .. } = request;
        lines <= 1
            && (budget.wall.is_some() || budget.cpu.is_some())
            && budget.nodes.is_none()
            && view.board().mobility().count_ones() <= 1
    }

    /// Finds a move by looking ahead, and near the end by who wins.
    pub(super) fn think(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view: state, budget, clock, stop, .. } = request;
        let empty = state.board().empty().count_ones();
        let whole = budget;
        let budget = if empty <= CRITICAL { budget } else { share(budget, self.midgame) };
        let positions = positions_in(budget);
        let room = positions / likely_for_proof(empty);
        let is_provable = empty <= MOST_TO_PROVE && room > 1.0;
        let is_judged = empty <= MOST_TO_JUDGE && positions >= likely_for_verdict(empty);
        if !is_provable && !is_judged {
            let most = shorter(share(budget, LONGEST), whole);
            return self.quick_look(Request { budget: most, ..request }, budget, observer);
        }
        let limited = share(budget, LOOK_SHARE);
        let mut report = self.quick_look(Request { budget: limited, ..request }, limited, observer);
        let rest = less(budget, report.effort);
        let threads = self.config.threads;
        let rest = SolveRequest { budget: rest, thorough: false, threads, clock, stop };
        let (verdict, spent) =
            self.solver(budget).verdict(state, report.best, room > ROOM_FOR_PROOF, rest);
        report.effort = Effort { memory: spent.memory, ..added(report.effort, spent) };
        if let Some(best) = verdict.and_then(|verdict| verdict.best)
            && best != report.best
        {
            // What it is worth was not asked, only who wins with it.
            report.best = best;
            report.moves.clear();
            report.lines.iter_mut().for_each(|line| line.moves = vec![best]);
        }
        report
    }

    /// Looks ahead with the search of the solver; it should take about as long as `plan` says.
    fn quick_look(
        &mut self,
        request: Request<'_, Othello>,
        plan: Budget,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view, budget, clock, stop, .. } = request;
        let threads = self.config.threads;
        let rest = SolveRequest { budget, thorough: false, threads, clock, stop };
        let is_saving = self.midgame < 100;
        let mut choice = Choice::default();
        let mut after = |look: &Look, effort: Effort| {
            let effort = Effort { memory: 0, ..effort_of(look, effort) };
            let (lines, moves) = ([line_of(look)], [value_of(look, effort.nodes)]);
            observer.progress(&Progress { lines: &lines, moves: &moves, effort });
            choice.update(look.line[0]);
            let limit = if is_saving { choice.pace() } else { 1.0 };
            let used = used_of(plan, effort);
            let [two, one] = GROWTH.map(|growth| used * growth < limit);
            match (two, one) {
                (true, _) => Deeper::By(2),
                (false, true) => Deeper::By(1),
                (false, false) => Deeper::Enough,
            }
        };
        let (look, effort) = self.solver(plan).midgame(view, ROUGH, rest, &mut after);
        let Some(look) = look else {
            let budget = self.beside_solver(less(budget, effort));
            return self.look(Request { budget, ..request }, observer);
        };
        let effort = effort_of(&look, effort);
        let line = line_of(&look);
        let reason = Reason::new(BEST).with("depth", look.depth).with("score", line.score);
        Report {
            lines: vec![line],
            moves: vec![value_of(&look, effort.nodes)],
            ..Report::immediate(look.line[0], crate::DISCS, reason, effort)
        }
    }
}

/// The best move of deeper and deeper looks.
#[derive(Default)]
struct Choice {
    best: Option<Move>,
    /// How many looks in a row have confirmed it.
    confirmed: u32,
}

impl Choice {
    fn update(&mut self, best: Move) {
        self.confirmed = if self.best == Some(best) { self.confirmed + 1 } else { 0 };
        self.best = Some(best);
    }

    /// Returns which part of the time for a look to take.
    fn pace(&self) -> f64 {
        if self.confirmed >= CONFIRMED { SETTLED } else { UNSETTLED }
    }
}

/// Returns the shorter times of two budgets that are otherwise alike.
fn shorter(one: Budget, other: Budget) -> Budget {
    Budget { wall: one.wall.min(other.wall), cpu: one.cpu.min(other.cpu), ..one }
}

fn effort_of(look: &Look, effort: Effort) -> Effort {
    Effort { depth: look.depth, certainty: Certainty::Likely(look.percent), ..effort }
}

fn line_of(look: &Look) -> Line<Move> {
    Line { score: score_of(look), moves: look.line.clone() }
}

fn value_of(look: &Look, visits: u64) -> MoveValue<Move> {
    MoveValue { mv: look.line[0], score: score_of(look), visits }
}

fn score_of(look: &Look) -> Score {
    Score::from_hundredths(100 * look.score / UNIT)
}

/// Returns which part of the time of a budget is used up.
fn used_of(budget: Budget, effort: Effort) -> f64 {
    let part = |limit: Option<Duration>, used: Duration| {
        limit.map_or(0.0, |limit| used.as_secs_f64() / limit.as_secs_f64().max(1e-9))
    };
    part(budget.wall, effort.wall).max(part(budget.cpu, effort.cpu))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_settled_when_looks_in_a_row_confirm_it() {
        let (one, other): (Move, Move) = ("d3".parse().unwrap(), "c4".parse().unwrap());
        let mut choice = Choice::default();
        let mut paces = Vec::new();
        for best in [one, other, other, other, other, one] {
            choice.update(best);
            paces.push(choice.pace());
        }
        let expected = [UNSETTLED, UNSETTLED, UNSETTLED, UNSETTLED, SETTLED, UNSETTLED];
        assert_eq!(paces, expected);
    }
}
