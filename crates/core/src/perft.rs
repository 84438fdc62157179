//! Counting move sequences and positions, to prove rules right and measure them.

use std::collections::HashMap;

use crate::{MoveList, State};

/// Returns the number of move sequences of exactly `depth` plies.
///
/// A sequence that ends the game earlier is not counted. At the last ply the
/// moves are counted without being played.
#[must_use]
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    let mut lists = vec![MoveList::new(); depth as usize];
    count(state, &mut lists)
}

fn count<S: State>(state: &S, lists: &mut [MoveList<S::Move>]) -> u64 {
    match lists {
        [] => 1,
        [_] => state.move_count() as u64,
        [moves, rest @ ..] => {
            state.legal_moves(moves);
            let mut total = 0;
            for &mv in moves.iter() {
                let mut next = state.clone();
                next.apply(mv);
                total += count(&next, rest);
            }
            total
        }
    }
}

/// What lies at one distance from a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Move sequences of this length.
    pub sequences: u64,
    /// Sequences of this length that end the game.
    pub finished: u64,
    /// Different positions in which the game goes on.
    pub ongoing: u64,
}

/// Returns one [`Level`] for each distance from 1 to `depth`.
///
/// Positions with equal keys are visited once and weighted with the number of
/// ways to reach them, so that this counts far deeper than [`perft`]. It holds
/// all positions of a level in memory.
#[must_use]
pub fn distinct_positions<S: State>(state: &S, depth: u32) -> Vec<Level> {
    let mut levels = Vec::new();
    let mut moves = MoveList::new();
    let mut here = HashMap::from([(state.key(), (state.clone(), 1u64))]);
    for _ in 0..depth {
        let mut level = Level { sequences: 0, finished: 0, ongoing: 0 };
        let mut next: HashMap<u64, (S, u64)> = HashMap::new();
        for (state, ways) in here.values() {
            state.legal_moves(&mut moves);
            for &mv in &moves {
                let mut child = state.clone();
                child.apply(mv);
                level.sequences += ways;
                if child.outcome().is_some() {
                    level.finished += ways;
                } else {
                    next.entry(child.key()).or_insert((child, 0)).1 += ways;
                }
            }
        }
        level.ongoing = next.len() as u64;
        levels.push(level);
        here = next;
    }
    levels
}
