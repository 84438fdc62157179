//! The state of a cluster, for the web app.

use std::fmt;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use sakiyomi_cluster::{Link, status};
use sakiyomi_server::ClusterView;
use serde_json::Value;

/// How long an answer is good enough for everybody who looks.
const FRESH: Duration = Duration::from_secs(1);

/// The state of a cluster, asked for at most once a second.
pub(crate) struct ClusterStatus {
    link: Link,
    last: Mutex<Option<(Instant, Result<Value, String>)>>,
}

impl ClusterStatus {
    pub(crate) fn new(link: Link) -> ClusterStatus {
        ClusterStatus { link, last: Mutex::new(None) }
    }
}

impl fmt::Debug for ClusterStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.link.address())
    }
}

impl ClusterView for ClusterStatus {
    fn status(&self) -> Result<Value, String> {
        let mut last = self.last.lock().expect("nobody panics with the cluster in hand");
        if let Some((at, seen)) = &*last
            && at.elapsed() < FRESH
        {
            return seen.clone();
        }
        let seen = status(&self.link).map_err(|error| error.to_string());
        let seen =
            seen.and_then(|seen| serde_json::to_value(&seen).map_err(|error| error.to_string()));
        *last = Some((Instant::now(), seen.clone()));
        seen
    }
}
