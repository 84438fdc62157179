//! What clients see of a game.

use sakiyomi_core::{Glyphs, Lang, Reason, Seat, Span, Tone};
use sakiyomi_play::tree::NodeId;
use sakiyomi_play::{GameEntry, Session, Verdict, WebFile};
use serde_json::{Value, json};
use time::OffsetDateTime;

use crate::model::{Detail, GameModel, Mode, NodeModel, Words};
use crate::room::RoomState;
use crate::score::{Scale, after};

pub(crate) fn game(state: &RoomState) -> GameModel {
    let tree = &state.tree;
    GameModel {
        id: state.id.clone(),
        game: tree.info().id,
        mode: state.mode,
        created: date(state.created),
        seats: state.seats.clone(),
        cursor: tree.cursor(),
        paused: state.paused,
        thinking: state.thinking().map(Seat::index),
        clock: clock(state),
        nodes: (0..tree.nodes().len()).map(|node| list_entry(state, node)).collect(),
        node: describe(state, tree.cursor(), tree.session()),
        version: state.version,
    }
}

fn clock(state: &RoomState) -> Option<Value> {
    let (clocks, cursor) = (state.clocks.as_ref()?, state.tree.cursor());
    let seats = Seat::BOTH.into_iter().take(state.seats.len());
    let left = |seat: Seat| clocks.left(cursor, seat, state.now()).as_millis() as u64;
    Some(json!({
        "left_ms": seats.map(left).collect::<Vec<_>>(),
        "running": clocks.running().map(Seat::index),
    }))
}

fn list_entry(state: &RoomState, id: NodeId) -> NodeModel {
    let tree = &state.tree;
    let node = &tree.nodes()[id];
    let step = node.step.as_ref();
    NodeModel {
        id,
        parent: step.map(|step| step.parent),
        ply: node.ply,
        mv: step.map(|step| step.mv.clone()),
        seat: step.map(|step| step.seat.index()),
        score: step.and_then(|step| {
            let score = step.score?;
            let scale = Scale::new(tree.info(), state.unit(step.seat));
            Some(scale.score(after(score), step.seat))
        }),
        comment: step.and_then(|step| step.comment.clone()),
        remark: step.and_then(|step| step.remark.as_ref()).map(Words::from),
        reason: state.reasons.get(&id).map(Words::from),
    }
}

pub(crate) fn node_detail(state: &RoomState, node: NodeId) -> Option<Detail> {
    state.tree.nodes().get(node)?;
    Some(describe(state, node, state.tree.session_at(node).as_ref()))
}

fn describe(state: &RoomState, id: NodeId, session: &dyn Session) -> Detail {
    let node = &state.tree.nodes()[id];
    let step = node.step.as_ref();
    let remark = step.and_then(|step| step.remark.as_ref());
    let game = state.tree.game();
    let shown = Shown { game, mode: state.mode };
    let mut detail = detail(shown, session, remark);
    detail.id = Some(id);
    detail.last = step.map(|step| step.mv.clone());
    if let Some(verdict) = node.ended {
        detail.to_move = None;
        detail.legal = Vec::new();
        detail.automatic = None;
        detail.outcome = Some(outcome(game, verdict));
    }
    detail
}

#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) game: &'a dyn GameEntry,
    pub(crate) mode: Option<Mode>,
}

/// Returns the position of a session. What the rules hide is not shown in real mode.
pub(crate) fn detail(shown: Shown<'_>, session: &dyn Session, remark: Option<&Reason>) -> Detail {
    let verdict = session.verdict();
    let position = (shown.mode != Some(Mode::Real)).then(|| session.position());
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
        outcome: verdict.map(|verdict| {
            let mut outcome = outcome(shown.game, verdict);
            outcome["text"] = json!(session.announcement().map(Words::from));
            outcome
        }),
        diagram: (!has_file(shown.game, WebFile::BOARD)).then(|| diagram(session)),
    }
}

/// Returns the mode of a game: `None` where nothing is hidden.
pub(crate) fn mode_of(session: &dyn Session, requested: Option<Mode>) -> Option<Mode> {
    let hides = session.position() != session.view(session.to_move());
    hides.then(|| requested.unwrap_or(Mode::Real))
}

pub(crate) fn has_file(game: &dyn GameEntry, path: &str) -> bool {
    game.web().iter().any(|file| file.path == path)
}

pub(crate) fn outcome(game: &dyn GameEntry, verdict: Verdict) -> Value {
    let alone = game.info().is_solitaire();
    json!({
        "text": Words::from(game.announce(verdict)),
        "winner": verdict.winner().filter(|_| !alone).map(Seat::index),
        "result": verdict.to_string(),
    })
}

/// Writes milliseconds since 1970 as `2026-11-15T08:30:00Z`.
fn date(milliseconds: i64) -> String {
    let date = OffsetDateTime::from_unix_timestamp(milliseconds / 1000);
    let date = date.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = date.to_calendar_date();
    let (hour, minute, second) = date.to_hms();
    format!("{year:04}-{:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z", u8::from(month))
}

/// Draws what the player to move may see, for games without a board of their own in the page.
fn diagram(session: &dyn Session) -> Value {
    json!(Words::new(|lang| lines(session, lang)))
}

fn lines(session: &dyn Session, lang: Lang) -> Vec<Vec<Value>> {
    let diagram = session.diagram(session.to_move(), Glyphs::Rich, lang, true);
    diagram.lines().iter().map(|line| line.iter().map(span).collect()).collect()
}

fn span(span: &Span) -> Value {
    let mut model = json!({ "text": span.text, "tone": tone_name(span.tone) });
    if let Some(mv) = &span.mv {
        model["move"] = json!(mv);
    }
    model
}

const fn tone_name(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Label => "label",
        Tone::Faint => "faint",
        Tone::First => "first",
        Tone::Second => "second",
        Tone::FirstLast => "first-last",
        Tone::SecondLast => "second-last",
        Tone::Legal => "legal",
        Tone::Last => "last",
        Tone::Strong => "strong",
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn dates_are_written_as_the_world_does() {
        assert_eq!(super::date(0), "1970-01-01T00:00:00Z");
        assert_eq!(super::date(1_794_730_200_500), "2026-11-15T08:10:00Z");
    }
}
