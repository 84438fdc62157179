//! What the threads of a search share, and what each of them carries along.
//!
//! Positions are counted by each thread for itself. A thread takes the right to
//! visit some thousands of them from the common account, and only then looks at
//! the clock and at the flags that end it; so a limit of positions is never
//! exceeded, and everything else is noticed within a fraction of a millisecond.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use sakiyomi_core::{Budget, Clock, Effort, Meter, Stop};

use super::table::Table;

/// The positions that a thread visits between two looks at the common account.
const PORTION: u64 = 4096;

/// The most positions that are visited between two calls of [`Worker::count_one`]:
/// those below a position with five empty squares.
const RESERVE: u64 = 256;

/// What the threads of a search share.
pub(super) struct Shared<'a> {
    account: Mutex<Account<'a>>,
    /// Whether the budget is spent.
    exhausted: AtomicBool,
    /// The threads that could help.
    pub(super) idle: AtomicUsize,
}

struct Account<'a> {
    meter: Meter<'a>,
    /// The positions that were not handed out yet.
    left: u64,
    /// The positions that were visited.
    nodes: u64,
}

impl<'a> Shared<'a> {
    pub(super) fn new(
        budget: Budget,
        clock: &'a dyn Clock,
        stop: &'a Stop,
        threads: usize,
    ) -> Self {
        let left = budget.nodes.unwrap_or(u64::MAX);
        let meter = Meter::start(Budget { nodes: None, ..budget }, clock, stop);
        Shared {
            account: Mutex::new(Account { meter, left, nodes: 0 }),
            exhausted: AtomicBool::new(false),
            idle: AtomicUsize::new(threads.saturating_sub(1)),
        }
    }

    /// Returns what was spent so far.
    pub(super) fn effort(&self) -> Effort {
        let account = self.account();
        Effort { nodes: account.nodes, ..account.meter.effort() }
    }

    /// Lets no more than `nodes` further positions be visited.
    pub(super) fn limit(&self, nodes: u64) {
        let mut account = self.account();
        account.left = account.left.min(nodes);
    }

    /// Tells whether nothing more may be spent.
    pub(super) fn is_exhausted(&self) -> bool {
        self.exhausted.load(Relaxed)
    }

    fn account(&self) -> MutexGuard<'_, Account<'a>> {
        self.account.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the search of a part of the tree whose result is not needed any more.
pub(super) struct Cut<'a> {
    pub(super) is_cut: AtomicBool,
    /// The part of the tree that this one belongs to.
    pub(super) outer: Option<&'a Cut<'a>>,
}

impl Cut<'_> {
    fn is_in_force(&self) -> bool {
        self.is_cut.load(Relaxed) || self.outer.is_some_and(Cut::is_in_force)
    }
}

/// What one thread carries along.
pub(super) struct Worker<'a> {
    /// The positions visited.
    pub(super) nodes: u64,
    /// At this number of positions it is time to look at the account.
    next_look: u64,
    /// Whether the search has to end; then no result means anything.
    pub(super) stopped: bool,
    pub(super) table: &'a Table,
    pub(super) shared: &'a Shared<'a>,
    pub(super) cut: Option<&'a Cut<'a>>,
    /// The positions that were taken from the account.
    taken: u64,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        table: &'a Table,
        shared: &'a Shared<'a>,
        cut: Option<&'a Cut<'a>>,
    ) -> Worker<'a> {
        Worker { nodes: 0, next_look: 0, stopped: false, table, shared, cut, taken: 0 }
    }

    /// Counts a position, and tells whether the search may go on.
    #[inline(always)]
    pub(super) fn count_one(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        true
    }

    #[cold]
    #[inline(never)]
    fn look(&mut self) {
        let mut account = self.shared.account();
        let portion = (self.nodes + PORTION + RESERVE).saturating_sub(self.taken).min(account.left);
        account.left -= portion;
        self.taken += portion;
        if self.taken < self.nodes + RESERVE || !account.meter.look() {
            self.shared.exhausted.store(true, Relaxed);
        }
        self.next_look = self.taken.saturating_sub(RESERVE).max(self.nodes + 1);
        drop(account);
        self.update_stopped();
    }

    /// Looks at the flags again, after those of a part of the tree have lost their meaning.
    pub(super) fn update_stopped(&mut self) {
        self.stopped = self.shared.is_exhausted() || self.cut.is_some_and(Cut::is_in_force);
    }
}

impl Drop for Worker<'_> {
    fn drop(&mut self) {
        let mut account = self.shared.account();
        account.nodes += self.nodes;
        account.left += self.taken - self.nodes;
    }
}
