//! Positions that belong to no game: lines to look at, the position editor.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sakiyomi_app::LookAt;
use serde_json::Value;

use crate::body::Body;
use crate::rejection::Rejection;
use crate::state::AppState;

/// Returns a position and those after each of some moves.
pub(super) async fn look(
    State(server): State<Arc<AppState>>,
    Body(asked): Body<LookAt>,
) -> Result<Json<Value>, Rejection> {
    Ok(Json(server.app.look_at(&asked)?))
}
