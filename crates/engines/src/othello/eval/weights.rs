//! Weights as they are learned and kept in a file: folded, one list a phase.

use super::super::checksum::checksum;
use super::super::rice::{Context, Reader, Writer};
use super::foresight::{Foresight, TERMS};
use super::patterns::FOLDING;
use super::{PHASES, weights_per_phase};

const MAGIC: &[u8; 8] = b"sakioth3";
/// Begins files with the weights of the first kinds alone.
const EARLIER: &[u8; 8] = b"sakioth2";
const HEADER: usize = MAGIC.len() + 8;

/// The weights of all phases, each content of a pattern once, and what was measured with them.
#[derive(Clone, PartialEq)]
pub struct Weights {
    phases: Vec<Vec<i16>>,
    foresight: Foresight,
}

/// A file that holds no weights of this evaluation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// It starts differently.
    #[error("not a file of Othello weights")]
    Foreign,
    /// Its content was changed after it was written, or is not complete.
    #[error("the weights are damaged: their checksum does not fit")]
    Damaged,
    /// It holds another number of weights than this version has.
    #[error(
        "these weights are of another version: expected {} phases of {} numbers",
        PHASES,
        weights_per_phase()
    )]
    Version,
}

impl Weights {
    /// Returns the weights of an evaluation that knows nothing.
    #[must_use]
    pub fn zero() -> Weights {
        let phases = vec![vec![0; weights_per_phase()]; PHASES];
        Weights { phases, foresight: Foresight::default() }
    }

    /// Returns the given weights, one list for each phase.
    pub(in super::super) fn new(phases: Vec<Vec<i16>>, foresight: Foresight) -> Weights {
        let is_whole =
            phases.len() == PHASES && phases.iter().all(|phase| phase.len() == weights_per_phase());
        assert!(is_whole, "there is a weight for each fact in each phase");
        Weights { phases, foresight }
    }

    /// Returns how well a shallow look with these weights foretells a deep one.
    pub(in super::super) const fn foresight(&self) -> Foresight {
        self.foresight
    }

    /// Returns the weights of each phase.
    pub(in super::super) fn phases(&self) -> &[Vec<i16>] {
        &self.phases
    }

    /// Reads what [`Weights::to_bytes`] writes, or wrote when there were fewer kinds of patterns: those
    /// that came later are worth nothing then.
    ///
    /// # Errors
    /// When the bytes are something else, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let later = match bytes.first_chunk() {
            Some(MAGIC) => 0,
            Some(EARLIER) => FOLDING.count - FOLDING.first_count(),
            _ => return Err(WeightsError::Foreign),
        };
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(WeightsError::Damaged)?;
        if header[MAGIC.len()..] != checksum(body).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let (factors, body) = body.split_at_checked(4 * TERMS).ok_or(WeightsError::Version)?;
        let (factors, _) = factors.as_chunks();
        let foresight = Foresight(std::array::from_fn(|term| f32::from_le_bytes(factors[term])));
        let mut reader = Reader::new(body);
        let mut contexts = [Context::NEW; CONTEXTS];
        let mut phases = vec![vec![0; weights_per_phase() - later]; PHASES];
        for phase in 0..PHASES {
            for number in 0..phases[phase].len() {
                let (context, expected) = expectation(&phases, phase, number);
                let surprise = reader.read(&mut contexts[context]).ok_or(WeightsError::Version)?;
                phases[phase][number] =
                    i16::try_from(expected + surprise).map_err(|_| WeightsError::Version)?;
            }
        }
        if !reader.is_at_end() {
            return Err(WeightsError::Version);
        }
        let place = FOLDING.count - later;
        for phase in &mut phases {
            phase.splice(place..place, std::iter::repeat_n(0, later));
        }
        Ok(Weights { phases, foresight })
    }

    /// Writes the weights with a checksum.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        written(MAGIC, &self.phases, self.foresight)
    }
}

/// Writes the weights of all kinds, or of those that the files that begin so have.
fn written(magic: &[u8; 8], phases: &[Vec<i16>], foresight: Foresight) -> Vec<u8> {
    let mut writer = Writer::default();
    let mut contexts = [Context::NEW; CONTEXTS];
    for phase in 0..phases.len() {
        for number in 0..phases[phase].len() {
            let (context, expected) = expectation(phases, phase, number);
            let value = i32::from(phases[phase][number]);
            writer.write(&mut contexts[context], value - expected);
        }
    }
    let mut body: Vec<u8> = foresight.0.iter().flat_map(|f| f.to_le_bytes()).collect();
    body.extend(writer.finish());
    let mut bytes = magic.to_vec();
    bytes.extend(checksum(&body).to_le_bytes());
    bytes.extend(body);
    bytes
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
fn expectation(phases: &[Vec<i16>], phase: usize, number: usize) -> (usize, i32) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_with_fewer_kinds_are_read_with_nothing_for_the_others() {
        let (first, all) = (FOLDING.first_count(), FOLDING.count);
        let others = weights_per_phase() - all;
        let weight = |phase: usize, number: usize| (phase * 7 + number % 100) as i16;
        let earlier: Vec<Vec<i16>> = (0..PHASES)
            .map(|phase| (0..first + others).map(|number| weight(phase, number)).collect())
            .collect();
        let bytes = written(EARLIER, &earlier, Foresight::default());
        let weights = Weights::from_bytes(&bytes).unwrap();
        for (found, earlier) in weights.phases().iter().zip(&earlier) {
            assert_eq!(found[..first], earlier[..first]);
            assert!(found[first..all].iter().all(|&weight| weight == 0));
            assert_eq!(found[all..], earlier[first..]);
        }
        assert_eq!(Weights::from_bytes(&bytes[..bytes.len() - 1]), Err(WeightsError::Damaged));
    }
}
