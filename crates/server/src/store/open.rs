//! Opening the file of games, whatever state it is in.
//!
//! | what is found | what is done |
//! |---|---|
//! | nothing | the file is made |
//! | an older version | it is brought up to date |
//! | a damaged file | it is set aside under another name, and a new one is made |
//! | a file that cannot be written | its games are copied into memory, and changes last as long as the server |
//! | a newer version | games are kept in memory only |
//! | a file in use, of another program, or a text | the server does not start |
//!
//! Where games may get lost, a notice says so at the start and in the page.

use crate::msg;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use sakiyomi_core::Reason;

use super::StoreError;
use super::schema::{APPLICATION, VERSION, migrate, migrate_to, version};

/// How much of a file tells whether it is text: SQLite's own files have a zero among the first bytes.
const START: u64 = 100;

/// Returns a database that can be used, and what people should know about it.
pub(super) fn open(path: Option<PathBuf>) -> Result<(Connection, Option<Reason>), StoreError> {
    let Some(path) = path else { return Ok((in_memory(None)?, None)) };
    let why = match file(&path) {
        Ok(connection) => return Ok((connection, None)),
        Err(Trouble::InUse) => return Err(StoreError::InUse { path }),
        Err(Trouble::Foreign) => return Err(StoreError::Foreign { path }),
        Err(Trouble::Newer) => {
            let notice = Reason::new(msg("open-newer")).with("file", path.display());
            return Ok((in_memory(None)?, Some(notice)));
        }
        Err(Trouble::Damaged) => match set_aside(&path) {
            Ok(aside) => {
                let notice = Reason::new(msg("open-set-aside")).with("aside", aside.display());
                match file(&path) {
                    Ok(connection) => return Ok((connection, Some(notice))),
                    Err(_) => "cannot be made anew".to_owned(),
                }
            }
            Err(error) => error.to_string(),
        },
        Err(Trouble::Unwritable(why)) => why,
    };
    let notice = Reason::new(msg("open-in-memory")).with("file", path.display()).with("why", why);
    Ok((in_memory(Some(&path))?, Some(notice)))
}

enum Trouble {
    InUse,
    Foreign,
    Newer,
    Damaged,
    Unwritable(String),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Trouble {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Trouble::InUse,
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Trouble::Damaged,
            _ => Trouble::Unwritable(error.to_string()),
        }
    }
}

fn file(path: &Path) -> Result<Connection, Trouble> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| Trouble::Unwritable(error.to_string()))?;
    }
    if is_text(path) {
        return Err(Trouble::Foreign);
    }
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(1))?;
    // One server, one file: without other readers SQLite needs no shared memory beside it.
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    let found = version(&connection)?;
    let application: i32 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION && tables > 0 {
        return Err(Trouble::Foreign);
    }
    if found > VERSION {
        return Err(Trouble::Newer);
    }
    let check: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if check != "ok" {
        return Err(Trouble::Damaged);
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A move that was answered survives a loss of power, too.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    migrate(&connection)?;
    Ok(connection)
}

/// Tells whether the file begins with a line of text, which no damage makes of a database.
fn is_text(path: &Path) -> bool {
    let mut start = Vec::new();
    let read = File::open(path).and_then(|file| file.take(START).read_to_end(&mut start));
    let line = start.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = match str::from_utf8(line) {
        // A letter may be cut off at the end of what was read.
        Err(error) if error.error_len().is_none() => str::from_utf8(&line[..error.valid_up_to()]),
        whole => whole,
    };
    let is_printed = |line: &str| !line.is_empty() && !line.trim_end().contains(char::is_control);
    read.is_ok() && line.is_ok_and(is_printed)
}

/// Returns a database in memory, with the games of `source` as far as they can be read.
fn in_memory(source: Option<&Path>) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    if let Some(source) = source {
        // Where no journal can be made beside the file, it is taken as one that nobody changes.
        let modes = ["mode=ro", "immutable=1"];
        let copied = modes.iter().find_map(|mode| copy(source, mode).ok());
        connection = copied.unwrap_or(connection);
    }
    connection.pragma_update(None, "foreign_keys", true)?;
    migrate(&connection)?;
    Ok(connection)
}

/// Returns a copy of a file in memory, table by table: pages would bring the file's format along.
fn copy(source: &Path, mode: &str) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::default() | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_in_memory_with_flags(flags)?;
    const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'.').remove(b'-').remove(b'_');
    let path = percent_encode(source.as_os_str().as_encoded_bytes(), KEPT);
    let file = format!("file:{path}?{mode}");
    connection.execute("ATTACH ? AS file", [file])?;
    let version: i64 = connection.query_row("PRAGMA file.user_version", [], |row| row.get(0))?;
    migrate_to(&connection, usize::try_from(version).unwrap_or(0).min(VERSION))?;
    let tables: Vec<String> = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?
        .query_map([], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for table in tables {
        connection.execute(&format!("INSERT INTO main.{table} SELECT * FROM file.{table}"), [])?;
    }
    connection.execute("DETACH file", [])?;
    Ok(connection)
}

/// Gives the file and what belongs to it another name, and returns that.
fn set_aside(path: &Path) -> std::io::Result<PathBuf> {
    let named = |suffix: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    };
    let aside = (1..)
        .map(|number| named(&format!(".damaged-{number}")))
        .find(|aside| !aside.exists())
        .expect("some number is free");
    std::fs::rename(path, &aside)?;
    for suffix in ["-wal", "-shm", "-journal"] {
        if named(suffix).exists() {
            let mut name = aside.as_os_str().to_owned();
            name.push(suffix);
            std::fs::rename(named(suffix), name)?;
        }
    }
    Ok(aside)
}
