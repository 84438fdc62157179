//! What follows from who must move when: bounds from answering on top of every bead.
//!
//! Columns have four cells, so that whoever answers each bead with one on top of
//! it never runs out of moves, and gets all cells of the second and fourth
//! level. Both rules here are such strategies, written out:
//!
//! - **Follow-up.** The first player is to move, and the second answers on top. In a column with an
//!   odd number of empty cells the lowest of them has no partner above it; such columns are taken
//!   in pairs, and a bead in the lowest cell of one is answered in that of the other. If the first
//!   player cannot fill a line with all that this leaves to it, the second has at least a draw; if
//!   the second's share fills a line, it wins.
//! - **Zugzwang.** The second player is to move, and the first answers on top.
//!   One column is left alone: the second player may not play there, because the
//!   cell above would complete the first player's line. As the rest of the board
//!   is paired up, the second player must play there in the end. If nothing it
//!   gets on the way, that last cell included, fills a line, the first player wins.
//!
//! A cell below one that completes a line of the player who answers is *fatal* to
//! the other: it can be played once, and only to complete a line at that moment.
//! A line with two such cells cannot be filled, and what lies above is out of reach.
//!
//! Neither rule assumes what a player prefers, only what it can enforce, so both
//! are proofs. The tests hold them against plain search.

use crate::{Board, LINES, completing_cells, has_line};

use crate::rules::each_cell;

/// The cells of the second and fourth level.
const UPPER_OF_PAIR: u64 = 0xffff_0000_ffff_0000;
const SECOND_LEVEL: u64 = 0xffff_0000;

/// What the second player gets by answering on top of every bead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum FollowUp {
    /// The rule says nothing.
    Unclear,
    /// The second player has at least a draw.
    Holds,
    /// The second player wins.
    Wins,
}

/// Returns what answering on top gives the second player; the first is to move on `board`.
pub(super) fn follow_up(board: Board) -> FollowUp {
    debug_assert!(board.occupied().count_ones().is_multiple_of(2), "the first player is to move");
    let empty = board.empty();
    let unpaired = board.playable() & UPPER_OF_PAIR;
    let poisoned = poisoned_lowers(board);
    let reach = Reach {
        cells: board.own | empty & !UPPER_OF_PAIR & !(poisoned << 32) | unpaired,
        unpaired,
        fatal: empty & (completing_cells(board.opponent) >> 16) & (poisoned | unpaired),
    };
    if reach.can_fill_a_line() {
        return FollowUp::Unclear;
    }
    let share = board.opponent | empty & UPPER_OF_PAIR & !unpaired;
    if has_line(share) { FollowUp::Wins } else { FollowUp::Holds }
}

/// Tells whether the first player wins by leaving one column to the second, who is to move on `board`.
pub(super) fn zugzwang_wins(board: Board) -> bool {
    debug_assert!(!board.occupied().count_ones().is_multiple_of(2), "the second player is to move");
    let playable = board.playable();
    let below_completing = completing_cells(board.opponent) >> 16;
    each_cell(playable & SECOND_LEVEL & below_completing).any(|last| {
        let above = last << 16 | last << 32;
        let unpaired = playable & UPPER_OF_PAIR & !last;
        let poisoned = poisoned_lowers(board);
        let lowers = board.empty() & !UPPER_OF_PAIR & !above & !(poisoned << 32);
        let reach = Reach {
            cells: board.own | lowers | unpaired | last,
            unpaired,
            fatal: below_completing & (poisoned | unpaired | last),
        };
        !reach.can_fill_a_line()
    })
}

/// Returns the empty lower cells of pairs under a cell that wins for the opponent, who then
/// answers on top: no cell above is ever played.
fn poisoned_lowers(board: Board) -> u64 {
    board.empty() & !UPPER_OF_PAIR & (completing_cells(board.opponent) >> 16)
}

/// What a player can get against an opponent who answers by the rule.
struct Reach {
    /// The cells that it has or may get.
    cells: u64,
    /// Those of them that are paired with each other: it gets one of each pair.
    unpaired: u64,
    /// Those after which the opponent wins at once, so that they can only be the last of a line.
    fatal: u64,
}

impl Reach {
    /// Tells whether some line may be filled, however the cells of `unpaired` are paired.
    fn can_fill_a_line(&self) -> bool {
        if !has_line(self.cells) {
            return false;
        }
        let mut lines = [0; 16];
        let mut count = 0;
        for line in LINES.into_iter().filter(|line| line & !self.cells == 0) {
            if (line & self.fatal).count_ones() > 1 {
                continue;
            }
            let cells = line & self.unpaired;
            // More lines than the list has room for cannot be broken by the few pairs there are.
            if cells.count_ones() < 2 || count == lines.len() {
                return true;
            }
            lines[count] = cells;
            count += 1;
        }
        !break_lines(&lines[..count], self.unpaired)
    }
}

/// Tells whether pairs of cells that are still free can break each of `lines`.
fn break_lines(lines: &[u64], free: u64) -> bool {
    let Some((&line, rest)) = lines.split_first() else { return true };
    let mut pairs = each_cell(line & free).flat_map(|first| {
        let above_first = line & free & !(first | (first - 1));
        each_cell(above_first).map(move |second| first | second)
    });
    pairs.any(|pair| {
        // One pair may break several lines; the list is short enough to copy.
        let mut left = [0; 16];
        let mut count = 0;
        for &other in rest.iter().filter(|&&other| other & pair != pair) {
            left[count] = other;
            count += 1;
        }
        break_lines(&left[..count], free & !pair)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endgames::{Brute, reasonable_state};

    /// Counts the positions in which each rule speaks, and checks each against plain search.
    fn check(beads: std::ops::RangeInclusive<u32>, seeds: std::ops::Range<u64>) -> [u32; 3] {
        let mut counts = [0; 3];
        for beads in beads {
            for seed in seeds.clone() {
                let state = reasonable_state(seed * 100 + u64::from(beads), beads);
                let (rule, highest) = if beads % 2 == 1 {
                    match zugzwang_wins(state.board()) {
                        true => (2, -1),
                        false => continue,
                    }
                } else {
                    match follow_up(state.board()) {
                        FollowUp::Unclear => continue,
                        FollowUp::Holds => (0, 0),
                        FollowUp::Wins => (1, -1),
                    }
                };
                counts[rule] += 1;
                assert!(Brute::default().value(&state) <= highest, "{state}");
            }
        }
        counts
    }

    #[test]
    fn the_rules_agree_with_plain_search_on_late_endgames() {
        let counts = check(50..=60, 0..600);
        assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
    }

    #[test]
    fn the_rules_agree_with_plain_search_on_longer_endgames() {
        let counts = check(46..=49, 1000..1150);
        assert!(counts.iter().all(|&count| count > 3), "{counts:?}");
    }
}
