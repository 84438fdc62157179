//! Advice for a card game that is played elsewhere.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use sakiyomi_app::{AdviceRequest, Priority, Problem};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::access::Client;
use crate::body::Body;
use crate::rejection::Rejection;
use crate::state::AppState;

/// Follows what was told, and advises.
pub(super) async fn advise(
    State(server): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Body(told): Body<AdviceRequest>,
) -> Result<Json<Value>, Rejection> {
    let consultation = server.app.consult(&told)?;
    let (answer, advice) = oneshot::channel();
    let job = consultation.job(Box::new(move |advice| drop(answer.send(advice))));
    let advised = match job {
        Some(job) => {
            let permit = server.limiter.analysis(client);
            let _permit = permit.ok_or_else(Problem::too_many_requests)?;
            let _handle = server.app.submit(Priority::Move, job);
            Some(advice.await.map_err(|_| Problem::busy())?)
        }
        None => None,
    };
    Ok(Json(consultation.answer(advised.as_ref())))
}
