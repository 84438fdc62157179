//! A folder that holds a contest: every game, one line per pair, and what was played.
//!
//! `contest.json` identifies the contest. `results.jsonl` has a line per pair in order, written
//! after its games in `games/`; a line cut short by a crash is dropped and its pair played again.
//! Pairs ahead of their turn wait in `early/`. The results are locked against a second process.

use crate::msg;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use sakiyomi_core::durable::replace_file;
use sakiyomi_core::{Quoted, Reason, localized};
use serde_json::Value;

use crate::executor::PlayedPair;
use crate::result::PairResult;

/// Results that cannot be kept or continued.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum StoreError {
    /// A file or folder cannot be used.
    Io(PathBuf, std::io::Error),
    /// Another process writes to the folder.
    Busy(PathBuf),
    /// The folder holds other results; the text says what differs.
    Other(PathBuf, String),
    /// A line of a file is damaged.
    Damaged(PathBuf, usize, String),
}

impl StoreError {
    /// Returns what is wrong with the folder.
    pub fn reason(&self) -> Reason {
        let at = |text, path: &Path| Reason::new(text).with("path", path.display());
        match self {
            StoreError::Io(path, error) => at(msg("store-io"), path).with("problem", error),
            StoreError::Busy(path) => at(msg("store-busy"), path),
            StoreError::Other(path, difference) => {
                at(msg("store-other"), path).with("difference", difference)
            }
            StoreError::Damaged(path, line, problem) => {
                at(msg("store-damaged"), path).with("line", line).with("problem", problem)
            }
        }
    }
}

localized!(StoreError);

/// What two runs must share so that one may continue the other: the entries of `contest.json`.
pub(crate) type Identity = Vec<(&'static str, Value)>;

pub(crate) struct Store {
    folder: PathBuf,
    results: File,
}

/// What a folder held when it was opened.
#[derive(Default)]
pub(crate) struct Kept {
    /// The pairs that count, from the first on.
    pub(crate) pairs: Vec<PairResult>,
    /// Pairs that wait for earlier ones, by their numbers.
    pub(crate) early: BTreeMap<usize, PlayedPair>,
}

impl Store {
    pub(crate) fn open(
        folder: &Path,
        identity: Identity,
        contestants: usize,
    ) -> Result<(Store, Kept), StoreError> {
        let games = folder.join("games");
        fs::create_dir_all(&games).map_err(io(&games))?;
        check_identity(folder, identity)?;
        let path = folder.join("results.jsonl");
        let mut results = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(&path)
            .map_err(io(&path))?;
        match results.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::Busy(folder.to_owned()));
            }
            // The file system has no locks.
            Err(TryLockError::Error(_)) => {}
        }
        let mut text = String::new();
        results.read_to_string(&mut text).map_err(io(&path))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            results.set_len(whole as u64).map_err(io(&path))?;
        }
        let pairs = text[..whole]
            .lines()
            .enumerate()
            .map(|(index, text)| {
                PairResult::from_line(text, index, contestants)
                    .map_err(|problem| StoreError::Damaged(path.clone(), index + 1, problem))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let store = Store { folder: folder.to_owned(), results };
        let early = store.read_early(pairs.len(), contestants)?;
        Ok((store, Kept { pairs, early }))
    }

    /// Returns the pairs in `early/` that do not count yet, and removes everything else there.
    fn read_early(
        &self,
        counted: usize,
        contestants: usize,
    ) -> Result<BTreeMap<usize, PlayedPair>, StoreError> {
        let folder = self.folder.join("early");
        let mut early = BTreeMap::new();
        if !folder.exists() {
            return Ok(early);
        }
        for entry in fs::read_dir(&folder).map_err(io(&folder))? {
            let path = entry.map_err(io(&folder))?.path();
            let number = path.file_stem().and_then(|name| name.to_str()?.parse::<usize>().ok());
            let index = number.and_then(|number| number.checked_sub(1));
            let pair = index.filter(|&index| index >= counted).and_then(|index| {
                let text = fs::read_to_string(&path).ok()?;
                Some((index, PlayedPair::from_text(&text, index, contestants).ok()?))
            });
            match pair {
                Some((index, pair)) => drop(early.insert(index, pair)),
                None => fs::remove_file(&path).map_err(io(&path))?,
            }
        }
        Ok(early)
    }

    fn early_path(&self, index: usize) -> PathBuf {
        self.folder.join("early").join(format!("{:06}.json", index + 1))
    }

    pub(crate) fn keep_early(&self, index: usize, pair: &PlayedPair) -> Result<(), StoreError> {
        let path = self.early_path(index);
        let folder = self.folder.join("early");
        fs::create_dir_all(&folder).map_err(io(&folder))?;
        fs::write(&path, pair.to_text(index)).map_err(io(&path))
    }

    /// Keeps a pair: first its games, then the line that makes it count.
    pub(crate) fn append(&mut self, index: usize, pair: &PlayedPair) -> Result<(), StoreError> {
        for (game, record) in pair.records.iter().enumerate() {
            let name = format!("{:06}-{}.record", index + 1, game + 1);
            let path = self.folder.join("games").join(name);
            fs::write(&path, record.to_string()).map_err(io(&path))?;
        }
        let line = pair.result.to_line(index) + "\n";
        // One call: a torn line can only be the last.
        self.results.write_all(line.as_bytes()).map_err(io(&self.folder.join("results.jsonl")))?;
        // A file that cannot be removed goes at the next start.
        if fs::remove_file(self.early_path(index)).is_ok() {
            // Fails while other pairs wait there.
            let _ = fs::remove_dir(self.folder.join("early"));
        }
        Ok(())
    }
}

/// Writes `contest.json`, or compares it with the one that is there.
fn check_identity(folder: &Path, identity: Identity) -> Result<(), StoreError> {
    let path = folder.join("contest.json");
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let value: Value = identity.into_iter().collect();
            return replace_file(&path, format!("{value:#}\n").as_bytes()).map_err(io(&path));
        }
        Err(error) => return Err(io(&path)(error)),
    };
    let there: Value = serde_json::from_str(&text)
        .map_err(|error| StoreError::Damaged(path, error.line(), "this is not JSON".to_owned()))?;
    let Some((key, here)) = identity.into_iter().find(|(key, here)| there[key] != *here) else {
        return Ok(());
    };
    let text = |value: &Value| value.as_str().map_or(value.to_string(), str::to_owned);
    let (there, here) = (text(&there[key]), text(&here));
    let difference = format!("{key}: {} there, {} here", Quoted(&there), Quoted(&here));
    Err(StoreError::Other(folder.to_owned(), difference))
}

fn io(path: &Path) -> impl Fn(std::io::Error) -> StoreError {
    move |problem| StoreError::Io(path.to_owned(), problem)
}
