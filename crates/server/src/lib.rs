//! The web server: games over HTTP and WebSocket, and the page that shows them.
//!
//! [`Server::open`] sets everything up, [`app`] returns the routes, [`serve`] answers at a
//! socket until it is told to end. `docs/http-api.md` describes what can be asked.
//!
//! ```
//! use sakiyomi_server::{Config, Server, serve};
//! use tokio::net::TcpListener;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! // Games in memory, for this machine only.
//! let server = Server::open(Config::default())?;
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! // A real one waits for Ctrl-C; this one has seen enough.
//! let end = async {};
//! serve(server, listener, end).await;
//! # Ok(())
//! # })
//! # }
//! ```

mod assets;
mod body;
mod catalog;
mod clocks;
mod config;
mod door;
mod guard;
mod house;
mod import;
mod live;
mod metrics;
mod model;
mod picture;
mod problem;
mod routes;
mod score;
mod search;
mod serve;
mod show;
mod store;
mod stored;
mod table;
mod tools;
mod words;

use std::sync::Arc;

use axum::Router;
use sakiyomi_core::Reason;
use tower_http::compression::CompressionLayer;

use house::House;

pub use config::{ClusterView, Config, Limits};
pub use routes::ROUTES;
pub use serve::serve;
pub use store::StoreError;
pub use tools::equip;

/// A server with its games and engines.
#[derive(Clone)]
pub struct Server {
    house: Arc<House>,
}

impl Server {
    /// Opens the file of games and starts the engines' threads.
    ///
    /// # Errors
    /// When the file is in use or belongs to another program. A file that is damaged or cannot
    /// be written is no error: [`Server::notice`] says what was done about it.
    pub fn open(config: Config) -> Result<Server, StoreError> {
        Ok(Server { house: Arc::new(House::open(config)?) })
    }

    /// Returns what people should know about the file of games.
    #[must_use]
    pub fn notice(&self) -> Option<&Reason> {
        self.house.notice()
    }
}

/// Returns everything that the server answers.
pub fn app(server: &Server) -> Router {
    let house = &server.house;
    routes::router(house)
        .layer(CompressionLayer::new())
        .layer(axum::middleware::from_fn_with_state(Arc::clone(house), guard::guard))
        .with_state(Arc::clone(house))
}
