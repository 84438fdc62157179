//! Positions and a plain search for the tests of everything that claims to know results.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::{Board, ScoreFour, columns_of};
use sakiyomi_core::{MoveList, Outcome, Rng, State as _, mix64};

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
    memo: HashMap<Board, i8, BuildHasherDefault<Mixing>>,
}

impl Brute {
    /// Returns 1 if the player to move wins, 0 for a draw, -1 for a loss.
    pub(crate) fn value(&mut self, state: &ScoreFour) -> i8 {
        match state.outcome() {
            Some(Outcome::Won { .. }) => return -1,
            Some(_) => return 0,
            None => {}
        }
        if let Some(&value) = self.memo.get(&state.board()) {
            return value;
        }
        let mut best = -1;
        for mv in columns_of(state.board().playable()) {
            let mut next = *state;
            next.apply(mv);
            best = best.max(-self.value(&next));
            if best == 1 {
                break;
            }
        }
        self.memo.insert(state.board(), best);
        best
    }
}

/// A result with its distance, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exact {
    Win(u32),
    Draw,
    Loss(u32),
}

impl Exact {
    /// Returns the plies to the end of a decided game.
    pub(crate) fn plies(self) -> Option<u32> {
        match self {
            Exact::Win(plies) | Exact::Loss(plies) => Some(plies),
            Exact::Draw => None,
        }
    }

    /// Returns what the result after a move is before it, for the player who made it.
    pub(crate) fn seen_before_the_move(self) -> Exact {
        match self {
            Exact::Win(plies) => Exact::Loss(plies + 1),
            Exact::Draw => Exact::Draw,
            Exact::Loss(plies) => Exact::Win(plies + 1),
        }
    }

    /// Orders results: quick wins first, long losses before short ones.
    fn rank(self) -> i32 {
        match self {
            Exact::Win(plies) => 100 - plies as i32,
            Exact::Draw => 0,
            Exact::Loss(plies) => plies as i32 - 100,
        }
    }
}

/// Negamax over results with distances.
#[derive(Default)]
pub(crate) struct BruteDistance {
    memo: HashMap<Board, Exact, BuildHasherDefault<Mixing>>,
}

impl BruteDistance {
    pub(crate) fn value(&mut self, state: &ScoreFour) -> Exact {
        match state.outcome() {
            Some(Outcome::Won { .. }) => return Exact::Loss(0),
            Some(_) => return Exact::Draw,
            None => {}
        }
        if let Some(&value) = self.memo.get(&state.board()) {
            return value;
        }
        let best = columns_of(state.board().playable())
            .map(|mv| {
                let mut next = *state;
                next.apply(mv);
                self.value(&next).seen_before_the_move()
            })
            .max_by_key(|value| value.rank())
            .expect("a game that goes on has a move");
        self.memo.insert(state.board(), best);
        best
    }
}

/// A quick hasher for boards: the memo has millions of them.
#[derive(Default)]
pub(crate) struct Mixing(u64);

impl Hasher for Mixing {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mix64(self.0.rotate_left(1) ^ word);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
