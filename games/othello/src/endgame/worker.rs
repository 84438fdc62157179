//! What the threads of a search share, and what each of them has for itself.
//!
//! A thread takes some thousands of nodes at a time from the common account, and only then checks the
//! clock and the stop flags: a node limit is never exceeded, and everything else is noticed within a
//! fraction of a millisecond.

use std::sync::atomic::{AtomicBool, AtomicIsize, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sakiyomi_core::{Budget, Clock, Effort, Stop};

use super::node::{Node, SQUARES_OF};
use super::shallow::STABILITY_FROM;
use super::table::EndgameTable;
use super::techniques::Techniques;
use crate::eval::Evaluation;

/// The nodes that a thread visits between two updates of the shared count.
const PORTION: u64 = 4096;
/// The most nodes between two calls of [`Worker::count_one`]: those below five empty squares.
const RESERVE: u64 = 256;

pub(super) struct Setup<'a> {
    pub(super) table: &'a EndgameTable,
    pub(super) evaluation: &'a Evaluation,
    pub(super) techniques: Techniques,
    pub(super) budget: Budget,
    pub(super) clock: &'a dyn Clock,
    pub(super) stop: &'a Stop,
    pub(super) threads: usize,
    pub(super) memory: u64,
    /// The bytes of the table that each thread has for itself.
    pub(super) near_bytes: u64,
    /// Tables of threads that are done, for those that begin.
    pub(super) spare: Mutex<Vec<EndgameTable>>,
}

pub(super) struct Shared<'a> {
    pub(super) setup: Setup<'a>,
    start: (Duration, Duration),
    /// The positions that were not handed out yet.
    left: AtomicU64,
    nodes: AtomicU64,
    exhausted: AtomicBool,
    /// The threads that could help. A thread that waits for others lends itself out,
    /// and may find itself in use when it comes back; then this is below zero for a while.
    pub(super) idle: AtomicIsize,
}

impl<'a> Shared<'a> {
    pub(super) fn new(setup: Setup<'a>) -> Shared<'a> {
        Shared {
            start: (setup.clock.wall(), setup.clock.cpu()),
            left: AtomicU64::new(setup.budget.nodes.unwrap_or(u64::MAX)),
            nodes: AtomicU64::new(0),
            exhausted: AtomicBool::new(false),
            idle: AtomicIsize::new(setup.threads as isize - 1),
            setup,
        }
    }

    pub(super) fn effort(&self) -> Effort {
        let (wall, cpu) = self.time();
        let (nodes, memory) = (self.nodes.load(Relaxed), self.setup.memory);
        Effort { nodes, wall, cpu, memory, ..Effort::default() }
    }

    /// Counts up to `nodes` positions as visited, and returns how many the budget allowed.
    pub(super) fn spend(&self, nodes: u64) -> u64 {
        let taken = self.take(nodes);
        self.nodes.fetch_add(taken, Relaxed);
        taken
    }

    pub(super) fn limit(&self, nodes: u64) {
        self.left.fetch_min(nodes, Relaxed);
    }

    /// Takes up to `nodes` positions out of the account, and returns how many there were.
    fn take(&self, nodes: u64) -> u64 {
        let before =
            self.left.fetch_update(Relaxed, Relaxed, |left| Some(left.saturating_sub(nodes)));
        before.map_or(0, |left| left.min(nodes))
    }

    fn time(&self) -> (Duration, Duration) {
        let (wall, cpu) = self.start;
        (self.setup.clock.wall().saturating_sub(wall), self.setup.clock.cpu().saturating_sub(cpu))
    }

    fn is_out_of_time(&self) -> bool {
        let (wall, cpu) = self.time();
        self.setup.stop.is_requested()
            || self.setup.budget.wall.is_some_and(|limit| wall >= limit)
            || self.setup.budget.cpu.is_some_and(|limit| cpu >= limit)
    }

    pub(super) fn into_spare(self) -> Vec<EndgameTable> {
        self.setup.spare.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn near_table(&self) -> EndgameTable {
        let spare = self.setup.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
        spare.unwrap_or_else(|| EndgameTable::new(self.setup.near_bytes))
    }
}

/// Ends the search of a part of the tree whose result is not needed any more.
pub(super) struct Cut<'a> {
    pub(super) is_cut: AtomicBool,
    /// The part of the tree that this one belongs to.
    pub(super) outer: Option<&'a Cut<'a>>,
}

impl Cut<'_> {
    pub(super) fn is_in_force(&self) -> bool {
        self.is_cut.load(Relaxed) || self.outer.is_some_and(Cut::is_in_force)
    }
}

pub(super) struct Worker<'a> {
    pub(super) nodes: u64,
    next_poll: u64,
    /// Whether the search has to end; then no result means anything.
    pub(super) stopped: bool,
    pub(super) table: &'a EndgameTable,
    /// A table for positions near the end, small enough to stay in the cache.
    pub(super) near: EndgameTable,
    pub(super) shared: &'a Shared<'a>,
    pub(super) cut: Option<&'a Cut<'a>>,
    taken: u64,
    /// The most positions visited between two calls of [`Worker::count_one`].
    pub(super) reserve: u64,
    pub(super) evaluation: &'a Evaluation,
    /// The squares of each set of quadrants that parity speaks for.
    pub(super) squares_of: [u64; 16],
    /// The windows from which stability cutoffs are tried, by the number of empties.
    pub(super) stability_from: &'static [i32; 64],
    pub(super) confidence: u8,
    pub(super) techniques: &'a Techniques,
    /// For each depth the move that last failed high, as a bit: siblings often share it.
    refutations: [u64; 64],
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        cut: Option<&'a Cut<'a>>,
        confidence: u8,
    ) -> Worker<'a> {
        let techniques = &shared.setup.techniques;
        Worker {
            nodes: 0,
            next_poll: 0,
            stopped: false,
            table: shared.setup.table,
            near: shared.near_table(),
            shared,
            cut,
            taken: 0,
            reserve: RESERVE,
            evaluation: shared.setup.evaluation,
            confidence,
            squares_of: if techniques.parity { SQUARES_OF } else { [0; 16] },
            stability_from: if techniques.stability { &STABILITY_FROM } else { &[65; 64] },
            techniques,
            refutations: [0; 64],
        }
    }

    /// Returns the squares of the quadrants with an odd number of empty ones.
    #[inline(always)]
    pub(super) fn odd_squares(&self, node: Node) -> u64 {
        self.squares_of[node.odd as usize & 15]
    }

    /// Returns the square of the move that last failed high at `depth`, as a bit.
    #[inline(always)]
    pub(super) fn refutation(&self, depth: u32) -> u64 {
        self.refutations[depth as usize % 64]
    }

    #[inline(always)]
    pub(super) fn note_refutation(&mut self, depth: u32, square: u32) {
        self.refutations[depth as usize % 64] = 1 << square;
    }

    #[inline(always)]
    pub(super) fn count_one(&mut self) -> bool {
        if self.nodes >= self.next_poll {
            self.poll();
        }
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        true
    }

    #[cold]
    #[inline(never)]
    fn poll(&mut self) {
        let wanted = self.nodes + PORTION + self.reserve;
        self.taken += self.shared.take(wanted.saturating_sub(self.taken));
        if self.taken < self.nodes + self.reserve || self.shared.is_out_of_time() {
            self.shared.exhausted.store(true, Relaxed);
        }
        self.next_poll = self.taken.saturating_sub(self.reserve).max(self.nodes + 1);
        self.update_stopped();
    }

    /// Rereads the stop flags after a split point has ended.
    pub(super) fn update_stopped(&mut self) {
        self.stopped =
            self.shared.exhausted.load(Relaxed) || self.cut.is_some_and(Cut::is_in_force);
    }
}

impl Drop for Worker<'_> {
    fn drop(&mut self) {
        self.shared.nodes.fetch_add(self.nodes, Relaxed);
        self.shared.left.fetch_add(self.taken - self.nodes, Relaxed);
        let near = std::mem::replace(&mut self.near, EndgameTable::empty());
        self.shared.setup.spare.lock().unwrap_or_else(PoisonError::into_inner).push(near);
    }
}
