//! Positions that belong to no game: lines to look at, the position editor.

use axum::Json;
use sakiyomi_play::{SessionConfig, open};
use serde_json::{Value, json};

use crate::body::Body;
use crate::model::{Detail, LookAt};
use crate::problem::Problem;
use crate::show;

/// The longest line that is looked at.
const LONGEST: usize = 500;

/// Returns a position and those after each of some moves.
pub(super) async fn look(Body(asked): Body<LookAt>) -> Result<Json<Value>, Problem> {
    let config = SessionConfig { position: asked.position.clone(), ..SessionConfig::default() };
    let mut session = open(&asked.game, config)?;
    let mode = show::mode_of(session.as_ref(), asked.mode);
    let start = show::detail(session.as_ref(), mode, None);
    let mut nodes: Vec<Detail> = Vec::new();
    for (place, mv) in asked.moves.iter().take(LONGEST).enumerate() {
        let remark =
            session.play(mv).map_err(|error| Problem::from(error).inside("step", json!(place)))?;
        let mut detail = show::detail(session.as_ref(), mode, remark.as_ref());
        detail.last = Some(mv.clone());
        nodes.push(detail);
    }
    Ok(Json(json!({ "start": start, "nodes": nodes })))
}
