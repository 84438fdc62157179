//! Positions with their results, on disk: one file per generation, whole or not there.

use crate::Board;

use super::super::eval::Sample;

const MAGIC: &[u8; 8] = b"sakisam4";
const BYTES: usize = 20;

/// Returns the file of samples.
pub(super) fn to_bytes(samples: &[Sample]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(MAGIC.len() + 8 + BYTES * samples.len());
    bytes.extend(MAGIC);
    bytes.extend((samples.len() as u64).to_le_bytes());
    for sample in samples {
        bytes.extend(sample.board.own.to_le_bytes());
        bytes.extend(sample.board.opponent.to_le_bytes());
        bytes.extend(sample.target.to_le_bytes());
    }
    bytes
}

/// Reads what [`to_bytes`] wrote; `None` when it is no whole list of samples.
pub(super) fn read(bytes: &[u8]) -> Option<Vec<Sample>> {
    let body = bytes.strip_prefix(MAGIC)?;
    let (count, body) = body.split_first_chunk()?;
    if u64::from_le_bytes(*count) != (body.len() / BYTES) as u64 || body.len() % BYTES != 0 {
        return None;
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
    Some(samples.collect())
}
