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

use std::io::{self, Read, Seek, Write};

use npyz::npz::{NpzArchive, NpzWriter};
use npyz::{Deserialize, NpyFile, Order, WriterBuilder as _};
use sakiyomi_core::{Encoding, MoveList, Symmetry as _};
use sakiyomi_engines::BoardGame;
use sakiyomi_nn::Batch;

use crate::record::{GameRecord, RecordProblem, Searched};
use crate::replay::{Kept, chances};

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

/// Returns the encoding in which positions of `S` are written.
#[must_use]
pub fn npz_encoding<S: BoardGame>() -> Encoding<S> {
    Encoding::named("classic").unwrap_or(Encoding::OWN)
}

/// Writes all positions of `games` with a full search, and returns how many there are.
///
/// # Errors
/// When a record is no game, or writing fails.
pub fn export_npz<S: BoardGame>(
    out: impl Write + Seek,
    games: &[GameRecord],
    encoding: &Encoding<S>,
) -> Result<u64, NpzError> {
    let kept = games.iter().enumerate().map(|(number, game)| {
        Kept::<S>::new(game.clone()).map_err(|problem| NpzError::Game { number, problem })
    });
    let kept: Vec<Kept<S>> = kept.collect::<Result<_, _>>()?;
    let full = |game: &GameRecord| {
        game.moves.iter().filter(|mv| mv.searched == Searched::Full).count() as u64
    };
    let count: u64 = games.iter().map(full).sum();
    let mut shape = vec![count];
    shape.extend(encoding.planes.iter().map(|&side| side as u64));
    let mut writer = NpzWriter::new(out);
    write(&mut writer, "states", &shape, &kept, encoding, |batch, row| {
        row.extend(&batch.inputs);
    })?;
    let places = encoding.policy_len;
    write(&mut writer, "policies", &[count, places as u64], &kept, encoding, |batch, row| {
        row.resize(places, 0.0);
        for (&place, &weight) in batch.places.iter().zip(&batch.policy) {
            row[place as usize] = weight;
        }
    })?;
    write(&mut writer, "values", &[count], &kept, encoding, |batch, row| {
        row.extend(batch.results.iter().map(|[win, _, loss]| win - loss));
    })?;
    writer.zip_writer().finish().map_err(io::Error::other)?.flush()?;
    Ok(count)
}

/// Writes one array, row by row.
fn write<S: BoardGame, W: Write + Seek>(
    writer: &mut NpzWriter<W>,
    name: &str,
    shape: &[u64],
    games: &[Kept<S>],
    encoding: &Encoding<S>,
    mut row_of: impl FnMut(&Batch, &mut Vec<f32>),
) -> io::Result<()> {
    let array = writer.array::<f32>(name, Default::default())?;
    let mut array = array.default_dtype().shape(shape).begin_nd()?;
    let (mut batch, mut row, mut legal) = (Batch::default(), Vec::new(), MoveList::new());
    for position in games.iter().flat_map(Kept::positions) {
        if position.mv.searched != Searched::Full {
            continue;
        }
        batch.clear();
        row.clear();
        position.put(S::Symmetry::IDENTITY, 0.0, encoding, &mut legal, &mut batch);
        row_of(&batch, &mut row);
        array.extend(row.iter().copied())?;
    }
    array.finish()
}

/// Positions that were read from arrays.
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
    let mut archive = NpzArchive::new(input)?;
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

    /// Tells whether they were written in an encoding of this form.
    #[must_use]
    pub fn fits<S: BoardGame>(&self, encoding: &Encoding<S>) -> bool {
        self.planes == encoding.planes && self.policy_len == encoding.policy_len
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
    archive: &mut NpzArchive<R>,
    name: &'static str,
) -> Result<(Vec<usize>, Vec<f32>), NpzError> {
    let file = archive.by_name(name)?.ok_or(NpzError::Missing(name))?;
    let wrong = |problem: String| NpzError::Array { array: name, problem };
    if file.order() == Order::Fortran && file.shape().len() > 1 {
        return Err(wrong("its numbers lie in Fortran's order".to_owned()));
    }
    let shape: Vec<usize> = file.shape().iter().map(|&side| side as usize).collect();
    let count = shape.iter().try_fold(1usize, |product, &side| product.checked_mul(side));
    let numbers = match file.try_data::<f32>() {
        Ok(numbers) => read(numbers)?,
        Err(file) => numbers_of_64_bits(file, name)?,
    };
    if count != Some(numbers.len()) {
        return Err(wrong(format!("{} numbers for the shape {shape:?}", numbers.len())));
    }
    Ok((shape, numbers))
}

fn numbers_of_64_bits<R: Read>(file: NpyFile<R>, name: &'static str) -> Result<Vec<f32>, NpzError> {
    let numbers = file
        .data::<f64>()
        .map_err(|error| NpzError::Array { array: name, problem: error.to_string() })?;
    Ok(read(numbers)?.into_iter().map(|number: f64| number as f32).collect())
}

/// Reads numbers one by one: a header may promise more than there are.
fn read<T: Deserialize, R: Read>(numbers: npyz::NpyReader<T, R>) -> io::Result<Vec<T>> {
    let mut read = Vec::new();
    for number in numbers {
        read.push(number?);
    }
    Ok(read)
}
