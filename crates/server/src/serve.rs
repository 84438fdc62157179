//! Answering at a socket, from the first connection to an orderly end.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use crate::door::{Admitted, Porter, accept, talk};
use crate::guard::Client;
use crate::{Server, app};

/// How long connections may take to end when the server is told to.
const FAREWELL: Duration = Duration::from_secs(3);

/// Answers at `listener` until `end` comes; then stops all searches, closes all sockets, and lets
/// go of the file of games.
pub async fn serve(server: Server, listener: TcpListener, end: impl Future<Output = ()>) {
    let router = app(&server);
    let house = server.house;
    let porter = Porter::new();
    let connections = TaskTracker::new();
    let mut end = pin!(end);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut end => break,
        };
        match house.gate.connection(Client(peer.ip())) {
            Some(place) => {
                let stream = Admitted { stream, _place: place };
                connections.spawn(talk(router.clone(), stream, peer, house.closing.clone()));
            }
            None => {
                house.metrics.turned_away.add();
                porter.turn_away(stream);
            }
        }
    }
    drop(listener);
    house.closing.cancel();
    // Connections that nobody closes do not keep the server alive.
    connections.close();
    let _ = timeout(FAREWELL, connections.wait()).await;
    house.sockets.close();
    let _ = timeout(FAREWELL, house.sockets.wait()).await;
    // Joining threads blocks, so that it happens away from the runtime's own.
    let close = move || {
        house.pool.close();
        house.store.close();
    };
    let _ = tokio::task::spawn_blocking(close).await;
}
