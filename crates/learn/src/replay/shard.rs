//! Append-only files of games that survive a crash. After [`HEADER`] come blocks: a mark, the
//! length of the content, a checksum of length and content, and the content: records, each after
//! its length. Reading skips a torn or damaged block to the next mark where a sound block begins.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use sakiyomi_core::durable::fnv1a;

use crate::record::GameRecord;

/// How a file of games begins.
pub const HEADER: &[u8; 16] = b"sakiyomi games\x00\x01";

const MARK: &[u8; 4] = b"\xf5GB\x0a";
const BLOCK_HEAD: usize = 4 + 4 + 8;
const LONGEST: usize = 1 << 28;

/// A file of games that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ShardError {
    /// The system failed.
    #[error("{}: {}", .0.display(), .1)]
    Io(PathBuf, #[source] io::Error),
    /// It is a file of another kind.
    #[error("{} is no file of games", .0.display())]
    Foreign(PathBuf),
}

impl ShardError {
    pub(super) fn at(path: &Path) -> impl Fn(io::Error) -> ShardError {
        move |source| ShardError::Io(path.to_owned(), source)
    }
}

/// A damaged part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The file.
    pub path: PathBuf,
    /// Where the damage begins.
    pub offset: u64,
    /// How many bytes are lost.
    pub bytes: u64,
    /// Whether it is the end of the file, which is cut off.
    pub is_tail: bool,
    /// What is wrong.
    pub problem: String,
}

/// What a file holds.
#[derive(Debug, Default)]
pub struct Contents {
    /// The games that can be read; not yet known to be playable.
    pub games: Vec<GameRecord>,
    /// Where the last sound block ends.
    pub end: u64,
    /// What was damaged.
    pub damage: Vec<Damage>,
}

/// A file to which games are added.
#[derive(Debug)]
pub struct Shard {
    path: PathBuf,
    file: File,
    len: u64,
}

impl Shard {
    /// Opens the file, or makes it, and returns it with what it holds. A damaged end is cut off.
    pub fn open(path: &Path) -> Result<(Shard, Contents), ShardError> {
        let io = ShardError::at(path);
        let mut options = OpenOptions::new();
        let file = options.create(true).append(true).read(true).open(path).map_err(&io)?;
        let mut contents = read(path)?;
        file.set_len(contents.end).map_err(&io)?;
        let mut shard = Shard { path: path.to_owned(), file, len: contents.end };
        // Without a whole header the file has no sound byte.
        if contents.end == 0 {
            shard.write(HEADER)?;
            contents.end = shard.len;
            sync_folder(path);
        }
        Ok((shard, contents))
    }

    /// Returns how long the file is.
    #[expect(clippy::len_without_is_empty, reason = "it is never empty: it has a header")]
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Adds games. When it returns they are on the disk.
    pub fn append(&mut self, records: &[GameRecord]) -> Result<(), ShardError> {
        for records in records.chunks(BLOCK_GAMES) {
            self.write(&block(records))?;
        }
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), ShardError> {
        let written = self.file.write_all(bytes).and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => {
                self.len += bytes.len() as u64;
                Ok(())
            }
            Err(source) => {
                // What was written of it must not stand before the next block.
                let _ = self.file.set_len(self.len);
                Err(ShardError::Io(self.path.clone(), source))
            }
        }
    }
}

/// Games of one block: damage costs no more than these.
const BLOCK_GAMES: usize = 64;

/// Reads all games of a file.
pub fn read(path: &Path) -> Result<Contents, ShardError> {
    let bytes = std::fs::read(path).map_err(ShardError::at(path))?;
    parse(&bytes, path).ok_or_else(|| ShardError::Foreign(path.to_owned()))
}

/// Reads the bytes of a file called `path`; `None` when it is of another kind.
fn parse(bytes: &[u8], path: &Path) -> Option<Contents> {
    let mut contents = Contents::default();
    let damage = |offset: usize, end: usize, problem: &str| Damage {
        path: path.to_owned(),
        offset: offset as u64,
        bytes: (end - offset) as u64,
        is_tail: end == bytes.len(),
        problem: problem.to_owned(),
    };
    if bytes.len() < HEADER.len() {
        if !HEADER.starts_with(bytes) {
            return None;
        }
        if !bytes.is_empty() {
            contents.damage.push(damage(0, bytes.len(), "the file ends in its header"));
        }
        return Some(contents);
    }
    let mut at = HEADER.len();
    contents.end = at as u64;
    if !bytes.starts_with(HEADER) {
        contents.damage.push(damage(0, at, "the header is damaged"));
    }
    while at < bytes.len() {
        if let Some((games, end)) = block_at(bytes, at) {
            contents.games.extend(games);
            at = end;
            contents.end = end as u64;
            continue;
        }
        let next = (at + 1..bytes.len())
            .find(|&place| bytes[place..].starts_with(MARK) && block_at(bytes, place).is_some());
        let end = next.unwrap_or(bytes.len());
        let problem = match next {
            Some(_) => "a block of games is damaged",
            None => "the last games were not written to their end",
        };
        contents.damage.push(damage(at, end, problem));
        at = end;
    }
    // Without a header only sound blocks tell that it is such a file.
    (bytes.starts_with(HEADER) || !contents.games.is_empty()).then_some(contents)
}

/// Reads the block at a place, if a sound one begins there, and returns where it ends.
fn block_at(bytes: &[u8], at: usize) -> Option<(Vec<GameRecord>, usize)> {
    let rest = bytes[at..].strip_prefix(MARK)?;
    let (len, rest) = rest.split_first_chunk::<4>()?;
    let (sum, rest) = rest.split_first_chunk::<8>()?;
    let length = u32::from_le_bytes(*len) as usize;
    let mut left = rest.get(..length).filter(|_| length <= LONGEST)?;
    if checksum(len, left).to_le_bytes() != *sum {
        return None;
    }
    let mut games = Vec::new();
    while !left.is_empty() {
        let (len, rest) = left.split_first_chunk::<4>()?;
        let (record, rest) = rest.split_at_checked(u32::from_le_bytes(*len) as usize)?;
        games.push(GameRecord::from_bytes(record).ok()?);
        left = rest;
    }
    Some((games, at + BLOCK_HEAD + length))
}

fn block(records: &[GameRecord]) -> Vec<u8> {
    let mut content = Vec::new();
    for record in records {
        let bytes = record.to_bytes();
        let len = u32::try_from(bytes.len()).expect("a game is shorter than 4 GB");
        content.extend(len.to_le_bytes());
        content.extend(bytes);
    }
    let len = u32::try_from(content.len()).expect("a block is shorter than 4 GB").to_le_bytes();
    [&MARK[..], &len, &checksum(&len, &content).to_le_bytes(), &content].concat()
}

fn checksum(len: &[u8], content: &[u8]) -> u64 {
    fnv1a(len.iter().chain(content).copied())
}

/// Makes a new file durable, where the system can.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}
