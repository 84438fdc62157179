//! The connection to the server, and the threads that keep it.

use std::future::Future;
use std::time::Duration;

use async_nats::jetstream::context::ContextBuilder;
use async_nats::jetstream::{Context, kv, object_store, stream};
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions};
use futures_util::TryStreamExt as _;
use tokio::runtime::{Handle, Runtime};
use tokio::time::{Instant, sleep};

use crate::access::{Access, Login};
use crate::error::Context as _;
use crate::names::{CONTROL, DEAD, FILES, GAMES, JOBS, LEASES, QUARANTINE, RUNS, WORKERS};
use crate::wire::RunInfo;
use crate::{ClusterError, Layout};

/// How long a server may be away while a run or match goes on.
const OUTAGE_TIMEOUT: Duration = Duration::from_secs(600);
/// How long the server may take to answer.
pub(crate) const LIMIT: Duration = Duration::from_secs(5);

/// A client of the server. It connects again by itself when the connection is cut.
pub struct Link {
    runtime: Runtime,
    pub(crate) client: Client,
    pub(crate) context: Context,
    address: String,
}

#[derive(Clone)]
pub(crate) struct Connection {
    pub(crate) context: Context,
    pub(crate) jobs: stream::Stream,
    pub(crate) games: stream::Stream,
    pub(crate) dead: stream::Stream,
    pub(crate) quarantine: stream::Stream,
    pub(crate) runs: kv::Store,
    pub(crate) leases: kv::Store,
    pub(crate) workers: kv::Store,
    pub(crate) control: kv::Store,
    pub(crate) files: object_store::ObjectStore,
}

impl Connection {
    pub(crate) async fn announce(&self, run: &str, info: &RunInfo) -> Result<(), ClusterError> {
        let info = serde_json::to_vec(info).expect("an info is texts");
        let put = self.runs.put(format!("{run}.info"), info.into()).await;
        put.map(drop).context("cannot announce the run")
    }
}

impl Link {
    /// Connects, under a `name` that the server shows to people.
    pub fn connect(access: &Access, name: &str) -> Result<Link, ClusterError> {
        let local = |error: std::io::Error| ClusterError::Local(error.to_string());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("cluster")
            .enable_all()
            .build()
            .map_err(local)?;
        let address = access.address.to_string();
        let failed = |problem: String| ClusterError::Connect { address: address.clone(), problem };
        let servers = access.address.servers();
        let attempt = |waits: bool| {
            let mut options = options(access, name).map_err(&failed)?;
            if waits {
                options = options.retry_on_initial_connect();
            }
            Ok(runtime.block_on(options.connect(servers.to_vec())))
        };
        let client = match attempt(false)? {
            // A server that refuses us is not one to wait for.
            Err(error) if access.patient && is_away(&error) => attempt(true)?,
            done => done,
        };
        let client = client.map_err(|error| failed(error.to_string()))?;
        let context = {
            // It starts a task.
            let _inside = runtime.enter();
            ContextBuilder::new().timeout(LIMIT).ack_timeout(LIMIT).build(client.clone())
        };
        Ok(Link { runtime, client, context, address })
    }

    /// Returns where the server is, without credentials.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Sets the server up where it is not yet.
    pub fn set_up(&self, layout: &Layout) -> Result<(), ClusterError> {
        self.block_on(layout.create(&self.context))
    }

    pub(crate) fn block_on<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    pub(crate) fn handle(&self) -> &Handle {
        self.runtime.handle()
    }

    /// Tries something until the server answers, for some minutes: it may be starting again.
    pub(crate) fn patiently<T, F: Future<Output = Result<T, ClusterError>>>(
        &self,
        mut attempt: impl FnMut() -> F,
    ) -> Result<T, ClusterError> {
        self.block_on(async {
            let end = Instant::now() + OUTAGE_TIMEOUT;
            loop {
                match attempt().await {
                    Err(ClusterError::Server { .. }) if Instant::now() < end => {
                        sleep(Duration::from_millis(500)).await;
                    }
                    done => return done,
                }
            }
        })
    }

    pub(crate) async fn connection(&self) -> Result<Connection, ClusterError> {
        let context = &self.context;
        const MISSING: &str = "the server is not set up for Sakiyomi";
        let bucket =
            |name: &'static str| async move { context.get_key_value(name).await.context(MISSING) };
        let stream =
            |name: &'static str| async move { context.get_stream(name).await.context(MISSING) };
        Ok(Connection {
            context: context.clone(),
            jobs: stream(JOBS).await?,
            games: stream(GAMES).await?,
            dead: stream(DEAD).await?,
            quarantine: stream(QUARANTINE).await?,
            runs: bucket(RUNS).await?,
            leases: bucket(LEASES).await?,
            workers: bucket(WORKERS).await?,
            control: bucket(CONTROL).await?,
            files: context.get_object_store(FILES).await.context(MISSING)?,
        })
    }
}

pub(crate) async fn subjects(
    stream: &stream::Stream,
    filter: String,
) -> Result<Vec<String>, ClusterError> {
    const WHAT: &str = "cannot read a stream";
    let listed = stream.info_with_subjects(filter).await.context(WHAT)?;
    let listed: Vec<(String, usize)> = listed.try_collect().await.context(WHAT)?;
    Ok(listed.into_iter().map(|(subject, _)| subject).collect())
}

fn options(access: &Access, name: &str) -> Result<ConnectOptions, String> {
    let mut options = ConnectOptions::new().name(format!("sakiyomi {name}"));
    options = match access.login() {
        None => options,
        Some(Login::Password(user, password)) => {
            options.user_and_password(user.clone(), password.clone())
        }
        Some(Login::Token(token)) => options.token(token.clone()),
        Some(Login::Nkey(seed)) => options.nkey(seed.trim().to_owned()),
        Some(Login::Credentials(text)) => options
            .credentials(text)
            .map_err(|_| "the credentials file has no JWT with its seed".to_owned())?,
    };
    if let Some(authority) = &access.tls.authority {
        options = options.add_root_certificates(authority.clone());
    }
    if let Some((certificate, key)) = &access.tls.identity {
        options = options.add_client_certificate(certificate.clone(), key.clone());
    }
    if access.tls.required {
        options = options.require_tls(true);
    }
    Ok(options)
}

/// Tells whether there is no server yet. One that ends the conversation, over TLS too, is there.
fn is_away(error: &ConnectError) -> bool {
    use std::io::ErrorKind as Kind;
    match error.kind() {
        ConnectErrorKind::Dns | ConnectErrorKind::TimedOut => true,
        ConnectErrorKind::Io => {
            let cause = std::error::Error::source(error);
            match cause.and_then(|cause| cause.downcast_ref::<std::io::Error>()) {
                Some(cause) => matches!(
                    cause.kind(),
                    Kind::ConnectionRefused
                        | Kind::HostUnreachable
                        | Kind::NetworkUnreachable
                        | Kind::NetworkDown
                        | Kind::TimedOut
                ),
                // Something before the server took the connection.
                None => cause.is_some_and(|cause| cause.to_string().contains("got nothing")),
            }
        }
        _ => false,
    }
}
