//! How well a shallow look foretells a deep one.

use sakiyomi_search::alpha_beta::Guess;

/// The shallowest look that may be left out.
const SHALLOWEST: u32 = 3;

/// Returns which shallow look may stand for one of `depth` plies with so many squares empty.
#[inline]
pub(super) fn guess(empty: u32, depth: u32) -> Option<Guess> {
    if depth < SHALLOWEST {
        return None;
    }
    let shallow = 2 * (depth / 4) + depth % 2;
    let shallow = if shallow >= depth { depth - 2 } else { shallow };
    Some(Guess {
        depth: shallow,
        deviation: deviation(empty, depth, shallow),
        static_deviation: deviation(empty, depth, 0) + deviation(empty, depth, shallow),
    })
}

/// Returns the standard deviation, in hundredths of a disc, of the difference between two looks.
fn deviation(empty: u32, deep: u32, shallow: u32) -> i32 {
    let (n, d, s) = (empty as f32, deep as f32, shallow as f32);
    let x = -0.10 * n + 0.31 * d - 0.58 * s;
    ((0.076 * x * x + 1.16 * x + 5.4) * 100.0) as i32
}
