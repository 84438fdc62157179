//! Games, positions and advice.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use sakiyomi_app::{
    AdviceRequest, Detail, GameModel, GoTo, NewGame, NewSeats, PlayMove, PositionRequest, Priority,
    Problem, Resign,
};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::access::{Client, Resource};
use crate::request::{Body, Rejection};
use crate::room::Lost;
use crate::state::AppState;

type Answer = Result<Json<GameModel>, Rejection>;
type Shared = State<Arc<AppState>>;

pub(super) async fn create(
    State(server): Shared,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<GameModel>), Rejection> {
    Ok((StatusCode::CREATED, Json(server.create(new).await?)))
}

pub(super) async fn show(State(server): Shared, Path(id): Path<String>) -> Answer {
    let room = server.room(&id).await?;
    room.touch(&server).await;
    Ok(Json(room.model().await.map_err(|Lost| Problem::no_game())?))
}

pub(super) async fn node(
    State(server): Shared,
    Path((id, node)): Path<(String, String)>,
) -> Result<Json<Detail>, Rejection> {
    let node: usize = node.parse().map_err(|_| Problem::no_node())?;
    let room = server.room(&id).await?;
    let detail = room.read(|state| state.detail(node)).await;
    Ok(Json(detail.ok().flatten().ok_or_else(Problem::no_node)?))
}

pub(super) async fn play(
    State(server): Shared,
    Path(id): Path<String>,
    Body(play): Body<PlayMove>,
) -> Answer {
    let app = Arc::clone(&server.app);
    let game = server.edit(&id, move |state| app.play(state, &play)).await?;
    server.metrics.moves.inc();
    Ok(Json(game))
}

pub(super) async fn cursor(
    State(server): Shared,
    Path(id): Path<String>,
    Body(to): Body<GoTo>,
) -> Answer {
    Ok(Json(server.edit(&id, move |state| state.go_to(&to)).await?))
}

pub(super) async fn go(State(server): Shared, Path(id): Path<String>) -> Answer {
    let edited = server.edit(&id, |state| {
        state.go_on();
        Ok(())
    });
    Ok(Json(edited.await?))
}

pub(super) async fn pause(State(server): Shared, Path(id): Path<String>) -> Answer {
    let edited = server.edit(&id, |state| {
        state.pause();
        Ok(())
    });
    Ok(Json(edited.await?))
}

pub(super) async fn resign(
    State(server): Shared,
    Path(id): Path<String>,
    Body(resign): Body<Resign>,
) -> Answer {
    Ok(Json(server.edit(&id, move |state| state.resign(&resign)).await?))
}

pub(super) async fn seats(
    State(server): Shared,
    Path(id): Path<String>,
    Body(new): Body<NewSeats>,
) -> Answer {
    let app = Arc::clone(&server.app);
    Ok(Json(server.edit(&id, move |state| app.set_seats(state, new)).await?))
}

#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    format: Option<String>,
    /// The end of the line to write; the cursor when not given.
    node: Option<usize>,
}

pub(super) async fn export(
    State(server): Shared,
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

pub(super) async fn position(
    State(server): Shared,
    Body(request): Body<PositionRequest>,
) -> Result<Json<Value>, Rejection> {
    Ok(Json(server.app.position(&request)?))
}

pub(super) async fn advise(
    State(server): Shared,
    Extension(client): Extension<Client>,
    Body(request): Body<AdviceRequest>,
) -> Result<Json<Value>, Rejection> {
    let consultation = server.app.consult(&request)?;
    let (answer, advice) = oneshot::channel();
    let job = consultation.job(Box::new(move |advice| drop(answer.send(advice))));
    let advised = match job {
        Some(job) => {
            let permit = server.limiter.permit(client, Resource::Analysis);
            let _permit = permit.ok_or_else(Problem::too_many_requests)?;
            let _handle = server.app.submit(Priority::Move, job);
            Some(advice.await.map_err(|_| Problem::busy())?)
        }
        None => None,
    };
    Ok(Json(consultation.answer(advised.as_ref())))
}
