//! One game in memory: its tree of moves, its players and its clocks.
//!
//! After a change, [`RoomState::commit`] says what is to be saved; when that is on disk,
//! [`App::engage`](crate::App::engage) lets an engine think. A failed save makes the room
//! [lost](RoomState::lose): the game is read from disk again.

use crate::msg;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use sakiyomi_core::{Clock, Reason, Record, Report, ScoreUnit, Seat, Text};
use sakiyomi_play::tree::{GameTree, NodeId};
use sakiyomi_play::{GameEntry, PlayError, Verdict};

use crate::clocks::Clocks;
use crate::job::JobHandle;
use crate::model::{Detail, GameModel, GoTo, Mode, PlayMove, Resign, SeatModel};
use crate::problem::Problem;
use crate::show;
use crate::storage::{self, Change, StoredGame};

const STRONGEST: &str = "strongest";
/// How long engines play each other without a spectator.
const SPECTATOR_TIMEOUT: Duration = Duration::from_secs(60);
/// How long a move stands at least when engines play each other, if they may think that long.
const SHOWN: Duration = Duration::from_secs(1);

/// A game with its players and clocks.
pub struct RoomState {
    pub(crate) id: String,
    pub(crate) tree: GameTree,
    /// `None` in a game that hides nothing.
    pub(crate) mode: Option<Mode>,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) seats: Vec<SeatModel>,
    /// What the scores of each seat mean, once somebody wants to know.
    units: [OnceLock<ScoreUnit>; 2],
    /// Why engines chose their moves, as long as the game is in memory.
    pub(crate) reasons: BTreeMap<NodeId, Reason>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) paused: bool,
    pub(crate) version: u64,
    time: Arc<dyn Clock>,
    thinking: Option<Thinking>,
    /// How many jobs there were, so that a late answer is known as such.
    jobs: u64,
    /// Nodes that are not on disk as they are.
    dirty: BTreeSet<NodeId>,
    /// The version whose clock somebody watches.
    clock_watched: Option<u64>,
    /// Whether a change could not be saved, so that this is not the game any more.
    lost: bool,
    /// The time of the last request for the game.
    touched: Duration,
}

struct Thinking {
    seat: Seat,
    _handle: JobHandle,
}

/// A line of a game: from the start to a node.
#[derive(Clone, Debug)]
pub struct Variation {
    pub(crate) game: &'static dyn GameEntry,
    pub(crate) mode: Option<Mode>,
    pub(crate) record: Record,
    /// The nodes from the start to the end, both included.
    pub(crate) path: Vec<NodeId>,
}

impl Variation {
    pub(crate) fn end(&self) -> NodeId {
        *self.path.last().expect("a line has its start")
    }
}

/// An engine that has begun to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineTurn {
    /// To be given to [`RoomState::engine_moved`].
    pub number: u64,
    /// The earliest time, by the room's clock, to play the move: people must see the one before.
    pub due: Duration,
}

/// What became of an engine's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineMove {
    /// The game has changed since: nothing is to be done.
    Late,
    /// It was played.
    Played,
    /// There was no answer, or no legal one.
    Failed,
}

pub(crate) struct EngineToMove<'a> {
    pub(crate) seat: Seat,
    pub(crate) engine: &'a str,
    pub(crate) think: Duration,
    pub(crate) left: Option<Duration>,
}

impl RoomState {
    pub(crate) fn new(
        id: String,
        tree: GameTree,
        created: i64,
        seats: Vec<SeatModel>,
        time: Arc<dyn Clock>,
    ) -> RoomState {
        RoomState {
            id,
            tree,
            mode: None,
            created,
            seats,
            units: Default::default(),
            reasons: BTreeMap::new(),
            clocks: None,
            paused: false,
            version: 1,
            thinking: None,
            jobs: 0,
            dirty: BTreeSet::new(),
            clock_watched: None,
            lost: false,
            touched: time.wall(),
            time,
        }
    }

    /// Returns the name of the game among all games.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the game as clients see it.
    pub fn model(&self) -> GameModel {
        show::game(self)
    }

    /// Returns the position at a node, wherever the cursor is.
    pub fn detail(&self, node: NodeId) -> Option<Detail> {
        show::node_detail(self, node)
    }

    /// Returns the line to a node, or to the cursor.
    pub fn variation(&self, node: Option<NodeId>) -> Result<Variation, Problem> {
        let node = node.unwrap_or(self.tree.cursor());
        if node >= self.tree.nodes().len() {
            return Err(Problem::no_node());
        }
        let mut record = self.tree.record(node);
        for (seat, player) in ["first", "second"].into_iter().zip(&self.seats) {
            let name = match player {
                SeatModel::Human => "human",
                SeatModel::Engine { engine, .. } => engine,
            };
            if record.tag(seat).is_none() {
                record.set_tag(seat, name);
            }
        }
        let path = self.tree.path(node);
        Ok(Variation { game: self.tree.game(), mode: self.mode, record, path })
    }

    /// Returns the whole game as it is stored.
    pub fn stored(&self) -> StoredGame {
        storage::rows(self)
    }

    pub(crate) fn now(&self) -> Duration {
        self.time.wall()
    }

    pub(crate) fn put_seats(&mut self, seats: Vec<SeatModel>) {
        self.seats = seats;
        self.units = Default::default();
    }

    pub(crate) fn unit(&self, seat: Seat) -> ScoreUnit {
        *self.units[seat.index()].get_or_init(|| {
            let engine = match self.seats.get(seat.index()) {
                Some(SeatModel::Engine { engine, .. }) => engine,
                // A person's scores came with a record.
                _ => STRONGEST,
            };
            let game = self.tree.game();
            let unit = |name: &str| Some(game.check_engine(&name.parse().ok()?).ok()?.unit);
            let unit = unit(engine).or_else(|| unit(STRONGEST));
            unit.expect("every game has a strongest engine")
        })
    }

    fn player_to_move(&self) -> Option<(Seat, &SeatModel)> {
        if self.tree.verdict().is_some() {
            return None;
        }
        let seat = self.tree.session().to_move();
        self.seats.get(seat.index()).map(|player| (seat, player))
    }

    fn engine_is_to_move(&self) -> bool {
        matches!(self.player_to_move(), Some((_, SeatModel::Engine { .. })))
    }

    pub(crate) fn thinking(&self) -> Option<Seat> {
        self.thinking.as_ref().map(|thinking| thinking.seat)
    }

    pub(crate) fn play_as_person(&mut self, play: &PlayMove, most: usize) -> Result<(), Problem> {
        let conflict = |code, text: Text| {
            let game = serde_json::to_value(self.model()).unwrap_or_default();
            Err(Problem::new(409, code, text).beside("game", game))
        };
        if play.at != self.tree.cursor() {
            return conflict("moved-on", msg("room-elsewhere"));
        }
        if self.engine_is_to_move() {
            return conflict("not-your-turn", msg("engine-moves"));
        }
        if self.tree.nodes().len() >= most && self.tree.child(play.at, &play.mv).is_none() {
            return Err(Problem::wrong("too-many-moves", msg("room-too-many-nodes"), most));
        }
        self.play(&play.mv)?;
        self.paused = false;
        Ok(())
    }

    /// Plays a move at the cursor, and presses the clock.
    fn play(&mut self, mv: &str) -> Result<NodeId, Problem> {
        let (before, mover) = (self.tree.cursor(), self.tree.session().to_move());
        let node = self.tree.play(mv)?;
        let now = self.now();
        if let Some(clocks) = &mut self.clocks {
            clocks.press(before, node, mover, now);
        }
        self.dirty.insert(node);
        Ok(node)
    }

    /// Moves the cursor; an engine to move there waits until the game is resumed.
    pub fn go_to(&mut self, to: &GoTo) -> Result<(), Problem> {
        if !self.tree.go_to(to.node) {
            return Err(Problem::no_node());
        }
        self.paused = self.engine_is_to_move();
        Ok(())
    }

    /// Lets the game go on, also one that was given up or lost on time at the cursor.
    pub fn go_on(&mut self) {
        self.paused = false;
        if self.tree.reopen() {
            self.dirty.insert(self.tree.cursor());
            if let Some(clocks) = &mut self.clocks {
                clocks.refill(self.tree.cursor());
            }
        }
    }

    /// Lets the game wait.
    pub fn pause(&mut self) {
        self.paused = true;
    }

    /// Gives the game up.
    pub fn resign(&mut self, resign: &Resign) -> Result<(), Problem> {
        let seats = &Seat::BOTH[..self.seats.len()];
        let seat = *seats
            .get(resign.seat)
            .ok_or_else(|| Problem::wrong("bad-seat", msg("room-no-seat"), resign.seat))?;
        if let Some(verdict) = self.tree.verdict() {
            return Err(PlayError::Over(self.tree.game().announce(verdict)).into());
        }
        self.end(Verdict::Resigned(seat));
        Ok(())
    }

    fn end(&mut self, verdict: Verdict) {
        self.tree.end(verdict);
        self.dirty.insert(self.tree.cursor());
    }

    /// Records a request for the game.
    pub fn touch(&mut self) {
        self.touched = self.now();
    }

    /// Stops the engine that thinks about the old position, and returns what is to be saved.
    pub fn commit(&mut self) -> Change {
        self.version += 1;
        self.thinking = None;
        self.jobs += 1;
        self.wind_clocks();
        let dirty = std::mem::take(&mut self.dirty);
        Change {
            id: self.id.clone(),
            seats: storage::seats_text(&self.seats),
            cursor: self.tree.cursor(),
            paused: self.paused,
            version: self.version,
            nodes: dirty.into_iter().map(|node| storage::node_row(self, node)).collect(),
        }
    }

    /// Says that a change could not be saved: this is not the game any more.
    pub fn lose(&mut self) {
        self.lost = true;
    }

    /// Tells whether this is not the game any more; the game is where it is stored.
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// Lets the clock of the player to move run, or stops it.
    pub fn wind_clocks(&mut self) {
        let runs = !self.paused && self.tree.verdict().is_none();
        let (cursor, to_move) = (self.tree.cursor(), self.tree.session().to_move());
        let now = self.now();
        if let Some(clocks) = &mut self.clocks {
            clocks.wind(cursor, runs.then_some(to_move), now);
            // A pause changes what is left here.
            self.dirty.insert(cursor);
        }
    }

    /// Returns when the running clock is at zero and its version, unless somebody waits already.
    pub fn next_flag(&mut self) -> Option<(Duration, u64)> {
        let falls = self.clocks.as_ref().and_then(Clocks::flag_falls)?;
        let watched = self.clock_watched.replace(self.version) == Some(self.version);
        (!watched).then_some((falls, self.version))
    }

    /// Ends a game whose player to move ran out of time at `version`; tells whether one did.
    pub fn flag_fell(&mut self, version: u64) -> bool {
        let fell = !self.lost && self.version == version;
        if fell {
            self.end(Verdict::OutOfTime(self.tree.session().to_move()));
        }
        fell
    }

    /// Returns the engine that is to think now; `sockets` show the game.
    pub(crate) fn engine_to_move(&self, sockets: usize) -> Option<EngineToMove<'_>> {
        let Some((seat, SeatModel::Engine { engine, think_ms })) = self.player_to_move() else {
            return None;
        };
        let unwatched = !self.has_person()
            && sockets == 0
            && self.now().saturating_sub(self.touched) > SPECTATOR_TIMEOUT;
        if self.paused || self.thinking.is_some() || unwatched {
            return None;
        }
        let clocks = self.clocks.as_ref();
        let left = clocks.map(|clocks| clocks.left(self.tree.cursor(), seat, self.now()));
        Some(EngineToMove { seat, engine, think: Duration::from_millis(*think_ms), left })
    }

    pub(crate) fn begin_thinking(
        &mut self,
        seat: Seat,
        think: Duration,
        handle: JobHandle,
    ) -> EngineTurn {
        self.thinking = Some(Thinking { seat, _handle: handle });
        // Engines among themselves leave time to see each move.
        let shown = if self.has_person() { Duration::ZERO } else { think.min(SHOWN) };
        EngineTurn { number: self.jobs, due: self.now() + shown }
    }

    /// Plays the move that an engine chose.
    pub fn engine_moved(&mut self, number: u64, report: Option<Report<String>>) -> EngineMove {
        if self.lost || self.jobs != number || self.thinking.is_none() {
            return EngineMove::Late;
        }
        let Some(report) = report else { return EngineMove::Failed };
        let score = report.lines.first().map(|line| line.score);
        let score = score.or_else(|| report.moves.first().map(|value| value.score));
        let Ok(node) = self.play(&report.best) else { return EngineMove::Failed };
        self.tree.annotate(node, score, None);
        self.reasons.extend(report.reason.map(|reason| (node, reason)));
        EngineMove::Played
    }

    fn has_person(&self) -> bool {
        self.seats.contains(&SeatModel::Human)
    }
}
