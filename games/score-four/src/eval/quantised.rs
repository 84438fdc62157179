//! The evaluation as engines use it: whole numbers, 32 additions at a time.

use crate::msg;
use sakiyomi_core::{Reason, localized};
use std::sync::{Arc, LazyLock};

use sakiyomi_core::durable::fnv1a;
use wide::{i16x8, i32x4};

use crate::Board;

use super::features::{FEATURES, MOST_FACTS, for_each};
use super::{STRAIGHT, WIDTH};

/// What stands for 1 in the first layer: a hundred facts with weights within ±2 fit 16 bits.
pub(super) const ONE: f32 = 128.0;
/// What stands for 1 in the weights of the second layer.
pub(super) const OUT_ONE: f32 = 64.0;
const MAGIC: &[u8; 8] = b"sakiyom4";
const HEADER: usize = MAGIC.len() + 8;
const NUMBERS: usize = 2 * (FEATURES + 2) * WIDTH;

/// The numbers that one fact adds, on cache lines of their own. They are vectors by type: whether the
/// compiler makes vectors of 32 sums by itself depends on what they are inlined into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct Row([i16x8; WIDTH / 8]);

impl Row {
    pub(super) fn new(numbers: [i16; WIDTH]) -> Row {
        Row(std::array::from_fn(|k| i16x8::from_slice_unaligned(&numbers[8 * k..])))
    }

    pub(super) fn numbers(&self) -> [i16; WIDTH] {
        std::array::from_fn(|k| self.0[k / 8].as_array()[k % 8])
    }
}

/// The weights for one side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Half {
    pub(super) facts: Box<[Row]>,
    pub(super) bias: Row,
    pub(super) out: Row,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Evaluation {
    pub(super) halves: [Half; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub(crate) enum WeightsError {
    Foreign,
    Length { expected: usize, found: usize },
    Damaged,
}

impl WeightsError {
    pub(crate) fn reason(&self) -> Reason {
        match self {
            WeightsError::Foreign => Reason::new(msg("weights-foreign")),
            WeightsError::Length { expected, found } => {
                Reason::new(msg("weights-length")).with("expected", expected).with("found", found)
            }
            WeightsError::Damaged => Reason::new(msg("weights-damaged")),
        }
    }
}

localized!(WeightsError);

impl Evaluation {
    pub(crate) fn shipped() -> Arc<Evaluation> {
        static SHIPPED: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
            Evaluation::from_bytes(include_bytes!("../../../../models/score-four-eval.bin"))
                .map(Arc::new)
                .expect("the weights in the program are whole")
        });
        Arc::clone(&SHIPPED)
    }

    /// Returns the value of `board` for the player to move, in hundredths of the logarithm of the odds of winning.
    #[inline]
    pub(crate) fn hundredths(&self, board: Board) -> i32 {
        let half = &self.halves[board.occupied().count_ones() as usize % 2];
        // The facts are listed first, so that the sums stay in registers while they are added.
        let mut facts = [0u16; MOST_FACTS];
        let mut count = 0;
        for_each(board, |fact| {
            facts[count] = fact as u16;
            count += 1;
        });
        let mut sums = half.bias;
        for &fact in &facts[..count] {
            let row = &half.facts[usize::from(fact)];
            for (sum, weights) in sums.0.iter_mut().zip(row.0) {
                *sum += weights;
            }
        }
        let unbent = &mut sums.0[STRAIGHT / 8].as_mut_array()[STRAIGHT % 8];
        let straight = i32::from(std::mem::take(unbent)) * OUT_ONE as i32;
        let mut bent = i32x4::ZERO;
        for (sum, weights) in sums.0.into_iter().zip(half.out.0) {
            bent += sum.max(i16x8::ZERO).min(i16x8::splat(ONE as i16)).dot(weights);
        }
        let bent: i32 = bent.to_array().into_iter().sum();
        (straight + bent) * 100 / (ONE * OUT_ONE) as i32
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Evaluation, WeightsError> {
        if !bytes.starts_with(MAGIC) {
            return Err(WeightsError::Foreign);
        }
        let expected = HEADER + 2 * NUMBERS;
        if bytes.len() != expected {
            return Err(WeightsError::Length { expected, found: bytes.len() });
        }
        let (header, body) = bytes.split_at(HEADER);
        if header[MAGIC.len()..] != fnv1a(body.iter().copied()).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let mut numbers = body.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut row =
            || Row::new(std::array::from_fn(|_| numbers.next().expect("the length was checked")));
        Ok(Evaluation {
            halves: [(); 2].map(|()| Half {
                facts: (0..FEATURES).map(|_| row()).collect(),
                bias: row(),
                out: row(),
            }),
        })
    }

    /// Writes the weights with a checksum.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let body: Vec<u8> = self
            .halves
            .iter()
            .flat_map(|half| half.facts.iter().chain([&half.bias, &half.out]))
            .flat_map(Row::numbers)
            .flat_map(i16::to_le_bytes)
            .collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(fnv1a(body.iter().copied()).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}
