//! What people see of a cluster.

use futures_util::TryStreamExt as _;
use serde::Serialize;
use serde_json::Value;

use crate::control::{order, version};
use crate::error::Context as _;
use crate::link::{Connection, subjects};
use crate::wire::{BestNet, Lease, RunInfo, WorkerState};
use crate::{ClusterError, Link, names};

/// A cluster at this moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cluster {
    /// Where the server is, without credentials.
    pub address: String,
    /// The version that everybody speaks.
    pub protocol: Option<u32>,
    /// The order to all workers: run, pause or drain.
    pub order: &'static str,
    /// What waits and is under way.
    pub queue: Queue,
    /// The workers, by name.
    pub workers: Vec<WorkerState>,
    /// The runs and matches, by name.
    pub runs: Vec<RunState>,
}

/// What waits and is under way.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Queue {
    /// Jobs that no worker has.
    pub waiting: u64,
    /// Jobs that workers hold.
    pub held: u64,
    /// Jobs that came back at least once.
    pub again: u64,
    /// Games that nobody has taken yet, and their bytes.
    pub games: u64,
    /// The bytes of these.
    pub bytes: u64,
    /// Jobs that failed too often.
    pub dead: u64,
    /// What was sent and is no game.
    pub aside: u64,
}

/// A run or match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RunState {
    /// Its name on the server.
    pub id: String,
    /// What it is.
    pub info: RunInfo,
    /// Who works on it, if anybody.
    pub holder: Option<String>,
    /// Its best network.
    pub best: Option<BestNet>,
    /// How it stands, as the trainer last reported.
    pub status: Option<Value>,
}

/// Returns the status of a cluster.
pub fn status(link: &Link) -> Result<Cluster, ClusterError> {
    link.block_on(async {
        let connection = link.connection().await?;
        Ok(Cluster {
            address: link.address().to_owned(),
            protocol: version(&connection.control).await?,
            order: order(&connection.control).await?.word(),
            queue: queue(&connection).await?,
            workers: workers(&connection).await?,
            runs: runs(&connection).await?,
        })
    })
}

async fn queue(connection: &Connection) -> Result<Queue, ClusterError> {
    let jobs =
        connection.jobs.consumer_info(names::CONSUMER).await.context("cannot read the queue")?;
    let games = connection.games.get_info().await.context("cannot read a stream")?;
    let aside = connection.quarantine.get_info().await.context("cannot read a stream")?;
    let dead = subjects(&connection.dead, names::ALL_DEAD.to_owned()).await?;
    Ok(Queue {
        waiting: jobs.num_pending,
        held: jobs.num_ack_pending as u64,
        again: jobs.num_redelivered as u64,
        games: games.state.messages,
        bytes: games.state.bytes,
        dead: dead.len() as u64,
        aside: aside.state.messages,
    })
}

async fn workers(connection: &Connection) -> Result<Vec<WorkerState>, ClusterError> {
    let mut workers: Vec<WorkerState> = Vec::new();
    for key in keys(&connection.workers).await? {
        // One that vanished meanwhile is not missed.
        let Ok(Some(value)) = connection.workers.get(&key).await else { continue };
        workers.extend(serde_json::from_slice::<WorkerState>(&value));
    }
    workers.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(workers)
}

async fn runs(connection: &Connection) -> Result<Vec<RunState>, ClusterError> {
    const WHAT: &str = "cannot read the runs";
    let mut runs = Vec::new();
    for key in keys(&connection.runs).await? {
        let Some(id) = key.strip_suffix(".info") else { continue };
        let value = connection.runs.get(&key).await.context(WHAT)?;
        let Some(info) = value.and_then(|value| serde_json::from_slice::<RunInfo>(&value).ok())
        else {
            continue;
        };
        let best = connection.runs.get(format!("{id}.best")).await.context(WHAT)?;
        let status = connection.runs.get(format!("{id}.status")).await.context(WHAT)?;
        let lease = connection.leases.get(id).await.context(WHAT)?;
        let lease = lease.and_then(|lease| serde_json::from_slice::<Lease>(&lease).ok());
        runs.push(RunState {
            id: id.to_owned(),
            info,
            holder: lease.map(|lease| lease.holder),
            best: best.and_then(|best| serde_json::from_slice(&best).ok()),
            status: status.and_then(|status| serde_json::from_slice(&status).ok()),
        });
    }
    runs.sort_by(|a, b| a.info.name.cmp(&b.info.name));
    Ok(runs)
}

async fn keys(bucket: &async_nats::jetstream::kv::Store) -> Result<Vec<String>, ClusterError> {
    let keys = bucket.keys().await.context("cannot read a bucket")?;
    keys.try_collect().await.context("cannot read a bucket")
}
