//! What clients see of a game.

use sakiyomi_core::{Reason, Seat};
use sakiyomi_play::tree::{NodeId, announce};
use sakiyomi_play::{Session, Verdict};
use time::OffsetDateTime;

use crate::model::{
    ClockState, Detail, GameModel, Mode, NodeModel, OutcomeModel, ScoreModel, SeatModel,
};
use crate::picture::picture;
use crate::score::{Scale, after};
use crate::table::State;
use crate::words::Words;

/// Returns the game as clients see it.
pub(crate) fn game(id: &str, state: &State) -> GameModel {
    let tree = &state.tree;
    GameModel {
        id: id.to_owned(),
        game: tree.info().id,
        mode: state.mode,
        created: date(state.created),
        seats: state.seats.clone(),
        cursor: tree.cursor(),
        paused: state.paused,
        thinking: state.thinking().map(Seat::index),
        clock: clock(state),
        nodes: (0..tree.nodes().len()).map(|node| list_entry(state, node)).collect(),
        node: cursor_detail(state),
        version: state.version,
    }
}

fn clock(state: &State) -> Option<ClockState> {
    let (clocks, cursor) = (state.clocks.as_ref()?, state.tree.cursor());
    let seats = Seat::BOTH.into_iter().take(state.seats.len());
    let left = |seat: Seat| clocks.left(cursor, seat).as_millis() as u64;
    Some(ClockState {
        left_ms: seats.map(left).collect(),
        running: clocks.running().map(Seat::index),
    })
}

fn list_entry(state: &State, id: NodeId) -> NodeModel {
    let node = &state.tree.nodes()[id];
    let step = node.step.as_ref();
    NodeModel {
        id,
        parent: step.map(|step| step.parent),
        ply: node.ply,
        mv: step.map(|step| step.mv.clone()),
        seat: step.map(|step| step.seat.index()),
        score: step.and_then(|step| score(state, step.seat, step.score?)),
        comment: step.and_then(|step| step.comment.clone()),
        remark: step.and_then(|step| step.remark.as_ref()).map(Words::from),
    }
}

/// Returns what a player thought, by the scale of the engine that sits there.
fn score(state: &State, seat: Seat, score: sakiyomi_core::Score) -> Option<ScoreModel> {
    let engine = match state.seats.get(seat.index())? {
        SeatModel::Engine { engine, .. } => engine,
        // The score came with a record.
        SeatModel::Human => "strongest",
    };
    Some(Scale::of(state.tree.info(), &engine.parse().ok()?).score(after(score), seat))
}

fn cursor_detail(state: &State) -> Detail {
    let cursor = state.tree.cursor();
    let ended = state.tree.nodes()[cursor].ended;
    describe(state, cursor, state.tree.session(), ended)
}

/// Returns the position at a node, wherever the cursor is.
pub(crate) fn node_detail(state: &State, node: NodeId) -> Option<Detail> {
    let ended = state.tree.nodes().get(node)?.ended;
    Some(describe(state, node, state.tree.look(node).as_ref(), ended))
}

fn describe(state: &State, node: NodeId, session: &dyn Session, ended: Option<Verdict>) -> Detail {
    let step = state.tree.nodes()[node].step.as_ref();
    let remark = step.and_then(|step| step.remark.as_ref());
    let mut detail = detail(session, state.mode, remark);
    detail.id = Some(node);
    detail.last = step.map(|step| step.mv.clone());
    if let Some(verdict) = ended {
        detail.to_move = None;
        detail.legal = Vec::new();
        detail.automatic = None;
        detail.outcome = Some(outcome(session, verdict));
    }
    detail
}

/// Returns the position of a session. What the rules hide is not shown in real mode.
pub(crate) fn detail(session: &dyn Session, mode: Option<Mode>, remark: Option<&Reason>) -> Detail {
    let verdict = session.verdict();
    let position = (mode != Some(Mode::Real)).then(|| session.position());
    Detail {
        id: None,
        ply: session.ply(),
        view: session.view(session.to_move()),
        position,
        to_move: verdict.is_none().then(|| session.to_move().index()),
        legal: session.legal_moves(),
        automatic: session.automatic_move(),
        last: None,
        remark: remark.map(Words::from),
        outcome: verdict.map(|verdict| outcome(session, verdict)),
        picture: picture(session),
    }
}

/// Returns the mode of a game: `None` where nothing is hidden.
pub(crate) fn mode_of(session: &dyn Session, asked: Option<Mode>) -> Option<Mode> {
    let hides = session.position() != session.view(session.to_move());
    hides.then(|| asked.unwrap_or(Mode::Real))
}

fn outcome(session: &dyn Session, verdict: Verdict) -> OutcomeModel {
    let alone = session.info().is_solitaire();
    OutcomeModel {
        text: announce(session.info(), verdict).into(),
        winner: verdict.winner().filter(|_| !alone).map(Seat::index),
        result: verdict.to_string(),
    }
}

/// Writes milliseconds since 1970 as `2026-11-15T08:30:00Z`.
fn date(milliseconds: i64) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(milliseconds / 1000)
        .unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z",
        moment.year(),
        u8::from(moment.month()),
        moment.day(),
        moment.hour(),
        moment.minute(),
        moment.second()
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn dates_are_written_as_the_world_does() {
        assert_eq!(super::date(0), "1970-01-01T00:00:00Z");
        assert_eq!(super::date(1_794_730_200_500), "2026-11-15T08:10:00Z");
    }
}
