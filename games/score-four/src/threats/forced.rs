//! Wins by continuous threes: every move of the attacker makes a direct threat.
//!
//! The defender has one reply to a direct threat, the cell itself, so that the whole search is a
//! walk over the attacker's moves. A line wins when a move makes two direct threats, or when the
//! reply gives the cell above it free for a line. If a reply makes a direct threat of its own, the
//! attacker must win at once or go on with the one move that answers it.
//!
//! What is claimed is proven. What is not claimed may still be a win: quiet moves are not searched.

use crate::rules::each_cell;
use crate::{Board, Column, completing_cells};

use super::{completed_by, is_single, lowest};

/// A proven win of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForcedWin {
    /// The first move.
    pub first: Column,
    /// The plies from here to the completed line, 1 for a win at once. A quicker win may exist.
    pub plies: u32,
}

/// Searches for wins by continuous threes, and remembers the positions it has searched.
///
/// A result is a fact about the position, so that it is kept from call to call.
///
/// ```
/// use sakiyomi_core::State;
/// use sakiyomi_score_four::threats::ForcedWins;
/// use sakiyomi_score_four::ScoreFour;
/// let mut state = ScoreFour::start();
/// // Black has two beads on each of two sides, and the corner between them is free.
/// for column in "b1 b2 c1 c3 a2 d3 a3 c4".split(' ') {
///     state.play(column.parse()?)?;
/// }
/// let win = ForcedWins::new(12).forced_win(state.board(), 1000).ok_or("a win")?;
/// assert_eq!((win.first.to_string().as_str(), win.plies), ("a1", 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct ForcedWins {
    known: Box<[Known]>,
    left: u32,
}

#[derive(Clone, Copy)]
struct Known {
    own: u64,
    opponent: u64,
    /// The cell of the first move of a win; 0 when no continuous threes win.
    first: u64,
    plies: u32,
}

/// A position of the attacker to move, with the empty cells that complete a line of each side.
#[derive(Clone, Copy)]
struct Node {
    own: u64,
    opponent: u64,
    own_completing: u64,
    opponent_completing: u64,
}

/// A move that makes one direct threat.
#[derive(Clone, Copy, Default)]
struct Threat {
    cell: u64,
    answer: u64,
    completing: u64,
}

impl ForcedWins {
    /// Returns a search that remembers `1 << bits` positions of 32 bytes.
    pub fn new(bits: u32) -> ForcedWins {
        // No position has beads everywhere on both sides.
        let nobody = Known { own: u64::MAX, opponent: u64::MAX, first: 0, plies: 0 };
        ForcedWins { known: vec![nobody; 1 << bits].into_boxed_slice(), left: 0 }
    }

    /// Returns a forced win by continuous threes within `budget` nodes; the game is not over.
    #[inline]
    pub fn forced_win(&mut self, board: Board, budget: u32) -> Option<ForcedWin> {
        self.left = budget;
        let node = Node {
            own: board.own,
            opponent: board.opponent,
            own_completing: completing_cells(board.own) & board.empty(),
            opponent_completing: completing_cells(board.opponent) & board.empty(),
        };
        self.attack(node).map(|(cell, plies)| ForcedWin { first: Column::of(cell), plies })
    }

    /// Returns first move and length of a win; `None` after a spent budget proves nothing.
    fn attack(&mut self, node: Node) -> Option<(u64, u32)> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        let board = Board { own: node.own, opponent: node.opponent };
        let playable = board.playable();
        let wins = node.own_completing & playable;
        if wins != 0 {
            return Some((lowest(wins), 1));
        }
        let blocks = node.opponent_completing & playable;
        let candidates = if blocks == 0 {
            playable
        } else if is_single(blocks) {
            blocks
        } else {
            return None;
        } & !(node.opponent_completing >> 16);

        let mut threats = [Threat::default(); 16];
        let mut count = 0;
        for cell in each_cell(candidates) {
            let own = node.own | cell;
            let new = completed_by(own, node.opponent, cell);
            let completing = (node.own_completing | new) & !cell;
            let direct = completing & (playable ^ cell | cell << 16);
            if direct == 0 {
                continue;
            }
            if !is_single(direct) {
                return Some((cell, 3));
            }
            threats[count] = Threat { cell, answer: direct, completing };
            count += 1;
        }
        if count == 0 {
            return None;
        }

        let slot = self.slot(board);
        let known = &self.known[slot];
        if (known.own, known.opponent) == (node.own, node.opponent) {
            return (known.first != 0).then_some((known.first, known.plies));
        }
        let mut found = None;
        for &Threat { cell, answer, completing } in &threats[..count] {
            let own = node.own | cell;
            let opponent = node.opponent | answer;
            let taken = cell | answer;
            let next = Node {
                own,
                opponent,
                own_completing: completing & !taken,
                opponent_completing: (node.opponent_completing
                    | completed_by(opponent, own, answer))
                    & !taken,
            };
            if let Some((_, plies)) = self.attack(next) {
                found = Some((cell, plies + 2));
                break;
            }
        }
        // A search that was cut off has shown nothing.
        if found.is_some() || self.left > 0 {
            let (first, plies) = found.unwrap_or((0, 0));
            self.known[slot] = Known { own: node.own, opponent: node.opponent, first, plies };
        }
        found
    }

    #[inline]
    fn slot(&self, board: Board) -> usize {
        let mixed =
            (board.own ^ board.opponent.rotate_left(31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32) as usize & (self.known.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScoreFour;
    use crate::endgames::{Brute, random_state, reasonable_state};
    use proptest::prelude::*;
    use sakiyomi_core::{MoveList, Outcome, State as _};

    const ENOUGH: u32 = 1_000_000;

    fn after(state: &ScoreFour, mv: Column) -> ScoreFour {
        let mut next = *state;
        next.apply(mv);
        next
    }

    fn moves(state: &ScoreFour) -> MoveList<Column> {
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        moves
    }

    fn wins_at_once(state: &ScoreFour) -> bool {
        moves(state)
            .iter()
            .any(|&mv| matches!(after(state, mv).outcome(), Some(Outcome::Won { .. })))
    }

    /// Plays the claimed win against every defence with the rules alone: it must come in time.
    fn assert_wins(search: &mut ForcedWins, state: &ScoreFour, win: ForcedWin) {
        let next = after(state, win.first);
        if win.plies == 1 {
            assert!(matches!(next.outcome(), Some(Outcome::Won { .. })), "{state}");
            return;
        }
        assert_eq!(next.outcome(), None, "{state}: {win:?}");
        for reply in moves(&next) {
            let defended = after(&next, reply);
            assert_eq!(defended.outcome(), None, "{state}: {win:?} is answered by {reply}");
            if wins_at_once(&defended) {
                continue;
            }
            let rest = search.forced_win(defended.board(), ENOUGH).expect("the win goes on");
            assert!(rest.plies + 2 <= win.plies, "{state}: {win:?}, then {rest:?}");
            assert_wins(search, &defended, rest);
        }
    }

    /// The same search by its definition, with nothing but the rules.
    fn slow_forced_win(state: &ScoreFour) -> bool {
        if wins_at_once(state) {
            return true;
        }
        moves(state).into_iter().any(|mv| {
            let next = after(state, mv);
            if wins_at_once(&next) {
                return false;
            }
            // The threats of `mv` are the replies without which the attacker wins at once.
            let threats = columns_threatened(&next);
            match threats[..] {
                [] => false,
                [answer] => slow_forced_win(&after(&next, answer)),
                _ => true,
            }
        })
    }

    /// Returns the columns in which the player who just moved would win if the other passed.
    fn columns_threatened(state: &ScoreFour) -> Vec<Column> {
        let board = state.board();
        moves(state)
            .into_iter()
            .filter(|mv| crate::has_line(board.opponent | board.landing(mv.index())))
            .collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn every_claimed_win_beats_every_defence(seed in any::<u64>(), beads in 6u32..60) {
            let state = reasonable_state(seed, beads);
            // Losing the memory or having it must not matter.
            let mut search = ForcedWins::new(if seed % 2 == 0 { 2 } else { 14 });
            if let Some(win) = search.forced_win(state.board(), ENOUGH) {
                assert_wins(&mut search, &state, win);
            }
        }

        #[test]
        fn what_continuous_threes_win_is_found(seed in any::<u64>(), beads in 24u32..60) {
            let state = reasonable_state(seed, beads);
            let found = ForcedWins::new(10).forced_win(state.board(), ENOUGH);
            prop_assert_eq!(found.is_some(), slow_forced_win(&state), "{}", state);
        }

        #[test]
        fn no_claim_is_refuted_by_brute_force(seed in any::<u64>(), beads in 48u32..62) {
            let state = random_state(seed, beads);
            if state.outcome().is_none() && ForcedWins::new(10).forced_win(state.board(), ENOUGH).is_some() {
                prop_assert_eq!(Brute::default().value(&state), 1, "{}", state);
            }
        }

        #[test]
        fn a_small_budget_claims_nothing_more_and_is_kept(seed in any::<u64>(), beads in 16u32..40, budget in 0u32..50) {
            let state = reasonable_state(seed, beads);
            let mut search = ForcedWins::new(10);
            let hurried = search.forced_win(state.board(), budget);
            prop_assert!(search.left <= budget);
            let patient = search.forced_win(state.board(), ENOUGH);
            prop_assert!(hurried.is_none() || patient.is_some());
            // What a cut search left behind does not mislead a later one.
            let fresh = ForcedWins::new(10).forced_win(state.board(), ENOUGH);
            prop_assert_eq!(patient.is_some(), fresh.is_some());
        }
    }

    #[test]
    fn a_reply_that_threatens_must_be_answered() {
        let mut search = ForcedWins::new(10);
        let mut threatening = 0;
        for seed in 0..3000 {
            let state = reasonable_state(seed, 26);
            let Some(win) = search.forced_win(state.board(), ENOUGH) else { continue };
            assert_wins(&mut search, &state, win);
            if win.plies < 5 {
                continue;
            }
            let next = after(&state, win.first);
            let answer = columns_threatened(&next)[0];
            threatening += u32::from(!columns_threatened(&after(&next, answer)).is_empty());
        }
        assert!(threatening > 20, "only {threatening} of the wins meet a counter-threat");
    }
}
