//! Positions as arrays that numpy reads: `states`, `policies` and `values`.
//!
//! | array | shape | content |
//! |---|---|---|
//! | `states` | (N, planes) | the encoded positions; (N, 2, 4, 4, 4) for Score Four |
//! | `policies` | (N, places) | what the search recommends, summing to one; (N, 64) for Score Four |
//! | `values` | (N,) | the result for the player to move: 1, 0 or -1 |
//!
//! Games with a classic encoding, that of the programs which came before, are written in it.
//! Only positions with a full search are, because every row teaches a policy.

use std::io::{self, BufReader, Read, Seek, Write};

use sakiyomi_core::{Encoding, MoveList, Quoted, Symmetry as _};
use sakiyomi_nn::Batch;
use sakiyomi_play::BoardGame;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::npy::{Header, numbers};
use crate::record::{GameRecord, RecordProblem, Searched};
use crate::replay::{Kept, chances};

/// A place for an archive, whose parts are written out of order.
pub trait WriteSeek: Write + Seek {}

impl<T: Write + Seek> WriteSeek for T {}

/// Arrays that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum NpzError {
    /// The system failed, or the file is no archive of arrays.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A game is none.
    #[error("game {number}: {problem}")]
    Game {
        /// Its number, from 0.
        number: usize,
        /// What is wrong with it.
        problem: RecordProblem,
    },
    /// The game has no such encoding.
    #[error("{game} has no encoding {}", Quoted(name))]
    Encoding {
        /// The game.
        game: &'static str,
        /// The name that was given.
        name: String,
    },
    /// An array is missing.
    #[error("there is no array `{0}`")]
    Missing(&'static str),
    /// An array is not what it should be.
    #[error("`{array}`: {problem}")]
    Array {
        /// The array.
        array: &'static str,
        /// What is wrong with it.
        problem: String,
    },
}

/// Writes all positions of `games` with a full search, and returns how many there are.
pub(crate) fn export<S: BoardGame>(
    out: &mut dyn WriteSeek,
    games: &[GameRecord],
    encoding: &Encoding<S>,
) -> Result<u64, NpzError> {
    let kept = kept::<S>(games)?;
    let count = full_searches(games);
    let mut shape = vec![count];
    shape.extend(encoding.planes);
    let mut writer = ZipWriter::new(out);
    write(&mut writer, "states", shape, &kept, encoding, put_state)?;
    let places = encoding.policy_len;
    write(&mut writer, "policies", vec![count, places], &kept, encoding, |batch, row| {
        put_policy(batch, places, row);
    })?;
    write(&mut writer, "values", vec![count], &kept, encoding, put_value)?;
    writer.finish().map_err(io_error)?.flush()?;
    Ok(count as u64)
}

/// Returns all positions of `games` with a full search.
pub(crate) fn arrays<S: BoardGame>(
    games: &[GameRecord],
    encoding: &Encoding<S>,
) -> Result<Arrays, NpzError> {
    let kept = kept::<S>(games)?;
    let (count, policy_len) = (full_searches(games), encoding.policy_len);
    let mut arrays = Arrays {
        planes: encoding.planes.to_vec(),
        policy_len,
        states: Vec::with_capacity(count * encoding.input_len()),
        policies: Vec::with_capacity(count * policy_len),
        values: Vec::with_capacity(count),
    };
    each_row(&kept, encoding, |batch| {
        put_state(batch, &mut arrays.states);
        put_policy(batch, policy_len, &mut arrays.policies);
        put_value(batch, &mut arrays.values);
        Ok::<(), NpzError>(())
    })?;
    Ok(arrays)
}

fn kept<S: BoardGame>(games: &[GameRecord]) -> Result<Vec<Kept<S>>, NpzError> {
    let kept = games.iter().enumerate().map(|(number, game)| {
        Kept::<S>::new(game.clone()).map_err(|problem| NpzError::Game { number, problem })
    });
    kept.collect()
}

fn full_searches(games: &[GameRecord]) -> usize {
    let moves = games.iter().flat_map(|game| &game.moves);
    moves.filter(|mv| mv.searched == Searched::Full).count()
}

fn put_state(batch: &Batch, row: &mut Vec<f32>) {
    row.extend(&batch.inputs);
}

fn put_policy(batch: &Batch, places: usize, row: &mut Vec<f32>) {
    let start = row.len();
    row.resize(start + places, 0.0);
    for (&place, &weight) in batch.places.iter().zip(&batch.policy) {
        row[start + place as usize] = weight;
    }
}

fn put_value(batch: &Batch, row: &mut Vec<f32>) {
    row.extend(batch.results.iter().map(|[win, _, loss]| win - loss));
}

/// Hands every position with a full search to `take`, as a batch of one.
fn each_row<S: BoardGame, E>(
    games: &[Kept<S>],
    encoding: &Encoding<S>,
    mut take: impl FnMut(&Batch) -> Result<(), E>,
) -> Result<(), E> {
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

/// Writes one array, row by row.
fn write<S: BoardGame, W: Write + Seek>(
    writer: &mut ZipWriter<W>,
    name: &str,
    shape: Vec<usize>,
    games: &[Kept<S>],
    encoding: &Encoding<S>,
    mut row_of: impl FnMut(&Batch, &mut Vec<f32>),
) -> io::Result<()> {
    let plain =
        SimpleFileOptions::default().compression_method(CompressionMethod::Stored).large_file(true);
    writer.start_file(format!("{name}.npy"), plain).map_err(io_error)?;
    writer.write_all(&Header::of_f32(shape).to_bytes())?;
    let (mut row, mut bytes) = (Vec::new(), Vec::new());
    each_row(games, encoding, |batch| {
        row.clear();
        row_of(batch, &mut row);
        bytes.clear();
        bytes.extend(row.iter().flat_map(|number| number.to_le_bytes()));
        writer.write_all(&bytes)
    })
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

/// Reads positions, with numbers of 32 or 64 bits.
///
/// # Errors
/// When the file is no archive with these arrays, or they do not fit each other.
pub fn import_npz(input: impl Read + Seek) -> Result<Arrays, NpzError> {
    let mut archive = ZipArchive::new(input).map_err(io_error)?;
    let (shape, states) = array(&mut archive, "states")?;
    let (policy_shape, policies) = array(&mut archive, "policies")?;
    let (value_shape, values) = array(&mut archive, "values")?;
    let count = shape.first().copied().unwrap_or(0);
    let wrong = |array, problem: String| Err(NpzError::Array { array, problem });
    let &[policies_count, policy_len] = &policy_shape[..] else {
        return wrong("policies", format!("it has the shape {policy_shape:?}, not (N, places)"));
    };
    if shape.len() < 2 {
        return wrong("states", format!("it has the shape {shape:?}, not (N, planes)"));
    }
    if policies_count != count || value_shape != [count] {
        let shapes = format!("{shape:?}, {policy_shape:?}, {value_shape:?}");
        return wrong("values", format!("the shapes {shapes} do not fit each other"));
    }
    if let Some(value) = values.iter().find(|value| !(-1.0..=1.0).contains(*value)) {
        return wrong("values", format!("{value} is not from -1 to 1"));
    }
    if states.iter().any(|number| !number.is_finite()) {
        return wrong("states", "not every entry is a number".to_owned());
    }
    let is_policy = |row: &[f32]| {
        row.iter().all(|&weight| weight >= 0.0) && (row.iter().sum::<f32>() - 1.0).abs() < 1e-2
    };
    if let Some(row) = policies.chunks(policy_len.max(1)).position(|row| !is_policy(row)) {
        return wrong("policies", format!("row {row} is not positive with the sum 1"));
    }
    Ok(Arrays { planes: shape[1..].to_vec(), policy_len, states, policies, values })
}

impl Arrays {
    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Tells whether there are no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Adds positions to a batch. All places of the policy count as moves: arrays do not say which are legal.
    ///
    /// # Panics
    /// When there is no such row.
    pub fn put(&self, rows: impl IntoIterator<Item = usize>, batch: &mut Batch) {
        let len: usize = self.planes.iter().product();
        for row in rows {
            batch.inputs.extend(&self.states[row * len..][..len]);
            let policy = &self.policies[row * self.policy_len..][..self.policy_len];
            let sum: f32 = policy.iter().sum();
            batch.places.extend(0..self.policy_len as u32);
            batch.policy.extend(policy.iter().map(|weight| weight / sum));
            batch.ends.push(batch.places.len());
            batch.policy_weights.push(1.0);
            batch.results.push(chances(self.values[row]));
            batch.scores.push(0.0);
        }
    }
}

/// Returns the shape and the numbers of an array.
fn array<R: Read + Seek>(
    archive: &mut ZipArchive<R>,
    name: &'static str,
) -> Result<(Vec<usize>, Vec<f32>), NpzError> {
    let mut file = match archive.by_name(&format!("{name}.npy")) {
        Ok(file) => BufReader::new(file),
        Err(ZipError::FileNotFound) => return Err(NpzError::Missing(name)),
        Err(error) => return Err(io_error(error).into()),
    };
    let wrong = |problem: String| NpzError::Array { array: name, problem };
    let header = Header::read(&mut file).map_err(|error| wrong(error.to_string()))?;
    if header.is_fortran && header.shape.len() > 1 {
        return Err(wrong("its numbers lie in Fortran's order".to_owned()));
    }
    let count = header.count().ok_or_else(|| wrong("its shape is too large".to_owned()))?;
    let numbers = numbers(&mut file, &header.kind, count);
    Ok((header.shape, numbers.map_err(|error| wrong(error.to_string()))?))
}

fn io_error(error: ZipError) -> io::Error {
    error.into()
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn packed_arrays_of_64_bits_are_read() {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        let arrays: [(&str, &[usize], &[f64]); 3] = [
            ("states", &[1, 2, 2], &[0.0, 1.0, 1.0, 0.0]),
            ("policies", &[1, 2], &[0.25, 0.75]),
            ("values", &[1], &[-1.0]),
        ];
        for (name, shape, numbers) in arrays {
            let packed =
                SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
            writer.start_file(format!("{name}.npy"), packed).unwrap();
            let header = Header { kind: "<f8".to_owned(), ..Header::of_f32(shape.to_vec()) };
            writer.write_all(&header.to_bytes()).unwrap();
            for number in numbers {
                writer.write_all(&number.to_le_bytes()).unwrap();
            }
        }
        let read = import_npz(writer.finish().unwrap()).unwrap();
        assert_eq!((read.planes.as_slice(), read.policy_len), (&[2, 2][..], 2));
        assert_eq!((read.states.as_slice(), read.len()), (&[0.0, 1.0, 1.0, 0.0][..], 1));
        assert_eq!((read.policies, read.values), (vec![0.25, 0.75], vec![-1.0]));
    }
}
