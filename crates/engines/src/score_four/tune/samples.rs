//! Positions with their results, on disk: one file per generation, whole or not there.

use std::fs;
use std::io;
use std::path::Path;

use sakiyomi_games::score_four::Board;

use super::super::eval::Sample;

const MAGIC: &[u8; 8] = b"sakisam4";
const BYTES: usize = 20;

/// Writes samples to a new file beside `path`, then puts it in place.
pub(super) fn write(path: &Path, samples: &[Sample]) -> io::Result<()> {
    let mut bytes = Vec::with_capacity(MAGIC.len() + 8 + BYTES * samples.len());
    bytes.extend(MAGIC);
    bytes.extend((samples.len() as u64).to_le_bytes());
    for sample in samples {
        bytes.extend(sample.board.own.to_le_bytes());
        bytes.extend(sample.board.opponent.to_le_bytes());
        bytes.extend(sample.target.to_le_bytes());
    }
    replace(path, &bytes)
}

/// Reads what [`write`] wrote.
pub(super) fn read(path: &Path) -> io::Result<Vec<Sample>> {
    let bytes = fs::read(path)?;
    let damaged = || {
        let problem = format!("{} holds no whole list of samples", path.display());
        io::Error::new(io::ErrorKind::InvalidData, problem)
    };
    let body = bytes.strip_prefix(MAGIC).ok_or_else(damaged)?;
    let (count, body) = body.split_first_chunk().ok_or_else(damaged)?;
    if u64::from_le_bytes(*count) != (body.len() / BYTES) as u64 || body.len() % BYTES != 0 {
        return Err(damaged());
    }
    let samples = body.chunks_exact(BYTES).map(|bytes| {
        let board = |from: usize| {
            u64::from_le_bytes(bytes[from..from + 8].try_into().expect("eight bytes"))
        };
        Sample {
            board: Board { own: board(0), opponent: board(8) },
            target: f32::from_le_bytes(bytes[16..].try_into().expect("four bytes")),
        }
    });
    Ok(samples.collect())
}

/// Writes a file so that at any moment the old or the new one is there whole.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("new");
    fs::write(&unfinished, bytes)?;
    fs::rename(&unfinished, path)
}
