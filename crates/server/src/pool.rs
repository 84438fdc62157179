//! A fixed number of threads for any number of searches.
//!
//! Moves of games go first, in the order of their requests, and run to completion. Analyses share
//! the remaining threads: if there are more analyses than threads, each runs for a time slice, yields
//! to the one with the least time so far, and resumes later with its tables. Time slices grow with the
//! time an analysis has had, since a restarted search needs time to get back to its depth.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use prometheus::IntCounter;
use sakiyomi_app::{Job, JobControl, JobHandle, JobRunner, Priority, Turn};

struct Waiting {
    priority: Priority,
    spent: Duration,
    number: u64,
    control: Arc<JobControl>,
    job: Box<dyn Job>,
}

struct Running {
    priority: Priority,
    number: u64,
    since: Instant,
    /// How long it may work while others wait.
    turn: Duration,
    makes_room: bool,
    control: Arc<JobControl>,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    running: Vec<Running>,
    numbers: u64,
    closed: bool,
}

struct Shared {
    panics: IntCounter,
    queue: Mutex<Queue>,
    work_available: Condvar,
}

impl Shared {
    /// A panic of a job never happens while the queue is locked, so that it is always whole.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    size: usize,
}

/// The shortest turn of an analysis when others wait.
const SHORTEST_TURN: Duration = Duration::from_millis(250);
/// How often turns are watched while somebody waits.
const WATCH: Duration = Duration::from_millis(20);

impl Pool {
    pub(crate) fn new(threads: usize, panics: IntCounter) -> std::io::Result<Pool> {
        let shared = Shared { panics, queue: Mutex::default(), work_available: Condvar::new() };
        let shared = Arc::new(shared);
        let start = |name: String, run: fn(&Shared)| {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new().name(name).spawn(move || run(&shared))
        };
        let mut all = vec![start("turns".to_owned(), watch_turns)?];
        let size = threads.max(1);
        for number in 1..=size {
            all.push(start(format!("search-{number}"), work)?);
        }
        Ok(Pool { shared, threads: Mutex::new(all), size })
    }

    /// Returns how many jobs run and how many wait.
    pub(crate) fn load(&self) -> (usize, usize) {
        let queue = self.shared.lock();
        (queue.running.len(), queue.waiting.len())
    }

    pub(crate) fn close(&self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.waiting.clear();
        queue.running.iter().for_each(|running| running.control.cancel());
        drop(queue);
        self.shared.work_available.notify_all();
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        for thread in threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl JobRunner for Pool {
    fn submit(&self, priority: Priority, job: Box<dyn Job>) -> JobHandle {
        let (handle, control) = JobHandle::new();
        let mut queue = self.shared.lock();
        if queue.closed {
            control.cancel();
        } else {
            let number = queue.numbers;
            queue.numbers += 1;
            queue.waiting.push(Waiting { priority, spent: Duration::ZERO, number, control, job });
        }
        drop(queue);
        self.shared.work_available.notify_all();
        handle
    }

    fn crowd(&self) -> u32 {
        let queue = self.shared.lock();
        let is_move = |waiting: &&Waiting| waiting.priority == Priority::Move;
        let moves = queue.waiting.iter().filter(is_move).count();
        1 + u32::try_from(moves / self.size).unwrap_or(u32::MAX - 1)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

fn work(shared: &Shared) {
    let mut queue = shared.lock();
    loop {
        queue.waiting.retain(|waiting| !waiting.control.is_cancelled());
        if queue.closed {
            return;
        }
        let next = (0..queue.waiting.len()).min_by_key(|&place| {
            let waiting = &queue.waiting[place];
            (waiting.priority, waiting.spent, waiting.number)
        });
        let Some(next) = next else {
            queue = shared.work_available.wait(queue).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let mut next = queue.waiting.swap_remove(next);
        let since = Instant::now();
        queue.running.push(Running {
            priority: next.priority,
            number: next.number,
            since,
            turn: SHORTEST_TURN + next.spent / 2,
            makes_room: false,
            control: Arc::clone(&next.control),
        });
        drop(queue);

        let turn = take_turn(&mut next, shared);
        next.spent += since.elapsed();

        queue = shared.lock();
        queue.running.retain(|running| running.number != next.number);
        if turn == Turn::More && !queue.closed {
            queue.waiting.push(next);
        }
    }
}

fn take_turn(next: &mut Waiting, shared: &Shared) -> Turn {
    // An earlier turn may have ended by a request; cancelling comes before it, so one is seen.
    next.control.stop.reset();
    if next.control.is_cancelled() {
        return Turn::Done;
    }
    let worked = catch_unwind(AssertUnwindSafe(|| next.job.work(&next.control.stop)));
    worked.unwrap_or_else(|_| {
        shared.panics.inc();
        Turn::Done
    })
}

/// Asks analyses to make room while others wait.
fn watch_turns(shared: &Shared) {
    let mut queue = shared.lock();
    while !queue.closed {
        queue = if queue.waiting.is_empty() {
            shared.work_available.wait(queue).unwrap_or_else(PoisonError::into_inner)
        } else {
            make_room(&mut queue);
            let waited = shared.work_available.wait_timeout(queue, WATCH);
            waited.unwrap_or_else(PoisonError::into_inner).0
        };
    }
}

fn make_room(queue: &mut Queue) {
    let moves = queue.waiting.iter().filter(|waiting| waiting.priority == Priority::Move).count();
    let others = queue.waiting.len() - moves;
    let makes_room = |running: &&mut Running| running.makes_room;
    let mut promised = queue.running.iter_mut().filter(makes_room).count();
    let now = Instant::now();
    for running in &mut queue.running {
        if running.priority == Priority::Move || running.makes_room {
            continue;
        }
        let turn_is_over = now.duration_since(running.since) >= running.turn;
        if promised < moves || (turn_is_over && promised < moves + others) {
            running.makes_room = true;
            running.control.stop.request();
            promised += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Stop;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// Tells its name at each turn, and works until it is stopped or let go.
    struct Told {
        name: &'static str,
        turns: Sender<&'static str>,
        until: Receiver<()>,
    }

    impl Job for Told {
        fn work(&mut self, stop: &Stop) -> Turn {
            let _ = self.turns.send(self.name);
            loop {
                if self.until.recv_timeout(Duration::from_millis(1)).is_ok() {
                    return Turn::Done;
                }
                if stop.is_requested() {
                    return Turn::More;
                }
            }
        }
    }

    fn one_thread() -> Pool {
        Pool::new(1, IntCounter::new("panics", "Jobs that broke.").unwrap()).unwrap()
    }

    struct Panics;

    impl Job for Panics {
        fn work(&mut self, _stop: &Stop) -> Turn {
            panic!("an engine broke an invariant");
        }
    }

    #[test]
    fn a_move_interrupts_an_analysis_which_then_goes_on() {
        let pool = one_thread();
        let (turns, told) = channel();
        let job = |name| {
            let (end, until) = channel();
            (Box::new(Told { name, turns: turns.clone(), until }), end)
        };
        let (analysis, _end) = job("analysis");
        let _first = pool.submit(Priority::Analysis, analysis);
        assert_eq!(told.recv(), Ok("analysis"));
        let (mv, end) = job("move");
        let _second = pool.submit(Priority::Move, mv);
        assert_eq!(told.recv(), Ok("move"));
        end.send(()).unwrap();
        assert_eq!(told.recv(), Ok("analysis"));
    }

    #[test]
    fn analyses_take_turns() {
        let pool = one_thread();
        let (turns, told) = channel();
        let mut kept = Vec::new();
        for name in ["a", "b", "c"] {
            let (end, until) = channel();
            let job = Box::new(Told { name, turns: turns.clone(), until });
            kept.push((pool.submit(Priority::Analysis, job), end));
        }
        let first: Vec<&str> = told.iter().take(3).collect();
        assert_eq!(first, ["a", "b", "c"]);
    }

    #[test]
    fn a_dropped_ticket_ends_the_job_wherever_it_is() {
        let pool = one_thread();
        let (turns, told) = channel();
        let job = |name| {
            let (end, until) = channel();
            (Box::new(Told { name, turns: turns.clone(), until }), end)
        };
        let (running, end) = job("running");
        let handle = pool.submit(Priority::Move, running);
        assert_eq!(told.recv(), Ok("running"));
        let (waiting, _end) = job("waiting");
        drop(pool.submit(Priority::Move, waiting));
        drop(handle);
        let (last, _last_end) = job("last");
        let _last = pool.submit(Priority::Move, last);
        // The job says that it wants another turn, and does not get one.
        assert_eq!(told.recv(), Ok("last"));
        drop(end);
    }

    #[test]
    fn a_panic_costs_the_job_and_not_the_thread() {
        let pool = one_thread();
        let _lost = pool.submit(Priority::Move, Box::new(Panics));
        let (turns, told) = channel();
        let (_end, until) = channel();
        let _next = pool.submit(Priority::Move, Box::new(Told { name: "next", turns, until }));
        assert_eq!(told.recv(), Ok("next"));
        assert_eq!(pool.shared.panics.get(), 1);
    }

    #[test]
    fn a_closed_pool_drops_what_runs_and_what_waits() {
        let pool = one_thread();
        let (turns, told) = channel();
        let (_end, until) = channel();
        let _handle = pool
            .submit(Priority::Analysis, Box::new(Told { name: "a", turns: turns.clone(), until }));
        assert_eq!(told.recv(), Ok("a"));
        pool.close();
        let (_end, until) = channel();
        let _late = pool.submit(Priority::Move, Box::new(Told { name: "late", turns, until }));
        assert_eq!(pool.load(), (0, 0));
        assert!(told.recv().is_err());
    }
}
