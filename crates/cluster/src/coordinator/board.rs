//! What is missing, and which jobs are under way for it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// How numbers are cut into chunks. It depends on nothing that changes while they are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cut {
    size: u64,
    /// From here on each number is a chunk of its own.
    edge: u64,
}

impl Cut {
    pub(crate) fn even(size: u64) -> Cut {
        Cut { size: size.max(1), edge: u64::MAX }
    }

    /// Cuts `total` numbers; the last eighth singly, so that idle workers find games to begin.
    pub(crate) fn with_small_end(size: u64, total: u64) -> Cut {
        let size = size.max(1);
        Cut { size, edge: (total - total / 8) / size * size }
    }

    fn chunk_of(self, number: u64) -> u64 {
        let before = number.min(self.edge) / self.size;
        before + number.saturating_sub(self.edge)
    }

    fn numbers_of(self, chunk: u64) -> Range<u64> {
        let before = self.edge / self.size;
        if chunk < before {
            return chunk * self.size..(chunk + 1) * self.size;
        }
        let number = self.edge.saturating_add(chunk - before);
        number..number.saturating_add(1)
    }
}

/// What is missing, in chunks whose numbers do not depend on what is there already.
pub(super) struct Board {
    cut: Cut,
    missing: BTreeSet<u64>,
    chunks: BTreeMap<u64, Chunk>,
}

#[derive(Clone, Copy)]
struct Chunk {
    attempt: u32,
    is_queued: bool,
}

impl Board {
    pub(super) fn new(numbers: &[u64], cut: Cut) -> Board {
        let missing: BTreeSet<u64> = numbers.iter().copied().collect();
        let waiting = Chunk { attempt: 0, is_queued: false };
        let chunks = missing.iter().map(|&number| (cut.chunk_of(number), waiting)).collect();
        Board { cut, missing, chunks }
    }

    pub(super) fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    pub(super) fn missing(&self) -> usize {
        self.missing.len()
    }

    pub(super) fn is_missing(&self, number: u64) -> bool {
        self.missing.contains(&number)
    }

    pub(super) fn arrive(&mut self, number: u64) {
        self.missing.remove(&number);
        let chunk = self.cut.chunk_of(number);
        if self.missing_in(chunk).next().is_none() {
            self.chunks.remove(&chunk);
        }
    }

    /// Gives up a chunk, and returns the games of it that were missing.
    pub(super) fn give_up(&mut self, chunk: u64) -> Vec<u64> {
        let lost: Vec<u64> = self.missing_in(chunk).collect();
        for number in &lost {
            self.missing.remove(number);
        }
        self.chunks.remove(&chunk);
        lost
    }

    /// Takes over jobs that an earlier start left in the queue.
    pub(super) fn adopt(&mut self, queued: &[u64]) {
        for chunk in queued {
            self.issue(*chunk);
        }
    }

    /// Gives out again what is neither in the queue nor there.
    pub(super) fn requeue(&mut self, queued: &[u64]) {
        for (number, chunk) in &mut self.chunks {
            if chunk.is_queued && !queued.contains(number) {
                *chunk = Chunk { attempt: chunk.attempt + 1, is_queued: false };
            }
        }
    }

    pub(super) fn issue(&mut self, chunk: u64) {
        if let Some(chunk) = self.chunks.get_mut(&chunk) {
            chunk.is_queued = true;
        }
    }

    pub(super) fn has_waiting(&self) -> bool {
        self.chunks.values().any(|chunk| !chunk.is_queued)
    }

    pub(super) fn under_way(&self) -> usize {
        self.chunks.values().filter(|chunk| chunk.is_queued).count()
    }

    /// Returns up to `count` waiting chunks: number, attempt, first game, games, and those there.
    pub(super) fn next(&self, count: usize) -> Vec<(u64, u32, u64, u32, Vec<u64>)> {
        let waiting = self.chunks.iter().filter(|(_, chunk)| !chunk.is_queued).take(count);
        waiting
            .map(|(&number, chunk)| {
                let first =
                    self.missing_in(number).next().unwrap_or(self.cut.numbers_of(number).start);
                let last = self.missing_in(number).next_back().unwrap_or(first);
                let skip = (first..last).filter(|number| !self.missing.contains(number)).collect();
                (number, chunk.attempt, first, (last - first + 1) as u32, skip)
            })
            .collect()
    }

    fn missing_in(&self, chunk: u64) -> impl DoubleEndedIterator<Item = u64> {
        self.missing.range(self.cut.numbers_of(chunk)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_is_given_out_again_for_what_is_missing_of_it() {
        let mut board = Board::new(&[0, 1, 2, 3, 4, 5, 6], Cut::even(3));
        assert_eq!(board.next(2), [(0, 0, 0, 3, vec![]), (1, 0, 3, 3, vec![])]);
        for chunk in 0..3 {
            board.issue(chunk);
        }
        assert!(!board.has_waiting() && board.under_way() == 3);
        board.arrive(4);
        board.arrive(6);
        board.requeue(&[0]);
        assert_eq!(board.next(9), [(1, 1, 3, 3, vec![4])]);
        assert!(board.is_missing(3) && !board.is_missing(4) && !board.is_missing(7));
        assert_eq!(board.give_up(1), [3, 5]);
        for number in 0..3 {
            board.arrive(number);
        }
        assert!(board.is_complete() && !board.has_waiting());
    }

    #[test]
    fn chunks_are_the_same_whatever_is_there() {
        let board = Board::new(&[4, 11], Cut::even(4));
        let chunks: Vec<u64> = board.next(9).into_iter().map(|(chunk, ..)| chunk).collect();
        assert_eq!(chunks, [1, 2]);
    }
    #[test]
    fn the_last_games_are_given_out_singly() {
        let cut = Cut::with_small_end(3, 20);
        let all: Vec<u64> = (0..20).collect();
        let board = Board::new(&all, cut);
        let sizes: Vec<u32> = board.next(99).into_iter().map(|(_, _, _, games, _)| games).collect();
        assert_eq!(sizes, [3, 3, 3, 3, 3, 3, 1, 1]);
        for chunk in 0..8 {
            assert!(cut.numbers_of(chunk).all(|number| cut.chunk_of(number) == chunk));
        }
        let all = Cut::with_small_end(1, 5);
        assert!((0..5).all(|number| all.chunk_of(number) == number));
    }
}
