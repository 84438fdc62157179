//! Vectors of numbers for the instruction sets there are.
//!
//! The kernels are written once, over [`Lanes`], and compiled for each
//! instruction set: their functions are always inlined into the functions of an
//! [`Isa`](super::isa::Isa), which carry it.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2Lanes;
#[cfg(target_arch = "x86_64")]
pub(super) use avx512::Avx512Lanes;
pub(super) use portable::PortableLanes;

/// What channels and columns are padded to: all vectors divide it.
pub(super) const PANEL: usize = 16;

/// A vector of numbers.
///
/// # Safety
/// All functions may be called only where the machine has the instruction set of the type.
pub(super) trait Lanes: Copy {
    /// How many numbers; divides [`PANEL`].
    const COUNT: usize;

    /// The width of a panel of packed weights, which is one or two times [`PANEL`](super::lanes::PANEL).
    const PANEL: usize;

    /// How many rows a block of a matrix product takes at once, at the most.
    const ROWS: usize;

    /// Returns zeros.
    unsafe fn zero() -> Self;

    /// Returns `x` everywhere.
    unsafe fn splat(x: f32) -> Self;

    /// Reads `COUNT` numbers.
    ///
    /// # Safety
    /// They must be readable.
    unsafe fn load(from: *const f32) -> Self;

    /// Writes `COUNT` numbers.
    ///
    /// # Safety
    /// They must be writable.
    unsafe fn store(self, to: *mut f32);

    /// Returns `self + other`.
    unsafe fn add(self, other: Self) -> Self;

    /// Returns `self - other`.
    unsafe fn sub(self, other: Self) -> Self;

    /// Returns `self * other`.
    unsafe fn mul(self, other: Self) -> Self;

    /// Returns `self + a * b`.
    unsafe fn add_product(self, a: Self, b: Self) -> Self;

    /// Returns `self - a * b`.
    unsafe fn sub_product(self, a: Self, b: Self) -> Self;

    /// Returns the larger of each pair.
    unsafe fn max(self, other: Self) -> Self;
}
