//! Keeping the record of a game: written after each move, so that nothing is lost.

use std::io;
use std::path::{Path, PathBuf};

use sakiyomi_core::Record;
use sakiyomi_core::durable::replace_file;
use time::OffsetDateTime;

pub(super) struct RecordFile {
    path: Option<PathBuf>,
    /// Whether the last attempt to write failed.
    failing: bool,
}

impl RecordFile {
    /// Returns `file`, or a new file in the user's data folder.
    pub(super) fn new(file: Option<PathBuf>, game: &str) -> RecordFile {
        RecordFile { path: file.or_else(|| Some(fresh(&folder()?, game))), failing: false }
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes the record over the earlier one.
    pub(super) fn keep(&self, record: &Record) -> io::Result<()> {
        self.path.as_ref().map_or(Ok(()), |path| write(path, record))
    }

    /// Writes the record, and returns the error of the first of several failed attempts in a row.
    pub(super) fn keep_quietly(&mut self, record: &Record) -> Option<io::Error> {
        let was_failing = self.failing;
        let error = self.keep(record).err();
        self.failing = error.is_some();
        error.filter(|_| !was_failing)
    }
}

/// Returns the folder where games are kept that name no file of their own.
pub(super) fn folder() -> Option<PathBuf> {
    Some(dirs::data_dir()?.join("sakiyomi/games"))
}

/// Writes a record so that at any moment either the old or the new one is there whole.
pub(super) fn write(path: &Path, record: &Record) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    replace_file(path, record.to_string().as_bytes())
}

/// Returns the date as `2026-11-15`.
pub(super) fn today() -> String {
    OffsetDateTime::now_utc().date().to_string()
}

/// Returns a file name that is not taken yet.
fn fresh(folder: &Path, game: &str) -> PathBuf {
    let now = OffsetDateTime::now_utc();
    let stem =
        format!("{game}-{}-{:02}{:02}{:02}", today(), now.hour(), now.minute(), now.second());
    (1..)
        .map(|n| match n {
            1 => folder.join(format!("{stem}.record")),
            n => folder.join(format!("{stem}-{n}.record")),
        })
        .find(|path| !path.exists())
        .expect("some number is free")
}
