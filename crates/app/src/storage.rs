//! What is kept of games, and who keeps it.

use std::pin::Pin;

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
