//! What can be asked over HTTP.

mod adviser;
mod exchange;
mod games;
mod positions;
mod system;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, get, post};
use sakiyomi_core::Text;

use crate::assets;
use crate::house::House;
use crate::live;
use crate::problem::Problem;

type Route = (&'static str, MethodRouter<Arc<House>>);

/// All routes, in the order of the documentation.
pub(crate) fn table() -> Vec<Route> {
    vec![
        ("/api/info", get(system::info)),
        ("/api/games", post(games::create)),
        ("/api/games/{id}", get(games::show)),
        ("/api/games/{id}/nodes/{node}", get(games::node)),
        ("/api/games/{id}/moves", post(games::play)),
        ("/api/games/{id}/cursor", post(games::cursor)),
        ("/api/games/{id}/go", post(games::go)),
        ("/api/games/{id}/pause", post(games::pause)),
        ("/api/games/{id}/resign", post(games::resign)),
        ("/api/games/{id}/seats", post(games::seats)),
        ("/api/games/{id}/export", get(exchange::export)),
        ("/api/games/{id}/live", get(live::connect)),
        ("/api/positions", post(positions::look)),
        ("/api/adviser", post(adviser::advise)),
        ("/health", get(system::health)),
        ("/metrics", get(system::metrics)),
        ("/openapi.json", get(system::openapi)),
    ]
}

/// Returns all routes, and the page beside them.
pub(crate) fn router(house: &Arc<House>) -> Router<Arc<House>> {
    let mut router = Router::new();
    for (path, methods) in table() {
        router = router.route(path, methods);
    }
    router
        .fallback(page)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(house.config.limits.message))
}

async fn page(
    State(house): State<Arc<House>>,
    method: axum::http::Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if uri.path() == "/api" || uri.path().starts_with("/api/") {
        return Problem::not_found().into_response();
    }
    if !matches!(method, axum::http::Method::GET | axum::http::Method::HEAD) {
        return wrong_method().await.into_response();
    }
    assets::serve(house.config.web.as_deref(), uri.path(), &headers)
}

const WRONG_METHOD: Text = Text {
    en: "this address is not asked that way",
    ja: "このアドレスではその方法（メソッド）は使えません",
};

async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", WRONG_METHOD)
}
