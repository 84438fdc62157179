//! Vectors of AVX-512.

use std::arch::x86_64::*;

use super::Lanes;

/// 16 numbers in a register of AVX-512.
#[derive(Clone, Copy)]
pub(in crate::cpu) struct Avx512Lanes(__m512);

// Every function is one instruction, or one and its register, of the set that the caller vouches for.
impl Lanes for Avx512Lanes {
    const COUNT: usize = 16;
    const PANEL: usize = 32;
    const ROWS: usize = 8;

    #[inline(always)]
    unsafe fn zero() -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_setzero_ps() })
    }

    #[inline(always)]
    unsafe fn splat(x: f32) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_set1_ps(x) })
    }

    #[inline(always)]
    unsafe fn load(from: *const f32) -> Self {
        // SAFETY: and that the numbers are readable.
        Avx512Lanes(unsafe { _mm512_loadu_ps(from) })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32) {
        // SAFETY: and that the numbers are writable.
        unsafe { _mm512_storeu_ps(to, self.0) }
    }

    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_add_ps(self.0, other.0) })
    }

    #[inline(always)]
    unsafe fn sub(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_sub_ps(self.0, other.0) })
    }

    #[inline(always)]
    unsafe fn mul(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_mul_ps(self.0, other.0) })
    }

    #[inline(always)]
    unsafe fn add_product(self, a: Self, b: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_fmadd_ps(a.0, b.0, self.0) })
    }

    #[inline(always)]
    unsafe fn sub_product(self, a: Self, b: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_fnmadd_ps(a.0, b.0, self.0) })
    }

    #[inline(always)]
    unsafe fn max(self, other: Self) -> Self {
        // SAFETY: the caller says that the machine has the instructions.
        Avx512Lanes(unsafe { _mm512_max_ps(self.0, other.0) })
    }
}
