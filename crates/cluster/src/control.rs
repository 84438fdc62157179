//! What people ask of all workers, and which version everybody speaks.

use async_nats::jetstream::kv::{self, CreateErrorKind};
use futures_util::TryStreamExt as _;

use crate::ClusterError;
use crate::error::Context as _;
use crate::link::Link;
use crate::wire::PROTOCOL;

pub(crate) const STATE: &str = "state";
pub(crate) const VERSION: &str = "protocol";

/// What people ask of all workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// Take jobs.
    #[default]
    Run,
    /// Take no more jobs, and wait.
    Pause,
    /// Finish what you hold, and end.
    Drain,
}

impl Order {
    /// Returns the word on the server.
    pub const fn word(self) -> &'static str {
        match self {
            Order::Run => "run",
            Order::Pause => "pause",
            Order::Drain => "drain",
        }
    }

    /// Reads a word; one that nobody knows asks for nothing.
    pub(crate) fn from_word(word: &[u8]) -> Order {
        let all = [Order::Pause, Order::Drain];
        all.into_iter().find(|order| order.word().as_bytes() == word).unwrap_or_default()
    }
}

pub(crate) fn drain_key(worker: &str) -> String {
    format!("drain.{worker}")
}

pub(crate) fn ban_key(worker: &str) -> String {
    format!("ban.{worker}")
}

pub(crate) async fn order(control: &kv::Store) -> Result<Order, ClusterError> {
    let word = control.get(STATE).await.context("cannot read what was asked")?;
    Ok(word.map_or_else(Order::default, |word| Order::from_word(&word)))
}

pub(crate) async fn version(control: &kv::Store) -> Result<Option<u32>, ClusterError> {
    let value = control.get(VERSION).await.context("cannot read the version of the cluster")?;
    Ok(value.and_then(|value| std::str::from_utf8(&value).ok()?.parse().ok()))
}

pub(crate) async fn set_version(control: &kv::Store) -> Result<(), ClusterError> {
    match control.create(VERSION, PROTOCOL.to_string().into()).await {
        Err(error) if error.kind() != CreateErrorKind::AlreadyExists => {
            Err(error).context("cannot write the version of the cluster")
        }
        _ => Ok(()),
    }
}

/// What people may ask for.
pub struct Control<'a>(
    /// Where.
    pub &'a Link,
);

impl Control<'_> {
    /// Asks all workers for something.
    pub fn publish_order(&self, order: Order) -> Result<(), ClusterError> {
        self.put(STATE, order.word())
    }

    /// Asks one worker to finish what it holds, and to end.
    pub fn drain(&self, worker: &str) -> Result<(), ClusterError> {
        self.put(&drain_key(worker), "drain")
    }

    /// Lets those work again that were kept from it.
    pub fn forgive(&self) -> Result<(), ClusterError> {
        self.0.block_on(async {
            let connection = self.0.connection().await?;
            const WHAT: &str = "cannot ask the workers";
            let keys = connection.control.keys().await.context(WHAT)?;
            let keys: Vec<String> = keys.try_collect().await.context(WHAT)?;
            for key in keys.iter().filter(|key| key.starts_with("ban.")) {
                connection.control.purge(key).await.context(WHAT)?;
            }
            Ok(())
        })
    }

    fn put(&self, key: &str, word: &'static str) -> Result<(), ClusterError> {
        self.0.block_on(async {
            let connection = self.0.connection().await?;
            connection.control.put(key, word.into()).await.context("cannot ask the workers")?;
            Ok(())
        })
    }
}
