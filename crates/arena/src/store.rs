//! A folder that holds a contest: every game, one line per pair, and what was played.
//!
//! `contest.json` says who plays what; `results.jsonl` has a line for each pair in
//! its order, written after the records of its two games in `games/`. A line cut
//! short by a crash is dropped, and its pair played again. Pairs that were over before
//! earlier ones wait in `early/`, so that an end in between does not lose them. Two
//! contests cannot write into one folder at a time: the results are locked.

pub(crate) mod line;

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use sakiyomi_core::Quoted;
use sakiyomi_core::durable::replace_file;
use serde_json::{Value, json};

use crate::executor::PlayedPair;
use crate::result::PairResult;

/// The first entry of `contest.json`.
const FORMAT: &str = "sakiyomi-arena 1";

/// Results that cannot be kept or continued.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A file or folder cannot be used.
    #[error("{}: {problem}", path.display())]
    Io {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        problem: std::io::Error,
    },
    /// Somebody else writes there.
    #[error("{}: another contest is running in this folder", path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
    },
    /// The folder holds other results.
    #[error("{}: the folder holds another contest ({key}: {} there, {} here); choose another --out", path.display(), Quoted(there), Quoted(here))]
    Other {
        /// The folder.
        path: PathBuf,
        /// What differs.
        key: &'static str,
        /// Its value there.
        there: String,
        /// Its value here.
        here: String,
    },
    /// A file is damaged.
    #[error("{}, line {line}: {problem}", path.display())]
    Damaged {
        /// Which one.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
}

/// What two runs must share so that one may continue the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    pub(crate) game: String,
    pub(crate) contestants: Vec<String>,
    pub(crate) budget: String,
    pub(crate) openings: String,
    pub(crate) seed: u64,
}

impl Identity {
    fn entries(&self) -> [(&'static str, Value); 6] {
        [
            ("format", json!(FORMAT)),
            ("game", json!(self.game)),
            ("contestants", json!(self.contestants)),
            ("budget", json!(self.budget)),
            ("openings", json!(self.openings)),
            ("seed", json!(self.seed)),
        ]
    }
}

/// An open folder.
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
    /// Opens a folder, and returns what is there already.
    pub(crate) fn open(folder: &Path, identity: &Identity) -> Result<(Store, Kept), StoreError> {
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
                return Err(StoreError::Busy { path: folder.to_owned() });
            }
            // A file system without locks has no better answer.
            Err(TryLockError::Error(_)) => {}
        }
        let mut text = String::new();
        results.read_to_string(&mut text).map_err(io(&path))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            results.set_len(whole as u64).map_err(io(&path))?;
        }
        let contestants = identity.contestants.len();
        let pairs = text[..whole]
            .lines()
            .enumerate()
            .map(|(index, text)| {
                line::read(text, index, contestants).map_err(|problem| StoreError::Damaged {
                    path: path.clone(),
                    line: index + 1,
                    problem,
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let store = Store { folder: folder.to_owned(), results };
        let early = store.read_early(pairs.len(), contestants)?;
        Ok((store, Kept { pairs, early }))
    }

    /// Returns the pairs in `early/` that do not count yet. What is no such pair, or one that
    /// counts, goes: it can be played again.
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

    /// Keeps a pair that waits for earlier ones.
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
        let line = line::write(&pair.result, index) + "\n";
        // One call, so that a line is there whole or at the end of the file in part.
        self.results.write_all(line.as_bytes()).map_err(io(&self.folder.join("results.jsonl")))?;
        // A file that stays is one that counts already, and goes with the next start.
        if fs::remove_file(self.early_path(index)).is_ok() {
            // Only the last one leaves an empty folder.
            let _ = fs::remove_dir(self.folder.join("early"));
        }
        Ok(())
    }
}

fn check_identity(folder: &Path, identity: &Identity) -> Result<(), StoreError> {
    let path = folder.join("contest.json");
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return write_identity(&path, identity);
        }
        Err(error) => return Err(io(&path)(error)),
    };
    let there: Value = serde_json::from_str(&text).map_err(|error| StoreError::Damaged {
        path: path.clone(),
        line: error.line(),
        problem: "this is not JSON".to_owned(),
    })?;
    for (key, here) in identity.entries() {
        if there[key] != here {
            let text = |value: &Value| value.as_str().map_or(value.to_string(), str::to_owned);
            return Err(StoreError::Other {
                path: folder.to_owned(),
                key,
                there: text(&there[key]),
                here: text(&here),
            });
        }
    }
    Ok(())
}

/// Writes beside the file and moves it there, so that it is never there in part.
fn write_identity(path: &Path, identity: &Identity) -> Result<(), StoreError> {
    let entries = identity.entries().into_iter().map(|(key, value)| (key.to_owned(), value));
    let value = Value::Object(entries.collect());
    replace_file(path, format!("{value:#}\n").as_bytes()).map_err(io(path))
}

fn io(path: &Path) -> impl Fn(std::io::Error) -> StoreError {
    move |problem| StoreError::Io { path: path.to_owned(), problem }
}
