//! The folder of a run and the files in it.
//!
//! | name | content |
//! |---|---|
//! | `config.toml` | the settings, for people to read and change |
//! | `state.json` | where the run stands; whatever it does not name does not count |
//! | `best.safetensors` | the best network so far |
//! | `latest.safetensors` | the network of the last iteration, whether or not it is the best |
//! | `checkpoints/` | the state of training, and the networks that were the best |
//! | `shards/` | the games to learn from |
//! | `unfinished.games` | the games of the iteration under way |
//! | `games/` | some games as records |
//! | `matches/` | a match under way |
//! | `lock` | held by the process that works on the run |
//! | `metrics.jsonl` | what was measured |
//! | `cluster.json` | under which name a cluster knows the run |
//! | `report.html` | all of it on one page |

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use sakiyomi_core::durable::replace_file;

use super::RunError;

/// The folder of a run, locked by this process.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    pub(crate) fn open(path: &Path) -> Result<Folder, RunError> {
        let is_run = path.join("state.json").exists() || path.join("config.toml").exists();
        if !is_run && has_files(path) {
            return Err(RunError::Foreign(path.to_owned()));
        }
        for folder in ["checkpoints", "games", "shards"] {
            let folder = path.join(folder);
            fs::create_dir_all(&folder).map_err(RunError::at(&folder))?;
        }
        let name = path.join("lock");
        let lock = File::create(&name).map_err(RunError::at(&name))?;
        // A file system without locks locks nobody out.
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(RunError::Busy(path.to_owned())),
            _ => Ok(Folder { path: path.to_owned(), _lock: lock }),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub(crate) fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), RunError> {
        let path = self.file(name);
        replace_file(&path, bytes).map_err(RunError::at(&path))
    }

    pub(crate) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, RunError> {
        read(&self.file(name))
    }
}

pub(crate) fn read(path: &Path) -> Result<Option<Vec<u8>>, RunError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(RunError::at(path)(error)),
    }
}

fn has_files(path: &Path) -> bool {
    let ours = ["checkpoints", "games", "shards", "lock"];
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| !ours.iter().any(|name| entry.file_name() == *name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_held_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let held = Folder::open(folder.path()).unwrap();
        let error = Folder::open(folder.path()).unwrap_err().to_string();
        assert!(error.ends_with("another process is working on this run"), "{error}");
        drop(held);
        Folder::open(folder.path()).unwrap();
    }

    #[test]
    fn a_folder_with_other_things_in_it_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("thesis.tex"), "").unwrap();
        assert!(matches!(Folder::open(folder.path()), Err(RunError::Foreign { .. })));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
