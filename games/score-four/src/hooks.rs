//! The search hooks of Score Four.
//!
//! Tactics come from [`threats`](super::threats): immediate wins and losses, forced replies, and
//! wins by continuous threes, searched at inner nodes and at the horizon. All other positions get
//! the trained [`Evaluation`].

use std::sync::Arc;

use crate::{Board, Column, ScoreFour};
use sakiyomi_core::{Score, ScoreUnit, Seat, State as _};
use sakiyomi_search::alpha_beta::{ProbCutParams, SearchHooks, StaticBound, Visit};

use super::eval::Evaluation;
use super::parity::{FollowUp, follow_up, zugzwang_wins};
use super::threats::{ForcedWins, PARTNERS, can_still_win, completed_by, safe_cells};
use crate::rules::each_cell;

/// How much is spent on wins by continuous threes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatBudget {
    /// The node limit at an inner node.
    pub inner: u32,
    /// The node limit at the horizon.
    pub horizon: u32,
}

impl Default for ThreatBudget {
    fn default() -> Self {
        ThreatBudget { inner: 400, horizon: 60 }
    }
}

/// The knowledge of the strong player.
pub struct ScoreFourHooks {
    evaluation: Arc<Evaluation>,
    budget: ThreatBudget,
    forced: ForcedWins,
    /// A position, and the columns to skip there.
    avoided: (Board, u64),
}

/// Positions whose forced wins are remembered, as a power of two.
const REMEMBERED: u32 = 14;

impl ScoreFourHooks {
    /// Returns the knowledge with the weights that come with the program.
    pub fn new(budget: ThreatBudget) -> ScoreFourHooks {
        ScoreFourHooks::with(Evaluation::shipped(), budget)
    }

    pub(super) fn with(evaluation: Arc<Evaluation>, budget: ThreatBudget) -> ScoreFourHooks {
        let avoided = (Board::default(), 0);
        ScoreFourHooks { evaluation, budget, forced: ForcedWins::new(REMEMBERED), avoided }
    }

    /// Leaves the `losing` columns out in `state`, as long as there are others.
    pub(super) fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        self.avoided = (state.board(), losing);
    }
}

/// A copy starts with an empty memory: it serves another thread.
impl Clone for ScoreFourHooks {
    fn clone(&self) -> Self {
        let copy = ScoreFourHooks::with(self.evaluation.clone(), self.budget);
        ScoreFourHooks { avoided: self.avoided, ..copy }
    }
}

impl SearchHooks<ScoreFour> for ScoreFourHooks {
    const UNIT: ScoreUnit = ScoreUnit::Points { odds: 1.0 };
    const SLOTS: u16 = 16;

    #[inline]
    fn evaluate(&mut self, state: &ScoreFour) -> Score {
        self.evaluate_up_to(state, Score::win_in(0))
    }

    /// A forced win only raises the value, so it is not searched if the evaluation is enough for a cutoff.
    #[inline]
    fn evaluate_up_to(&mut self, state: &ScoreFour, enough: Score) -> Score {
        let value = Score::from_hundredths(self.evaluation.hundredths(state.board()));
        if value >= enough {
            return value;
        }
        match self.forced.forced_win(state.board(), self.budget.horizon) {
            Some(win) => Score::win_in(win.plies),
            None => value,
        }
    }

    #[inline]
    fn static_bound(&mut self, state: &ScoreFour) -> Option<StaticBound> {
        let board = state.board();
        if board.winning_cells() != 0 {
            return Some(StaticBound::exactly(Score::win_in(1)));
        }
        if safe_cells(board) == 0 {
            return Some(StaticBound::exactly(Score::loss_in(2)));
        }
        // Before half the board is full somebody can still win.
        if board.occupied().count_ones() < 32 {
            return None;
        }
        match (can_still_win(board), can_still_win(board.swapped())) {
            (true, true) => None,
            (true, false) => Some(StaticBound::at_least(Score::ZERO)),
            (false, true) => Some(StaticBound::at_most(Score::ZERO)),
            (false, false) => Some(StaticBound::exactly(Score::ZERO)),
        }
    }

    #[inline]
    fn prove(&mut self, state: &ScoreFour, _visit: Visit) -> Option<StaticBound> {
        let board = state.board();
        if let Some(win) = self.forced.forced_win(board, self.budget.inner) {
            return Some(StaticBound::at_least(Score::win_in(win.plies)));
        }
        // Parity tells who wins, but not when: at the latest when the board is full.
        let lost = Score::loss_in(64 - state.plies());
        match state.to_move() {
            Seat::First => match follow_up(board) {
                FollowUp::Unclear => None,
                FollowUp::Holds => Some(StaticBound::at_most(Score::ZERO)),
                FollowUp::Wins => Some(StaticBound::at_most(lost)),
            },
            Seat::Second => zugzwang_wins(board).then(|| StaticBound::at_most(lost)),
        }
    }

    /// Lists the moves that do not lose at once, the most active first.
    #[inline]
    fn moves(
        &mut self,
        state: &ScoreFour,
        _scratch: &mut Vec<Column>,
        out: &mut Vec<(Column, i32)>,
    ) {
        let board = state.board();
        let wins = board.winning_cells();
        // The static check for losses is not called at the root.
        let mut left = match (wins, safe_cells(board)) {
            (0, 0) => board.playable(),
            (0, safe) => safe,
            (wins, _) => wins,
        };
        if self.avoided.0 == board {
            let losing = self.avoided.1 * 0x0001_0001_0001_0001;
            left = if left & !losing == 0 { left } else { left & !losing };
        }
        out.extend(each_cell(left).map(|cell| (Column::of(cell), activity(board, cell))));
    }

    #[inline]
    fn may_reduce(&self, state: &ScoreFour, mv: Column) -> bool {
        let board = state.board();
        let cell = board.landing(mv.index());
        let own = board.own | cell;
        // A direct threat must be answered, so searching it costs little.
        let playable = board.playable() ^ cell | cell << 16;
        completed_by(own, board.opponent, cell) & playable == 0
    }

    /// Measured by `examples/spread.rs`. From 18 beads on a third larger: wins lie far outside.
    #[inline]
    fn probcut_params(&self, state: &ScoreFour, depth: u32) -> Option<ProbCutParams> {
        if depth < 2 {
            return None;
        }
        let deep = depth.cast_signed();
        let static_deviation = match state.plies() {
            ..18 => 38 + deep,
            18..24 => 58 + 4 * deep,
            _ => 67 + 13 * deep,
        };
        // About half as deep, with the same side to have the last word.
        let half = depth / 2;
        let shallow = half - (depth - half) % 2;
        let deviation = static_deviation * (10 * deep - 8 * shallow.cast_signed()) / (10 * deep);
        Some(ProbCutParams { depth: shallow, deviation, static_deviation })
    }

    #[inline]
    fn slot(&self, mv: Column) -> u16 {
        mv.index().into()
    }

    fn new_game(&mut self) {
        self.forced = ForcedWins::new(REMEMBERED);
    }
}

/// Returns how much a bead in `cell` adds to own lines and takes from the opponent's.
#[inline]
fn activity(board: Board, cell: u64) -> i32 {
    const OWN: [i32; 4] = [4, 40, 400, 0];
    const TAKEN: [i32; 4] = [2, 25, 250, 0];
    let mut sum = 0;
    for others in PARTNERS[cell.trailing_zeros() as usize % 64] {
        let (own, opponent) =
            ((board.own & others).count_ones(), (board.opponent & others).count_ones());
        if others == 0 {
            break;
        }
        if opponent == 0 {
            sum += OWN[own as usize % 4];
        }
        if own == 0 {
            sum += TAKEN[opponent as usize % 4];
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endgames::reasonable_state;

    #[test]
    fn what_is_enough_is_told_apart_from_what_is_not() {
        let mut guide = ScoreFourHooks::new(ThreatBudget::default());
        let mut cut_short = 0;
        for seed in 0..400 {
            let state = reasonable_state(seed, 8 + (seed % 24) as u32);
            if state.outcome().is_some() {
                continue;
            }
            let value = guide.evaluate(&state);
            for enough in [-200, -20, 0, 20, 200].map(Score::from_hundredths) {
                let told = guide.evaluate_up_to(&state, enough);
                assert_eq!(told >= enough, value >= enough, "{state}");
                assert!(told == value || told >= enough, "{state}");
                cut_short += u32::from(told != value);
            }
        }
        assert!(cut_short > 10, "{cut_short}");
    }
}
