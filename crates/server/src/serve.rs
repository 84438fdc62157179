//! Answering at a socket, from the first connection to an orderly end.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::{Server, app};

/// How long connections may take to end when the server is told to.
const FAREWELL: Duration = Duration::from_secs(3);

/// Answers at `listener` until `end` comes; then stops all searches and closes all sockets.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    server: Server,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let router = app(&server).into_make_service_with_connect_info::<SocketAddr>();
    let closing = server.house.closing.clone();
    let told = {
        let closing = closing.clone();
        async move {
            end.await;
            closing.cancel();
        }
    };
    // Small messages go out at once.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let serving = axum::serve(listener, router).with_graceful_shutdown(told).into_future();
    tokio::select! {
        served = serving => served?,
        // Connections that nobody closes do not keep the server alive.
        () = async { closing.cancelled().await; tokio::time::sleep(FAREWELL).await } => {}
    }
    let house = server.house;
    house.sockets.close();
    let _ = tokio::time::timeout(FAREWELL, house.sockets.wait()).await;
    // Joining threads blocks, so that it happens away from the runtime's own.
    let _ = tokio::task::spawn_blocking(move || house.pool.close()).await;
    Ok(())
}
