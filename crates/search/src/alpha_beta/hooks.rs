//! What a game tells the search beside its rules. Only [`SearchHooks::evaluate`] is required. All
//! distances count from the position in question.

use std::hash::{Hash, Hasher};

use sakiyomi_core::{Heuristic, Outcome, PerfectInformation, Score, ScoreUnit, mix64};

use crate::tt::Bound;

/// A bound that is certain without a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StaticBound {
    /// The value for the side to move.
    pub score: Score,
    /// The kind of bound.
    pub bound: Bound,
}

impl StaticBound {
    /// Returns an exact value.
    pub const fn exactly(score: Score) -> StaticBound {
        StaticBound { score, bound: Bound::Exact }
    }

    /// Returns a lower bound.
    pub const fn at_least(score: Score) -> StaticBound {
        StaticBound { score, bound: Bound::AtLeast }
    }

    /// Returns an upper bound.
    pub const fn at_most(score: Score) -> StaticBound {
        StaticBound { score, bound: Bound::AtMost }
    }
}

/// A node of the search, for its hooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Plies from the root.
    pub ply: u32,
    /// The remaining depth.
    pub depth: u32,
    /// The depth of the table entry, if there is one.
    pub searched: Option<u32>,
}

/// Parameters of a ProbCut: how well a shallow search predicts a deep one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProbCutParams {
    /// The depth of the shallow search.
    pub depth: u32,
    /// The standard deviation of their difference, in hundredths of the game's unit.
    pub deviation: i32,
    /// The standard deviation between the static evaluation and the deep search.
    pub static_deviation: i32,
}

/// A game's knowledge, cloned for each thread. It may cache, but answers from the position alone.
pub trait SearchHooks<S: PerfectInformation>: Clone + Send + 'static {
    /// All slots are below this number. Tables have this size: small is fast.
    const SLOTS: u16 = 1024;

    /// The unit of the values.
    const UNIT: ScoreUnit = ScoreUnit::Points { odds: 20.0 };

    /// Whether [`SearchHooks::moves`] leaves moves to [`SearchHooks::later_moves`].
    const HAS_LATER_MOVES: bool = false;

    /// Returns the static evaluation of a position that is not over.
    fn evaluate(&mut self, state: &S) -> Score;

    /// Returns the static evaluation, or any value from `enough` to it (lazy evaluation).
    #[inline]
    fn evaluate_up_to(&mut self, state: &S, _enough: Score) -> Score {
        self.evaluate(state)
    }

    /// Returns the value of a finished game for the side that would move. By default margins do not
    /// count; a win or loss has distance 0.
    fn result(&mut self, state: &S, outcome: Outcome) -> Score {
        match outcome {
            Outcome::Won { by, .. } if by == state.to_move() => Score::win_in(0),
            Outcome::Won { .. } => Score::loss_in(0),
            Outcome::Drawn => Score::ZERO,
            Outcome::Scored { score, .. } => {
                Score::from_hundredths(i32::try_from(100 * u64::from(score)).unwrap_or(i32::MAX))
            }
        }
    }

    /// Returns what is known without search, such as a win with the next move. Called at every node
    /// below the root, before the table probe: it must be fast.
    #[inline]
    fn static_bound(&mut self, _state: &S) -> Option<StaticBound> {
        None
    }

    /// Returns what can be proven with some work, such as a win by a series of threats. Called at inner
    /// nodes that neither [`SearchHooks::static_bound`] nor the table decide; kept in the table.
    #[inline]
    fn prove(&mut self, _state: &S, _visit: Visit) -> Option<StaticBound> {
        None
    }

    /// Fills the empty `out` with the moves to search, one at least, and ordering hints. Moves
    /// certainly not better than a listed one may be left out. A hint adds to the history, which
    /// lies within ±8192: a few thousand are advice, a million an order.
    #[inline]
    fn moves(&mut self, state: &S, scratch: &mut Vec<S::Move>, out: &mut Vec<(S::Move, i32)>) {
        state.legal_moves(scratch);
        out.extend(scratch.iter().map(|&mv| (mv, 0)));
    }

    /// As [`SearchHooks::moves`] at an inner node, where the depth says how much the order is worth.
    #[inline]
    fn moves_at(
        &mut self,
        state: &S,
        _visit: Visit,
        scratch: &mut Vec<S::Move>,
        out: &mut Vec<(S::Move, i32)>,
    ) {
        self.moves(state, scratch, out);
    }

    /// Returns the ProbCut parameters for a search of `depth` plies; the default never cuts.
    #[inline]
    fn probcut_params(&self, _state: &S, _depth: u32) -> Option<ProbCutParams> {
        None
    }

    /// Fills the empty `out` with moves that [`SearchHooks::moves`] left for later, where few of
    /// hundreds matter. They are searched with some depth left, or to prove a loss with all moves.
    #[inline]
    fn later_moves(
        &mut self,
        _state: &S,
        _scratch: &mut Vec<S::Move>,
        _out: &mut Vec<(S::Move, i32)>,
    ) {
    }

    /// Tells whether a late move of `state` may be reduced.
    #[inline]
    fn may_reduce(&self, _state: &S, _mv: S::Move) -> bool {
        true
    }

    /// Returns a small number for the move in tables; a shared slot costs move ordering only.
    #[inline]
    fn slot(&self, mv: S::Move) -> u16 {
        let mut hasher = SlotHasher(0);
        mv.hash(&mut hasher);
        (mix64(hasher.0) % u64::from(Self::SLOTS)) as u16
    }

    /// Returns the key of the position in the table.
    #[inline]
    fn table_key(&self, state: &S) -> u64 {
        state.key()
    }

    /// Clears caches.
    fn new_game(&mut self) {}
}

/// Hooks with nothing but an evaluation.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeuristicHooks<H>(pub H);

impl<S: PerfectInformation, H: Heuristic<S> + Clone + 'static> SearchHooks<S>
    for HeuristicHooks<H>
{
    fn evaluate(&mut self, state: &S) -> Score {
        self.0.score(state)
    }
}

/// FNV-like hash of the few bytes of a move.
struct SlotHasher(u64);

impl Hasher for SlotHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
