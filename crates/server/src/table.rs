//! One game while somebody has to do with it.
//!
//! All changes go through [`Table::edit`]: it changes the game in memory, waits until the change
//! is on disk, lets an engine think if one is to move, and shows the new state to everybody who
//! watches. A change that could not be saved is forgotten with the whole table; the next one to
//! ask for the game gets it as it is on disk.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sakiyomi_core::{Report, Seat};
use sakiyomi_play::Verdict;
use sakiyomi_play::tree::{GameTree, NodeId};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::clocks::Clocks;
use crate::house::House;
use crate::model::{GameModel, Mode, SeatModel};
use crate::problem::Problem;
use crate::search::pool::{Rank, Ticket};
use crate::search::thought::{Progressing, Thought};
use crate::store::Change;

/// A game.
pub(crate) struct Table {
    pub(crate) id: String,
    state: Mutex<State>,
    /// Counts changes, for those who watch.
    changes: watch::Sender<u64>,
    /// What the engine to move thinks so far.
    pub(crate) progress: watch::Sender<Option<Progressing>>,
    /// How many sockets show the game.
    pub(crate) sockets: AtomicUsize,
    /// How many of them want to see engines think.
    pub(crate) watchers: AtomicUsize,
}

/// What changes in a game.
pub(crate) struct State {
    pub(crate) tree: GameTree,
    /// `None` in a game that hides nothing.
    pub(crate) mode: Option<Mode>,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) seats: Vec<SeatModel>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) paused: bool,
    pub(crate) version: u64,
    thinking: Option<Thinking>,
    /// How many thoughts there were, so that a late one is known as such.
    thoughts: u64,
    /// Nodes that are not on disk as they are.
    dirty: BTreeSet<NodeId>,
    /// The version whose clock somebody watches.
    clock_watched: Option<u64>,
    /// Whether a change could not be saved, so that this is not the game any more.
    lost: bool,
    /// When somebody last asked for the game.
    touched: Instant,
}

struct Thinking {
    seat: Seat,
    _ticket: Ticket,
}

impl State {
    pub(crate) fn new(
        tree: GameTree,
        mode: Option<Mode>,
        created: i64,
        seats: Vec<SeatModel>,
        clocks: Option<Clocks>,
    ) -> State {
        State {
            tree,
            mode,
            created,
            seats,
            clocks,
            paused: false,
            version: 1,
            thinking: None,
            thoughts: 0,
            dirty: BTreeSet::new(),
            clock_watched: None,
            lost: false,
            touched: Instant::now(),
        }
    }

    /// Returns who sits at the place that is to move, if the game goes on.
    pub(crate) fn player_to_move(&self) -> Option<(Seat, &SeatModel)> {
        if self.tree.verdict().is_some() {
            return None;
        }
        let seat = self.tree.session().to_move();
        self.seats.get(seat.index()).map(|player| (seat, player))
    }

    pub(crate) fn thinking(&self) -> Option<Seat> {
        self.thinking.as_ref().map(|thinking| thinking.seat)
    }

    /// Plays a move at the cursor, and presses the clock.
    pub(crate) fn play(&mut self, mv: &str) -> Result<NodeId, Problem> {
        let (before, mover) = (self.tree.cursor(), self.tree.session().to_move());
        let node = self.tree.play(mv)?;
        if let Some(clocks) = &mut self.clocks {
            clocks.press(before, node, mover);
        }
        self.dirty.insert(node);
        Ok(node)
    }

    /// Moves the cursor; the engine to move there waits to be told to go on.
    pub(crate) fn go_to(&mut self, node: NodeId) -> Result<(), Problem> {
        if !self.tree.go_to(node) {
            return Err(Problem::no_node());
        }
        self.paused = matches!(self.player_to_move(), Some((_, SeatModel::Engine { .. })));
        Ok(())
    }

    /// Ends the game at the cursor.
    pub(crate) fn end(&mut self, verdict: Verdict) {
        self.tree.end(verdict);
        self.dirty.insert(self.tree.cursor());
    }

    /// Lets a game go on that was given up or lost on time at the cursor.
    pub(crate) fn reopen(&mut self) {
        if self.tree.reopen() {
            self.dirty.insert(self.tree.cursor());
            if let Some(clocks) = &mut self.clocks {
                clocks.refill(self.tree.cursor());
            }
        }
    }

    /// Lets the clock of the player to move run, or stops it.
    fn wind_clocks(&mut self) {
        let runs = !self.paused && self.tree.verdict().is_none();
        let (cursor, to_move) = (self.tree.cursor(), self.tree.session().to_move());
        if let Some(clocks) = &mut self.clocks {
            clocks.wind(cursor, runs.then_some(to_move));
            // A pause changes what is left here.
            self.dirty.insert(cursor);
        }
    }

    /// Returns what is to be written.
    fn change(&mut self, id: &str) -> Change {
        let dirty = std::mem::take(&mut self.dirty);
        Change {
            id: id.to_owned(),
            seats: crate::stored::seats_text(&self.seats),
            cursor: self.tree.cursor(),
            paused: self.paused,
            version: self.version,
            nodes: dirty.into_iter().map(|node| crate::stored::node_row(self, node)).collect(),
        }
    }

    /// Tells whether there is a person at the table.
    fn has_person(&self) -> bool {
        self.seats.contains(&SeatModel::Human)
    }
}

/// How long engines play each other when nobody looks.
const ATTENTION: Duration = Duration::from_secs(60);
/// How long a move stands at least when engines play each other, if they may think that long.
const SHOWN: Duration = Duration::from_secs(1);

impl Table {
    pub(crate) fn new(id: String, state: State) -> Table {
        Table {
            id,
            changes: watch::Sender::new(0),
            state: Mutex::new(state),
            progress: watch::Sender::new(None),
            sockets: AtomicUsize::new(0),
            watchers: AtomicUsize::new(0),
        }
    }

    /// Returns a receiver that hears of every change.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Looks at the game.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&State) -> T) -> Result<T, Lost> {
        let state = self.state.lock().await;
        if state.lost { Err(Lost) } else { Ok(look(&state)) }
    }

    /// Returns the game as clients see it.
    pub(crate) async fn model(&self) -> Result<GameModel, Lost> {
        self.look(|state| crate::show::game(&self.id, state)).await
    }

    /// Lets engines go on that waited for somebody to look.
    pub(crate) async fn touch(self: &Arc<Table>, house: &Arc<House>) {
        let mut state = self.state.lock().await;
        state.touched = Instant::now();
        if state.lost {
            return;
        }
        state.wind_clocks();
        self.watch_clock(house, &mut state);
        if self.engage(house, &mut state) {
            self.changes.send_modify(|count| *count += 1);
        }
    }

    /// Changes the game, and returns it when the change is on disk.
    pub(crate) async fn edit(
        self: &Arc<Table>,
        house: &Arc<House>,
        edit: impl FnOnce(&mut State) -> Result<(), Problem>,
    ) -> Result<Result<GameModel, Problem>, Lost> {
        let mut state = self.state.lock().await;
        if state.lost {
            return Err(Lost);
        }
        state.touched = Instant::now();
        if let Err(problem) = edit(&mut state) {
            return Ok(Err(problem));
        }
        Ok(self.settle(house, &mut state).await)
    }

    /// Saves what was changed, and lets everything follow from it.
    async fn settle(
        self: &Arc<Table>,
        house: &Arc<House>,
        state: &mut State,
    ) -> Result<GameModel, Problem> {
        state.version += 1;
        state.thinking = None;
        state.thoughts += 1;
        self.progress.send_replace(None);
        state.wind_clocks();
        let change = state.change(&self.id);
        let written = house.store.run(move |connection| change.write(connection)).await;
        if let Err(error) = written {
            house.metrics.save_failures.add();
            state.lost = true;
            house.forget(&self.id);
            self.changes.send_modify(|count| *count += 1);
            return Err(Problem::storage(error));
        }
        self.engage(house, state);
        self.watch_clock(house, state);
        self.changes.send_modify(|count| *count += 1);
        Ok(crate::show::game(&self.id, state))
    }

    /// Lets an engine think if one is to move; tells whether it does.
    fn engage(self: &Arc<Table>, house: &Arc<House>, state: &mut State) -> bool {
        let Some((seat, SeatModel::Engine { engine, think_ms })) = state.player_to_move() else {
            return false;
        };
        let unwatched = !state.has_person()
            && self.sockets.load(Ordering::Relaxed) == 0
            && state.touched.elapsed() > ATTENTION;
        if state.paused || state.thinking.is_some() || unwatched {
            return false;
        }
        let left = state.clocks.as_ref().map(|clocks| clocks.left(state.tree.cursor(), seat));
        let (thought, report) = Thought::about(house, self, state, engine, *think_ms, left);
        let ticket = house.pool.submit(Rank::Move, Box::new(thought));
        // Engines among themselves leave time to see each move.
        let shown = Duration::from_millis(*think_ms).min(SHOWN);
        let due = Instant::now() + if state.has_person() { Duration::ZERO } else { shown };
        let number = state.thoughts;
        state.thinking = Some(Thinking { seat, _ticket: ticket });
        let (table, house) = (Arc::clone(self), Arc::clone(house));
        tokio::spawn(async move {
            let report = report.await.ok();
            tokio::time::sleep_until(due).await;
            table.thought_ended(&house, number, report).await;
        });
        true
    }

    /// Plays the move that an engine chose.
    async fn thought_ended(
        self: &Arc<Table>,
        house: &Arc<House>,
        number: u64,
        report: Option<Report<String>>,
    ) {
        let mut state = self.state.lock().await;
        if state.lost || state.thoughts != number || state.thinking.is_none() {
            return;
        }
        let played = report.is_some_and(|report| {
            let score = report.lines.first().map(|line| line.score);
            let score = score.or_else(|| report.moves.first().map(|value| value.score));
            let Ok(node) = state.play(&report.best) else { return false };
            state.tree.annotate(node, score, None);
            true
        });
        if played {
            house.metrics.engine_moves.add();
        } else if house.is_closing() {
            return;
        } else {
            // The engine broke: a person can change the players or let it try again.
            state.paused = true;
        }
        let _ = self.settle(house, &mut state).await;
    }

    /// Ends the game when the time of the player to move is up.
    fn watch_clock(self: &Arc<Table>, house: &Arc<House>, state: &mut State) {
        let Some(falls) = state.clocks.as_ref().and_then(Clocks::flag_falls) else { return };
        if state.clock_watched.replace(state.version) == Some(state.version) {
            return;
        }
        let (table, version) = (Arc::clone(self), state.version);
        // A clock alone does not keep a server alive.
        let house = Arc::downgrade(house);
        tokio::spawn(async move {
            tokio::time::sleep_until(falls).await;
            let Some(house) = house.upgrade() else { return };
            let mut state = table.state.lock().await;
            if !state.lost && state.version == version {
                let seat = state.tree.session().to_move();
                state.end(Verdict::OutOfTime(seat));
                let _ = table.settle(&house, &mut state).await;
            }
        });
    }
}

/// The table is not the game any more; the game is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost;
