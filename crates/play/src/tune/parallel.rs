//! Numbered jobs on several threads.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use sakiyomi_core::Stop;

/// Does the jobs 0 to `jobs` on several threads, each with its own worker; returns the results in
/// order, or `None` when stopped. What a job reports goes to `progress`, on the calling thread.
pub fn in_parallel<W, P: Send, T: Send>(
    jobs: u32,
    threads: usize,
    stop: &Stop,
    new_worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u32, &dyn Fn(P)) -> T + Sync,
    mut progress: impl FnMut(P),
) -> Option<Vec<T>> {
    let next = AtomicU32::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut results: Vec<(u32, T)> = std::thread::scope(|scope| {
        let worker = || {
            let (next, new_worker, job, sender) = (&next, &new_worker, &job, sender.clone());
            scope.spawn(move || {
                // The receiver below outlives the threads: sending cannot fail.
                let report = |step| drop(sender.send(step));
                let mut worker = new_worker();
                let mut done = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs || stop.is_requested() {
                        return done;
                    }
                    done.push((number, job(&mut worker, number, &report)));
                }
            })
        };
        let workers: Vec<_> = (0..threads.max(1)).map(|_| worker()).collect();
        drop(sender);
        receiver.into_iter().for_each(&mut progress);
        workers
            .into_iter()
            .flat_map(|worker| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .collect()
    });
    if stop.is_requested() {
        return None;
    }
    results.sort_unstable_by_key(|(number, _)| *number);
    Some(results.into_iter().map(|(_, result)| result).collect())
}
