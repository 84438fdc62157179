//! A thread of a worker: plays what there is, and sends it.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::jetstream::message::PublishMessage;
use sakiyomi_arena::play_pairs;
use sakiyomi_learn::{GameRecord, GameSink, Job, JobSource, Offer, SinkError};
use tokio::runtime::Handle;
use tokio::time::sleep;

use super::shared::{Found, Held, Item, Session, Shared, Task};
use crate::wire::{PROTOCOL, Sent, to_numbers};
use crate::{ClusterError, names};

/// The longest wait before a game that could not be sent is sent again.
const LONGEST_PAUSE: Duration = Duration::from_secs(3);

pub(super) fn play(shared: &Arc<Shared>, handle: &Handle) -> Result<(), ClusterError> {
    while let Some(session) = shared.wait() {
        match &session.task {
            Task::Selfplay { player, .. } => {
                let games = Games { shared, session: &session, handle, begun: Mutex::default() };
                let count = |progress| shared.count(progress);
                match player.work(&games, &games, &shared.stop, &count) {
                    // Games that cannot be sent because the worker ends are given back.
                    Err(error) if !shared.stop.is_requested() => {
                        return Err(ClusterError::Local(error.to_string()));
                    }
                    _ => {}
                }
            }
            Task::Pairs(contest) => {
                let held: Mutex<HashMap<usize, Arc<Held>>> = Mutex::default();
                let begun = || held.lock().expect("nobody panics with the pairs in hand");
                let mut next = || match shared.take(&session.key) {
                    Found::Item(item) => {
                        let number = item.number as usize;
                        begun().insert(number, item.held);
                        Some(number)
                    }
                    Found::Nothing | Found::Over => None,
                };
                let mut take = |number: usize, pair: sakiyomi_arena::PlayedPair| {
                    shared.ticks.fetch_add(1, Ordering::Relaxed);
                    if let Some(held) = begun().remove(&number) {
                        let item = Item { held, number: number as u64 };
                        // A stop is the only reason why it is not sent.
                        let _ = send(shared, handle, item, pair.to_text(number).into_bytes());
                    }
                };
                // What this worker cannot play others try; the server counts how often.
                if play_pairs(contest, &shared.stop, &mut next, &mut take).is_err() {
                    handle.block_on(shared.refuse(&session.key));
                }
            }
        }
    }
    Ok(())
}

struct Games<'a> {
    shared: &'a Arc<Shared>,
    session: &'a Arc<Session>,
    handle: &'a Handle,
    begun: Mutex<HashMap<u64, Item>>,
}

impl Games<'_> {
    fn begun(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Item>> {
        self.begun.lock().expect("nobody panics with the games in hand")
    }

    fn begin(&self, item: Item) -> Option<Job> {
        let Task::Selfplay { seed, name, config, .. } = &self.session.task else { return None };
        let id = item.number;
        self.begun().insert(id, item);
        let (net, config) = (Arc::clone(name), Arc::clone(config));
        // As threads on one machine do: a job for each game, so that the games are the same.
        Some(Job { id, seed: *seed, games: 1, net, config })
    }
}

impl JobSource for Games<'_> {
    fn next(&self) -> Option<Job> {
        loop {
            match self.shared.take(&self.session.key) {
                Found::Item(item) => return self.begin(item),
                Found::Nothing => self.shared.pause(),
                Found::Over => return None,
            }
        }
    }

    fn offer(&self) -> Offer {
        match self.shared.take(&self.session.key) {
            Found::Item(item) => self.begin(item).map_or(Offer::NoMore, Offer::Job),
            Found::Nothing => Offer::NotYet,
            Found::Over => Offer::NoMore,
        }
    }
}

impl GameSink for Games<'_> {
    fn put(&self, job: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        let Some(item) = self.begun().remove(&job) else { return Ok(()) };
        send(self.shared, self.handle, item, record.to_bytes())
    }
}

/// Sends a game; waits when many are under way already.
fn send(shared: &Arc<Shared>, handle: &Handle, item: Item, body: Vec<u8>) -> Result<(), SinkError> {
    let permit = handle.block_on(async {
        loop {
            let permit = Arc::clone(&shared.unsent).acquire_owned();
            match tokio::time::timeout(Duration::from_millis(100), permit).await {
                Ok(Ok(permit)) => return Some(permit),
                Err(_) if !shared.stop.is_requested() => {}
                _ => return None,
            }
        }
    });
    let Some(permit) = permit else { return Err(SinkError("the worker ends".into())) };
    let shared = Arc::clone(shared);
    let sent = Sent {
        protocol: PROTOCOL,
        part: item.held.job.part,
        number: item.number,
        worker: shared.name.clone(),
        progress: to_numbers(shared.take_progress()),
        body,
    };
    handle.spawn(async move {
        let _permit = permit;
        let payload: bytes::Bytes =
            postcard::to_stdvec(&sent).expect("a game is texts and numbers").into();
        let job = &item.held.job;
        let (subject, id) = (names::games(&job.run), job.message_id(item.number));
        let mut pause = Duration::from_millis(100);
        shared.post().await;
        loop {
            let message = PublishMessage::build()
                .payload(payload.clone())
                .header("Worker", shared.name.as_str())
                .message_id(&id);
            let answer = shared.connection.context.send_publish(subject.clone(), message).await;
            if let Ok(answer) = answer
                && answer.await.is_ok()
            {
                break;
            }
            // The stream is full or the server away: nothing is lost by waiting.
            sleep(pause).await;
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
        shared.sent(&item.held).await;
    });
    Ok(())
}
