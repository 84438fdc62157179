//! One process for a run: a key that vanishes when nobody renews it, changed by compare-and-set.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::jetstream::kv::{self, CreateErrorKind, UpdateErrorKind};
use tokio::task::JoinHandle;

use crate::ClusterError;
use crate::error::Context as _;
use crate::link::{Connection, Link};
use crate::wire::Lease;

/// A lease that is held, and renewed until it is dropped.
pub(crate) struct Held {
    task: JoinHandle<()>,
    revision: Revision,
    leases: kv::Store,
    key: String,
    handle: tokio::runtime::Handle,
}

/// The revision of the key; `None` when somebody else has taken it.
type Revision = Arc<Mutex<Option<u64>>>;

impl Held {
    /// Takes the lease of `key`. A holder of the same `place`, a folder that we have locked, cannot
    /// be alive and is followed at once; others are waited for until their lease would have ended.
    pub(crate) fn take(
        link: &Link,
        connection: &Connection,
        key: &str,
        lease: &Lease,
    ) -> Result<Held, ClusterError> {
        let leases = connection.leases.clone();
        let (revision, age) = link.patiently(|| async {
            let status = leases.status().await.context("cannot read leases")?;
            let age = status.max_age();
            take(&leases, key, lease, age).await.map(|revision| (revision, age))
        })?;
        let revision = Arc::new(Mutex::new(Some(revision)));
        let (key, shared) = (key.to_owned(), Arc::clone(&revision));
        let renewal = renew(leases.clone(), key.clone(), lease.clone(), age, shared);
        let task = link.handle().spawn(renewal);
        Ok(Held { task, revision, leases, key, handle: link.handle().clone() })
    }

    pub(crate) fn check(&self) -> Result<(), ClusterError> {
        lock(&self.revision).map(drop).ok_or(ClusterError::Lost)
    }
}

impl Drop for Held {
    /// Gives the lease back, so that the next one need not wait.
    fn drop(&mut self) {
        self.task.abort();
        let revision = *lock(&self.revision);
        if revision.is_some() {
            let delete = self.leases.delete_expect_revision(&self.key, revision);
            let limit = Duration::from_secs(2);
            // A lease that cannot be given back ends by itself.
            let _ = self.handle.block_on(async { tokio::time::timeout(limit, delete).await });
        }
    }
}

fn lock(revision: &Revision) -> std::sync::MutexGuard<'_, Option<u64>> {
    revision.lock().expect("nobody panics with the lease in hand")
}

fn bytes(lease: &Lease) -> Vec<u8> {
    serde_json::to_vec(lease).expect("a lease is two texts")
}

async fn take(
    leases: &kv::Store,
    key: &str,
    lease: &Lease,
    age: Duration,
) -> Result<u64, ClusterError> {
    let value = bytes(lease);
    let deadline = tokio::time::Instant::now() + age + age / 5 + Duration::from_secs(1);
    let mut first_revision = None;
    loop {
        match leases.create(key, value.clone().into()).await {
            Ok(revision) => return Ok(revision),
            Err(error) if error.kind() == CreateErrorKind::AlreadyExists => {}
            Err(error) => return Err(error).context("cannot take the lease"),
        }
        let entry = leases.entry(key).await.context("cannot read a lease")?;
        let Some(entry) = entry.filter(|entry| entry.operation == kv::Operation::Put) else {
            continue;
        };
        let holder: Option<Lease> = serde_json::from_slice(&entry.value).ok();
        if holder.as_ref().is_some_and(|holder| holder.place == lease.place) {
            match leases.update(key, value.clone().into(), entry.revision).await {
                Ok(revision) => return Ok(revision),
                Err(error) if error.kind() == UpdateErrorKind::WrongLastRevision => continue,
                Err(error) => return Err(error).context("cannot take the lease"),
            }
        }
        // A second renewal shows that its holder is alive.
        let first = *first_revision.get_or_insert(entry.revision);
        let is_alive = entry.revision != first;
        if is_alive || tokio::time::Instant::now() >= deadline {
            let holder = holder.map_or_else(|| "unknown".to_owned(), |lease| lease.holder);
            return Err(ClusterError::Busy(holder));
        }
        tokio::time::sleep((age / 10).max(Duration::from_millis(50))).await;
    }
}

/// Renews the lease again and again, until somebody else has it.
async fn renew(leases: kv::Store, key: String, lease: Lease, age: Duration, revision: Revision) {
    let value = bytes(&lease);
    loop {
        tokio::time::sleep(age / 3).await;
        let Some(last) = *lock(&revision) else { return };
        match leases.update(&key, value.clone().into(), last).await {
            Ok(next) => *lock(&revision) = Some(next),
            Err(error) if error.kind() == UpdateErrorKind::WrongLastRevision => {
                // Nobody was there to renew it for a while. Perhaps nobody else has taken it; and
                // perhaps our own renewal came through, and only its answer was lost.
                let ours = |entry: &kv::Entry| {
                    entry.operation == kv::Operation::Put && entry.value[..] == value[..]
                };
                let found = match leases.create(&key, value.clone().into()).await {
                    Ok(revision) => Some(revision),
                    Err(_) => match leases.entry(&key).await {
                        Ok(Some(entry)) if ours(&entry) => Some(entry.revision),
                        Ok(Some(_)) => None,
                        Ok(None) | Err(_) => continue,
                    },
                };
                *lock(&revision) = found;
            }
            // The server is unreachable; retry.
            Err(_) => {}
        }
    }
}
