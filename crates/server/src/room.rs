//! One game while somebody has to do with it.
//!
//! All changes go through [`Room::edit`]: it changes the game in memory, saves it, lets an engine
//! think if one is to move, and notifies everybody who watches. After a failed save the room is
//! dropped, and the game is read from disk again.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sakiyomi_app::{EngineMove, GameModel, Problem, ProgressSink, RoomState, SearchProgress};
use sakiyomi_core::Report;
use tokio::sync::{Mutex, oneshot, watch};
use tokio::time::sleep_until;

use crate::state::AppState;

pub(crate) struct Room {
    state: Mutex<RoomState>,
    /// Counts changes, for those who watch.
    changes: watch::Sender<u64>,
    /// What the engine to move thinks so far.
    pub(crate) progress: watch::Sender<Option<SearchProgress>>,
    pub(crate) sockets: AtomicUsize,
    /// How many of them want to see engines think.
    pub(crate) watchers: AtomicUsize,
}

impl ProgressSink for Room {
    fn is_watched(&self) -> bool {
        self.watchers.load(Ordering::Relaxed) > 0
    }

    fn show(&self, progress: SearchProgress) {
        self.progress.send_replace(Some(progress));
    }
}

impl Room {
    pub(crate) fn new(state: RoomState) -> Room {
        Room {
            changes: watch::Sender::new(0),
            state: Mutex::new(state),
            progress: watch::Sender::new(None),
            sockets: AtomicUsize::new(0),
            watchers: AtomicUsize::new(0),
        }
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    fn notify(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) async fn read<T>(&self, read: impl FnOnce(&RoomState) -> T) -> Result<T, Lost> {
        let state = self.state.lock().await;
        if state.is_lost() { Err(Lost) } else { Ok(read(&state)) }
    }

    pub(crate) async fn model(&self) -> Result<GameModel, Lost> {
        self.read(RoomState::model).await
    }

    /// Resumes engines that waited for a spectator.
    pub(crate) async fn touch(self: &Arc<Room>, server: &Arc<AppState>) {
        let mut state = self.state.lock().await;
        state.touch();
        if state.is_lost() {
            return;
        }
        state.wind_clocks();
        self.watch_clock(server, &mut state);
        if self.engage(server, &mut state) {
            self.notify();
        }
    }

    /// Changes the game, and returns it when the change is on disk.
    pub(crate) async fn edit(
        self: &Arc<Room>,
        server: &Arc<AppState>,
        edit: impl FnOnce(&mut RoomState) -> Result<(), Problem>,
    ) -> Result<Result<GameModel, Problem>, Lost> {
        let mut state = self.state.lock().await;
        if state.is_lost() {
            return Err(Lost);
        }
        state.touch();
        if let Err(problem) = edit(&mut state) {
            return Ok(Err(problem));
        }
        Ok(self.settle(server, &mut state).await)
    }

    /// Saves what was changed, and lets everything follow from it.
    async fn settle(
        self: &Arc<Room>,
        server: &Arc<AppState>,
        state: &mut RoomState,
    ) -> Result<GameModel, Problem> {
        let change = state.commit();
        self.progress.send_replace(None);
        if let Err(problem) = server.app.save(change).await {
            server.metrics.save_failures.inc();
            state.lose();
            server.forget(state.id());
            self.notify();
            return Err(problem);
        }
        self.engage(server, state);
        self.watch_clock(server, state);
        self.notify();
        Ok(state.model())
    }

    /// Lets an engine think if one is to move; tells whether it does.
    fn engage(self: &Arc<Room>, server: &Arc<AppState>, state: &mut RoomState) -> bool {
        let (answer, report) = oneshot::channel();
        let answer = Box::new(move |report| drop(answer.send(report)));
        let sockets = self.sockets.load(Ordering::Relaxed);
        let sink: Arc<dyn ProgressSink> = Arc::<Room>::clone(self);
        let Some(turn) = server.app.engage(state, sockets, sink, answer) else { return false };
        let (room, server) = (Arc::clone(self), Arc::clone(server));
        tokio::spawn(async move {
            let report = report.await.ok();
            sleep_until(server.clock.instant(turn.due)).await;
            room.engine_moved(&server, turn.number, report).await;
        });
        true
    }

    async fn engine_moved(
        self: &Arc<Room>,
        server: &Arc<AppState>,
        number: u64,
        report: Option<Report<String>>,
    ) {
        let mut state = self.state.lock().await;
        match state.engine_moved(number, report) {
            EngineMove::Played => server.metrics.engine_moves.inc(),
            EngineMove::Late => return,
            EngineMove::Failed if server.is_closing() => return,
            // The engine broke: a person can change the players or let it try again.
            EngineMove::Failed => state.pause(),
        }
        let _ = self.settle(server, &mut state).await;
    }

    /// Ends the game when the time of the player to move is up.
    fn watch_clock(self: &Arc<Room>, server: &Arc<AppState>, state: &mut RoomState) {
        let Some((falls, version)) = state.next_flag() else { return };
        let falls = server.clock.instant(falls);
        let room = Arc::clone(self);
        // A clock alone does not keep a server alive.
        let server = Arc::downgrade(server);
        tokio::spawn(async move {
            sleep_until(falls).await;
            let Some(server) = server.upgrade() else { return };
            let mut state = room.state.lock().await;
            if state.flag_fell(version) {
                let _ = room.settle(&server, &mut state).await;
            }
        });
    }
}

/// The room is not the game any more; the game is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost;
