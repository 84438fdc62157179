//! How the server is set up: what it keeps, how long, and how much of it.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, pull};
use async_nats::jetstream::{Context, kv, object_store, stream};

use crate::error::Context as _;
use crate::names::{
    ALL_DEAD, ALL_GAMES, ALL_JOBS, ALL_QUARANTINE, CONSUMER, CONTROL, DEAD, FAILURES, FILES, GAMES,
    JOBS, LEASES, QUARANTINE, RUNS, WORKERS,
};
use crate::wire::PROTOCOL;
use crate::{ClusterError, control};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MIB: i64 = 1 << 20;

/// How a server is set up. What is there already stays as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How long a worker may be silent before its jobs go to others.
    pub ack_wait: Duration,
    /// How often a job is tried.
    pub deliveries: i64,
    /// How long a trainer may be silent before another one may take its run over.
    pub lease: Duration,
    /// How long a worker may be silent before nobody counts it any more.
    pub presence: Duration,
    /// The most room for games that nobody has taken yet, in MiB. Workers wait when it is full.
    pub games_mib: u32,
    /// The most room for networks, in MiB.
    pub files_mib: u32,
    /// On how many servers of a NATS cluster everything is kept.
    pub replicas: usize,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout {
            ack_wait: Duration::from_secs(30),
            deliveries: 5,
            lease: Duration::from_secs(15),
            presence: Duration::from_secs(30),
            games_mib: 1024,
            files_mib: 1024,
            replicas: 1,
        }
    }
}

impl Layout {
    pub(crate) async fn create(&self, context: &Context) -> Result<(), ClusterError> {
        self.create_streams(context).await?;
        self.create_buckets(context).await?;
        let control =
            context.get_key_value(CONTROL).await.context("cannot open the control bucket")?;
        match control::version(&control).await? {
            Some(theirs) if theirs != PROTOCOL => {
                Err(ClusterError::Version { theirs, ours: PROTOCOL })
            }
            Some(_) => Ok(()),
            None => control::set_version(&control).await,
        }
    }

    async fn create_streams(&self, context: &Context) -> Result<(), ClusterError> {
        const WHAT: &str = "cannot set up a stream";
        let plain = stream::Config { num_replicas: self.replicas, ..stream::Config::default() };
        let month = stream::Config { max_age: 30 * DAY, max_bytes: 64 * MIB, ..plain.clone() };
        let jobs = stream::Config {
            name: JOBS.to_owned(),
            description: Some("chunks of games to be played".to_owned()),
            subjects: vec![ALL_JOBS.to_owned()],
            retention: stream::RetentionPolicy::WorkQueue,
            max_messages: 100_000,
            max_bytes: 256 * MIB,
            // A job that is in the queue cannot be put there again.
            max_messages_per_subject: 1,
            discard: stream::DiscardPolicy::New,
            discard_new_per_subject: true,
            ..plain.clone()
        };
        let games = stream::Config {
            name: GAMES.to_owned(),
            description: Some("games on the way to who asked for them".to_owned()),
            subjects: vec![ALL_GAMES.to_owned()],
            max_age: 7 * DAY,
            max_bytes: i64::from(self.games_mib) * MIB,
            // Nothing that was accepted makes room for something else: workers wait.
            discard: stream::DiscardPolicy::New,
            ..plain
        };
        let dead = stream::Config {
            name: DEAD.to_owned(),
            description: Some("jobs that failed too often".to_owned()),
            subjects: vec![ALL_DEAD.to_owned(), FAILURES.to_owned()],
            ..month.clone()
        };
        let quarantine = stream::Config {
            name: QUARANTINE.to_owned(),
            description: Some("what was sent and is no game".to_owned()),
            subjects: vec![ALL_QUARANTINE.to_owned()],
            ..month
        };
        for config in [games, dead, quarantine] {
            context.get_or_create_stream(config).await.context(WHAT)?;
        }
        let jobs = context.get_or_create_stream(jobs).await.context(WHAT)?;
        let consumer = pull::Config {
            durable_name: Some(CONSUMER.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.ack_wait,
            max_deliver: self.deliveries,
            max_ack_pending: 100_000,
            max_waiting: 10_000,
            ..pull::Config::default()
        };
        jobs.get_or_create_consumer(CONSUMER, consumer)
            .await
            .context("cannot set up the queue of jobs")?;
        Ok(())
    }

    async fn create_buckets(&self, context: &Context) -> Result<(), ClusterError> {
        let buckets = [
            (RUNS, "runs and their best networks", Duration::ZERO),
            (LEASES, "who works on a run", self.lease),
            (WORKERS, "what each worker does", self.presence),
            (CONTROL, "what people ask for", Duration::ZERO),
        ];
        for (name, description, max_age) in buckets {
            if context.get_key_value(name).await.is_ok() {
                continue;
            }
            let config = kv::Config {
                bucket: name.to_owned(),
                description: description.to_owned(),
                history: 1,
                max_age,
                max_bytes: 64 * MIB,
                num_replicas: self.replicas,
                ..kv::Config::default()
            };
            context.create_key_value(config).await.context("cannot set up a bucket")?;
        }
        if context.get_object_store(FILES).await.is_ok() {
            return Ok(());
        }
        let config = object_store::Config {
            bucket: FILES.to_owned(),
            description: Some("networks and openings by their SHA-256".to_owned()),
            max_bytes: i64::from(self.files_mib) * MIB,
            num_replicas: self.replicas,
            ..object_store::Config::default()
        };
        context.create_object_store(config).await.context("cannot set up the store of networks")?;
        Ok(())
    }
}
