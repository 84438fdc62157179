//! Connections, from the first one to an orderly end: how many there may be, and what is said to
//! those beyond. A connection that says nothing costs a place, so that places are counted for each
//! client and in all, and requests that come too slowly lose theirs (`REQUEST_TIMEOUT`).

use crate::msg;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use sakiyomi_app::Problem;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::access::{Client, Permit, Resource};
use crate::config::REQUEST_TIMEOUT;
use crate::{Server, app};

const SHUTDOWN_GRACE: Duration = Duration::from_secs(3);

/// Answers at `listener` until `end`; then stops the searches, and closes sockets and the store.
pub async fn serve(server: Server, listener: TcpListener, end: impl Future<Output = ()>) {
    let router = app(&server);
    let server = server.state;
    let overload = OverloadResponder::new();
    let connections = TaskTracker::new();
    let mut end = pin!(end);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut end => break,
        };
        match server.limiter.permit(Client(peer.ip()), Resource::Connection) {
            Some(permit) => {
                let (router, closing) = (router.clone(), server.closing.clone());
                connections.spawn(serve_connection(router, stream, peer, permit, closing));
            }
            None => {
                server.metrics.turned_away.inc();
                overload.reject(stream);
            }
        }
    }
    drop(listener);
    server.closing.cancel();
    // Connections that nobody closes do not keep the server alive.
    connections.close();
    let _ = timeout(SHUTDOWN_GRACE, connections.wait()).await;
    server.sockets.close();
    let _ = timeout(SHUTDOWN_GRACE, server.sockets.wait()).await;
    // Joining threads blocks, so that it happens away from the runtime's own.
    let close = move || {
        server.pool.close();
        server.store.close();
    };
    let _ = tokio::task::spawn_blocking(close).await;
}

/// How long nobody is let in when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(500);

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Small messages go out at once.
                let _ = stream.set_nodelay(true);
                return (stream, peer);
            }
            Err(error) if is_the_clients(&error) => {}
            Err(_) => sleep(NO_ROOM).await,
        }
    }
}

/// Tells whether a connection was lost before it began.
fn is_the_clients(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionRefused | ConnectionAborted | ConnectionReset)
}

/// Answers the requests of a connection until it ends, or soon after `closing` is said. Requests
/// carry the permit, so that a socket for live games keeps the place of its connection.
async fn serve_connection(
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
    permit: Permit,
    closing: CancellationToken,
) {
    let permit = Arc::new(permit);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&permit));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIMEOUT);
    let mut connection =
        pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // A broken connection needs no response.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = closing.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Answers connections beyond the limits with the reason, up to a maximum number at a time.
struct OverloadResponder {
    answer: Arc<str>,
    slots: Arc<Semaphore>,
}

const REFUSAL_TIMEOUT: Duration = Duration::from_secs(1);

impl OverloadResponder {
    fn new() -> OverloadResponder {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        let problem = Problem::new(
            status.as_u16(),
            "too-many-connections",
            msg("serve-too-many-connections"),
        );
        let body = json!({ "error": problem.error() }).to_string();
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
            retry-after: 1\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        OverloadResponder { answer: answer.into(), slots: Arc::new(Semaphore::new(64)) }
    }

    fn reject(&self, mut stream: TcpStream) {
        let Ok(slot) = Arc::clone(&self.slots).try_acquire_owned() else { return };
        let answer = Arc::clone(&self.answer);
        let tell = async move {
            stream.write_all(answer.as_bytes()).await?;
            stream.shutdown().await?;
            // Drain the input first: closing with unread data resets the connection.
            let mut unread = [0; 1024];
            while stream.read(&mut unread).await? > 0 {}
            io::Result::Ok(())
        };
        tokio::spawn(async move {
            let _ = timeout(REFUSAL_TIMEOUT, tell).await;
            drop(slot);
        });
    }
}
