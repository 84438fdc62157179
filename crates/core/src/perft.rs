//! Perft: counting move sequences, to prove rules right and measure them.

use crate::{MoveList, State};

/// The number of ways to play a given number of plies. Some tables count games that end earlier at
/// every later depth ([`Perft::with_ended`]), some not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Move sequences of exactly that length.
    pub sequences: u64,
    /// Shorter sequences that end the game.
    pub ended: u64,
}

impl Perft {
    /// Returns the count of tables in which a finished game stays on as one way to play.
    #[must_use]
    pub const fn with_ended(self) -> u64 {
        self.sequences + self.ended
    }
}

/// Counts the ways to play `depth` plies. At the last ply the moves are counted without being played.
pub fn perft<S: State>(state: &S, depth: u32) -> Perft {
    let mut total = Perft::default();
    // Beyond the longest game the counts do not change, and a list for each ply would fill the memory.
    let depth = (depth as usize).min(S::INFO.max_plies + 1);
    let mut lists = vec![MoveList::new(); depth];
    count(state, &mut lists, &mut total);
    total
}

fn count<S: State>(state: &S, lists: &mut [MoveList<S::Move>], total: &mut Perft) {
    match lists {
        [] => total.sequences += 1,
        [_] => {
            let moves = state.move_count() as u64;
            total.sequences += moves;
            total.ended += u64::from(moves == 0);
        }
        [moves, rest @ ..] => {
            state.legal_moves(moves);
            total.ended += u64::from(moves.is_empty());
            for &mv in moves.iter() {
                let mut next = state.clone();
                next.apply(mv);
                count(&next, rest, total);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Stones;

    #[test]
    fn games_that_end_early_are_counted_apart() {
        // Three stones: 1+1+1, 1+2 and 2+1.
        let counted = |depth| perft(&Stones::new(3), depth);
        assert_eq!(counted(0), Perft { sequences: 1, ended: 0 });
        assert_eq!(counted(1), Perft { sequences: 2, ended: 0 });
        assert_eq!(counted(2), Perft { sequences: 3, ended: 0 });
        assert_eq!(counted(3), Perft { sequences: 1, ended: 2 });
        assert_eq!(counted(4), Perft { sequences: 0, ended: 3 });
        assert_eq!(counted(4).with_ended(), 3);
    }

    #[test]
    fn a_finished_game_has_one_way_of_no_ply() {
        assert_eq!(perft(&Stones::new(0), 0), Perft { sequences: 1, ended: 0 });
        assert_eq!(perft(&Stones::new(0), 2), Perft { sequences: 0, ended: 1 });
    }

    #[test]
    fn a_depth_beyond_every_game_counts_all_games() {
        // The ways to write 9 as a sum of ones and twos.
        assert_eq!(perft(&Stones::new(9), u32::MAX), Perft { sequences: 0, ended: 55 });
    }
}
