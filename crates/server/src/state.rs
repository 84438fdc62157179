//! Everything a server has: its games, its engines, its file.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sakiyomi_app::{App, AppConfig, Fresh, GameModel, NewGame, Problem, RoomState, Words};
use sakiyomi_core::{Clock, Reason, SystemClock};
use sakiyomi_play::GameList;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::access::{RateLimiter, Resource};
use crate::config::Config;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::room::{Lost, Room};
use crate::store::{Store, StoreError};

pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) app: Arc<App>,
    pub(crate) clock: RuntimeClock,
    pub(crate) store: Arc<Store>,
    pub(crate) pool: Arc<Pool>,
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) metrics: Metrics,
    pub(crate) closing: CancellationToken,
    pub(crate) sockets: TaskTracker,
    /// Games that somebody has to do with.
    rooms: Mutex<HashMap<String, Weak<Room>>>,
}

impl AppState {
    pub(crate) fn open(games: GameList, config: Config) -> Result<AppState, StoreError> {
        let store = Arc::new(Store::open(config.data.clone(), config.limits.games)?);
        let metrics = Metrics::new().expect("metrics have different, well-formed names");
        let pool = Arc::new(Pool::new(config.threads, metrics.panics.clone())?);
        let clock = RuntimeClock::new();
        let app = Arc::new(App::new(AppConfig {
            games,
            limits: config.limits.app,
            clock: Arc::new(clock),
            jobs: Arc::<Pool>::clone(&pool),
            storage: Arc::<Store>::clone(&store),
        }));
        Ok(AppState {
            app,
            clock,
            pool,
            limiter: Arc::new(RateLimiter::new(&config.limits, config.behind_proxy)),
            metrics,
            closing: CancellationToken::new(),
            sockets: TaskTracker::new(),
            rooms: Mutex::new(HashMap::new()),
            store,
            config,
        })
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.is_cancelled()
    }

    pub(crate) fn notice(&self) -> Option<&Reason> {
        self.store.notice.as_ref()
    }

    pub(crate) fn notice_words(&self) -> Option<Words> {
        self.notice().map(Words::from)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns all metrics as text, after those that nobody counts are read.
    pub(crate) fn metrics_text(&self) -> Result<String, prometheus::Error> {
        let (running, waiting) = self.pool.load();
        let rooms = self.rooms().values().filter(|room| room.strong_count() > 0).count();
        self.metrics.running.set(running as i64);
        self.metrics.waiting.set(waiting as i64);
        self.metrics.rooms.set(rooms as i64);
        self.metrics.connections.set(self.limiter.count(Resource::Connection) as i64);
        self.metrics.text()
    }

    /// Returns the game called `id`, from memory or from disk.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.rooms().get(id).and_then(Weak::upgrade) {
            return Ok(room);
        }
        if !is_id(id) {
            return Err(Problem::no_game());
        }
        let loaded = Arc::new(Room::new(self.app.load(id).await?));
        let mut rooms = self.rooms();
        // Somebody else may have been quicker.
        if let Some(room) = rooms.get(id).and_then(Weak::upgrade) {
            return Ok(room);
        }
        sweep(&mut rooms);
        rooms.insert(id.to_owned(), Arc::downgrade(&loaded));
        Ok(loaded)
    }

    /// Forgets a room, so that its game is read from disk the next time.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms().remove(id);
    }

    pub(crate) async fn create(self: &Arc<AppState>, new: NewGame) -> Result<GameModel, Problem> {
        let id = new_id().map_err(Problem::storage)?;
        let seed = getrandom::u64().map_err(Problem::storage)?;
        let state = self.app.begin(new, Fresh { id: id.clone(), seed, created: now() })?;
        self.app.add(state.stored()).await?;
        self.metrics.games.inc();
        let room = Arc::new(Room::new(state));
        self.rooms().insert(id, Arc::downgrade(&room));
        room.touch(self).await;
        room.model().await.map_err(|Lost| Problem::failed())
    }

    /// Changes a game, and returns it when that is on disk, also if the client disconnects.
    pub(crate) async fn edit(
        self: &Arc<AppState>,
        id: &str,
        edit: impl FnOnce(&mut RoomState) -> Result<(), Problem> + Send + 'static,
    ) -> Result<GameModel, Problem> {
        let room = self.room(id).await?;
        let server = Arc::clone(self);
        let edited = tokio::spawn(async move { room.edit(&server, edit).await }).await;
        match edited {
            Ok(Ok(result)) => result,
            Ok(Err(Lost)) => Err(Problem::storage("the last change was not saved")),
            Err(_) => Err(Problem::failed()),
        }
    }
}

/// Drops what nobody holds any more, when there is much of it.
fn sweep(rooms: &mut HashMap<String, Weak<Room>>) {
    if rooms.len() >= 64 && rooms.len().is_power_of_two() {
        rooms.retain(|_, room| room.strong_count() > 0);
    }
}

/// The alphabet of ids, without characters that are easily confused.
const ID_ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
const ID_LEN: usize = 12;

/// Returns the id of a new game: 60 random bits, so that nobody finds the games of others by trying.
fn new_id() -> Result<String, getrandom::Error> {
    let mut bytes = [0; ID_LEN];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(ID_ALPHABET[usize::from(byte % 32)])).collect())
}

fn is_id(text: &str) -> bool {
    text.len() == ID_LEN && text.bytes().all(|byte| ID_ALPHABET.contains(&byte))
}

pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// The runtime's clock, which tests wind themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuntimeClock {
    start: Instant,
}

impl RuntimeClock {
    pub(crate) fn new() -> RuntimeClock {
        RuntimeClock { start: Instant::now() }
    }

    pub(crate) fn instant(&self, wall: Duration) -> Instant {
        self.start + wall
    }
}

impl Clock for RuntimeClock {
    fn wall(&self) -> Duration {
        self.start.elapsed()
    }

    fn cpu(&self) -> Duration {
        SystemClock::Process.cpu()
    }
}

#[cfg(test)]
mod tests {
    use sakiyomi_core::Lang;

    use super::*;
    use serde_json::{from_value, json};

    fn f5(server: &AppState) -> impl FnOnce(&mut RoomState) -> Result<(), Problem> + use<> {
        let app = Arc::clone(&server.app);
        move |state| app.play(state, &from_value(json!({ "move": "f5", "at": 0 })).unwrap())
    }

    async fn sql(server: &AppState, command: &'static str) {
        server.store.run(move |connection| connection.execute_batch(command)).await.unwrap();
    }

    #[tokio::test]
    async fn what_cannot_be_saved_is_not_played() {
        let server = Arc::new(
            AppState::open(GameList::new(&[sakiyomi_othello::game()]), Config::default()).unwrap(),
        );
        let game = server.create(from_value(json!({ "game": "othello" })).unwrap()).await.unwrap();
        let id = serde_json::to_value(&game).unwrap()["id"].as_str().unwrap().to_owned();
        let held = server.room(&id).await.unwrap();
        sql(
            &server,
            "CREATE TEMP TRIGGER trouble BEFORE UPDATE ON games
             BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END",
        )
        .await;
        let refused = server.edit(&id, f5(&server)).await.unwrap_err();
        assert_eq!(refused.code, "storage");
        assert!(refused.message.get(Lang::EN).contains("the disk is gone"), "{refused:?}");
        assert_eq!(held.model().await, Err(Lost));
        sql(&server, "DROP TRIGGER trouble").await;
        let room = server.room(&id).await.unwrap();
        assert_eq!(room.model().await, Ok(game.clone()), "the game is as it is on disk");
        let moved = server.edit(&id, f5(&server)).await.unwrap();
        assert_eq!(serde_json::to_value(moved).unwrap()["cursor"], 1);
    }

    #[test]
    fn ids_are_told_from_other_texts() {
        let id = new_id().unwrap();
        assert!(is_id(&id) && new_id().unwrap() != id);
        for text in ["", "abc", "ABCDEFGHJKMN", "abcdefghijkl", "../../../../a"] {
            assert!(!is_id(text), "{text}");
        }
    }
}
