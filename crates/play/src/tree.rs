//! A game with its variations: a tree of moves, and a cursor in it.
//!
//! Taking a move back moves the cursor and deletes nothing. A move that was tried before at
//! the cursor is walked to again; another one begins a variation. The referee at the cursor
//! is a [`Session`], so that every move in the tree was checked.
//!
//! ```
//! use sakiyomi_play::{SessionConfig, tree::GameTree};
//! let mut tree = GameTree::open(sakiyomi_othello::game(), SessionConfig::default())?;
//! let (f5, d6) = (tree.play("f5")?, tree.play("d6")?);
//! tree.go_to(f5);
//! let f4 = tree.play("f4")?;
//! assert_eq!((tree.nodes().len(), tree.path(f4)), (4, vec![0, f5, f4]));
//! assert_ne!(d6, f4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use sakiyomi_core::{
    GameInfo, ParseStateError, Reason, Record, RecordError, RecordedMove, Score, Seat,
};

use crate::{GameEntry, PlayError, Session, SessionConfig, Verdict};

/// The number of a node: 0 for the start, then in the order in which the moves were first made.
pub type NodeId = usize;

/// The start, or a move of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeNode {
    /// The move that led here; `None` for the start.
    pub step: Option<Step>,
    /// The number of moves from the start to here.
    pub ply: usize,
    /// How the game ended here by the will of the players or by the clock.
    pub ended: Option<Verdict>,
}

/// A move from one node to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where it was made.
    pub parent: NodeId,
    /// The move.
    pub mv: String,
    /// Who made it.
    pub seat: Seat,
    /// What the player thought of it, from the player's side.
    pub score: Option<Score>,
    /// What somebody wrote about it.
    pub comment: Option<String>,
    /// What the game says about it.
    pub remark: Option<Reason>,
}

/// A game with its variations.
pub struct GameTree {
    game: &'static dyn GameEntry,
    session: Box<dyn Session>,
    start: String,
    nodes: Vec<TreeNode>,
    cursor: NodeId,
    /// The facts that go into records.
    pub tags: Vec<(String, String)>,
}

impl GameTree {
    /// Begins a game.
    pub fn open(
        game: &'static dyn GameEntry,
        config: SessionConfig,
    ) -> Result<GameTree, ParseStateError> {
        let session = game.open(config)?;
        let root = TreeNode { step: None, ply: 0, ended: None };
        let start = session.position();
        Ok(GameTree { game, session, start, nodes: vec![root], cursor: 0, tags: Vec::new() })
    }

    /// Takes up a recorded game; the cursor is at its end.
    pub fn of_record(
        game: &'static dyn GameEntry,
        record: &Record,
    ) -> Result<GameTree, RecordError> {
        // The replay names what is wrong with a record better than single moves could.
        game.resume(record, SessionConfig::default())?;
        let position = Some(record.start.clone());
        let config = SessionConfig { position, ..SessionConfig::default() };
        let mut tree = GameTree::open(game, config).expect("a replayed record has a start");
        tree.tags = record.tags.clone();
        for recorded in &record.moves {
            let node = tree.play(&recorded.mv).expect("a replayed move is legal");
            tree.annotate(node, recorded.score, recorded.comment.clone());
        }
        Ok(tree)
    }

    /// Returns the game that is played.
    pub fn game(&self) -> &'static dyn GameEntry {
        self.game
    }

    /// Returns what is known about the game.
    pub fn info(&self) -> GameInfo {
        self.session.info()
    }

    /// Returns the position text of the start, hidden parts included.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// Returns all nodes; their numbers are their places.
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// Returns where the game stands.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// Returns the referee at the cursor.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Returns the nodes from the start to `node`, both included.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let parent = |&node: &NodeId| self.nodes[node].step.as_ref().map(|step| step.parent);
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), parent).collect();
        path.reverse();
        path
    }

    /// Returns the node that `mv` leads to from `node`, if it was made there.
    pub fn child(&self, node: NodeId, mv: &str) -> Option<NodeId> {
        self.nodes.iter().position(|child| {
            child.step.as_ref().is_some_and(|step| step.parent == node && step.mv == mv)
        })
    }

    /// Plays a move at the cursor, and returns the node it leads to, where the cursor is then.
    pub fn play(&mut self, mv: &str) -> Result<NodeId, PlayError> {
        if let Some(verdict) = self.nodes[self.cursor].ended {
            return Err(PlayError::Over(self.game.announce(verdict)));
        }
        let mv = self.game.read_move(mv)?;
        let seat = self.session.to_move();
        let remark = self.session.play(&mv)?;
        let parent = self.cursor;
        self.cursor = self.child(parent, &mv).unwrap_or_else(|| {
            let step = Step { parent, mv, seat, score: None, comment: None, remark };
            let ply = self.nodes[parent].ply + 1;
            self.nodes.push(TreeNode { step: Some(step), ply, ended: None });
            self.nodes.len() - 1
        });
        Ok(self.cursor)
    }

    /// Moves the cursor; tells whether there is such a node.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if node >= self.nodes.len() {
            return false;
        }
        let (from, to) = (self.path(self.cursor), self.path(node));
        let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
        for _ in common..from.len() {
            self.session.undo();
        }
        for &id in &to[common..] {
            let step = self.nodes[id].step.as_ref().expect("only the start has no move");
            self.session.play(&step.mv).expect("a move of the tree was checked when it was made");
        }
        self.cursor = node;
        true
    }

    /// Returns how the game ended at the cursor, or `None` while it goes on.
    pub fn verdict(&self) -> Option<Verdict> {
        self.session.verdict().or(self.nodes[self.cursor].ended)
    }

    /// Ends the game at the cursor, unless it is over already.
    pub fn end(&mut self, verdict: Verdict) {
        if self.verdict().is_none() {
            self.nodes[self.cursor].ended = Some(verdict);
        }
    }

    /// Lets a game go on that was given up at the cursor; tells whether it was.
    pub fn reopen(&mut self) -> bool {
        self.nodes[self.cursor].ended.take().is_some()
    }

    /// Says what the player thought of the move that led to `node`.
    pub fn annotate(&mut self, node: NodeId, score: Option<Score>, comment: Option<String>) {
        if let Some(step) = self.nodes.get_mut(node).and_then(|node| node.step.as_mut()) {
            step.score = score;
            step.comment = comment;
        }
    }

    /// Returns the game up to `node` as a record, which carries a result if it ended there.
    pub fn record(&self, node: NodeId) -> Record {
        let moves = self.path(node).into_iter().filter_map(|id| {
            let step = self.nodes[id].step.as_ref()?;
            let (mv, comment) = (step.mv.clone(), step.comment.clone());
            Some(RecordedMove { mv, score: step.score, comment })
        });
        let mut record = Record {
            game: self.info().id.to_owned(),
            start: self.start.clone(),
            result: None,
            tags: self.tags.clone(),
            moves: moves.collect(),
        };
        let verdict = if node == self.cursor {
            self.verdict()
        } else {
            self.resume(&record).verdict().or(self.nodes[node].ended)
        };
        record.result = verdict.map(|verdict| verdict.to_string());
        record
    }

    /// Returns another referee, at `node`.
    pub fn session_at(&self, node: NodeId) -> Box<dyn Session> {
        self.resume(&Record { result: None, ..self.record(node) })
    }

    fn resume(&self, record: &Record) -> Box<dyn Session> {
        let session = self.game.resume(record, SessionConfig::default());
        session.expect("the moves of the tree were checked")
    }
}
