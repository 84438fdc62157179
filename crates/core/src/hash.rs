//! Numbers for keys: a mixing function and Zobrist tables made at compile time.

/// Scatters the bits of `x` so that near inputs give unrelated outputs (splitmix64's finisher).
#[inline]
pub const fn mix64(x: u64) -> u64 {
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Returns a table of `N` pseudo-random numbers for Zobrist keys.
///
/// ```
/// const BEADS: [u64; 128] = sakiyomi_core::zobrist(1);
/// assert_ne!(BEADS[0], BEADS[1]);
/// ```
pub const fn zobrist<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] =
            mix64(mix64(seed).wrapping_add((i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        i += 1;
    }
    table
}
