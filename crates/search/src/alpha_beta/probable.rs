//! Leaving out what a shallow look makes unlikely (multi-probcut, Buro 1997).
//!
//! Where the value of a shallow look and that of a deep one differ by little, and
//! by how much is known, a shallow look far outside the window says that the deep
//! one would most likely lie outside as well. How far is far enough, in standard
//! deviations, is the [`Confidence`]: with the lowest a search sees deepest, and
//! when there is nothing deeper to see, it is raised step by step until every
//! value is certain.

use sakiyomi_core::{Certainty, PerfectInformation};

use super::hooks::{ProbCutParams, SearchHooks};
use super::node::{Frame, Search};
use super::value::{Window, is_proven, to_score};

/// How sure a guess must be to count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Confidence(u8);

impl Confidence {
    /// 1.1 standard deviations: 73 of 100 values lie within.
    pub const LOWEST: Confidence = Confidence(0);

    /// No guesses.
    pub const CERTAIN: Confidence = Confidence(3);

    /// For each level but the last, the percentage and the standard deviations within which it lies.
    const LEVELS: [(u8, f32); 3] = [(73, 1.1), (91, 1.7), (99, 2.6)];

    /// Returns all levels, the lowest first.
    pub fn all() -> impl Iterator<Item = Confidence> {
        (0..=Confidence::CERTAIN.0).map(Confidence)
    }

    /// Returns how many percent of values lie within.
    #[must_use]
    pub fn percent(self) -> u8 {
        Confidence::LEVELS.get(usize::from(self.0)).map_or(100, |&(percent, _)| percent)
    }

    /// Returns the next level, if this is not certainty.
    pub(super) fn raised(self) -> Option<Confidence> {
        (self < Confidence::CERTAIN).then_some(Confidence(self.0 + 1))
    }

    /// Returns what a result of this level is called when a part of it was guessed.
    pub(super) fn certainty(self) -> Certainty {
        Certainty::Likely(self.percent())
    }

    /// Returns the number of the level, as an entry of the table keeps it.
    #[inline]
    pub(super) const fn level(self) -> u8 {
        self.0
    }

    /// Returns how far outside the window a shallow look must lie; `None` when no distance is enough.
    #[inline]
    fn margin(self, deviation: i32) -> Option<i32> {
        let (_, deviations) = Confidence::LEVELS.get(usize::from(self.0))?;
        Some((deviation as f32 * deviations) as i32)
    }
}

impl<S: PerfectInformation, G: SearchHooks<S>> Search<'_, S, G> {
    /// Looks less deep at the position in the first frame, and returns its value if that most likely settles it.
    ///
    /// The outer `None` is a spent budget, the inner one a position that this does not decide.
    #[inline]
    pub(super) fn probable(
        &mut self,
        frames: &mut [Frame<S>],
        depth: i32,
        window: Window,
    ) -> Option<Option<i32>> {
        if self.confidence == Confidence::CERTAIN {
            return Some(None);
        }
        let Some(guess) = self.hooks.guess(&frames[0].state, depth.cast_unsigned()) else {
            return Some(None);
        };
        let ProbCutParams { depth: shallow, deviation, static_deviation } = guess;
        debug_assert!(shallow.cast_signed() < depth, "a guess comes from a shallower look");
        let (Some(margin), Some(static_margin)) =
            (self.confidence.margin(deviation), self.confidence.margin(static_deviation))
        else {
            return Some(None);
        };
        if is_proven(window.alpha) || is_proven(window.beta) {
            return Some(None);
        }
        let (least, most) = (window.alpha - static_margin, window.beta + static_margin);
        let value = self.hooks.evaluate_up_to(&frames[0].state, to_score(most)).hundredths();
        // The evaluation is the shallowest look of all.
        if value <= least || value >= most {
            self.guessed = true;
            return Some(Some(if value <= least { window.alpha } else { window.beta }));
        }
        let shallow = shallow.cast_signed();
        // What a look that settles nothing rests on does not count.
        let earlier = (self.estimated, self.guessed);
        let mut settled = None;
        // Only a look that is likely to succeed is worth its nodes.
        if value >= window.beta - static_margin {
            let bound = window.beta + margin;
            let found = self.node::<false>(frames, shallow, Window::above(bound - 1))?;
            settled = (found >= bound).then_some(window.beta);
        }
        if settled.is_none() && value <= window.alpha + static_margin {
            let bound = window.alpha - margin;
            let found = self.node::<false>(frames, shallow, Window::above(bound))?;
            settled = (found <= bound).then_some(window.alpha);
        }
        (self.estimated, self.guessed) = (earlier.0, earlier.1 || settled.is_some());
        Some(settled)
    }
}
