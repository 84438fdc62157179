//! What is kept of games, who keeps it, and how a game comes back.

use std::fmt::Display;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::{Clock, Seat};
use sakiyomi_play::tree::{GameTree, NodeId};
use sakiyomi_play::{GameList, SessionConfig, Verdict};

use crate::clocks::Clocks;
use crate::model::{ClockModel, Mode, SeatModel};
use crate::room::RoomState;

/// A change that was not saved, or a game that was not read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SaveError(pub String);

/// The answer of a storage, when it is there.
pub type Saving<'a, T> = Pin<Box<dyn Future<Output = Result<T, SaveError>> + Send + 'a>>;

/// Keeps games: a database, or what a browser has.
pub trait Storage: Send + Sync {
    /// Reads a game.
    fn load(&self, id: &str) -> Saving<'_, Option<StoredGame>>;

    /// Adds a game; the answer tells whether there was room for it.
    fn add(&self, game: StoredGame) -> Saving<'_, bool>;

    /// Saves a change. When the answer is there, the change survives the end of the program.
    fn save(&self, change: Change) -> Saving<'_, ()>;
}

/// What is kept of a game beside its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its name among all games.
    pub id: String,
    /// Which game it is.
    pub game: String,
    /// `real`, `practice` or `open`.
    pub mode: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// The position at the start.
    pub start: String,
    /// The facts of its record, in JSON.
    pub tags: String,
    /// The players, in JSON.
    pub seats: String,
    /// The time control, in JSON.
    pub clock: Option<String>,
    /// The node where it stands.
    pub cursor: usize,
    /// Whether it waits.
    pub paused: bool,
    /// How many times it was changed.
    pub version: u64,
}

/// A node of a game's tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// Its number.
    pub id: usize,
    /// The node before it; `None` at the start.
    pub parent: Option<usize>,
    /// The move from there.
    pub mv: Option<String>,
    /// What the player thought of the move.
    pub score: Option<String>,
    /// What somebody wrote about it.
    pub comment: Option<String>,
    /// What the clocks showed after the move, in milliseconds.
    pub left: Option<[i64; 2]>,
    /// How players or clocks ended the game here.
    pub ended: Option<String>,
}

/// A game with all its nodes, the start first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// What is kept beside the moves.
    pub row: GameRow,
    /// The nodes, in the order of their numbers.
    pub nodes: Vec<NodeRow>,
}

/// What is new in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The name of the game.
    pub id: String,
    /// The players, in JSON.
    pub seats: String,
    /// The node where it stands.
    pub cursor: usize,
    /// Whether it waits.
    pub paused: bool,
    /// How many times it was changed.
    pub version: u64,
    /// Nodes that are new or different.
    pub nodes: Vec<NodeRow>,
}

fn damaged(problem: impl Display) -> SaveError {
    SaveError(format!("the stored game is damaged: {problem}"))
}

pub(crate) fn seats_text(seats: &[SeatModel]) -> String {
    serde_json::to_string(seats).expect("players are plain data")
}

pub(crate) fn node_row(state: &RoomState, id: NodeId) -> NodeRow {
    let node = &state.tree.nodes()[id];
    let step = node.step.as_ref();
    NodeRow {
        id,
        parent: step.map(|step| step.parent),
        mv: step.map(|step| step.mv.clone()),
        score: step.and_then(|step| step.score).map(|score| score.to_string()),
        comment: step.and_then(|step| step.comment.clone()),
        left: state.clocks.as_ref().map(|clocks| clocks.at(id).map(|left| left.as_millis() as i64)),
        ended: node.ended.map(|verdict| verdict.to_string()),
    }
}

pub(crate) fn rows(state: &RoomState) -> StoredGame {
    let clock = state.clocks.as_ref().map(Clocks::control);
    StoredGame {
        row: GameRow {
            id: state.id.clone(),
            game: state.tree.info().id.to_owned(),
            mode: state.mode.map_or("open", Mode::name).to_owned(),
            created: state.created,
            start: state.tree.start().to_owned(),
            tags: serde_json::to_string(&state.tree.tags).expect("tags are plain data"),
            seats: seats_text(&state.seats),
            clock: clock.map(|clock| serde_json::to_string(&clock).expect("a clock is plain data")),
            cursor: state.tree.cursor(),
            paused: state.paused,
            version: state.version,
        },
        nodes: (0..state.tree.nodes().len()).map(|node| node_row(state, node)).collect(),
    }
}

/// Sets a stored game up again.
pub(crate) fn room(
    games: &GameList,
    stored: &StoredGame,
    time: Arc<dyn Clock>,
) -> Result<RoomState, SaveError> {
    let row = &stored.row;
    let position = Some(row.start.clone());
    let game = games.find(&row.game).map_err(damaged)?;
    let mut tree = GameTree::open(game, SessionConfig { position, ..SessionConfig::default() })
        .map_err(damaged)?;
    tree.tags = read(&row.tags)?;
    for (place, node) in stored.nodes.iter().enumerate() {
        replay(&mut tree, place, node)?;
    }
    // Last, since a node at which a game was given up may have moves from before that.
    for node in &stored.nodes {
        if let Some(text) = &node.ended {
            let unknown = || damaged(format_args!("node {}: an unknown end", node.id));
            tree.go_to(node.id);
            tree.end(verdict(text).ok_or_else(unknown)?);
        }
    }
    if !tree.go_to(row.cursor) {
        return Err(damaged(format_args!("the cursor is at {}", row.cursor)));
    }
    let mode = [Mode::Real, Mode::Practice].into_iter().find(|mode| mode.name() == row.mode);
    let control = row.clock.as_deref().map(read).transpose()?;
    let clocks = control.map(|control| clocks(control, &stored.nodes)).transpose()?;
    let seats: Vec<SeatModel> = read(&row.seats)?;
    if seats.len() != tree.info().seats.len() {
        return Err(damaged(format_args!("{} players", seats.len())));
    }
    let mut room = RoomState::new(row.id.clone(), tree, row.created, seats, time);
    room.mode = mode;
    room.clocks = clocks;
    room.paused = row.paused;
    room.version = row.version;
    Ok(room)
}

/// Plays the move of a node, and checks that it becomes the same node again.
fn replay(tree: &mut GameTree, place: usize, node: &NodeRow) -> Result<(), SaveError> {
    let wrong = |problem: &dyn Display| damaged(format_args!("node {}: {problem}", node.id));
    if let (Some(parent), Some(mv)) = (node.parent, &node.mv) {
        if !tree.go_to(parent) {
            return Err(wrong(&"there is no move before it"));
        }
        tree.play(mv).map_err(|error| wrong(&error))?;
    }
    if tree.cursor() != node.id || place != node.id {
        return Err(wrong(&"it is out of order"));
    }
    let score = node.score.as_deref().map(str::parse).transpose().map_err(|error| wrong(&error))?;
    tree.annotate(node.id, score, node.comment.clone());
    Ok(())
}

fn clocks(control: ClockModel, nodes: &[NodeRow]) -> Result<Clocks, SaveError> {
    let left = |node: &NodeRow| {
        let left =
            node.left.ok_or_else(|| damaged(format_args!("node {} has no clock", node.id)))?;
        Ok(left.map(|left| Duration::from_millis(left.max(0) as u64)))
    };
    Ok(Clocks::restored(control, nodes.iter().map(left).collect::<Result<_, _>>()?))
}

/// Reads the ends that players bring about.
fn verdict(text: &str) -> Option<Verdict> {
    let known = |seat| [Verdict::Resigned(seat), Verdict::OutOfTime(seat)];
    Seat::BOTH.into_iter().flat_map(known).find(|verdict| verdict.to_string() == text)
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, SaveError> {
    serde_json::from_str(text).map_err(damaged)
}
