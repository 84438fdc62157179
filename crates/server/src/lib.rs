//! The web server: games over HTTP and WebSocket, and the page that shows them.
//!
//! [`Server::open`] sets everything up, [`app`] returns the router, [`serve`] listens on a socket
//! until shutdown. `docs/http-api.md` describes the API.
//!
//! ```
//! use sakiyomi_play::GameList;
//! use sakiyomi_server::{Config, Server, serve};
//! use tokio::net::TcpListener;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! // Games in memory, for this machine only.
//! let games = GameList::new(&[sakiyomi_othello::game()]);
//! let server = Server::open(games, Config::default())?;
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! // A real one waits for Ctrl-C; this one has seen enough.
//! let end = async {};
//! serve(server, listener, end).await;
//! # Ok(())
//! # })
//! # }
//! ```

mod access;
mod assets;
mod config;
mod live;
mod metrics;
mod pool;
mod request;
mod room;
mod routes;
mod serve;
mod state;
mod store;

use std::sync::Arc;

use axum::Router;
use sakiyomi_core::Reason;
use sakiyomi_play::GameList;
use tower_http::compression::CompressionLayer;

use state::AppState;

pub use config::{ClusterView, Config, Limits};
pub use routes::ROUTES;
pub use sakiyomi_app::Limits as AppLimits;
pub use serve::serve;
pub use store::StoreError;

sakiyomi_core::messages!(sakiyomi_core::catalog!("server"));

/// A server with its games and engines.
#[derive(Clone)]
pub struct Server {
    state: Arc<AppState>,
}

impl Server {
    /// Offers `games`, opens the file of played ones and starts the engines' threads. A file that is
    /// damaged or cannot be written is no error: [`Server::notice`] says what was done about it.
    pub fn open(games: GameList, config: Config) -> Result<Server, StoreError> {
        Ok(Server { state: Arc::new(AppState::open(games, config)?) })
    }

    /// Returns what people should know about the file of games.
    pub fn notice(&self) -> Option<&Reason> {
        self.state.notice()
    }
}

/// Returns everything that the server answers.
pub fn app(server: &Server) -> Router {
    let state = &server.state;
    routes::router(state)
        .layer(CompressionLayer::new())
        .layer(axum::middleware::from_fn_with_state(Arc::clone(state), access::check_access))
        .with_state(Arc::clone(state))
}
