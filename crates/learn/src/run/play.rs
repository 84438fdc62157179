//! The games of an iteration: threads play, and whoever asked for them collects.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sakiyomi_core::{Stop, mix64};
use sakiyomi_engines::BoardGame;

use super::{Collect, Order, RunError, Told};
use crate::{
    GameRecord, GameSink, Job, JobSource, Progress, SelfplayConfig, SinkError, WorkError,
    evaluators, work,
};

/// The name of the threads that play.
const THREAD_NAME: &str = "self-play";

/// How long the collector waits before it looks at the clock.
const PATIENCE: Duration = Duration::from_millis(100);

/// Gives out the numbers of games, one a job.
struct Numbers {
    left: Mutex<std::vec::IntoIter<u64>>,
    seed: u64,
    net: Arc<str>,
    config: Arc<SelfplayConfig>,
}

impl JobSource for Numbers {
    fn next(&self) -> Option<Job> {
        let id = self.left.lock().expect("no thread panics while it takes a number").next()?;
        let (net, config) = (Arc::clone(&self.net), Arc::clone(&self.config));
        Some(Job { id, seed: self.seed, games: 1, net, config })
    }
}

/// What threads send.
enum Message {
    Game(u64, Box<GameRecord>),
    Done(Result<(), WorkError>),
}

struct Post(Sender<Message>);

impl GameSink for Post {
    fn put(&self, job: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        self.0
            .send(Message::Game(job, Box::new(record)))
            .map_err(|_| SinkError("nobody collects".into()))
    }
}

/// Returns the seed of an iteration's games.
pub(crate) const fn iteration_seed(seed: u64, iteration: u64) -> u64 {
    mix64(seed ^ mix64(iteration))
}

/// Plays games until there are no more or a `stop` is asked for, and hands each to `collect`.
pub(crate) fn play<S: BoardGame>(
    order: &Order<'_>,
    stop: &Stop,
    collect: &mut Collect<'_>,
) -> Result<Progress, RunError> {
    let evaluators = evaluators::<S>(order.net, order.device, order.threads.max(1))?;
    let source = Numbers {
        left: Mutex::new(order.numbers.clone().into_iter()),
        seed: order.seed,
        net: order.net.fingerprint().into(),
        config: Arc::new(order.config.clone()),
    };
    let total = Mutex::new(Progress::default());
    let add = |progress: Progress| {
        total.lock().expect("no thread panics while it counts").add(progress);
    };
    let halt = stop.part();
    let (sender, receiver) = channel();
    let collected = std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for mut evaluator in evaluators {
            let post = Post(sender.clone());
            let (source, halt, add) = (&source, &halt, &add);
            let play = move || {
                let done = work::<S>(source, &post, &mut *evaluator, halt, add);
                // Without a collector there is nobody left to tell.
                let _ = post.0.send(Message::Done(done));
            };
            let builder = std::thread::Builder::new().name(THREAD_NAME.to_owned());
            threads.push(builder.spawn_scoped(scope, play).map_err(|error| {
                halt.request();
                RunError::Thread(error)
            })?);
        }
        let all_ended = || threads.iter().all(|thread| thread.is_finished());
        let progress = || *total.lock().expect("no thread panics while it counts");
        let left = threads.len();
        let collected = gather(&receiver, left, &all_ended, &progress, collect);
        if collected.is_err() {
            halt.request();
        }
        let panicked = threads.into_iter().filter_map(|thread| thread.join().err()).count() > 0;
        if panicked && collected.is_ok() { Err(RunError::Panic) } else { collected }
    });
    collected?;
    Ok(total.into_inner().expect("no thread panics while it counts"))
}

/// Takes what the threads send until all of them are done.
fn gather(
    receiver: &Receiver<Message>,
    mut left: usize,
    all_ended: &dyn Fn() -> bool,
    progress: &dyn Fn() -> Progress,
    collect: &mut Collect<'_>,
) -> Result<(), RunError> {
    while left > 0 {
        // Asked before the wait: what was sent before the last thread ended is still taken.
        let is_over = all_ended();
        match receiver.recv_timeout(PATIENCE) {
            Ok(Message::Game(number, record)) => collect(Told::Game(number, record))?,
            Ok(Message::Done(done)) => {
                left -= 1;
                done?;
            }
            Err(RecvTimeoutError::Timeout) if !is_over => {}
            Err(_) => break,
        }
        collect(Told::Passed(progress()))?;
    }
    Ok(())
}
