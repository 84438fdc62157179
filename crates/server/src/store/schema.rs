//! The tables, and how older files get the newer ones.

use rusqlite::Connection;

/// Marks files as ours: `先読` in UTF-16.
pub(super) const APPLICATION: i32 = 0x5148_8aad;

/// What each version adds to the one before. A file of version n has had the first n of them.
const MIGRATIONS: &[&str] = &["CREATE TABLE games (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        mode TEXT NOT NULL,
        created INTEGER NOT NULL,
        start TEXT NOT NULL,
        tags TEXT NOT NULL,
        seats TEXT NOT NULL,
        clock TEXT,
        cursor INTEGER NOT NULL,
        paused INTEGER NOT NULL,
        version INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE nodes (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        id INTEGER NOT NULL,
        parent INTEGER,
        move TEXT,
        score TEXT,
        comment TEXT,
        left_first INTEGER,
        left_second INTEGER,
        ended TEXT,
        PRIMARY KEY (game, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX games_by_creation ON games (created);"];

pub(super) const VERSION: usize = MIGRATIONS.len();

pub(super) fn migrate(connection: &Connection) -> rusqlite::Result<()> {
    migrate_to(connection, VERSION)
}

/// Brings the tables to a version that is not older than theirs.
pub(super) fn migrate_to(connection: &Connection, wanted: usize) -> rusqlite::Result<()> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    let migrated =
        run_missing(connection, wanted).and_then(|()| connection.execute_batch("COMMIT"));
    if migrated.is_err() {
        let _ = connection.execute_batch("ROLLBACK");
    }
    migrated
}

fn run_missing(connection: &Connection, wanted: usize) -> rusqlite::Result<()> {
    let done = version(connection)?;
    for migration in MIGRATIONS.iter().take(wanted).skip(done) {
        connection.execute_batch(migration)?;
    }
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "user_version", wanted as i64)
}

pub(super) fn version(connection: &Connection) -> rusqlite::Result<usize> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}
