//! Vectors of floats for each [`InstructionSet`], and the kernels that are compiled for all of them.

use sakiyomi_core::InstructionSet;

/// What channels and columns are padded to: all vectors divide it.
pub(super) const PANEL: usize = 16;

pub(super) fn panel(set: InstructionSet) -> usize {
    match set {
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx2 => Avx2Lanes::PANEL,
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx512 => Avx512Lanes::PANEL,
        _ => PortableLanes::PANEL,
    }
}

/// A computation, written once over [`Lanes`] and inlined into the [`Lanes::run`] of each set.
pub(super) trait Kernel {
    /// Computes. Panics when a length does not fit.
    ///
    /// # Safety
    /// The machine must have the instruction set of `L`.
    unsafe fn run<L: Lanes>(self);
}

/// A vector of floats of one instruction set: making one is unsafe and proves that the machine
/// has the set, so that the arithmetic is safe.
pub(super) trait Lanes: Copy {
    /// How many floats; divides [`PANEL`].
    const COUNT: usize;

    /// The width of a panel of packed weights: one or two times [`PANEL`].
    const PANEL: usize;

    /// The most rows of a block of a matrix product.
    const ROWS: usize;

    /// Runs a kernel with these instructions.
    ///
    /// # Safety
    /// The machine must have the instruction set.
    unsafe fn run(kernel: impl Kernel);

    /// Returns `x` everywhere.
    ///
    /// # Safety
    /// The machine must have the instruction set.
    unsafe fn splat(x: f32) -> Self;

    /// Reads `COUNT` floats.
    ///
    /// # Safety
    /// The machine must have the instruction set, and the floats must be readable.
    unsafe fn load(from: *const f32) -> Self;

    /// Writes `COUNT` floats.
    ///
    /// # Safety
    /// The floats must be writable.
    unsafe fn store(self, to: *mut f32);

    /// Returns `x` everywhere, given a value.
    #[inline(always)]
    fn constant(self, x: f32) -> Self {
        // SAFETY: there is a value of this type.
        unsafe { Self::splat(x) }
    }

    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    fn max(self, other: Self) -> Self;

    /// Returns `self + a * b`.
    fn add_product(self, a: Self, b: Self) -> Self;

    /// Returns `self - a * b`.
    fn sub_product(self, a: Self, b: Self) -> Self;
}

/// Eight floats in an array; the compiler makes of them what the target has.
#[derive(Clone, Copy)]
pub(super) struct PortableLanes([f32; 8]);

impl PortableLanes {
    #[inline(always)]
    fn zip(mut self, other: Self, f: impl Fn(f32, f32) -> f32) -> Self {
        for (x, y) in self.0.iter_mut().zip(other.0) {
            *x = f(*x, y);
        }
        self
    }
}

impl Lanes for PortableLanes {
    const COUNT: usize = 8;
    const PANEL: usize = 16;
    const ROWS: usize = 2;

    // A function of its own, as with target features: inlined into its caller it is 3% slower.
    #[inline(never)]
    unsafe fn run(kernel: impl Kernel) {
        // SAFETY: every machine has these instructions.
        unsafe { kernel.run::<Self>() }
    }

    #[inline(always)]
    unsafe fn splat(x: f32) -> Self {
        PortableLanes([x; 8])
    }

    #[inline(always)]
    unsafe fn load(from: *const f32) -> Self {
        // SAFETY: the floats are readable, as the caller promises.
        PortableLanes(unsafe { from.cast::<[f32; 8]>().read_unaligned() })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32) {
        // SAFETY: the floats are writable, as the caller promises.
        unsafe { to.cast::<[f32; 8]>().write_unaligned(self.0) }
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, |x, y| x + y)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |x, y| x - y)
    }

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        self.zip(other, |x, y| x * y)
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        self.zip(other, |x, y| if x > y { x } else { y })
    }

    #[inline(always)]
    fn add_product(self, a: Self, b: Self) -> Self {
        self.add(a.mul(b))
    }

    #[inline(always)]
    fn sub_product(self, a: Self, b: Self) -> Self {
        self.sub(a.mul(b))
    }
}

/// Implements [`Lanes`] with one instruction of x86-64 for each function.
#[cfg(target_arch = "x86_64")]
macro_rules! x86_lanes {
    (
        $name:ident($register:ident), $features:literal,
        [$count:literal, $panel:literal, $rows:literal],
        $splat:ident, $load:ident, $store:ident,
        { $($operation:ident: $binary:ident),* },
        { $($product:ident: $ternary:ident),* }
    ) => {
        #[derive(Clone, Copy)]
        pub(super) struct $name(std::arch::x86_64::$register);

        impl Lanes for $name {
            const COUNT: usize = $count;
            const PANEL: usize = $panel;
            const ROWS: usize = $rows;

            #[target_feature(enable = $features)]
            unsafe fn run(kernel: impl Kernel) {
                // SAFETY: the machine has the instructions, as the caller promises.
                unsafe { kernel.run::<Self>() }
            }

            #[inline(always)]
            unsafe fn splat(x: f32) -> Self {
                // SAFETY: the machine has the instructions, as the caller promises.
                $name(unsafe { std::arch::x86_64::$splat(x) })
            }

            #[inline(always)]
            unsafe fn load(from: *const f32) -> Self {
                // SAFETY: and the floats are readable.
                $name(unsafe { std::arch::x86_64::$load(from) })
            }

            #[inline(always)]
            unsafe fn store(self, to: *mut f32) {
                // SAFETY: the floats are writable, as the caller promises.
                unsafe { std::arch::x86_64::$store(to, self.0) }
            }

            $(
                #[inline(always)]
                fn $operation(self, other: Self) -> Self {
                    // SAFETY: there is a value of this type.
                    $name(unsafe { std::arch::x86_64::$binary(self.0, other.0) })
                }
            )*

            $(
                #[inline(always)]
                fn $product(self, a: Self, b: Self) -> Self {
                    // SAFETY: there is a value of this type.
                    $name(unsafe { std::arch::x86_64::$ternary(a.0, b.0, self.0) })
                }
            )*
        }
    };
}

#[cfg(target_arch = "x86_64")]
x86_lanes!(
    Avx2Lanes(__m256), "avx2,fma", [8, 16, 6],
    _mm256_set1_ps, _mm256_loadu_ps, _mm256_storeu_ps,
    { add: _mm256_add_ps, sub: _mm256_sub_ps, mul: _mm256_mul_ps, max: _mm256_max_ps },
    { add_product: _mm256_fmadd_ps, sub_product: _mm256_fnmadd_ps }
);
#[cfg(target_arch = "x86_64")]
x86_lanes!(
    Avx512Lanes(__m512), "avx512f,avx2,fma", [16, 32, 8],
    _mm512_set1_ps, _mm512_loadu_ps, _mm512_storeu_ps,
    { add: _mm512_add_ps, sub: _mm512_sub_ps, mul: _mm512_mul_ps, max: _mm512_max_ps },
    { add_product: _mm512_fmadd_ps, sub_product: _mm512_fnmadd_ps }
);
