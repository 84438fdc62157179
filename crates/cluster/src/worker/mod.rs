//! A worker: takes jobs, plays, sends what it played. Threads play; a few tasks beside them fetch
//! jobs and networks, say that the worker is alive, and heed what people ask for. A job is
//! acknowledged when all its games are on the server's disk.

mod feeder;
mod play;
mod shared;
mod tasks;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::Stop;
use sakiyomi_learn::ProgramGames;
use tokio::time::{sleep, timeout};

use self::feeder::{Feeder, Nets};
use self::shared::Shared;
use self::tasks::Orders;
use crate::names::is_name;
use crate::wire::Mode;
use crate::{ClusterError, Link};

const POLL: Duration = Duration::from_millis(50);
const PAUSE: Duration = Duration::from_secs(1);
/// How long a worker that is to end waits for what it has played to arrive.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// How a worker works.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorkerOptions {
    /// Its name, which nobody else has: see [`as_name`](crate::as_name).
    pub name: String,
    /// The threads that play.
    pub threads: usize,
    /// The version of the program, for people.
    pub version: String,
    /// A folder for the networks of matches.
    pub cache: PathBuf,
}

/// What happens to a worker, for whoever started it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkerEvent {
    /// The server is not set up yet; it waits.
    NotSetUp,
    /// It takes jobs, or no longer.
    Mode(Mode),
    /// Games and jobs so far.
    Done {
        /// Games and pairs.
        games: u64,
        /// Jobs.
        jobs: u64,
    },
}

/// What a worker has done when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WorkerSummary {
    /// Games and pairs that arrived.
    pub games: u64,
    /// Jobs that are done.
    pub jobs: u64,
    /// Whether it was drained.
    pub drained: bool,
}

/// Works until a `stop` or a drain order. After an error, what the worker held goes to others.
pub fn work(
    games: &ProgramGames,
    link: &Link,
    options: &WorkerOptions,
    stop: &Stop,
    on_event: &dyn Fn(WorkerEvent),
) -> Result<WorkerSummary, ClusterError> {
    if !is_name(&options.name) {
        return Err(ClusterError::Unsuitable(
            "the name of a worker has letters, digits, - and _, at most 60".to_owned(),
        ));
    }
    let begun = link.block_on(async {
        let mut is_reported = false;
        while !stop.is_requested() {
            if let Ok(connection) = link.connection().await
                && let Ok(orders) = Orders::first(&connection.control, &options.name).await
            {
                return Some((connection, orders));
            }
            if !std::mem::replace(&mut is_reported, true) {
                on_event(WorkerEvent::NotSetUp);
            }
            let _ = timeout(PAUSE, stopped(stop)).await;
        }
        None
    });
    let Some((connection, orders)) = begun else { return Ok(WorkerSummary::default()) };
    let threads = options.threads.max(1);
    let shared = Arc::new(Shared::new(connection, options.name.clone(), threads, stop.part()));
    shared.set_mode(orders.mode());
    let nets = Arc::new(Nets::default());
    let feeder = Feeder {
        games: games.clone(),
        shared: Arc::clone(&shared),
        nets: Arc::clone(&nets),
        cache: options.cache.clone(),
    };
    let handle = link.handle();
    let tasks = [
        handle.spawn(feeder.run()),
        handle.spawn(tasks::heartbeat(Arc::clone(&shared))),
        handle.spawn(tasks::report(Arc::clone(&shared), options.version.clone())),
        handle.spawn(tasks::watch_orders(Arc::clone(&shared), orders)),
        handle.spawn(tasks::prefetch(Arc::clone(&shared), nets)),
    ];
    let played = play_on_threads(&shared, link, on_event);
    let drained = shared.mode() == Mode::Draining && !stop.is_requested();
    link.block_on(async {
        // What was played arrives, however long the server is away, unless somebody is in a hurry.
        while shared.held_count() > 0 && !(stop.is_requested() || played.is_err()) {
            sleep(POLL).await;
        }
        let flushed = shared.unsent.acquire_many(shared::UNSENT as u32);
        let _ = timeout(SHUTDOWN_GRACE, flushed).await;
        for task in &tasks {
            task.abort();
        }
        let _ = timeout(SHUTDOWN_GRACE, async {
            shared.give_back().await;
            let _ = shared.connection.workers.purge(&shared.name).await;
            let _ = link.client.flush().await;
        })
        .await;
    });
    played?;
    let (games, jobs) = shared.done();
    Ok(WorkerSummary { games, jobs, drained })
}

async fn stopped(stop: &Stop) {
    while !stop.is_requested() {
        sleep(POLL).await;
    }
}

fn play_on_threads(
    shared: &Arc<Shared>,
    link: &Link,
    on_event: &dyn Fn(WorkerEvent),
) -> Result<(), ClusterError> {
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for _ in 0..shared.threads {
            let builder = std::thread::Builder::new().name("self-play".to_owned());
            let thread = builder.spawn_scoped(scope, || {
                let played = play::play(shared, link.handle());
                if played.is_err() {
                    shared.stop.request();
                }
                played
            });
            threads.push(thread.map_err(|error| {
                shared.stop.request();
                ClusterError::Local(error.to_string())
            })?);
        }
        let (mut mode, mut done) = (None, (0, 0));
        while threads.iter().any(|thread| !thread.is_finished()) {
            let now = shared.mode();
            if mode.replace(now) != Some(now) {
                on_event(WorkerEvent::Mode(now));
            }
            let (games, jobs) = shared.done();
            if std::mem::replace(&mut done, (games, jobs)) != (games, jobs) {
                on_event(WorkerEvent::Done { games, jobs });
            }
            // A thread that panicked leaves games behind that nobody plays.
            let one_ended = threads.iter().any(|thread| thread.is_finished());
            if one_ended && now != Mode::Draining {
                shared.stop.request();
            }
            std::thread::sleep(POLL);
        }
        let mut played = Ok(());
        for thread in threads {
            match thread.join() {
                Ok(Ok(())) => {}
                Ok(Err(error)) => played = Err(error),
                Err(_) => played = Err(ClusterError::Local("a thread panicked".to_owned())),
            }
        }
        played
    })
}
