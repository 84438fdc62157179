//! Games as texts that other programs read.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sakiyomi_app::Problem;
use serde::Deserialize;

use crate::rejection::Rejection;
use crate::room::Lost;
use crate::state::AppState;

/// How to write a game.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    format: Option<String>,
    /// The end of the line to write; the cursor when not given.
    #[serde(default)]
    node: Option<usize>,
}

/// Writes a game.
pub(super) async fn export(
    State(server): State<Arc<AppState>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Rejection> {
    let room = server.room(&id).await?;
    let line = room.read(|state| state.variation(wanted.node)).await;
    let line = line.map_err(|Lost| Problem::no_game())??;
    let exported = line.export(&id, wanted.format.as_deref())?;
    let name = format!("attachment; filename=\"{}\"", exported.file);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, exported.text).into_response())
}
