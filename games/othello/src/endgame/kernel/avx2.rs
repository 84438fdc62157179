//! Four directions at once, in the four lanes of a 256-bit register.
//!
//! The four lines through a square are split at it into rays to higher and to lower squares. On
//! each ray the first square that is not the opponent's decides: if it is the player's, all before
//! it are flipped. Upwards it is the lowest bit, found by arithmetic; downwards the highest, found
//! by smearing all bits towards the end of the ray.
//!
//! The one place of the solver with `unsafe` code: an [`Avx2`] exists only where
//! [`Avx2::available`] has found the instructions.

#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m256i, _MM_HINT_T0, _mm_cvtsi128_si64, _mm_or_si128, _mm_prefetch, _mm_unpackhi_epi64,
    _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128,
    _mm256_cmpeq_epi64, _mm256_extracti128_si256, _mm256_load_si256, _mm256_or_si256,
    _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64,
    _mm256_srlv_epi64, _mm256_sub_epi64,
};

use sakiyomi_core::InstructionSet;

use super::Kernel;
use crate::endgame::deep::{NullWindow, deep, full_width};
use crate::endgame::node::{Counts, Node};
use crate::endgame::null_window::null_window;
use crate::endgame::shallow::shallow;
use crate::endgame::worker::Worker;
use crate::eval::Indices;

/// The instructions of 2013: AVX2, BMI and their kin.
#[derive(Clone, Copy, Debug)]
pub(in crate::endgame) struct Avx2(());

impl Avx2 {
    /// Returns the kernel if the machine has its instructions and no lesser set is forced.
    pub(in crate::endgame) fn detect() -> Option<Avx2> {
        (InstructionSet::detect() >= InstructionSet::Avx2).then(Avx2::available).flatten()
    }

    pub(in crate::endgame) fn available() -> Option<Avx2> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        has_all.then_some(Avx2(()))
    }
}

impl Kernel for Avx2 {
    #[inline(always)]
    fn flips(self, own: u64, opponent: u64, square: u32) -> u64 {
        // SAFETY: an `Avx2` exists only where its instructions were detected.
        unsafe { flips(own, opponent, square) }
    }

    #[inline(always)]
    fn mobility(self, own: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { mobility(own, opponent) }
    }

    #[inline(always)]
    fn prefetch<T>(self, place: &T) {
        // SAFETY: as above; the instruction never faults, and the place is a reference.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) }
    }

    #[inline(always)]
    fn shallow(self, worker: &mut Worker<'_>, node: Node, alpha: i32) -> i32 {
        // SAFETY: as above.
        unsafe { compiled_shallow(worker, node.own, node.opponent, node.counts(), alpha) }
    }

    #[inline(always)]
    fn null_window(self, worker: &mut Worker<'_>, node: Node, alpha: i32) -> i32 {
        // SAFETY: as above.
        unsafe { compiled_null_window(worker, node.own, node.opponent, node.counts(), alpha) }
    }

    #[inline(always)]
    fn deep(self, worker: &mut Worker<'_>, window: NullWindow<'_>) -> i32 {
        // SAFETY: as above.
        unsafe { compiled_deep(worker, window) }
    }

    #[inline(always)]
    fn full_width(
        self,
        worker: &mut Worker<'_>,
        node: Node,
        indices: &Indices,
        window: (i32, i32),
        depth: u32,
    ) -> i32 {
        // SAFETY: as above.
        unsafe { compiled_full_width(worker, node, indices, window, depth) }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn compiled_deep(worker: &mut Worker<'_>, window: NullWindow<'_>) -> i32 {
    deep(Avx2(()), worker, window)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn compiled_full_width(
    worker: &mut Worker<'_>,
    node: Node,
    indices: &Indices,
    window: (i32, i32),
    depth: u32,
) -> i32 {
    full_width(Avx2(()), worker, node, indices, window, depth)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn compiled_shallow(
    worker: &mut Worker<'_>,
    own: u64,
    opponent: u64,
    counts: Counts,
    alpha: i32,
) -> i32 {
    shallow(Avx2(()), worker, Node::from_parts(own, opponent, counts), alpha)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn compiled_null_window(
    worker: &mut Worker<'_>,
    own: u64,
    opponent: u64,
    counts: Counts,
    alpha: i32,
) -> i32 {
    null_window(Avx2(()), worker, Node::from_parts(own, opponent, counts), alpha)
}

/// The rays from a square in four directions, in the order of [`STEPS`].
#[repr(align(32))]
struct Rays([u64; 4]);

/// The distance in bits of a step to the east, south-west, south and south-east.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// For each square, the rays to higher squares and those to lower ones.
static RAYS: [[Rays; 2]; 64] = {
    let mut rays = [const { [Rays([0; 4]), Rays([0; 4])] }; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 4 {
            let dx = [1, -1, 0, 1][i];
            let dy = [0, 1, 1, 1][i];
            let mut way = 0;
            while way < 2 {
                let sign = 1 - 2 * way as i32;
                let (mut x, mut y) = (square % 8 + sign * dx, square / 8 + sign * dy);
                while x >= 0 && x < 8 && y >= 0 && y < 8 {
                    rays[square as usize][way].0[i] |= 1 << (8 * y + x);
                    (x, y) = (x + sign * dx, y + sign * dy);
                }
                way += 1;
            }
            i += 1;
        }
        square += 1;
    }
    rays
};

#[inline]
#[target_feature(enable = "avx2")]
fn load(rays: &Rays) -> __m256i {
    // SAFETY: the type is 32 bytes long and aligned to as many.
    unsafe { _mm256_load_si256(std::ptr::from_ref(rays).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn steps(times: i64) -> __m256i {
    let [a, b, c, d] = STEPS.map(i64::from);
    _mm256_set_epi64x(d * times, c * times, b * times, a * times)
}

#[inline]
#[target_feature(enable = "avx2")]
fn any_lane(lanes: __m256i) -> u64 {
    let halves = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves))) as u64
}

#[inline]
#[target_feature(enable = "avx2")]
fn flips(own: u64, opponent: u64, square: u32) -> u64 {
    let zero = _mm256_setzero_si256();
    let [up, down] = &RAYS[square as usize & 63];
    let (up, down) = (load(up), load(down));
    let own = _mm256_set1_epi64x(own as i64);
    let opponent = _mm256_set1_epi64x(opponent as i64);

    let others = _mm256_andnot_si256(opponent, up);
    let first = _mm256_and_si256(others, _mm256_sub_epi64(zero, others));
    let end = _mm256_and_si256(first, own);
    // All bits below the end, or none if there is no end.
    let is_open = _mm256_cmpeq_epi64(end, zero);
    let below = _mm256_sub_epi64(_mm256_add_epi64(end, _mm256_set1_epi64x(-1)), is_open);
    let flipped_up = _mm256_and_si256(up, below);

    let others = _mm256_andnot_si256(opponent, down);
    let smeared = _mm256_or_si256(others, _mm256_srlv_epi64(others, steps(1)));
    let smeared = _mm256_or_si256(smeared, _mm256_srlv_epi64(smeared, steps(2)));
    let smeared = _mm256_or_si256(smeared, _mm256_srlv_epi64(smeared, steps(4)));
    let first = _mm256_andnot_si256(_mm256_srlv_epi64(smeared, steps(1)), smeared);
    let is_open = _mm256_cmpeq_epi64(_mm256_and_si256(first, own), zero);
    let flipped_down = _mm256_andnot_si256(_mm256_or_si256(smeared, is_open), down);

    any_lane(_mm256_or_si256(flipped_up, flipped_down))
}

#[inline]
#[target_feature(enable = "avx2")]
fn mobility(own: u64, opponent: u64) -> u64 {
    const INNER: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    let empty = !(own | opponent);
    let own = _mm256_set1_epi64x(own as i64);
    let between = _mm256_and_si256(
        _mm256_set1_epi64x(opponent as i64),
        _mm256_set_epi64x(INNER, -1, INNER, INNER),
    );

    let mut up = _mm256_and_si256(between, _mm256_sllv_epi64(own, steps(1)));
    let mut down = _mm256_and_si256(between, _mm256_srlv_epi64(own, steps(1)));
    up = _mm256_or_si256(up, _mm256_and_si256(between, _mm256_sllv_epi64(up, steps(1))));
    down = _mm256_or_si256(down, _mm256_and_si256(between, _mm256_srlv_epi64(down, steps(1))));
    let pairs_up = _mm256_and_si256(between, _mm256_sllv_epi64(between, steps(1)));
    let pairs_down = _mm256_srlv_epi64(pairs_up, steps(1));
    for _ in 0..2 {
        up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, steps(2))));
        down =
            _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, steps(2))));
    }
    let ends = _mm256_or_si256(_mm256_sllv_epi64(up, steps(1)), _mm256_srlv_epi64(down, steps(1)));
    any_lane(ends) & empty
}
