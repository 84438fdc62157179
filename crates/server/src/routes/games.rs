//! Games: begin, look, play, go back, go on.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use sakiyomi_app::{Detail, GameModel, GoTo, NewGame, NewSeats, PlayMove, Problem, Resign};

use crate::body::Body;
use crate::rejection::Rejection;
use crate::room::Lost;
use crate::state::AppState;

type Answer = Result<Json<GameModel>, Rejection>;
type Shared = State<Arc<AppState>>;

/// Begins a game.
pub(super) async fn create(
    State(server): Shared,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<GameModel>), Rejection> {
    Ok((StatusCode::CREATED, Json(server.create(new).await?)))
}

/// Returns a game.
pub(super) async fn show(State(server): Shared, Path(id): Path<String>) -> Answer {
    let room = server.room(&id).await?;
    room.touch(&server).await;
    Ok(Json(room.model().await.map_err(|Lost| Problem::no_game())?))
}

/// Returns the position at a node.
pub(super) async fn node(
    State(server): Shared,
    Path((id, node)): Path<(String, String)>,
) -> Result<Json<Detail>, Rejection> {
    let node: usize = node.parse().map_err(|_| Problem::no_node())?;
    let room = server.room(&id).await?;
    let detail = room.read(|state| state.detail(node)).await;
    Ok(Json(detail.ok().flatten().ok_or_else(Problem::no_node)?))
}

/// Plays a person's move.
pub(super) async fn play(
    State(server): Shared,
    Path(id): Path<String>,
    Body(play): Body<PlayMove>,
) -> Answer {
    let app = Arc::clone(&server.app);
    let game = server.edit(&id, move |state| app.play(state, &play)).await?;
    server.metrics.moves.add();
    Ok(Json(game))
}

/// Moves the cursor.
pub(super) async fn cursor(
    State(server): Shared,
    Path(id): Path<String>,
    Body(to): Body<GoTo>,
) -> Answer {
    Ok(Json(server.edit(&id, move |state| state.go_to(&to)).await?))
}

/// Lets the game go on.
pub(super) async fn go(State(server): Shared, Path(id): Path<String>) -> Answer {
    let edited = server.edit(&id, |state| {
        state.go_on();
        Ok(())
    });
    Ok(Json(edited.await?))
}

/// Lets the game wait.
pub(super) async fn pause(State(server): Shared, Path(id): Path<String>) -> Answer {
    let edited = server.edit(&id, |state| {
        state.pause();
        Ok(())
    });
    Ok(Json(edited.await?))
}

/// Gives the game up.
pub(super) async fn resign(
    State(server): Shared,
    Path(id): Path<String>,
    Body(resign): Body<Resign>,
) -> Answer {
    Ok(Json(server.edit(&id, move |state| state.resign(&resign)).await?))
}

/// Changes the players.
pub(super) async fn seats(
    State(server): Shared,
    Path(id): Path<String>,
    Body(new): Body<NewSeats>,
) -> Answer {
    let app = Arc::clone(&server.app);
    Ok(Json(server.edit(&id, move |state| app.set_seats(state, new)).await?))
}
