//! The instruction sets of the kernels, and which of them is used.
//!
//! Network inference and the Othello solver use the fastest available kernels.
//! [`KERNELS_VARIABLE`], the one environment variable that libraries read, lowers that choice, so
//! that one machine can compute what another does.
//!
//! This file uses no other: `xtask` includes it, and runs when the crate does not compile.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// The environment variable that forces a set: `portable`, `avx2` or `avx512`.
pub const KERNELS_VARIABLE: &str = "SAKIYOMI_KERNELS";

/// An instruction set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum InstructionSet {
    /// Any machine.
    Portable,
    /// AVX2 and FMA.
    Avx2,
    /// AVX-512.
    Avx512,
}

/// A forced set that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KernelsError {
    /// The variable names no set.
    Unknown(String),
    /// The machine lacks the first set; the second is the fastest it has.
    Unavailable(InstructionSet, InstructionSet),
}

impl fmt::Display for KernelsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KernelsError::Unknown(text) => {
                write!(f, "{KERNELS_VARIABLE}={text}: the kernels are portable, avx2 and avx512")
            }
            KernelsError::Unavailable(set, fastest) => {
                write!(f, "{KERNELS_VARIABLE}={set}: the fastest this machine has is {fastest}")
            }
        }
    }
}

impl std::error::Error for KernelsError {}

impl InstructionSet {
    /// All sets, the fastest last.
    pub const ALL: [InstructionSet; 3] =
        [InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512];

    /// Tells whether this machine has it.
    pub fn is_available(self) -> bool {
        match self {
            InstructionSet::Portable => true,
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => {
                std::arch::is_x86_feature_detected!("avx2")
                    && std::arch::is_x86_feature_detected!("fma")
            }
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => std::arch::is_x86_feature_detected!("avx512f"),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// Returns the fastest set up to [`InstructionSet::forced`], if that is known.
    pub fn detect() -> InstructionSet {
        static IN_USE: OnceLock<InstructionSet> = OnceLock::new();
        *IN_USE.get_or_init(|| {
            let limit = variable().and_then(|text| text.parse().ok());
            fastest(limit.unwrap_or(InstructionSet::Avx512), InstructionSet::is_available)
        })
    }

    /// Returns the set that [`KERNELS_VARIABLE`] forces, if any.
    pub fn forced() -> Result<Option<InstructionSet>, KernelsError> {
        variable().map(|text| forced_by(text, InstructionSet::is_available)).transpose()
    }
}

/// Returns the value of the variable at first use.
fn variable() -> Option<&'static str> {
    static VALUE: OnceLock<Option<String>> = OnceLock::new();
    let read = || std::env::var_os(KERNELS_VARIABLE).map(|value| value.to_string_lossy().into());
    VALUE.get_or_init(read).as_deref().filter(|value| !value.is_empty())
}

fn fastest(limit: InstructionSet, has: impl Fn(InstructionSet) -> bool) -> InstructionSet {
    let mut usable = InstructionSet::ALL.into_iter().rev().filter(|&set| set <= limit && has(set));
    usable.next().unwrap_or(InstructionSet::Portable)
}

fn forced_by(
    text: &str,
    has: impl Fn(InstructionSet) -> bool,
) -> Result<InstructionSet, KernelsError> {
    let set: InstructionSet = text.parse()?;
    if has(set) {
        return Ok(set);
    }
    Err(KernelsError::Unavailable(set, fastest(InstructionSet::Avx512, has)))
}

impl fmt::Display for InstructionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            InstructionSet::Portable => "portable",
            InstructionSet::Avx2 => "avx2",
            InstructionSet::Avx512 => "avx512",
        })
    }
}

impl FromStr for InstructionSet {
    type Err = KernelsError;

    fn from_str(text: &str) -> Result<InstructionSet, KernelsError> {
        let mut all = Self::ALL.into_iter();
        all.find(|set| set.to_string() == text)
            .ok_or_else(|| KernelsError::Unknown(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::InstructionSet::{Avx2, Avx512, Portable};
    use super::*;

    #[test]
    fn a_forced_set_limits_the_choice_to_what_the_machine_has() {
        let old = |set| set <= Avx2;
        assert_eq!(
            [Portable, Avx2, Avx512].map(|limit| fastest(limit, old)),
            [Portable, Avx2, Avx2]
        );
        assert_eq!(fastest(Avx512, |set| set == Portable), Portable);
        // A machine may have AVX-512 alone only in theory; the choice never exceeds the limit.
        assert_eq!(fastest(Avx2, |set| set != Avx2), Portable);
    }

    #[test]
    fn an_impossible_choice_is_an_error_that_names_what_there_is() {
        let old = |set| set <= Avx2;
        assert_eq!(forced_by("avx2", old), Ok(Avx2));
        let error = |text| forced_by(text, old).unwrap_err().to_string();
        assert_eq!(
            error("avx512"),
            "SAKIYOMI_KERNELS=avx512: the fastest this machine has is avx2"
        );
        assert_eq!(error("sse"), "SAKIYOMI_KERNELS=sse: the kernels are portable, avx2 and avx512");
    }

    #[test]
    fn the_set_in_use_is_there_and_is_the_forced_one() {
        assert!(InstructionSet::detect().is_available());
        if let Ok(Some(set)) = InstructionSet::forced() {
            assert_eq!(InstructionSet::detect(), set);
        }
    }
}
