//! Positions with what they are worth, in memory and on disk: one file a generation, whole or not there.

use std::fs;
use std::io;
use std::path::Path;

use sakiyomi_core::mix64;
use sakiyomi_games::othello::Board;

/// A position, and what it is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) board: Board,
    /// In discs.
    pub(super) target: f32,
    /// The number of the game in which the position came up.
    pub(super) game: u32,
}

impl Sample {
    /// One game in this many is kept apart to measure the error.
    const HELD_OUT: u64 = 32;

    /// Tells whether the sample is kept apart. All of a game are or none, since they share its result.
    pub(super) fn is_held_out(&self) -> bool {
        mix64(u64::from(self.game)).is_multiple_of(Sample::HELD_OUT)
    }
}

const MAGIC: &[u8; 8] = b"sakiosam";
const BYTES: usize = 24;

/// Writes samples to a new file beside `path`, then puts it in place.
pub(super) fn write(path: &Path, samples: &[Sample]) -> io::Result<()> {
    let mut bytes = Vec::with_capacity(MAGIC.len() + 8 + BYTES * samples.len());
    bytes.extend(MAGIC);
    bytes.extend((samples.len() as u64).to_le_bytes());
    for sample in samples {
        bytes.extend(sample.board.own.to_le_bytes());
        bytes.extend(sample.board.opponent.to_le_bytes());
        bytes.extend(sample.target.to_le_bytes());
        bytes.extend(sample.game.to_le_bytes());
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
    let (records, rest) = body.as_chunks::<BYTES>();
    if u64::from_le_bytes(*count) != records.len() as u64 || !rest.is_empty() {
        return Err(damaged());
    }
    let sample = |record: &[u8; BYTES]| {
        let word =
            |from: usize| u64::from_le_bytes(std::array::from_fn(|byte| record[from + byte]));
        Sample {
            board: Board { own: word(0), opponent: word(8) },
            target: f32::from_bits(word(16) as u32),
            game: (word(16) >> 32) as u32,
        }
    };
    Ok(records.iter().map(sample).collect())
}

/// Writes a file so that at any moment the old or the new one is there whole.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("new");
    fs::write(&unfinished, bytes)?;
    fs::rename(&unfinished, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_read_as_they_were_written_and_a_cut_file_is_refused() {
        let folder = std::env::temp_dir().join(format!("sakiyomi-samples-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("games.bin");
        let samples: Vec<Sample> = (0..100)
            .map(|number| Sample {
                board: Board { own: mix64(number), opponent: !mix64(number) },
                target: number as f32 / 8.0 - 6.0,
                game: number as u32,
            })
            .collect();
        write(&path, &samples).unwrap();
        assert_eq!(read(&path).unwrap(), samples);
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() - 7]).unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("games.bin"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
