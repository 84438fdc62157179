//! The games of an iteration: threads play, and the caller collects.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use sakiyomi_core::{Stop, mix64};

use super::{Collect, RunError, SelfPlayEvent, SelfPlayOrder};
use crate::{GameQueue, GameRecord, GameSink, Progress, SinkError};

const POLL_INTERVAL: Duration = Duration::from_millis(100);

type Numbered = (u64, Box<GameRecord>);

struct Channel(Sender<Numbered>);

impl GameSink for Channel {
    fn put(&self, job: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        self.0.send((job, Box::new(record))).map_err(|_| SinkError("nobody collects".into()))
    }
}

pub(crate) const fn iteration_seed(seed: u64, iteration: u64) -> u64 {
    mix64(seed ^ mix64(iteration))
}

/// Plays games until there are no more or `stop` is requested, and passes each to `collect`.
pub(crate) fn play(
    order: &SelfPlayOrder<'_>,
    stop: &Stop,
    collect: &mut Collect<'_>,
) -> Result<(), RunError> {
    let player = order.learner.self_player_on(order.net, order.device)?;
    let numbers = order.numbers.iter().copied();
    let queue = GameQueue::new(numbers, order.seed, order.net, order.config.clone());
    let total = Mutex::new(Progress::default());
    let count = || total.lock().expect("no thread panics while it counts");
    let halt = stop.part();
    std::thread::scope(|scope| {
        let (sender, games) = channel();
        let sink = Channel(sender);
        let playing = scope.spawn(|| {
            // The channel ends with the games.
            let sink = sink;
            player.play_on(order.threads, &queue, &sink, &halt, &|done| count().add(done))
        });
        let collected = gather(&games, &|| *count(), collect);
        if collected.is_err() {
            halt.request();
        }
        let played = playing.join().map_err(|_| RunError::Panic);
        collected?;
        Ok(played??)
    })
}

fn gather(
    games: &Receiver<Numbered>,
    progress: &dyn Fn() -> Progress,
    collect: &mut Collect<'_>,
) -> Result<(), RunError> {
    loop {
        let received = games.recv_timeout(POLL_INTERVAL);
        let is_over = received == Err(RecvTimeoutError::Disconnected);
        if let Ok((number, record)) = received {
            collect(SelfPlayEvent::Game(number, record))?;
        }
        collect(SelfPlayEvent::Progress(progress()))?;
        if is_over {
            return Ok(());
        }
    }
}
