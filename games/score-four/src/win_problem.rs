//! Score Four as a proof problem: does a player win, and by when?

use crate::Board;
use sakiyomi_core::{Dihedral, Seat};
use sakiyomi_search::proof_number::{Numbers, ProofProblem};

use super::parity::{FollowUp, follow_up, zugzwang_wins};
use super::threats::{ForcedWins, can_still_win, safe_cells};
use crate::rules::each_cell;

/// What is to be proved: a win of `attacker`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Goal {
    pub(super) attacker: Seat,
    /// With how many beads on the board the line must be there; `None` for any time.
    pub(super) by: Option<u32>,
}

/// The question whether the attacker reaches the [`Goal`]. Settled without search: wins at once
/// or by continuous threes, immediate losses, no open line left, and [`parity`](super::parity).
pub(super) struct WinProblem {
    goal: Goal,
    forced: ForcedWins,
}

/// With more beads than this, two positions of one search are hardly ever turned forms of each other.
const SYMMETRY_BEADS: u32 = 16;
/// The node limit of a search for continuous threes. The mean is three.
const FORCED_WIN_BUDGET: u32 = 200;

impl WinProblem {
    pub(super) fn new(goal: Goal) -> WinProblem {
        WinProblem { goal, forced: ForcedWins::new(12) }
    }

    pub(super) fn set_goal(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// Tells what the rules of parity say against the player to move.
    fn parity_is_against(&self, board: Board, to_move: Seat, attacks: bool) -> bool {
        // They say who wins, but not when.
        let loss_counts = attacks || self.goal.by.is_none();
        match to_move {
            Seat::First => match follow_up(board) {
                FollowUp::Unclear => false,
                FollowUp::Holds => attacks,
                FollowUp::Wins => loss_counts,
            },
            Seat::Second => loss_counts && zugzwang_wins(board),
        }
    }
}

impl ProofProblem for WinProblem {
    type Position = Board;

    fn key(&self, board: &Board) -> u128 {
        let board = if board.occupied().count_ones() <= SYMMETRY_BEADS {
            canonical(*board)
        } else {
            *board
        };
        let occupied = u128::from(board.occupied());
        // Own beads, and a mark on the lowest free cell of each column, which may be on a fifth level.
        let code = u128::from(board.own) | (occupied << 16 | 0xffff) & !occupied;
        let goal = self.goal.by.map_or(0, |by| by + 1) << 1 | self.goal.attacker.index() as u32;
        scatter(code | u128::from(goal) << 80)
    }

    fn initialize(&mut self, board: &Board) -> Numbers {
        let beads = board.occupied().count_ones();
        let to_move = board.to_move();
        let attacks = to_move == self.goal.attacker;
        let plies_left = self.goal.by.map_or(64, |by| by.saturating_sub(beads));
        let attacker_fails = Numbers::of(!attacks);
        if board.winning_cells() != 0 {
            return Numbers::of(!attacks || plies_left > 0);
        }
        let attacker_board = if attacks { *board } else { board.swapped() };
        if beads == 64 || !can_still_win(attacker_board) || plies_left < if attacks { 3 } else { 2 }
        {
            return attacker_fails;
        }
        let safe = safe_cells(*board);
        if safe == 0 {
            return Numbers::DISPROVED;
        }
        let win = self.forced.forced_win(*board, FORCED_WIN_BUDGET);
        if win.is_some_and(|win| !attacks || win.plies <= plies_left) {
            return Numbers::PROVED;
        }
        if self.parity_is_against(*board, to_move, attacks) {
            return Numbers::DISPROVED;
        }
        Numbers::open(1, safe.count_ones())
    }

    fn successors(&mut self, board: &Board, out: &mut Vec<Board>) {
        out.extend(each_cell(safe_cells(*board)).map(|cell| board.after(cell)));
    }
}

/// Returns the smallest of the eight turned forms of `board`.
fn canonical(board: Board) -> Board {
    (1..8).fold(board, |smallest, bits| {
        let by =
            Dihedral { transpose: bits & 1 > 0, mirror_x: bits & 2 > 0, mirror_y: bits & 4 > 0 };
        smallest.min(board.turned(by))
    })
}

/// Mixes 88 bits so that different numbers stay different: four rounds of a Feistel network on halves of 44 bits.
fn scatter(code: u128) -> u128 {
    const HALF: u64 = (1 << 44) - 1;
    let (mut left, mut right) = ((code >> 44) as u64 & HALF, code as u64 & HALF);
    for round in [
        0x9e37_79b9_7f4a_7c15,
        0xbf58_476d_1ce4_e5b9,
        0x94d0_49bb_1331_11eb,
        0xd6e8_feb8_6659_fd93u64,
    ] {
        let mixed = (right ^ right >> 23).wrapping_mul(round);
        (left, right) = (right, left ^ (mixed >> 20) & HALF);
    }
    u128::from(left) << 44 | u128::from(right)
}
