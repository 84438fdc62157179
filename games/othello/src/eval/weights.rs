//! Weights as they are learned and kept in a file: folded, one list a phase.

use super::super::rice::{Context, Reader, Writer};
use super::probcut::{ProbCutModel, TERMS};
use super::{PHASES, weights_per_phase};
use crate::msg;
use sakiyomi_core::durable::fnv1a;
use sakiyomi_core::{Reason, localized};

/// Begins all files of weights; a digit follows that changes with what the weights are for.
const NAME: &[u8; 7] = b"sakioth";
const MAGIC: &[u8; 8] = b"sakioth5";
const HEADER: usize = MAGIC.len() + 8;

/// The weights of all phases, each content of a pattern once, and what was measured with them.
#[derive(Clone, PartialEq)]
pub struct Weights {
    phases: Vec<Vec<i8>>,
    probcut: ProbCutModel,
}

/// A file that holds no weights of this evaluation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum WeightsError {
    /// It starts differently.
    Foreign,
    /// Its content was changed after it was written, or is not complete.
    Damaged,
    /// It holds another number of weights than this version has.
    Version,
}

impl WeightsError {
    /// Returns what is wrong with the file.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            WeightsError::Foreign => Reason::new(msg("weights-foreign")),
            WeightsError::Damaged => Reason::new(msg("weights-damaged")),
            WeightsError::Version => Reason::new(msg("weights-version"))
                .with("phases", PHASES)
                .with("numbers", weights_per_phase()),
        }
    }
}

localized!(WeightsError);

impl Weights {
    /// Returns the weights of an evaluation that knows nothing.
    pub fn zero() -> Weights {
        let phases = vec![vec![0; weights_per_phase()]; PHASES];
        Weights { phases, probcut: ProbCutModel::default() }
    }

    pub(in super::super) fn new(phases: Vec<Vec<i8>>, probcut: ProbCutModel) -> Weights {
        let is_whole =
            phases.len() == PHASES && phases.iter().all(|phase| phase.len() == weights_per_phase());
        assert!(is_whole, "there is a weight for each fact in each phase");
        Weights { phases, probcut }
    }

    pub(in super::super) const fn probcut(&self) -> ProbCutModel {
        self.probcut
    }

    pub(in super::super) fn phases(&self) -> &[Vec<i8>] {
        &self.phases
    }

    /// Reads what [`Weights::to_bytes`] writes.
    ///
    /// # Errors
    /// When the bytes are something else, damaged, or weights for other patterns than those of now.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if !bytes.starts_with(NAME) {
            return Err(WeightsError::Foreign);
        }
        if !bytes.starts_with(MAGIC) {
            return Err(WeightsError::Version);
        }
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(WeightsError::Damaged)?;
        if header[MAGIC.len()..] != fnv1a(body.iter().copied()).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let (factors, body) = body.split_at_checked(4 * TERMS).ok_or(WeightsError::Version)?;
        let (factors, _) = factors.as_chunks();
        let probcut = ProbCutModel(std::array::from_fn(|term| f32::from_le_bytes(factors[term])));
        let mut reader = Reader::new(body);
        let mut contexts = [Context::NEW; CONTEXTS];
        let mut phases = vec![vec![0; weights_per_phase()]; PHASES];
        for phase in 0..PHASES {
            for number in 0..phases[phase].len() {
                let (context, expected) = expectation(&phases, phase, number);
                let surprise = reader.read(&mut contexts[context]).ok_or(WeightsError::Version)?;
                phases[phase][number] =
                    i8::try_from(expected + surprise).map_err(|_| WeightsError::Version)?;
            }
        }
        if !reader.is_at_end() {
            return Err(WeightsError::Version);
        }
        Ok(Weights { phases, probcut })
    }

    /// Writes the weights with a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer::default();
        let mut contexts = [Context::NEW; CONTEXTS];
        for (phase, weights) in self.phases.iter().enumerate() {
            for (number, &weight) in weights.iter().enumerate() {
                let (context, expected) = expectation(&self.phases, phase, number);
                writer.write(&mut contexts[context], i32::from(weight) - expected);
            }
        }
        let mut body: Vec<u8> = self.probcut.0.iter().flat_map(|f| f.to_le_bytes()).collect();
        body.extend(writer.finish());
        let mut bytes = MAGIC.to_vec();
        bytes.extend(fnv1a(body.iter().copied()).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

impl std::fmt::Debug for Weights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Weights").field("phases", &self.phases.len()).finish_non_exhaustive()
    }
}

/// The number of contexts that [`expectation`] tells apart.
const CONTEXTS: usize = 12 * 3;

/// Returns what a weight is expected to be, and which other expectations were as good, from the weights
/// written before it: that of the phase before, and its neighbour in the list.
fn expectation(phases: &[Vec<i8>], phase: usize, number: usize) -> (usize, i32) {
    let before = match phase {
        0 => 0,
        phase => i32::from(phases[phase - 1][number]),
    };
    let neighbour = match number {
        0 => 0,
        number => i32::from(phases[phase][number - 1]),
    };
    let magnitude = |value: i32| (32 - value.unsigned_abs().leading_zeros()) as usize;
    let context = magnitude(before).min(11) + 12 * magnitude(neighbour).div_ceil(3).min(2);
    (context, before * 3 / 4)
}
