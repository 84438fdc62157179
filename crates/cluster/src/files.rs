//! Files on the server, named by their SHA-256: networks and openings.

use async_nats::jetstream::object_store::ObjectStore;
use sha2::{Digest as _, Sha256};
use tokio::io::AsyncReadExt as _;

use crate::ClusterError;
use crate::error::Context as _;

const LARGEST: u64 = 1 << 30;

pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn is_digest(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Keeps bytes on the server, and returns their name.
pub(crate) async fn put(files: &ObjectStore, bytes: &[u8]) -> Result<String, ClusterError> {
    let name = sha256(bytes);
    let is_there = |size: usize| size == bytes.len();
    if files.info(&name).await.is_ok_and(|info| !info.deleted && is_there(info.size)) {
        return Ok(name);
    }
    files.put(name.as_str(), &mut &bytes[..]).await.context("cannot send a network")?;
    Ok(name)
}

/// Reads the bytes with this name, and verifies them.
pub(crate) async fn get(files: &ObjectStore, name: &str) -> Result<Vec<u8>, ClusterError> {
    let damaged = || ClusterError::Damaged(name.chars().take(64).collect());
    if !is_digest(name) {
        return Err(damaged());
    }
    let object = files.get(name).await.context("cannot fetch a network")?;
    let mut bytes = Vec::new();
    object.take(LARGEST).read_to_end(&mut bytes).await.context("cannot fetch a network")?;
    if sha256(&bytes) == name { Ok(bytes) } else { Err(damaged()) }
}

pub(crate) async fn remove(files: &ObjectStore, name: &str) {
    // What stays costs room, nothing else.
    let _ = files.delete(name).await;
}
