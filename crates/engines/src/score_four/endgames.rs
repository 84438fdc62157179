//! Positions and a plain search for the tests of everything that claims to know results.

use std::collections::HashMap;

use sakiyomi_core::{MoveList, Outcome, Rng, State as _};
use sakiyomi_games::score_four::{ScoreFour, columns_of};

/// Returns a position of about `beads` beads by random moves; the game may be over before.
pub(crate) fn random_state(seed: u64, beads: u32) -> ScoreFour {
    let mut rng = Rng::seeded(seed);
    let mut state = ScoreFour::start();
    while state.plies() < beads {
        // A random game seldom lasts: moves that end it are taken back while there are others.
        let next = (0..8).find_map(|_| {
            let mv = state.random_move(&mut rng, &mut MoveList::new())?;
            let mut next = state;
            next.apply(mv);
            (!next.is_won()).then_some(next)
        });
        match next {
            Some(next) => state = next,
            None => break,
        }
    }
    state
}

/// Returns a position of `beads` beads in which nobody has missed a win or a block, and nobody wins at once.
pub(crate) fn reasonable_state(seed: u64, beads: u32) -> ScoreFour {
    let mut rng = Rng::seeded(seed);
    'game: loop {
        let mut state = ScoreFour::start();
        while state.plies() < beads {
            let safe = super::threats::safe_cells(state.board());
            let columns: Vec<_> = columns_of(safe).collect();
            let Some(&mv) = rng.choose(&columns) else { continue 'game };
            state.apply(mv);
        }
        return state;
    }
}

/// Negamax with a memo and nothing else.
#[derive(Default)]
pub(crate) struct Brute {
    memo: HashMap<ScoreFour, i8>,
    moves: Vec<MoveList<sakiyomi_games::score_four::Column>>,
}

impl Brute {
    /// Returns 1 if the player to move wins, 0 for a draw, -1 for a loss.
    pub(crate) fn value(&mut self, state: &ScoreFour) -> i8 {
        match state.outcome() {
            Some(Outcome::Won { .. }) => return -1,
            Some(_) => return 0,
            None => {}
        }
        if let Some(&value) = self.memo.get(state) {
            return value;
        }
        let mut moves = self.moves.pop().unwrap_or_default();
        state.legal_moves(&mut moves);
        let mut best = -1;
        for &mv in &moves {
            let mut next = *state;
            next.apply(mv);
            best = best.max(-self.value(&next));
            if best == 1 {
                break;
            }
        }
        self.moves.push(moves);
        self.memo.insert(*state, best);
        best
    }
}
