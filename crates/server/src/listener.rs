//! Connections: how many there may be, and what is said to those beyond.
//!
//! A connection that says nothing costs a place, so that places are counted for each client and
//! in all, and requests that come too slowly lose theirs (`PATIENCE`).

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use sakiyomi_core::Text;
use serde_json::json;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;

use crate::access::Permit;
use crate::config::PATIENCE;
use sakiyomi_app::Problem;

const TOO_MANY_CONNECTIONS: Text = Text {
    en: "there are too many connections; close some pages or try again in a moment",
    ja: "接続が多すぎます。開いているページを減らすか、少し待ってからもう一度お試しください",
};

/// How long nobody is let in when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(500);

/// Waits for the next connection.
pub(crate) async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
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

/// Answers the requests of a connection until it ends, or soon after `closing` is said.
pub(crate) async fn serve_connection(
    router: Router,
    stream: Admitted,
    peer: SocketAddr,
    closing: CancellationToken,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let mut connection =
        pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // A connection that breaks has nobody left to be told.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = closing.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Tells those beyond the limits why they are turned away, as long as not too many are being told.
pub(crate) struct OverloadResponder {
    answer: Arc<str>,
    slots: Arc<Semaphore>,
}

/// How long a client may take to hear that it is turned away.
const GOODBYE: Duration = Duration::from_secs(1);

impl OverloadResponder {
    pub(crate) fn new() -> OverloadResponder {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        let problem = Problem::new(status.as_u16(), "too-many-connections", TOO_MANY_CONNECTIONS);
        let body = json!({ "error": problem.error() }).to_string();
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
            retry-after: 1\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        OverloadResponder { answer: answer.into(), slots: Arc::new(Semaphore::new(64)) }
    }

    pub(crate) fn reject(&self, mut stream: TcpStream) {
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
            let _ = timeout(GOODBYE, tell).await;
            drop(slot);
        });
    }
}

/// A connection with its place, which it keeps when it becomes a socket for live games.
pub(crate) struct Admitted {
    pub(crate) stream: TcpStream,
    pub(crate) _permit: Permit,
}

impl AsyncRead for Admitted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Admitted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
