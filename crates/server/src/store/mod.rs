//! Games on disk: one SQLite file, written by one thread.
//!
//! Every change is committed before it is answered, together with others that wait. The file is
//! locked while the server runs: two servers would not see each other's moves.

mod open;
mod rows;
mod schema;

use crate::msg;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};
use sakiyomi_app::{Change, SaveError, Saving, Storage, StoredGame};
use sakiyomi_core::{Reason, localized};
use tokio::sync::oneshot;

use crate::state::now;

/// A file of games that cannot be used at all.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum StoreError {
    /// Another program has it open.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It is a database of another program, or a text.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// Not even memory can be used.
    Sqlite(#[from] rusqlite::Error),
    /// There is no thread for it.
    Thread(#[from] std::io::Error),
}

impl StoreError {
    /// Returns why games cannot be kept.
    pub fn reason(&self) -> Reason {
        match self {
            StoreError::InUse { path } => {
                Reason::new(msg("store-in-use")).with("path", path.display())
            }
            StoreError::Foreign { path } => {
                Reason::new(msg("store-foreign")).with("path", path.display())
            }
            StoreError::Sqlite(error) => Reason::new(msg("store-sqlite")).with("problem", error),
            StoreError::Thread(error) => Reason::new(msg("store-thread")).with("problem", error),
        }
    }
}

localized!(StoreError);

fn save_error(error: &rusqlite::Error) -> SaveError {
    SaveError(match error.sqlite_error_code() {
        Some(ErrorCode::ReadOnly) => "the file of games is read-only".to_owned(),
        Some(ErrorCode::DiskFull) => "the disk is full".to_owned(),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            "the file of games is damaged".to_owned()
        }
        _ => error.to_string(),
    })
}

/// Reports to the caller whether the work is on disk.
type Finish = Box<dyn FnOnce(&Result<(), SaveError>) + Send>;
/// Works on the database, unless that is out of order; tells whether it went well.
type Work = Box<dyn FnOnce(Result<&Connection, SaveError>) -> (bool, Finish) + Send>;

pub(crate) struct Store {
    /// Where work is handed in, and who does it; `None` when the file is closed.
    writer: Mutex<Option<(Sender<Work>, JoinHandle<()>)>>,
    pub(crate) notice: Option<Reason>,
    most: u64,
}

impl Store {
    /// Opens the file of at most so many games, or makes it; without one, games live as long as the server.
    pub(crate) fn open(path: Option<PathBuf>, most: u64) -> Result<Store, StoreError> {
        let (connection, notice) = open::open(path)?;
        let (queue, works) = channel();
        let thread = std::thread::Builder::new()
            .name("games".to_owned())
            .spawn(move || write_groups(&connection, &works))?;
        Ok(Store { writer: Mutex::new(Some((queue, thread))), notice, most })
    }

    /// Does `work` on the database, and returns when its result is on disk.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, SaveError> {
        let (done, result) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let outcome = connection
                .and_then(|connection| work(connection).map_err(|error| save_error(&error)));
            // The caller may be gone; then the result is dropped.
            match outcome {
                Ok(value) => {
                    (true, Box::new(move |saved| drop(done.send(saved.clone().map(|()| value)))))
                }
                Err(error) => (false, Box::new(move |_| drop(done.send(Err(error))))),
            }
        });
        let closed = || SaveError("the server is shutting down".to_owned());
        let sent = match &*self.writer() {
            Some((queue, _)) => queue.send(work).is_ok(),
            None => false,
        };
        if !sent {
            return Err(closed());
        }
        result.await.map_err(|_| closed())?
    }

    /// Waits until everything is written, and lets go of the file.
    pub(crate) fn close(&self) {
        let writer = self.writer().take();
        if let Some((queue, thread)) = writer {
            drop(queue);
            let _ = thread.join();
        }
    }

    fn writer(&self) -> MutexGuard<'_, Option<(Sender<Work>, JoinHandle<()>)>> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Games without a move are forgotten after this time, when there is no room for new ones.
const EMPTY_GAMES: Duration = Duration::from_secs(86_400);

impl Storage for Store {
    fn load(&self, id: &str) -> Saving<'_, Option<StoredGame>> {
        let id = id.to_owned();
        Box::pin(self.run(move |connection| rows::load(connection, &id)))
    }

    fn add(&self, game: StoredGame) -> Saving<'_, bool> {
        let most = self.most;
        let before = now().saturating_sub(EMPTY_GAMES.as_millis() as i64);
        Box::pin(self.run(move |connection| {
            if rows::count(connection)? >= most {
                rows::forget_empty(connection, before)?;
                if rows::count(connection)? >= most {
                    return Ok(false);
                }
            }
            rows::insert(connection, &game).map(|()| true)
        }))
    }

    fn save(&self, change: Change) -> Saving<'_, ()> {
        Box::pin(self.run(move |connection| rows::write(connection, &change)))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.close();
    }
}

/// The most works that are committed together.
const GROUP: usize = 256;

/// Does all works that wait, in one transaction, again and again until the server ends.
fn write_groups(connection: &Connection, works: &Receiver<Work>) {
    while let Ok(first) = works.recv() {
        let group = std::iter::once(first).chain(works.try_iter().take(GROUP - 1));
        let mut saved = sql(connection, "BEGIN IMMEDIATE");
        let finishes: Vec<Finish> =
            group.map(|work| one_work(connection, work, &mut saved)).collect();
        saved = saved.and_then(|()| sql(connection, "COMMIT"));
        if !connection.is_autocommit() {
            let _ = sql(connection, "ROLLBACK");
        }
        finishes.into_iter().for_each(|finish| finish(&saved));
    }
}

/// Does one work so that its failure undoes nothing of the others in the transaction.
fn one_work(connection: &Connection, work: Work, group: &mut Result<(), SaveError>) -> Finish {
    let begun = group.clone().and_then(|()| sql(connection, "SAVEPOINT work"));
    let (ok, finish) = work(begun.map(|()| connection));
    if connection.is_autocommit() {
        // After some errors, such as a full disk, SQLite rolls everything back by itself.
        let lost = SaveError("the disk failed while games were saved".to_owned());
        *group = group.clone().and(Err(lost));
    } else if !ok {
        let _ = sql(connection, "ROLLBACK TO work");
    }
    finish
}

fn sql(connection: &Connection, command: &str) -> Result<(), SaveError> {
    connection.execute_batch(command).map_err(|error| save_error(&error))
}
