//! Vectors that every machine has.

use super::Lanes;

/// Eight numbers in an array; the compiler makes of them what the target has.
#[derive(Clone, Copy)]
pub(in crate::cpu) struct PortableLanes([f32; 8]);

impl PortableLanes {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(f32, f32) -> f32) -> Self {
        let mut out = self;
        for (x, y) in out.0.iter_mut().zip(other.0) {
            *x = f(*x, y);
        }
        out
    }
}

impl Lanes for PortableLanes {
    const COUNT: usize = 8;
    const PANEL: usize = 16;
    const ROWS: usize = 2;

    #[inline(always)]
    unsafe fn zero() -> Self {
        PortableLanes([0.0; 8])
    }

    #[inline(always)]
    unsafe fn splat(x: f32) -> Self {
        PortableLanes([x; 8])
    }

    #[inline(always)]
    unsafe fn load(from: *const f32) -> Self {
        // SAFETY: the caller says that the numbers are readable.
        PortableLanes(unsafe { from.cast::<[f32; 8]>().read_unaligned() })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32) {
        // SAFETY: the caller says that the numbers are writable.
        unsafe { to.cast::<[f32; 8]>().write_unaligned(self.0) }
    }

    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        self.zip(other, |x, y| x + y)
    }

    #[inline(always)]
    unsafe fn sub(self, other: Self) -> Self {
        self.zip(other, |x, y| x - y)
    }

    #[inline(always)]
    unsafe fn mul(self, other: Self) -> Self {
        self.zip(other, |x, y| x * y)
    }

    #[inline(always)]
    unsafe fn add_product(self, a: Self, b: Self) -> Self {
        self.zip(a.zip(b, |x, y| x * y), |x, y| x + y)
    }

    #[inline(always)]
    unsafe fn sub_product(self, a: Self, b: Self) -> Self {
        self.zip(a.zip(b, |x, y| x * y), |x, y| x - y)
    }

    #[inline(always)]
    unsafe fn max(self, other: Self) -> Self {
        self.zip(other, |x, y| if x > y { x } else { y })
    }
}
