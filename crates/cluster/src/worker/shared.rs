//! What the threads of a worker share: the jobs it holds, and the games of them that are not begun.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use async_nats::jetstream::message::{AckKind, Acker};
use sakiyomi_arena::Contest;
use sakiyomi_core::Stop;
use sakiyomi_learn::{Progress, SelfPlayer, SelfplayConfig};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::timeout;

use crate::link::Connection;
use crate::wire::{Job, Mode};

/// Games that were played and are not yet on the server's disk, at the most. Then threads wait.
pub(super) const UNSENT: usize = 256;
/// How long a game waits for others to be sent with: waking the server for each one is expensive.
const LINGER: Duration = Duration::from_millis(500);
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// What is the same for all jobs of a run and iteration.
pub(super) struct Session {
    pub(super) key: String,
    pub(super) run: String,
    pub(super) task: Task,
}

pub(super) enum Task {
    Selfplay { player: Box<dyn SelfPlayer>, seed: u64, name: Arc<str>, config: Arc<SelfplayConfig> },
    Pairs(Box<Contest>),
}

/// A job that this worker holds.
pub(super) struct Held {
    pub(super) job: Job,
    pub(super) session: Arc<Session>,
    pub(super) acker: Acker,
    /// Games of it that are not yet on the server's disk.
    left: AtomicUsize,
    /// Its place in the list of those held.
    number: u64,
}

/// A game that is not begun.
#[derive(Clone)]
pub(super) struct Item {
    pub(super) held: Arc<Held>,
    pub(super) number: u64,
}

pub(super) enum Found {
    Item(Item),
    /// There is none now.
    Nothing,
    /// There is none for this session any more.
    Over,
}

pub(super) struct Shared {
    pub(super) connection: Connection,
    pub(super) name: String,
    pub(super) threads: usize,
    pub(super) stop: Stop,
    queue: Mutex<VecDeque<Item>>,
    arrived: Condvar,
    held: Mutex<HashMap<u64, Arc<Held>>>,
    next_held: AtomicU64,
    mode: Mutex<Mode>,
    /// Something changed that the feeder should know.
    pub(super) changed: Notify,
    /// Whether the feeder knows that threads want more: one notification is enough.
    refill_requested: AtomicBool,
    /// Rises whenever a thread has done something.
    pub(super) ticks: AtomicU64,
    pub(super) games: AtomicU64,
    pub(super) jobs: AtomicU64,
    progress: Mutex<Progress>,
    positions: AtomicU64,
    /// What threads may still send without waiting.
    pub(super) unsent: Arc<Semaphore>,
    /// Whether a thread found nothing to play: then somebody may be waiting for the last games.
    is_idle: AtomicBool,
    /// Rises when games are sent.
    bursts: watch::Sender<u64>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panics with the jobs in hand")
}

impl Shared {
    pub(super) fn new(connection: Connection, name: String, threads: usize, stop: Stop) -> Shared {
        Shared {
            connection,
            name,
            threads,
            stop,
            queue: Mutex::default(),
            arrived: Condvar::new(),
            held: Mutex::default(),
            next_held: AtomicU64::new(0),
            mode: Mutex::default(),
            changed: Notify::new(),
            refill_requested: AtomicBool::default(),
            ticks: AtomicU64::default(),
            games: AtomicU64::default(),
            jobs: AtomicU64::default(),
            progress: Mutex::default(),
            positions: AtomicU64::default(),
            unsent: Arc::new(Semaphore::new(UNSENT)),
            is_idle: AtomicBool::new(true),
            bursts: watch::Sender::new(0),
        }
    }

    pub(super) fn mode(&self) -> Mode {
        *lock(&self.mode)
    }

    pub(super) fn set_mode(&self, mode: Mode) {
        *lock(&self.mode) = mode;
        self.changed.notify_one();
        self.arrived.notify_all();
    }

    /// Tells whether there are fewer games than threads may soon want; if not, they will tell.
    pub(super) fn is_hungry(&self) -> bool {
        self.refill_requested.store(false, Ordering::Release);
        lock(&self.queue).len() < self.threads
    }

    pub(super) fn add(&self, job: Job, session: Arc<Session>, acker: Acker) {
        let numbers: Vec<u64> = job.numbers().collect();
        let number = self.next_held.fetch_add(1, Ordering::Relaxed);
        let left = AtomicUsize::new(numbers.len());
        let held = Arc::new(Held { job, session, acker, left, number });
        lock(&self.held).insert(number, Arc::clone(&held));
        let items = numbers.into_iter().map(|number| Item { held: Arc::clone(&held), number });
        let mut queue = lock(&self.queue);
        queue.extend(items);
        self.is_idle.store(queue.is_empty(), Ordering::Release);
        drop(queue);
        self.arrived.notify_all();
    }

    pub(super) fn held(&self) -> Vec<Arc<Held>> {
        lock(&self.held).values().cloned().collect()
    }

    pub(super) fn held_count(&self) -> usize {
        lock(&self.held).len()
    }

    /// Waits for work, and returns the session of it; `None` when the worker is to end.
    pub(super) fn wait(&self) -> Option<Arc<Session>> {
        let mut queue = lock(&self.queue);
        loop {
            if self.stop.is_requested() {
                return None;
            }
            if let Some(item) = queue.front() {
                return Some(Arc::clone(&item.held.session));
            }
            if self.mode() == Mode::Draining {
                return None;
            }
            let waited = self.arrived.wait_timeout(queue, POLL_INTERVAL);
            queue = waited.expect("nobody panics with the jobs in hand").0;
        }
    }

    pub(super) fn take(&self, session: &str) -> Found {
        let mut queue = lock(&self.queue);
        let place = queue.iter().position(|item| item.held.session.key == session);
        let item = place.and_then(|place| queue.remove(place));
        let (is_empty, is_short) = (queue.is_empty(), queue.len() < self.threads);
        if item.is_none() && is_empty && !self.is_idle.swap(true, Ordering::AcqRel) {
            self.burst();
        }
        drop(queue);
        if is_short && !self.refill_requested.swap(true, Ordering::AcqRel) {
            self.changed.notify_one();
        }
        match item {
            Some(item) => Found::Item(item),
            None if !is_empty || self.stop.is_requested() => Found::Over,
            None if self.mode() == Mode::Draining => Found::Over,
            None => Found::Nothing,
        }
    }

    pub(super) fn pause(&self) {
        let queue = lock(&self.queue);
        if queue.is_empty() {
            drop(self.arrived.wait_timeout(queue, POLL_INTERVAL));
        }
    }

    pub(super) fn count(&self, progress: Progress) {
        self.ticks.fetch_add(1, Ordering::Relaxed);
        self.positions.fetch_add(progress.positions, Ordering::Relaxed);
        lock(&self.progress).add(progress);
    }

    pub(super) fn take_progress(&self) -> Progress {
        std::mem::take(&mut *lock(&self.progress))
    }

    /// Returns the games and jobs that are done.
    pub(super) fn done(&self) -> (u64, u64) {
        (self.games.load(Ordering::Relaxed), self.jobs.load(Ordering::Relaxed))
    }

    pub(super) fn positions(&self) -> u64 {
        self.positions.load(Ordering::Relaxed)
    }

    fn burst(&self) {
        self.bursts.send_modify(|bursts| *bursts += 1);
    }

    /// Waits until games are sent: in bursts, and at once when nothing is left to play.
    pub(super) async fn post(&self) {
        let mut bursts = self.bursts.subscribe();
        if self.is_idle.load(Ordering::Acquire) || self.mode() != Mode::Running {
            return;
        }
        // The first one to wait long enough takes all others with it.
        if timeout(LINGER, bursts.changed()).await.is_err() {
            self.burst();
        }
    }

    /// A game is on the server's disk; the job is done with the last of them.
    pub(super) async fn sent(&self, held: &Arc<Held>) {
        self.games.fetch_add(1, Ordering::Relaxed);
        if held.left.fetch_sub(1, Ordering::AcqRel) > 1 {
            return;
        }
        lock(&self.held).remove(&held.number);
        self.jobs.fetch_add(1, Ordering::Relaxed);
        for _ in 0..3 {
            // A job that cannot be acknowledged comes again, and its games are dropped as known.
            if held.acker.double_ack().await.is_ok() {
                return;
            }
        }
    }

    /// Gives back the jobs of a session that this worker cannot play.
    pub(super) async fn refuse(&self, session: &str) {
        lock(&self.queue).retain(|item| item.held.session.key != session);
        let refused: Vec<_> =
            lock(&self.held).extract_if(|_, held| held.session.key == session).collect();
        for (_, held) in refused {
            let _ = held.acker.ack_with(AckKind::Nak(Some(POLL_INTERVAL))).await;
        }
    }

    pub(super) async fn give_back(&self) {
        lock(&self.queue).clear();
        let held = std::mem::take(&mut *lock(&self.held));
        for held in held.into_values() {
            // The server finds out by itself otherwise.
            let _ = held.acker.ack_with(AckKind::Nak(None)).await;
        }
    }
}
