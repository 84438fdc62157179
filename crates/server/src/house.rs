//! Everything a server has: its games, its engines, its file.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sakiyomi_core::Reason;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::catalog::Catalog;
use crate::config::Config;
use crate::guard::Gate;
use crate::metrics::{Metrics, Moment};
use crate::model::GameModel;
use crate::problem::Problem;
use crate::search::pool::Pool;
use crate::search::thought::Bench;
use crate::store::{Store, StoreError, StoredGame, count, forget_empty};
use crate::stored;
use crate::table::{Lost, State, Table};
use crate::words::Words;

/// Everything a server has.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) catalog: Catalog,
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) bench: Bench,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Metrics,
    /// Says that the server ends.
    pub(crate) closing: CancellationToken,
    /// The open sockets.
    pub(crate) sockets: TaskTracker,
    /// Games that somebody has to do with.
    tables: Mutex<HashMap<String, Weak<Table>>>,
}

/// Games without a move are forgotten after this time, when there is no room for new ones.
const EMPTY_GAMES: Duration = Duration::from_secs(86_400);

impl House {
    pub(crate) fn open(config: Config) -> Result<House, StoreError> {
        let store = Store::open(config.data.clone())?;
        Ok(House {
            catalog: Catalog::new(),
            pool: Pool::new(config.threads)?,
            bench: Bench::new(),
            gate: Arc::new(Gate::new(&config.limits, config.behind_proxy)),
            metrics: Metrics::default(),
            closing: CancellationToken::new(),
            sockets: TaskTracker::new(),
            tables: Mutex::new(HashMap::new()),
            store,
            config,
        })
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.is_cancelled()
    }

    /// Returns what people should know about the file of games.
    pub(crate) fn notice(&self) -> Option<&Reason> {
        self.store.notice.as_ref()
    }

    pub(crate) fn notice_words(&self) -> Option<Words> {
        self.notice().map(Words::from)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the numbers that are not counted but looked up.
    pub(crate) fn moment(&self) -> Moment {
        let (running, waiting) = self.pool.load();
        let tables = self.tables().values().filter(|table| table.strong_count() > 0).count();
        let (panics, connections) = (self.pool.panics(), self.gate.connections());
        Moment { running, waiting, panics, tables, connections }
    }

    /// Returns the game called `id`, from memory or from disk.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Table>, Problem> {
        if let Some(table) = self.tables().get(id).and_then(Weak::upgrade) {
            return Ok(table);
        }
        if !is_id(id) {
            return Err(Problem::no_game());
        }
        let wanted = id.to_owned();
        let stored = self.store.run(move |connection| StoredGame::load(connection, &wanted)).await;
        let stored = stored.map_err(Problem::storage)?.ok_or_else(Problem::no_game)?;
        let state = stored::state(&stored).map_err(Problem::storage)?;
        let loaded = Arc::new(Table::new(id.to_owned(), state));
        let mut tables = self.tables();
        // Somebody else may have been quicker.
        if let Some(table) = tables.get(id).and_then(Weak::upgrade) {
            return Ok(table);
        }
        sweep(&mut tables);
        tables.insert(id.to_owned(), Arc::downgrade(&loaded));
        Ok(loaded)
    }

    /// Forgets a table, so that its game is read from disk the next time.
    pub(crate) fn forget(&self, id: &str) {
        self.tables().remove(id);
    }

    /// Begins a game.
    pub(crate) async fn create(self: &Arc<House>, state: State) -> Result<GameModel, Problem> {
        let id = new_id().map_err(Problem::storage)?;
        let rows = stored::rows(&id, &state);
        let limit = self.config.limits.games;
        let before = now().saturating_sub(EMPTY_GAMES.as_millis() as i64);
        let added = self
            .store
            .run(move |connection| {
                if count(connection)? >= limit {
                    forget_empty(connection, before)?;
                    if count(connection)? >= limit {
                        return Ok(false);
                    }
                }
                rows.insert(connection).map(|()| true)
            })
            .await
            .map_err(Problem::storage)?;
        if !added {
            return Err(Problem::full());
        }
        self.metrics.games.add();
        let table = Arc::new(Table::new(id.clone(), state));
        self.tables().insert(id, Arc::downgrade(&table));
        table.touch(self).await;
        table.model().await.map_err(|Lost| Problem::failed())
    }

    /// Changes a game, and returns it when the change is on disk.
    ///
    /// The change goes on when the one who asked for it hangs up.
    pub(crate) async fn edit(
        self: &Arc<House>,
        id: &str,
        edit: impl FnOnce(&mut State) -> Result<(), Problem> + Send + 'static,
    ) -> Result<GameModel, Problem> {
        let table = self.table(id).await?;
        let house = Arc::clone(self);
        let edited = tokio::spawn(async move { table.edit(&house, edit).await }).await;
        match edited {
            Ok(Ok(result)) => result,
            Ok(Err(Lost)) => Err(Problem::storage("the last change was not saved")),
            Err(_) => Err(Problem::failed()),
        }
    }
}

/// Drops what nobody holds any more, when there is much of it.
fn sweep(tables: &mut HashMap<String, Weak<Table>>) {
    if tables.len() >= 64 && tables.len().is_power_of_two() {
        tables.retain(|_, table| table.strong_count() > 0);
    }
}

/// The letters of ids: no two that look alike.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
const ID_LEN: usize = 12;

/// Returns the id of a new game: 60 random bits, so that nobody finds the games of others by trying.
fn new_id() -> Result<String, getrandom::Error> {
    let mut bytes = [0; ID_LEN];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

fn is_id(text: &str) -> bool {
    text.len() == ID_LEN && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Returns the milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_play::SessionConfig;
    use sakiyomi_play::tree::GameTree;

    fn state() -> State {
        let tree = GameTree::open("othello", SessionConfig::default()).unwrap();
        State::new(tree, None, now(), vec![crate::model::SeatModel::Human; 2], None)
    }

    async fn sql(house: &House, command: &'static str) {
        house.store.run(move |connection| connection.execute_batch(command)).await.unwrap();
    }

    #[tokio::test]
    async fn what_cannot_be_saved_is_not_played() {
        let house = Arc::new(House::open(Config::default()).unwrap());
        let game = house.create(state()).await.unwrap();
        let held = house.table(&game.id).await.unwrap();
        sql(
            &house,
            "CREATE TEMP TRIGGER trouble BEFORE UPDATE ON games
             BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END",
        )
        .await;
        let refused = house.edit(&game.id, |state| state.play("f5").map(|_| ())).await.unwrap_err();
        assert_eq!(refused.code, "storage");
        assert!(refused.message.en.contains("the disk is gone"), "{}", refused.message.en);
        assert_eq!(held.model().await, Err(Lost));
        sql(&house, "DROP TRIGGER trouble").await;
        let table = house.table(&game.id).await.unwrap();
        assert_eq!(table.model().await, Ok(game.clone()), "the game is as it is on disk");
        let moved = house.edit(&game.id, |state| state.play("f5").map(|_| ())).await.unwrap();
        assert_eq!(moved.cursor, 1);
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
