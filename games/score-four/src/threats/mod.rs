//! What beads threaten: wins at once, replies that are forced, and wins by force.
//!
//! A *completing cell* of a player is an empty cell that would fill a line of
//! four. It is a *direct threat* when a bead can land in it now. From these two
//! sets follow most of the game's tactics, all as bits:
//!
//! - a direct threat of the player to move wins at once;
//! - one direct threat of the opponent forces the reply, two cannot be answered;
//! - a bead below a completing cell of the opponent lets it answer on top and win.
//!
//! [`ForcedWins`] goes on from there to wins by continuous threes.

mod forced;

use crate::{Board, LINES, ScoreFour, completing_cells};
use sakiyomi_core::Score;

pub use forced::{ForcedWin, ForcedWins};

/// Returns the cells after which the opponent has no win at once; none when all moves lose.
#[inline]
pub const fn safe_cells(board: Board) -> u64 {
    let playable = board.playable();
    let completing = completing_cells(board.opponent);
    let threats = completing & playable;
    let answers = if threats == 0 {
        playable
    } else if is_single(threats) {
        threats
    } else {
        0
    };
    answers & !(completing >> 16)
}

/// Returns a win by threats alone, searched for a few dozen nodes, or a loss without a safe move.
pub(super) fn static_win(state: &ScoreFour) -> Option<Score> {
    const POSITIONS: u32 = 60;
    let board = state.board();
    if board.winning_cells() != 0 {
        return Some(Score::win_in(1));
    }
    if safe_cells(board) == 0 {
        return Some(Score::loss_in(2));
    }
    // What it remembers does not live longer than one chain, so that little is enough.
    let win = ForcedWins::new(5).forced_win(board, POSITIONS)?;
    Some(Score::win_in(win.plies))
}

/// Tells whether the player to move could still fill a line if the opponent stopped playing.
#[inline]
pub const fn can_still_win(board: Board) -> bool {
    crate::has_line(!board.opponent)
}

/// Tells whether exactly one bit of `cells`, which is not 0, is set.
#[inline]
pub(crate) const fn is_single(cells: u64) -> bool {
    cells & cells.wrapping_sub(1) == 0
}

#[inline]
pub(crate) const fn lowest(cells: u64) -> u64 {
    cells & cells.wrapping_neg()
}

/// The other three cells of each line through a cell; 0 fills the places that are left.
pub(crate) static PARTNERS: [[u64; 7]; 64] = partners();

/// Returns the empty cells that complete a line of `beads` through its bead in `cell`.
#[inline]
pub(crate) fn completed_by(beads: u64, opponent: u64, cell: u64) -> u64 {
    let mut cells = 0;
    for partners in PARTNERS[cell.trailing_zeros() as usize % 64] {
        let missing = partners & !beads;
        if missing.count_ones() == 1 {
            cells |= missing;
        }
    }
    cells & !opponent
}

const fn partners() -> [[u64; 7]; 64] {
    let mut partners = [[0; 7]; 64];
    let mut cell = 0;
    while cell < 64 {
        let mut count = 0;
        let mut line = 0;
        while line < LINES.len() {
            if LINES[line] >> cell & 1 == 1 {
                partners[cell][count] = LINES[line] ^ (1 << cell);
                count += 1;
            }
            line += 1;
        }
        cell += 1;
    }
    partners
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Column;
    use crate::endgames::random_state;
    use crate::rules::each_cell;
    use proptest::prelude::*;
    use sakiyomi_core::{MoveList, Outcome, State as _};

    /// Returns the moves of `state` that win at once, by playing each of them.
    fn wins(state: &ScoreFour) -> Vec<Column> {
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        moves.retain(|&mv| matches!(after(state, mv).outcome(), Some(Outcome::Won { .. })));
        moves
    }

    fn after(state: &ScoreFour, mv: Column) -> ScoreFour {
        let mut next = *state;
        next.apply(mv);
        next
    }

    fn columns(cells: u64) -> Vec<Column> {
        let mut columns: Vec<Column> = crate::columns_of(cells).collect();
        columns.sort();
        columns
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1500))]

        #[test]
        fn bits_say_what_playing_every_move_says(seed in any::<u64>(), beads in 0u32..64) {
            let state = random_state(seed, beads);
            let board = state.board();
            let mut moves = MoveList::new();
            state.legal_moves(&mut moves);
            moves.sort();
            prop_assert_eq!(columns(board.winning_cells()), wins(&state));
            if !wins(&state).is_empty() || moves.is_empty() {
                return Ok(());
            }

            let safe: Vec<Column> =
                moves.iter().copied().filter(|&mv| wins(&after(&state, mv)).is_empty()).collect();
            prop_assert_eq!(columns(safe_cells(board)), safe);
        }

        #[test]
        fn new_completing_cells_are_those_of_all_beads_less_the_old(seed in any::<u64>(), beads in 0u32..64) {
            let board = random_state(seed, beads).board();
            for cell in each_cell(board.playable()) {
                let own = board.own | cell;
                let old = completing_cells(board.own);
                let all = completing_cells(own) & !board.opponent;
                let new = completed_by(own, board.opponent, cell);
                prop_assert_eq!((old | new) & !own & !board.opponent, all);
            }
        }
    }

    #[test]
    fn a_player_without_an_open_line_cannot_win_any_more() {
        assert!(can_still_win(ScoreFour::start().board()));
        assert!(!can_still_win(Board { own: 0, opponent: u64::MAX }));
        let last_line = LINES[0];
        assert!(can_still_win(Board { own: 0, opponent: !last_line }));
    }
}
