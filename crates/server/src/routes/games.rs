//! Games: begin, look, play, go back, go on.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use sakiyomi_core::{Seat, Text};
use sakiyomi_play::Verdict;
use sakiyomi_play::tree::GameTree;

use crate::body::Body;
use crate::clocks::Clocks;
use crate::house::{House, now};
use crate::import;
use crate::model::{
    ClockModel, Detail, GameModel, GoTo, NewGame, NewSeats, PlayMove, Resign, SeatModel,
};
use crate::problem::Problem;
use crate::show;
use crate::table::{Lost, State as TableState};

type Answer = Result<Json<GameModel>, Problem>;
type Shared = State<Arc<House>>;

const SEATS: Text = Text {
    en: "the game has {detail} seats, and each needs a player",
    ja: "対局者は {detail} 人必要です",
};
const CLOCK: Text = Text {
    en: "a clock needs between one second and one day",
    ja: "持ち時間は 1 秒から 1 日までです",
};
const ELSEWHERE: Text = Text {
    en: "the game has gone on in the meantime",
    ja: "その間に局面が進んでいます",
};
const ENGINE_MOVES: Text =
    Text { en: "it is the engine's turn", ja: "今はエンジンの手番です" };
const TOO_MANY_NODES: Text = Text {
    en: "the game has {detail} moves and variations; no more fit in",
    ja: "手と変化の合計が上限の {detail} に達しました",
};
const NO_SEAT: Text =
    Text { en: "there is no seat {detail}", ja: "{detail} という席はありません" };

/// Begins a game.
pub(super) async fn create(
    State(house): Shared,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<GameModel>), Problem> {
    let tree = import::tree(&new)?;
    let limits = &house.config.limits;
    if tree.nodes().len() > limits.nodes {
        return Err(Problem::wrong("too-many-moves", TOO_MANY_NODES, limits.nodes));
    }
    let mode = show::mode_of(tree.session(), new.mode);
    let people = || vec![SeatModel::Human; tree.info().seats.len()];
    let seats = new.seats.unwrap_or_else(people);
    let seats = checked_seats(&house, &tree, mode, seats)?;
    let clocks = new.clock.map(|clock| clocks(clock, &tree)).transpose()?;
    let state = TableState::new(tree, mode, now(), seats, clocks);
    Ok((StatusCode::CREATED, Json(house.create(state).await?)))
}

fn checked_seats(
    house: &House,
    tree: &GameTree,
    mode: Option<crate::model::Mode>,
    seats: Vec<SeatModel>,
) -> Result<Vec<SeatModel>, Problem> {
    let info = tree.info();
    if seats.len() != info.seats.len() {
        return Err(Problem::wrong("bad-seats", SEATS, info.seats.len()));
    }
    let limits = &house.config.limits;
    let check = |seat: SeatModel| match seat {
        SeatModel::Human => Ok(SeatModel::Human),
        SeatModel::Engine { engine, think_ms } => {
            house.catalog.engine(info.id, &engine, mode, limits)?;
            let think_ms = think_ms.min(limits.think.as_millis() as u64);
            Ok(SeatModel::Engine { engine, think_ms })
        }
    };
    seats.into_iter().map(check).collect()
}

fn clocks(clock: ClockModel, tree: &GameTree) -> Result<Clocks, Problem> {
    const DAY: u64 = 86_400_000;
    if !(1_000..=DAY).contains(&clock.base_ms) || clock.increment_ms > DAY {
        return Err(Problem::wrong("bad-clock", CLOCK, ""));
    }
    Ok(Clocks::full(clock, tree.nodes().len()))
}

/// Returns a game.
pub(super) async fn show(State(house): Shared, Path(id): Path<String>) -> Answer {
    let table = house.table(&id).await?;
    table.touch(&house).await;
    table.model().await.map(Json).map_err(|Lost| Problem::no_game())
}

/// Returns the position at a node.
pub(super) async fn node(
    State(house): Shared,
    Path((id, node)): Path<(String, String)>,
) -> Result<Json<Detail>, Problem> {
    let node: usize = node.parse().map_err(|_| Problem::no_node())?;
    let table = house.table(&id).await?;
    let detail = table.look(|state| show::node_detail(state, node)).await;
    detail.ok().flatten().map(Json).ok_or_else(Problem::no_node)
}

/// Plays a person's move.
pub(super) async fn play(
    State(house): Shared,
    Path(id): Path<String>,
    Body(play): Body<PlayMove>,
) -> Answer {
    let most = house.config.limits.nodes;
    let game = id.clone();
    let edited = house.edit(&id, move |state| {
        let conflict = |code, text: Text| {
            let game = serde_json::to_value(show::game(&game, state)).unwrap_or_default();
            Problem::new(StatusCode::CONFLICT, code, text).beside("game", game)
        };
        if play.at != state.tree.cursor() {
            return Err(conflict("moved-on", ELSEWHERE));
        }
        if let Some((_, SeatModel::Engine { .. })) = state.player_to_move() {
            return Err(conflict("not-your-turn", ENGINE_MOVES));
        }
        if state.tree.nodes().len() >= most && state.tree.child(play.at, &play.mv).is_none() {
            return Err(Problem::wrong("too-many-moves", TOO_MANY_NODES, most));
        }
        state.play(&play.mv)?;
        state.paused = false;
        Ok(())
    });
    let game = edited.await?;
    house.metrics.moves.add();
    Ok(Json(game))
}

/// Moves the cursor.
pub(super) async fn cursor(
    State(house): Shared,
    Path(id): Path<String>,
    Body(to): Body<GoTo>,
) -> Answer {
    house.edit(&id, move |state| state.go_to(to.node)).await.map(Json)
}

/// Lets the game go on.
pub(super) async fn go(State(house): Shared, Path(id): Path<String>) -> Answer {
    let edited = house.edit(&id, |state| {
        state.paused = false;
        state.reopen();
        Ok(())
    });
    edited.await.map(Json)
}

/// Lets the game wait.
pub(super) async fn pause(State(house): Shared, Path(id): Path<String>) -> Answer {
    let edited = house.edit(&id, |state| {
        state.paused = true;
        Ok(())
    });
    edited.await.map(Json)
}

/// Gives the game up.
pub(super) async fn resign(
    State(house): Shared,
    Path(id): Path<String>,
    Body(resign): Body<Resign>,
) -> Answer {
    let edited = house.edit(&id, move |state| {
        let seats = &Seat::BOTH[..state.seats.len()];
        let seat = *seats
            .get(resign.seat)
            .ok_or_else(|| Problem::wrong("bad-seat", NO_SEAT, resign.seat))?;
        if let Some(verdict) = state.tree.verdict() {
            let over = sakiyomi_play::tree::announce(state.tree.info(), verdict);
            return Err(sakiyomi_play::PlayError::Over(over).into());
        }
        state.end(Verdict::Resigned(seat));
        Ok(())
    });
    edited.await.map(Json)
}

/// Changes the players.
pub(super) async fn seats(
    State(house): Shared,
    Path(id): Path<String>,
    Body(new): Body<NewSeats>,
) -> Answer {
    let house2 = Arc::clone(&house);
    let edited = house.edit(&id, move |state| {
        state.seats = checked_seats(&house2, &state.tree, state.mode, new.seats)?;
        Ok(())
    });
    edited.await.map(Json)
}
