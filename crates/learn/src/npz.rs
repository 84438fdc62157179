//! Positions as arrays that numpy reads: `states`, `policies` and `values`.
//!
//! | array | shape | content |
//! |---|---|---|
//! | `states` | (N, planes) | the encoded positions |
//! | `policies` | (N, places) | the policy of the search, summing to one |
//! | `values` | (N,) | the result for the player to move: 1, 0 or -1 |
//!
//! Games with a classic encoding, that of the programs which came before, are written in it.
//! Only positions with a full search are, because every row teaches a policy.

use std::io::{self, Seek, Write};

use sakiyomi_core::{Encoding, MoveList, Quoted, Symmetry as _};
use sakiyomi_nn::Batch;
use sakiyomi_play::BoardGame;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::record::{GameRecord, RecordProblem, Searched};
use crate::replay::Kept;

/// A place for an archive, whose parts are written out of order.
pub trait WriteSeek: Write + Seek {}

impl<T: Write + Seek> WriteSeek for T {}

/// Arrays that cannot be made or written.
#[derive(Debug, thiserror::Error)]
pub enum NpzError {
    /// Writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The record with this number, from 0, is no game.
    #[error("game {0}: {1}")]
    Game(usize, RecordProblem),
    /// The game has no such encoding.
    #[error("{} has no encoding {}", .0, Quoted(.1))]
    Encoding(&'static str, String),
}

/// Positions as arrays.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrays {
    /// The shape of one position.
    pub planes: Vec<usize>,
    /// The length of one policy.
    pub policy_len: usize,
    /// The encoded positions, one after the other.
    pub states: Vec<f32>,
    /// Their policies, one after the other.
    pub policies: Vec<f32>,
    /// Their results for the player to move, from -1 to 1.
    pub values: Vec<f32>,
}

/// Writes all positions of `games` with a full search, row by row, and returns how many there are.
pub(crate) fn export<S: BoardGame>(
    out: &mut dyn WriteSeek,
    games: &[GameRecord],
    encoding: &Encoding<S>,
) -> Result<u64, NpzError> {
    let kept = kept::<S>(games)?;
    let moves = games.iter().flat_map(|game| &game.moves);
    let count = moves.filter(|mv| mv.searched == Searched::Full).count();
    let options =
        SimpleFileOptions::default().compression_method(CompressionMethod::Stored).large_file(true);
    let mut writer = ZipWriter::new(out);
    for array in [Array::States, Array::Policies, Array::Values] {
        let (name, shape) = match array {
            Array::States => ("states.npy", encoding.planes),
            Array::Policies => ("policies.npy", &[encoding.policy_len][..]),
            Array::Values => ("values.npy", &[][..]),
        };
        writer.start_file(name, options).map_err(io::Error::from)?;
        writer.write_all(&npy_header(&[&[count], shape].concat()))?;
        let mut row = Vec::new();
        each_row(&kept, encoding, |batch| {
            row.clear();
            array.put(batch, encoding.policy_len, &mut row);
            let bytes: Vec<u8> = row.iter().flat_map(|number| number.to_le_bytes()).collect();
            writer.write_all(&bytes)
        })?;
    }
    writer.finish().map_err(io::Error::from)?.flush()?;
    Ok(count as u64)
}

pub(crate) fn arrays<S: BoardGame>(
    games: &[GameRecord],
    encoding: &Encoding<S>,
) -> Result<Arrays, NpzError> {
    let (mut states, mut policies, mut values) = (Vec::new(), Vec::new(), Vec::new());
    let policy_len = encoding.policy_len;
    each_row(&kept::<S>(games)?, encoding, |batch| {
        Array::States.put(batch, policy_len, &mut states);
        Array::Policies.put(batch, policy_len, &mut policies);
        Array::Values.put(batch, policy_len, &mut values);
        Ok(())
    })?;
    Ok(Arrays { planes: encoding.planes.to_vec(), policy_len, states, policies, values })
}

fn kept<S: BoardGame>(games: &[GameRecord]) -> Result<Vec<Kept<S>>, NpzError> {
    let kept = games.iter().enumerate().map(|(number, game)| {
        Kept::<S>::new(game.clone()).map_err(|problem| NpzError::Game(number, problem))
    });
    kept.collect()
}

#[derive(Clone, Copy)]
enum Array {
    States,
    Policies,
    Values,
}

impl Array {
    fn put(self, batch: &Batch, policy_len: usize, rows: &mut Vec<f32>) {
        match self {
            Array::States => rows.extend(&batch.inputs),
            Array::Policies => {
                let start = rows.len();
                rows.resize(start + policy_len, 0.0);
                for (&place, &weight) in batch.places.iter().zip(&batch.policy) {
                    rows[start + place as usize] = weight;
                }
            }
            Array::Values => rows.extend(batch.results.iter().map(|[win, _, loss]| win - loss)),
        }
    }
}

/// Hands every position with a full search to `take`, as a batch of one.
fn each_row<S: BoardGame>(
    games: &[Kept<S>],
    encoding: &Encoding<S>,
    mut take: impl FnMut(&Batch) -> io::Result<()>,
) -> io::Result<()> {
    let (mut batch, mut legal) = (Batch::default(), MoveList::new());
    for position in games.iter().flat_map(Kept::positions) {
        if position.mv.searched == Searched::Full {
            batch.clear();
            position.put(S::Symmetry::IDENTITY, 0.0, encoding, &mut legal, &mut batch);
            take(&batch)?;
        }
    }
    Ok(())
}

/// Returns the header of a float32 array, padded to 64 bytes (numpy.lib.format, version 1.0).
fn npy_header(shape: &[usize]) -> Vec<u8> {
    let sides: String = shape.iter().map(|side| format!("{side},")).collect();
    let words = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': ({sides}), }}");
    let mut header = b"\x93NUMPY\x01\x00".to_vec();
    let len = (header.len() + 2 + words.len() + 1).next_multiple_of(64) - header.len() - 2;
    header.extend((len as u16).to_le_bytes());
    header.extend(format!("{words:<width$}\n", width = len - 1).bytes());
    header
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_is_as_numpy_writes_it() {
        let words = b"{'descr': '<f4', 'fortran_order': False, 'shape': (3,64,), }";
        let header = npy_header(&[3, 64]);
        assert_eq!(header[..10], *b"\x93NUMPY\x01\x00\x76\x00");
        assert!(header[10..].starts_with(words) && header.ends_with(b" \n"));
        for shape in [&[][..], &[7], &[123_456, 2, 4, 4, 4]] {
            assert_eq!(npy_header(shape).len() % 64, 0);
        }
    }
}
