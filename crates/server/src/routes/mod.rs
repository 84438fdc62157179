//! The HTTP routes.

mod games;
mod system;

use crate::msg;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use sakiyomi_app::Problem;

use crate::assets;
use crate::live;
use crate::request::{Rejection, reject};
use crate::state::AppState;

/// Makes the list of all routes, in the order of the documentation, and the router that has them.
macro_rules! routes {
    ($($method:ident $path:literal => $handler:path),+ $(,)?) => {
        /// Every method and path that is answered, beside the files of the page.
        pub const ROUTES: &[(&str, &str)] = &[$((method_name!($method), $path)),+];

        fn routes() -> Router<Arc<AppState>> {
            Router::new()$(.route($path, $method($handler)))+
        }
    };
}

macro_rules! method_name {
    (get) => {
        "GET"
    };
    (post) => {
        "POST"
    };
}

routes! {
    get "/api/info" => system::info,
    post "/api/games" => games::create,
    get "/api/games/{id}" => games::show,
    get "/api/games/{id}/nodes/{node}" => games::node,
    post "/api/games/{id}/moves" => games::play,
    post "/api/games/{id}/cursor" => games::cursor,
    post "/api/games/{id}/go" => games::go,
    post "/api/games/{id}/pause" => games::pause,
    post "/api/games/{id}/resign" => games::resign,
    post "/api/games/{id}/seats" => games::seats,
    get "/api/games/{id}/export" => games::export,
    get "/api/games/{id}/live" => live::connect,
    post "/api/positions" => games::position,
    post "/api/adviser" => games::advise,
    get "/api/cluster" => system::cluster,
    get "/health" => system::health,
    get "/metrics" => system::metrics,
    get "/openapi.json" => system::openapi,
}

pub(crate) fn router(server: &Arc<AppState>) -> Router<Arc<AppState>> {
    routes()
        .fallback(page)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(server.config.limits.message))
}

async fn page(
    State(server): State<Arc<AppState>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if uri.path() == "/api" || uri.path().starts_with("/api/") {
        return reject(Problem::not_found());
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return wrong_method().await.into_response();
    }
    assets::serve(server.app.games(), server.config.web.as_deref(), uri.path(), &headers)
}

async fn wrong_method() -> Rejection {
    Problem::new(405, "wrong-method", msg("routes-wrong-method")).into()
}
