//! Work for engines: what a job is, and who runs it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sakiyomi_core::Stop;

/// Which work goes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Priority {
    /// Somebody waits for it to go on with a game.
    Move,
    /// Somebody watches it.
    Analysis,
}

/// Whether a job has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// There is nothing left to do.
    Done,
    /// It made room for others, and goes on when it is its turn.
    More,
}

/// Work that takes a while.
pub trait Job: Send {
    /// Works until it is done, or soon after `stop` is requested.
    fn work(&mut self, stop: &Stop) -> Turn;
}

/// Runs jobs: the threads of a server, or the worker of a page.
pub trait JobRunner: Send + Sync {
    /// Lets the job run when it is its turn.
    fn submit(&self, priority: Priority, job: Box<dyn Job>) -> JobHandle;

    /// Returns by how much a search is to be shorter, with so many moves that wait already.
    fn crowd(&self) -> u32;
}

/// The right to a result; dropping it cancels the job.
#[must_use]
#[derive(Debug)]
pub struct JobHandle(Arc<JobControl>);

/// The runner's side of a [`JobHandle`].
#[derive(Debug, Default)]
pub struct JobControl {
    cancelled: AtomicBool,
    /// Asks the job to make room or to end.
    pub stop: Stop,
}

impl JobHandle {
    /// Returns the handle of a new job, and the runner's side of it.
    pub fn new() -> (JobHandle, Arc<JobControl>) {
        let control = Arc::new(JobControl::default());
        (JobHandle(Arc::clone(&control)), control)
    }
}

impl JobControl {
    /// Ends the job. Says so before the request to stop, so that one of the two is always seen.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::SeqCst);
        self.stop.request();
    }

    /// Tells whether nobody wants the result any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::SeqCst)
    }
}

impl Drop for JobHandle {
    fn drop(&mut self) {
        self.0.cancel();
    }
}
