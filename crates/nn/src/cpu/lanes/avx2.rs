//! Vectors of AVX2 and FMA.

use std::arch::x86_64::*;

use super::Lanes;

/// 8 numbers in a register of AVX2 and FMA.
#[derive(Clone, Copy)]
pub(in crate::cpu) struct Avx2Lanes(__m256);

// Every function is one instruction, or one and its register, of the set that the caller vouches for.
impl Lanes for Avx2Lanes {
    const COUNT: usize = 8;
    const PANEL: usize = 16;
    const ROWS: usize = 6;

    #[inline(always)]
    unsafe fn zero() -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_setzero_ps() })
    }

    #[inline(always)]
    unsafe fn splat(x: f32) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_set1_ps(x) })
    }

    #[inline(always)]
    unsafe fn load(from: *const f32) -> Self {
        // SAFETY: and that the numbers are readable.
        Avx2Lanes(unsafe { _mm256_loadu_ps(from) })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32) {
        // SAFETY: and that the numbers are writable.
        unsafe { _mm256_storeu_ps(to, self.0) }
    }

    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_add_ps(self.0, other.0) })
    }

    #[inline(always)]
    unsafe fn sub(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_sub_ps(self.0, other.0) })
    }

    #[inline(always)]
    unsafe fn mul(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_mul_ps(self.0, other.0) })
    }

    #[inline(always)]
    unsafe fn add_product(self, a: Self, b: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_fmadd_ps(a.0, b.0, self.0) })
    }

    #[inline(always)]
    unsafe fn sub_product(self, a: Self, b: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_fnmadd_ps(a.0, b.0, self.0) })
    }

    #[inline(always)]
    unsafe fn max(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx2Lanes(unsafe { _mm256_max_ps(self.0, other.0) })
    }
}
