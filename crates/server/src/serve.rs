//! Answering at a socket, from the first connection to an orderly end.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use crate::access::Client;
use crate::listener::{Admitted, OverloadResponder, accept, serve_connection};
use crate::{Server, app};

/// How long connections may take to end when the server is told to.
const FAREWELL: Duration = Duration::from_secs(3);

/// Answers at `listener` until `end` comes; then stops all searches, closes all sockets, and lets
/// go of the file of games.
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
        match server.limiter.connection(Client(peer.ip())) {
            Some(permit) => {
                let stream = Admitted { stream, _permit: permit };
                connections.spawn(serve_connection(
                    router.clone(),
                    stream,
                    peer,
                    server.closing.clone(),
                ));
            }
            None => {
                server.metrics.turned_away.add();
                overload.reject(stream);
            }
        }
    }
    drop(listener);
    server.closing.cancel();
    // Connections that nobody closes do not keep the server alive.
    connections.close();
    let _ = timeout(FAREWELL, connections.wait()).await;
    server.sockets.close();
    let _ = timeout(FAREWELL, server.sockets.wait()).await;
    // Joining threads blocks, so that it happens away from the runtime's own.
    let close = move || {
        server.pool.close();
        server.store.close();
    };
    let _ = tokio::task::spawn_blocking(close).await;
}
