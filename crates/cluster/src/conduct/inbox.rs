//! The games that come back: read in batches, acknowledged when they are kept, then removed.

use std::time::Duration;

use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use futures_util::StreamExt as _;
use tokio::time::{Instant, timeout};

use crate::link::{Desk, LIMIT};
use crate::wire::{PROTOCOL, Sent};
use crate::{ClusterError, names};

/// The most messages that are read at once.
const BATCH: usize = 256;

/// How long to wait for the first of them.
const PATIENCE: Duration = Duration::from_millis(200);

/// How long after being handed out a message that nobody acknowledged comes again.
const ACK_WAIT: Duration = Duration::from_secs(20);

/// Where the games of a run arrive.
pub(super) struct Inbox {
    desk: Desk,
    run: String,
    consumer: Consumer<pull::Config>,
    cleared: Instant,
    /// Everything up to here was removed.
    floor: u64,
}

/// A message.
pub(super) struct Letter(Message);

impl Inbox {
    /// Opens the inbox of a run. Whatever an earlier reader left unacknowledged comes again at once.
    pub(super) async fn open(desk: &Desk, run: &str) -> Result<Inbox, ClusterError> {
        let name = format!("take-{run}");
        // There need not be one.
        let _ = desk.games.delete_consumer(&name).await;
        let config = pull::Config {
            durable_name: Some(name),
            filter_subject: names::games(run),
            ack_policy: AckPolicy::Explicit,
            ack_wait: ACK_WAIT,
            max_ack_pending: 16 * BATCH as i64,
            // What a dead coordinator leaves behind goes away by itself.
            inactive_threshold: Duration::from_secs(24 * 60 * 60),
            ..pull::Config::default()
        };
        let failed = ClusterError::server("cannot open the inbox");
        let consumer = desk.games.create_consumer(config).await.map_err(failed)?;
        let (desk, run) = (desk.clone(), run.to_owned());
        Ok(Inbox { desk, run, consumer, cleared: Instant::now(), floor: 0 })
    }

    /// Waits a moment for a game, and returns all that are there.
    pub(super) async fn receive(&mut self) -> Result<Vec<Letter>, ClusterError> {
        let failed = || ClusterError::server("cannot read games");
        let wait = self.consumer.batch().max_messages(1).expires(PATIENCE).messages();
        let mut letters = collect(wait.await.map_err(failed())?).await?;
        if !letters.is_empty() {
            let rest = self.consumer.fetch().max_messages(BATCH).messages();
            // What is read is not lost when the rest is not.
            if let Ok(rest) = rest.await {
                letters.extend(collect(rest).await.unwrap_or_default());
            }
        }
        Ok(letters)
    }

    /// Tells whether everything that was sent so far has been read and settled.
    pub(super) async fn is_empty(&mut self) -> Result<bool, ClusterError> {
        let failed = ClusterError::server("cannot read games");
        let info = self.consumer.info().await.map_err(failed)?;
        Ok(info.num_pending == 0 && info.num_ack_pending == 0)
    }

    /// Removes what is settled from the server, from time to time or `now`.
    pub(super) async fn clear(&mut self, now: bool) {
        if !now && self.cleared.elapsed() < Duration::from_secs(1) {
            return;
        }
        self.cleared = Instant::now();
        let Ok(info) = self.consumer.info().await else { return };
        let settled = info.ack_floor.stream_sequence;
        if settled > self.floor {
            let purge = self.desk.games.purge().sequence(settled + 1);
            if purge.filter(names::games(&self.run)).await.is_ok() {
                self.floor = settled;
            }
        }
    }
}

async fn collect(mut batch: pull::Batch) -> Result<Vec<Letter>, ClusterError> {
    let mut letters = Vec::new();
    loop {
        match timeout(LIMIT, batch.next()).await {
            Ok(Some(Ok(message))) => letters.push(Letter(message)),
            Ok(None) => return Ok(letters),
            Ok(Some(Err(_))) | Err(_) if !letters.is_empty() => return Ok(letters),
            Ok(Some(Err(error))) => return Err(ClusterError::server("cannot read games")(error)),
            Err(error) => return Err(ClusterError::server("cannot read games")(error)),
        }
    }
}

impl Letter {
    /// Reads it.
    pub(super) fn open(&self) -> Result<Sent, String> {
        match postcard::take_from_bytes::<Sent>(&self.0.payload) {
            Ok((sent, [])) if sent.protocol == PROTOCOL => Ok(sent),
            Ok((sent, [])) => Err(format!("it speaks version {}", sent.protocol)),
            _ => Err("it cannot be read".to_owned()),
        }
    }

    /// Returns who sent it, for all that is known.
    pub(super) fn worker(&self) -> String {
        let header = self.0.headers.as_ref().and_then(|headers| headers.get("Worker"));
        let header = header.map(ToString::to_string);
        header.or_else(|| Some(self.open().ok()?.worker)).unwrap_or_else(|| "unknown".to_owned())
    }

    pub(super) fn payload(&self) -> bytes::Bytes {
        self.0.payload.clone()
    }

    /// Returns its number in the stream.
    pub(super) fn sequence(&self) -> u64 {
        self.0.info().map_or(0, |info| info.stream_sequence)
    }

    /// Tells the server that it need not come again.
    pub(super) async fn settle(self) {
        // One that is not settled comes again, and is dropped as known.
        let _ = self.0.ack().await;
    }
}
