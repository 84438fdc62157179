//! Multi-ProbCut (Buro 1997).
//!
//! The difference between a shallow and a deep search has a known standard deviation. If the
//! shallow value lies far outside the window, the deep search is skipped. The [`Confidence`] is the
//! required margin in standard deviations: the lowest searches deepest, and when nothing deeper is
//! left it is raised step by step until every value is exact.

use sakiyomi_core::{Certainty, PerfectInformation};

use super::hooks::{ProbCutParams, SearchHooks};
use super::node::{Frame, Search};
use super::value::{Window, is_proven, to_score};

/// The confidence that a cut requires.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Confidence(u8);

impl Confidence {
    /// 1.1 standard deviations: 73 of 100 values lie within.
    pub const LOWEST: Confidence = Confidence(0);

    /// No cuts.
    pub const CERTAIN: Confidence = Confidence(3);

    /// For each level but the last, the percentage and the standard deviations within which it lies.
    const LEVELS: [(u8, f32); 3] = [(73, 1.1), (91, 1.7), (99, 2.6)];

    /// Returns all levels, the lowest first.
    pub fn all() -> impl Iterator<Item = Confidence> {
        (0..=Confidence::CERTAIN.0).map(Confidence)
    }

    /// Returns how many percent of values lie within.
    pub fn percent(self) -> u8 {
        Confidence::LEVELS.get(usize::from(self.0)).map_or(100, |&(percent, _)| percent)
    }

    /// Returns the next level, if this is not certainty.
    pub(super) fn raised(self) -> Option<Confidence> {
        (self < Confidence::CERTAIN).then_some(Confidence(self.0 + 1))
    }

    /// Returns the certainty of a result of this level that depends on a cut.
    pub(super) fn certainty(self) -> Certainty {
        Certainty::Likely(self.percent())
    }

    /// Returns the number of the level, as an entry of the table keeps it.
    #[inline]
    pub(super) const fn level(self) -> u8 {
        self.0
    }

    /// Returns how far outside the window a shallow value must lie; `None` if no distance is enough.
    #[inline]
    fn margin(self, deviation: i32) -> Option<i32> {
        let (_, deviations) = Confidence::LEVELS.get(usize::from(self.0))?;
        Some((deviation as f32 * deviations) as i32)
    }
}

impl<S: PerfectInformation, G: SearchHooks<S>> Search<'_, S, G> {
    /// ProbCut: returns a bound if a shallow search allows a cut; outer `None`: budget spent.
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
        let Some(params) = self.hooks.probcut_params(&frames[0].state, depth.cast_unsigned())
        else {
            return Some(None);
        };
        let ProbCutParams { depth: shallow, deviation, static_deviation } = params;
        debug_assert!(shallow.cast_signed() < depth, "the ProbCut search is shallower");
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
        // The static evaluation alone may allow the cut.
        if value <= least || value >= most {
            self.is_selective = true;
            return Some(Some(if value <= least { window.alpha } else { window.beta }));
        }
        let shallow = shallow.cast_signed();
        // A failed attempt does not make the result uncertain.
        let earlier = (self.estimated, self.is_selective);
        let mut settled = None;
        // Only an attempt that is likely to succeed is worth its nodes.
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
        (self.estimated, self.is_selective) = (earlier.0, earlier.1 || settled.is_some());
        Some(settled)
    }
}
