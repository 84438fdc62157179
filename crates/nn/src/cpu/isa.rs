//! The kernels, compiled for each [`InstructionSet`].

use sakiyomi_core::InstructionSet;

#[cfg(target_arch = "x86_64")]
use super::lanes::{Avx2Lanes, Avx512Lanes};
use super::lanes::{Lanes, PortableLanes};
use super::maps::{self, Elementwise};
use super::product::{self, Product};
use super::tile::{Five, Four, Three, Tile, Two};
use super::winograd::{self, Finish, Shape, Winograd};

/// Returns the width of the panels of weights that a set computes with.
pub(super) fn panel(set: InstructionSet) -> usize {
    match set {
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx2 => Avx2Lanes::PANEL,
        #[cfg(target_arch = "x86_64")]
        InstructionSet::Avx512 => Avx512Lanes::PANEL,
        _ => PortableLanes::PANEL,
    }
}

/// The kernels, compiled for one instruction set.
///
/// # Safety
/// All functions may be called only where the machine has it.
pub(super) trait Isa {
    /// Is [`product::product`].
    unsafe fn product(product: Product<'_>);

    /// Is [`winograd::transform_input`] for the tiles of the shape.
    unsafe fn transform_input(shape: &Shape, count: usize, map: &[f32], to: &mut [f32]);

    /// Is [`winograd::transform_output`] for the tiles of the shape.
    unsafe fn transform_output(
        conv: &Winograd,
        count: usize,
        products: &[f32],
        map: &mut [f32],
        finish: Finish<'_>,
    );

    /// Is [`maps::elementwise`].
    unsafe fn elementwise(work: Elementwise<'_>);

    /// Is [`maps::pool`].
    unsafe fn pool(map: &[f32], cells: usize, channels: usize, with_largest: bool, to: &mut [f32]);
}

/// Calls a function for the tiles of a shape.
macro_rules! for_tiles {
    ($tile:expr, $function:ident::<$lanes:ty>($($argument:expr),*)) => {
        match $tile {
            [2, 2] => $function::<$lanes, Two, Two>($($argument),*),
            [2, 3] => $function::<$lanes, Two, Three>($($argument),*),
            [3, 2] => $function::<$lanes, Three, Two>($($argument),*),
            [3, 3] => $function::<$lanes, Three, Three>($($argument),*),
            [4, 4] => $function::<$lanes, Four, Four>($($argument),*),
            [4, 5] => $function::<$lanes, Four, Five>($($argument),*),
            [5, 4] => $function::<$lanes, Five, Four>($($argument),*),
            [5, 5] => $function::<$lanes, Five, Five>($($argument),*),
            other => unreachable!("no kernel for tiles of {other:?}"),
        }
    };
}
macro_rules! isa {
    ($(#[$doc:meta])* $name:ident, $lanes:ty $(, #[$feature:meta])?) => {
        $(#[$doc])*
        pub(super) enum $name {}

        // SAFETY, of all calls here: the callers vouch for the instruction set.
        impl Isa for $name {
            $(#[$feature])?
            unsafe fn product(product: Product<'_>) {
                // SAFETY: see above.
                unsafe { product::product::<$lanes>(product) }
            }

            $(#[$feature])?
            unsafe fn transform_input(shape: &Shape, count: usize, map: &[f32], to: &mut [f32]) {
                $(#[$feature])?
                unsafe fn tiled<L: Lanes, H: Tile, W: Tile>(
                    shape: &Shape,
                    count: usize,
                    map: &[f32],
                    to: &mut [f32],
                ) {
                    // SAFETY: see above.
                    unsafe { winograd::transform_input::<L, H, W>(shape, count, map, to) }
                }
                // SAFETY: see above.
                unsafe { for_tiles!(shape.tile, tiled::<$lanes>(shape, count, map, to)) }
            }

            $(#[$feature])?
            unsafe fn transform_output(
                conv: &Winograd,
                count: usize,
                products: &[f32],
                map: &mut [f32],
                finish: Finish<'_>,
            ) {
                $(#[$feature])?
                unsafe fn tiled<L: Lanes, H: Tile, W: Tile>(
                    conv: &Winograd,
                    count: usize,
                    products: &[f32],
                    map: &mut [f32],
                    finish: Finish<'_>,
                ) {
                    // SAFETY: see above.
                    unsafe { winograd::transform_output::<L, H, W>(conv, count, products, map, finish) }
                }
                // SAFETY: see above.
                unsafe {
                    for_tiles!(conv.shape.tile, tiled::<$lanes>(conv, count, products, map, finish))
                }
            }

            $(#[$feature])?
            unsafe fn elementwise(work: Elementwise<'_>) {
                // SAFETY: see above.
                unsafe { maps::elementwise::<$lanes>(work) }
            }

            $(#[$feature])?
            unsafe fn pool(
                map: &[f32],
                cells: usize,
                channels: usize,
                with_largest: bool,
                to: &mut [f32],
            ) {
                // SAFETY: see above.
                unsafe { maps::pool::<$lanes>(map, cells, channels, with_largest, to) }
            }
        }
    };
}

isa!(
    /// What every machine has.
    Portable,
    PortableLanes
);
#[cfg(target_arch = "x86_64")]
isa!(
    /// AVX2 with FMA.
    Avx2,
    Avx2Lanes,
    #[target_feature(enable = "avx2,fma")]
);
#[cfg(target_arch = "x86_64")]
isa!(
    /// AVX-512.
    Avx512,
    Avx512Lanes,
    #[target_feature(enable = "avx512f,avx2,fma")]
);
