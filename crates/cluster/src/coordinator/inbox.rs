//! The games that come back: read as they come, acknowledged in batches when they are kept, then
//! removed.

use std::time::Duration;

use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use futures_util::StreamExt as _;
use tokio::time::{Instant, timeout};

use crate::error::Context as _;
use crate::link::{Connection, LIMIT};
use crate::wire::{PROTOCOL, Sent};
use crate::{ClusterError, names};

/// The maximum number of messages per fetch.
const BATCH: usize = 256;
/// How long a reader waits before it checks for other work.
const MOMENT: Duration = Duration::from_millis(200);
/// How often what is settled is removed from the server: each time costs it as much as many games.
const BETWEEN_CLEARINGS: Duration = Duration::from_secs(5);
/// How long after being handed out a message that nobody acknowledged comes again.
const ACK_WAIT: Duration = Duration::from_secs(20);
const CANNOT: &str = "cannot read games";

pub(super) struct Inbox {
    connection: Connection,
    run: String,
    consumer: Consumer<pull::Config>,
    cleared: Instant,
    delivered: u64,
    /// Everything up to here was removed.
    floor: u64,
}

pub(super) struct Delivery(Message);

impl Inbox {
    /// Opens the inbox of a run. Whatever an earlier reader left unacknowledged comes again at once.
    pub(super) async fn open(connection: &Connection, run: &str) -> Result<Inbox, ClusterError> {
        let name = format!("take-{run}");
        // There need not be one.
        let _ = connection.games.delete_consumer(&name).await;
        let config = pull::Config {
            durable_name: Some(name),
            filter_subject: names::games(run),
            // There is one reader: whoever acknowledges a message has all before it.
            ack_policy: AckPolicy::All,
            ack_wait: ACK_WAIT,
            max_ack_pending: 16 * BATCH as i64,
            // What a dead coordinator leaves behind goes away by itself.
            inactive_threshold: Duration::from_secs(24 * 60 * 60),
            ..pull::Config::default()
        };
        let consumer =
            connection.games.create_consumer(config).await.context("cannot open the inbox")?;
        let (connection, run) = (connection.clone(), run.to_owned());
        Ok(Inbox { connection, run, consumer, cleared: Instant::now(), delivered: 0, floor: 0 })
    }

    pub(super) async fn fetch(
        &mut self,
        wanted: usize,
        expires: Duration,
    ) -> Result<Batch, ClusterError> {
        let batch = self.consumer.batch().max_messages(wanted.clamp(1, BATCH)).expires(expires);
        let batch = timeout(LIMIT, batch.messages()).await.context(CANNOT)?;
        Ok(Batch { batch: batch.context(CANNOT)?, end: Instant::now() + expires + LIMIT })
    }

    pub(super) async fn next(&mut self, deliveries: &mut Batch) -> Result<Moment, ClusterError> {
        let message = match timeout(MOMENT, deliveries.batch.next()).await {
            Ok(Some(message)) => message.context(CANNOT)?,
            Ok(None) => return Ok(Moment::Over),
            Err(_) if Instant::now() < deliveries.end => return Ok(Moment::Nothing),
            Err(error) => return Err(error).context(CANNOT),
        };
        self.delivered += 1;
        let place = message.info().context(CANNOT)?.consumer_sequence;
        if place == self.delivered {
            return Ok(Moment::Delivery(Box::new(Delivery(message))));
        }
        // To acknowledge this one would acknowledge those that never came.
        Err("messages were lost on the way").context(CANNOT)
    }

    /// Tells whether everything that was sent so far has been read and settled.
    pub(super) async fn is_empty(&mut self) -> Result<bool, ClusterError> {
        let info = self.consumer.info().await.context("cannot read games")?;
        Ok(info.num_pending == 0 && info.num_ack_pending == 0)
    }

    /// Removes what is settled from the server, from time to time or `now`.
    pub(super) async fn clear(&mut self, now: bool) {
        if !now && self.cleared.elapsed() < BETWEEN_CLEARINGS {
            return;
        }
        self.cleared = Instant::now();
        let Ok(info) = self.consumer.info().await else { return };
        let settled = info.ack_floor.stream_sequence;
        if settled > self.floor {
            let purge = self.connection.games.purge().sequence(settled + 1);
            if purge.filter(names::games(&self.run)).await.is_ok() {
                self.floor = settled;
            }
        }
    }
}

pub(super) struct Batch {
    batch: pull::Batch,
    /// When the server has certainly forgotten the request.
    end: Instant,
}

pub(super) enum Moment {
    Delivery(Box<Delivery>),
    Nothing,
    /// The request is answered.
    Over,
}

impl Delivery {
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

    pub(super) fn sequence(&self) -> u64 {
        self.0.info().map_or(0, |info| info.stream_sequence)
    }

    /// Tells the server that neither it nor anything before it need come again.
    pub(super) async fn ack(self) {
        // What is not settled comes again, and is dropped as known.
        let _ = self.0.ack().await;
    }
}
