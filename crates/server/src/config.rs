//! How a server is set up, and what it grants to its clients.

use std::fmt::Debug;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_app::Limits as AppLimits;
use serde_json::Value;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file of games; in memory without one.
    pub data: Option<PathBuf>,
    /// The folder of the page; the page in the program without one.
    pub web: Option<PathBuf>,
    /// Whether only programs on this machine may talk to it.
    pub local: bool,
    /// Whether a proxy stands before it, which says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// How many engines think at once.
    pub threads: usize,
    /// What clients may ask for.
    pub limits: Limits,
    /// The cluster that is shown, if any.
    pub cluster: Option<Arc<dyn ClusterView>>,
}

/// Reports the status of a cluster.
pub trait ClusterView: Send + Sync + Debug {
    /// Returns how the cluster stands, or what is wrong. It may take a while.
    fn status(&self) -> Result<Value, String>;
}

impl Default for Config {
    /// A server for this machine only, with games in memory.
    fn default() -> Config {
        let threads = std::thread::available_parallelism().map_or(2, usize::from);
        Config {
            data: None,
            web: None,
            local: true,
            behind_proxy: false,
            threads,
            limits: Limits::local(),
            cluster: None,
        }
    }
}

impl Config {
    /// Returns the set-up of a server that listens at `host`.
    pub fn at(host: IpAddr) -> Config {
        let local = host.is_loopback();
        let limits = if local { Limits::local() } else { Limits::hosted() };
        Config { local, limits, ..Config::default() }
    }
}

/// How long the head or the body of a request may take, and a connection may be idle.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// What clients may ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// What people may ask of games and engines.
    pub app: AppLimits,
    /// The most games that are kept.
    pub games: u64,
    /// The most analyses and reviews at once.
    pub analyses: usize,
    /// The most of them for one client.
    pub analyses_per_client: usize,
    /// The most open connections.
    pub connections: usize,
    /// The most of them for one client; a proxy may have them all.
    pub connections_per_client: usize,
    /// The most open connections of one client for live games.
    pub sockets_per_client: usize,
    /// The longest message, in bytes.
    pub message: usize,
    /// How many requests a client may send in a second, on average.
    pub requests_per_second: f64,
    /// How many of them at once.
    pub burst: f64,
}

/// Systems often let a program have 1,024 open files, and some are not connections.
const CONNECTIONS: usize = 900;

impl Limits {
    /// The limits of a person's own machine: what it can take.
    pub fn local() -> Limits {
        Limits {
            app: AppLimits {
                think: Duration::from_secs(300),
                analysis: Duration::from_secs(600),
                lines: 20,
                nodes: 5_000,
                memory: 64 << 20,
                engine_threads: std::thread::available_parallelism().map_or(2, usize::from),
            },
            games: 1_000_000,
            analyses: 64,
            analyses_per_client: 64,
            connections: CONNECTIONS,
            connections_per_client: CONNECTIONS,
            sockets_per_client: 1_000,
            message: 1 << 20,
            requests_per_second: 1_000.0,
            burst: 5_000.0,
        }
    }

    /// The limits of a server that strangers use.
    pub fn hosted() -> Limits {
        Limits {
            app: AppLimits {
                think: Duration::from_secs(10),
                analysis: Duration::from_secs(60),
                lines: 8,
                nodes: 2_000,
                memory: 32 << 20,
                engine_threads: 1,
            },
            games: 100_000,
            analyses: 64,
            analyses_per_client: 4,
            connections: CONNECTIONS,
            connections_per_client: 64,
            sockets_per_client: 32,
            message: 256 << 10,
            requests_per_second: 20.0,
            burst: 100.0,
        }
    }
}
