//! About the server itself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use sakiyomi_app::Problem;
use serde_json::{Value, json};

use crate::request::Rejection;
use crate::state::AppState;

pub(super) async fn info(State(server): State<Arc<AppState>>) -> Json<Value> {
    let limits = &server.config.limits;
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "limits": {
            "think_ms": limits.app.think.as_millis() as u64,
            "analysis_ms": limits.app.analysis.as_millis() as u64,
            "lines": limits.app.lines,
            "nodes": limits.app.nodes,
            "message_bytes": limits.message,
        },
        "cluster": server.config.cluster.is_some(),
        "notice": server.notice_words(),
        "games": server.app.described_games(),
    }))
}

pub(super) async fn cluster(State(server): State<Arc<AppState>>) -> Json<Value> {
    let Some(view) = server.config.cluster.clone() else {
        return Json(json!({ "cluster": null, "problem": null }));
    };
    let seen = tokio::task::spawn_blocking(move || view.status()).await;
    let (cluster, problem) = match seen {
        Ok(Ok(cluster)) => (cluster, None),
        Ok(Err(problem)) => (Value::Null, Some(problem)),
        Err(_) => (Value::Null, Some("the view of the cluster broke down".to_owned())),
    };
    Json(json!({ "cluster": cluster, "problem": problem }))
}

pub(super) async fn health() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

pub(super) async fn metrics(State(server): State<Arc<AppState>>) -> impl IntoResponse {
    let text = server.metrics_text().map_err(|_| Rejection::from(Problem::failed()));
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

pub(crate) const OPENAPI: &str = include_str!("../../openapi.json");

pub(super) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}
