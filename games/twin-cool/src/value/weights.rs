//! The weights of all shapes, and their file.

use crate::msg;
use sakiyomi_core::{Reason, localized};
use std::sync::{Arc, LazyLock};

use sakiyomi_core::durable::mix_words;

use super::INPUTS;
use super::shape::SHAPES;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights {
    pub(crate) rows: Vec<[f32; INPUTS]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub(crate) enum WeightsError {
    Foreign,
    Damaged,
}

impl WeightsError {
    pub(crate) fn reason(self) -> Reason {
        Reason::new(match self {
            WeightsError::Foreign => msg("weights-foreign"),
            WeightsError::Damaged => msg("weights-damaged"),
        })
    }
}

localized!(WeightsError);

impl Weights {
    const MAGIC: &'static [u8; 8] = b"sakitwc1";

    pub(crate) fn shipped() -> Arc<Weights> {
        static SHIPPED: LazyLock<Arc<Weights>> = LazyLock::new(|| {
            Weights::from_bytes(include_bytes!("../../../../models/twin-cool-value.bin"))
                .map(Arc::new)
                .expect("the weights in the program are whole")
        });
        Arc::clone(&SHIPPED)
    }

    pub(crate) fn zero() -> Weights {
        Weights { rows: vec![[0.0; INPUTS]; SHAPES.count] }
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let body: Vec<u8> =
            self.rows.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
        [&Self::MAGIC[..], &mix_words(&body).to_le_bytes(), &body].concat()
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let body = bytes.strip_prefix(Self::MAGIC).ok_or(WeightsError::Foreign)?;
        let (sum, body) = body.split_first_chunk().ok_or(WeightsError::Damaged)?;
        let size = size_of::<f32>();
        if body.len() != SHAPES.count * INPUTS * size || u64::from_le_bytes(*sum) != mix_words(body)
        {
            return Err(WeightsError::Damaged);
        }
        let mut weights = Weights::zero();
        for (weight, bytes) in weights.rows.iter_mut().flatten().zip(body.chunks_exact(size)) {
            *weight = f32::from_le_bytes(bytes.try_into().expect("four bytes"));
        }
        Ok(weights)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written_and_damage_is_noticed() {
        let bytes = Weights::shipped().to_bytes();
        assert_eq!(Weights::from_bytes(&bytes).as_ref(), Ok(&*Weights::shipped()));
        assert_eq!(Weights::from_bytes(b"something else"), Err(WeightsError::Foreign));
        assert_eq!(Weights::from_bytes(&bytes[..bytes.len() - 4]), Err(WeightsError::Damaged));
        for place in [8, 20, bytes.len() - 1] {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            assert_eq!(Weights::from_bytes(&changed), Err(WeightsError::Damaged));
        }
    }
}
