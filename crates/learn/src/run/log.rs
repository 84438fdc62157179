//! The games of the iteration under way, kept as they end. The file begins with the number of the
//! iteration. Each game follows as its length, a checksum, its number and its record. A game that
//! was cut off ends the file, and is played again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use sakiyomi_core::durable::mix_bytes;

use super::RunError;
use crate::GameRecord;

const MAGIC: &[u8; 8] = b"skygame1";
/// No game is nearly as long.
const LONGEST: usize = 1 << 24;

/// The games of an iteration that have ended, by their numbers.
pub(crate) type Finished = BTreeMap<u64, GameRecord>;

#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens the file of an iteration, and returns the games in it. Those of another one go.
    pub(crate) fn open(path: &Path, iteration: u64) -> Result<(Log, Finished), RunError> {
        let io = RunError::at(path);
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(&io)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(&io)?;
        let head = [&MAGIC[..], &iteration.to_le_bytes()].concat();
        let mut games = Finished::new();
        if let Some(rest) = bytes.strip_prefix(&head[..]) {
            let mut left = rest;
            while let Some((number, record, rest)) = entry(left) {
                games.insert(number, record);
                left = rest;
            }
            file.set_len((bytes.len() - left.len()) as u64).map_err(&io)?;
        } else {
            file.set_len(0).map_err(&io)?;
            file.write_all(&head).map_err(&io)?;
        }
        Ok((Log { path: path.to_owned(), file }, games))
    }

    pub(crate) fn append(&mut self, number: u64, record: &GameRecord) -> Result<(), RunError> {
        let body = [&number.to_le_bytes()[..], &record.to_bytes()].concat();
        let len = (body.len() as u32).to_le_bytes();
        let entry = [&len[..], &mix_bytes(&body).to_le_bytes(), &body].concat();
        self.file.write_all(&entry).map_err(RunError::at(&self.path))
    }

    pub(crate) fn sync(&self) -> Result<(), RunError> {
        self.file.sync_data().map_err(RunError::at(&self.path))
    }
}

/// Reads a game, and returns what follows it.
fn entry(bytes: &[u8]) -> Option<(u64, GameRecord, &[u8])> {
    let (len, bytes) = bytes.split_first_chunk::<4>()?;
    let (sum, bytes) = bytes.split_first_chunk::<8>()?;
    let len = usize::try_from(u32::from_le_bytes(*len)).ok().filter(|&len| len <= LONGEST)?;
    let (body, rest) = bytes.split_at_checked(len)?;
    if mix_bytes(body) != u64::from_le_bytes(*sum) {
        return None;
    }
    let (number, record) = body.split_first_chunk::<8>()?;
    Some((u64::from_le_bytes(*number), GameRecord::from_bytes(record).ok()?, rest))
}
