//! Parallel search: young brothers wait.
//!
//! The first move of a position is searched by one thread; if it does not fail high, every idle thread
//! takes moves from a queue until it is empty or one fails high, which ends the others. A thread that
//! is done lends itself out until the rest have finished. Starting threads costs some tens of
//! microseconds, next to nothing where a search takes milliseconds.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::deep::NullWindow;
use super::kernel::Kernel;
use super::ordering::Moves;
use super::worker::{Cut, Shared, Worker};

#[derive(Clone, Copy)]
pub(super) struct Best {
    pub(super) score: i32,
    pub(super) square: Option<u32>,
}

impl Best {
    #[inline(always)]
    pub(super) fn improve(&mut self, score: i32, square: u32) {
        if score > self.score || self.square.is_none() {
            *self = Best { score, square: Some(square) };
        }
    }
}

/// The moves from `index` on are still to be searched.
pub(super) struct Queue {
    pub(super) moves: Moves,
    pub(super) index: usize,
    pub(super) best: Best,
}

pub(super) struct Helpers<'a> {
    count: usize,
    shared: &'a Shared<'a>,
}

impl<'a> Helpers<'a> {
    #[inline(always)]
    pub(super) fn take(shared: &'a Shared<'a>, most: usize) -> Option<Helpers<'a>> {
        if shared.idle.load(Relaxed) <= 0 {
            return None;
        }
        let wanted = |idle: isize| idle.clamp(0, most as isize);
        let before = shared.idle.fetch_update(Relaxed, Relaxed, |idle| Some(idle - wanted(idle)));
        let count = wanted(before.unwrap_or(0)) as usize;
        (count > 0).then_some(Helpers { count, shared })
    }

    /// Searches the moves of a queue together with the worker, and returns the best.
    #[cold]
    pub(super) fn search<K: Kernel>(
        self,
        kernel: K,
        worker: &mut Worker<'_>,
        window: NullWindow<'_>,
        queue: Queue,
    ) -> Best {
        let Helpers { count, shared } = self;
        let cut = Cut { is_cut: AtomicBool::new(false), outer: worker.cut };
        let queue = Mutex::new(queue);
        let (confidence, reserve) = (worker.confidence, worker.reserve);
        let helper = || {
            let mut helper = Worker::new(shared, Some(&cut), confidence);
            helper.reserve = reserve;
            helper
        };
        thread::scope(|scope| {
            for _ in 0..count {
                scope.spawn(|| {
                    let mut helper = helper();
                    work_off(kernel, &mut helper, window, &queue, &cut);
                    drop(helper);
                    shared.idle.fetch_add(1, Relaxed);
                });
            }
            let mut own_part = helper();
            std::mem::swap(&mut own_part.near, &mut worker.near);
            work_off(kernel, &mut own_part, window, &queue, &cut);
            std::mem::swap(&mut own_part.near, &mut worker.near);
            shared.idle.fetch_add(1, Relaxed);
        });
        shared.idle.fetch_sub(1, Relaxed);
        worker.update_stopped();
        queue.into_inner().unwrap_or_else(PoisonError::into_inner).best
    }
}

fn work_off<K: Kernel>(
    kernel: K,
    worker: &mut Worker<'_>,
    window: NullWindow<'_>,
    queue: &Mutex<Queue>,
    cut: &Cut<'_>,
) {
    let NullWindow { node, indices, alpha, .. } = window;
    let lock = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let square = {
            let mut queue = lock();
            if queue.index >= queue.moves.len() || cut.is_in_force() {
                return;
            }
            let index = queue.index;
            queue.index += 1;
            queue.moves.take(index)
        };
        let flips = kernel.flips(node.own, node.opponent, square);
        let next_indices = indices.after(square as u8, flips);
        let next = node.after(square, flips);
        let score = -kernel.deep(worker, window.reply(next, &next_indices));
        if worker.stopped {
            return;
        }
        lock().best.improve(score, square);
        if score > alpha {
            cut.is_cut.store(true, Relaxed);
        }
    }
}
