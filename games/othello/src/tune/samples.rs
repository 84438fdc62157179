//! Positions with what they are worth, in memory and on disk.

use crate::Board;
use sakiyomi_core::mix64;
use sakiyomi_play::tune::{read_records, write_records};

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

pub(super) fn write(samples: &[Sample]) -> Vec<u8> {
    write_records(MAGIC, samples, |sample, bytes| {
        bytes.extend(sample.board.own.to_le_bytes());
        bytes.extend(sample.board.opponent.to_le_bytes());
        bytes.extend(sample.target.to_le_bytes());
        bytes.extend(sample.game.to_le_bytes());
    })
}

pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sample>, String> {
    read_records(MAGIC, bytes, |record: &[u8; 24]| {
        let word =
            |from: usize| u64::from_le_bytes(std::array::from_fn(|byte| record[from + byte]));
        Sample {
            board: Board { own: word(0), opponent: word(8) },
            target: f32::from_bits(word(16) as u32),
            game: (word(16) >> 32) as u32,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_read_as_they_were_written_and_a_cut_off_file_is_refused() {
        let board = |own| Board { own, opponent: !own };
        let samples = [1, 2, 3].map(|own| Sample {
            board: board(own),
            target: own as f32 / 3.0,
            game: own as u32,
        });
        let bytes = write(&samples);
        assert_eq!(read(&bytes).unwrap(), samples);
        assert!(read(&bytes[..bytes.len() - 7]).is_err());
        assert!(read(b"something else").is_err());
    }
}
