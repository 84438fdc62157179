//! Scores as plain numbers, for null windows. Inside the tree distances of proven results count from
//! the root; in the table and in hooks, from the position itself.

use sakiyomi_core::Score;

/// The value of `Score::win_in(0)`.
pub(super) const WON: i32 = 1_000_000_000;
/// The longest win, as in [`Score`].
const LONGEST: i32 = 1_000_000;

#[inline]
pub(super) const fn is_proven(value: i32) -> bool {
    value.abs() >= WON - LONGEST
}

/// Converts a value as seen from a position `ply` plies below the root to one as seen from the root.
#[inline]
pub(super) const fn from_node(value: i32, ply: i32) -> i32 {
    if !is_proven(value) {
        value
    } else if value > 0 {
        value - ply
    } else {
        value + ply
    }
}

/// Converts a value as seen from the root to one as seen from a position `ply` plies below it.
#[inline]
pub(super) const fn to_node(value: i32, ply: i32) -> i32 {
    from_node(value, -ply)
}

pub(super) fn to_score(value: i32) -> Score {
    let distance = (WON - value.abs()).unsigned_abs();
    match (is_proven(value), value > 0) {
        (false, _) => Score::from_hundredths(value),
        (true, true) => Score::win_in(distance),
        (true, false) => Score::loss_in(distance),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Window = Window { alpha: -WON, beta: WON };

    /// Returns the null window above `alpha`.
    #[inline]
    pub(super) const fn above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    #[inline]
    pub(super) const fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Mate-distance pruning: at best a win with the next move, at worst a loss right now.
    #[inline]
    pub(super) fn reachable_at(self, ply: i32) -> Window {
        Window { alpha: self.alpha.max(ply - WON), beta: self.beta.min(WON - ply - 1) }
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_scores_are_the_same() {
        assert_eq!(Score::win_in(0).hundredths(), WON);
        assert!(is_proven(Score::win_in(u32::MAX).hundredths()));
        assert!(!is_proven(Score::from_hundredths(i32::MAX).hundredths()));
        for score in [
            Score::win_in(3),
            Score::loss_in(64),
            Score::win_in(u32::MAX),
            Score::ZERO,
            Score::from_hundredths(i32::MIN),
            Score::from_hundredths(-5),
        ] {
            assert_eq!(to_score(score.hundredths()), score);
        }
    }

    #[test]
    fn a_distance_grows_towards_the_root() {
        let win = Score::win_in(3).hundredths();
        assert_eq!(to_score(from_node(win, 4)), Score::win_in(7));
        assert_eq!(to_score(from_node(-win, 4)), Score::loss_in(7));
        assert_eq!(from_node(125, 4), 125);
        assert_eq!(to_node(from_node(-win, 4), 4), -win);
    }
}
