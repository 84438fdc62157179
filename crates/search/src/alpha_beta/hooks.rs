//! What a game tells the search.
//!
//! The search knows the rules through [`State`](sakiyomi_core::State); everything
//! else that it can use comes from a [`SearchHooks`]. Only [`SearchHooks::evaluate`] must be
//! there. All distances in what a guide says count from the position asked about.

use std::hash::{Hash, Hasher};

use sakiyomi_core::{Heuristic, Outcome, PerfectInformation, Score, ScoreUnit, mix64};

use crate::tt::Bound;

/// A result that is certain without a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StaticBound {
    /// The value for the side to move.
    pub score: Score,
    /// What it says about the true value.
    pub bound: Bound,
}

impl StaticBound {
    /// The value is this.
    #[must_use]
    pub const fn exactly(score: Score) -> StaticBound {
        StaticBound { score, bound: Bound::Exact }
    }

    /// The value is this or more.
    #[must_use]
    pub const fn at_least(score: Score) -> StaticBound {
        StaticBound { score, bound: Bound::AtLeast }
    }

    /// The value is this or less.
    #[must_use]
    pub const fn at_most(score: Score) -> StaticBound {
        StaticBound { score, bound: Bound::AtMost }
    }
}

/// Where in the tree a guide is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Plies from the root.
    pub ply: u32,
    /// Plies that are still to be looked ahead.
    pub depth: u32,
    /// How many plies an earlier visit looked ahead here, where the table remembers one.
    pub searched: Option<u32>,
}

/// What a shallow look at a position tells about a deep one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProbCutParams {
    /// How many plies the shallow look goes ahead, fewer than the deep one.
    pub depth: u32,
    /// By how much the two differ: the standard deviation, in hundredths of the game's unit.
    pub deviation: i32,
    /// By how much the evaluation alone differs from the deep look: the standard deviation.
    pub static_deviation: i32,
}

/// How a position stands at the horizon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// The evaluation can be trusted.
    Quiet,
    /// The listed moves are worth a look; the side to move may also leave them.
    Optional,
    /// The listed moves are the only ones to consider, as after a threat.
    Forced,
}

/// The name of a position in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableKey {
    /// The key; positions with equal keys share an entry.
    pub key: u64,
    /// How the position was turned for that, for [`SearchHooks::table_slot`]; 0 when it was not.
    pub turn: u8,
}

/// A game's knowledge, as the search asks for it.
///
/// A guide is copied for each thread. It may keep caches, but what it answers
/// must depend on the position alone.
pub trait SearchHooks<S: PerfectInformation>: Clone + Send + 'static {
    /// All slots are below this number, which is at most 65,535. Tables have this size: small is fast.
    const SLOTS: u16 = 1024;

    /// What the values mean.
    const UNIT: ScoreUnit = ScoreUnit::Points { odds: 20.0 };

    /// Whether [`SearchHooks::moves`] leaves moves to [`SearchHooks::later_moves`].
    const HAS_LATER_MOVES: bool = false;

    /// Returns the static value of a position in which the game goes on.
    fn evaluate(&mut self, state: &S) -> Score;

    /// Returns the static value, or any value from `enough` to it: the search asks for no more.
    ///
    /// Worth saying more than [`SearchHooks::evaluate`] where a part of the value only ever raises it.
    #[inline]
    fn evaluate_up_to(&mut self, state: &S, _enough: Score) -> Score {
        self.evaluate(state)
    }

    /// Returns the value of a finished game for the side that would move.
    ///
    /// A win or loss that is over has distance 0. By default how much was won does not count.
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

    /// Returns what is certain at a glance, such as a win with the next move.
    ///
    /// Asked at every node below the root, before the table: it must be quick.
    #[inline]
    fn static_bound(&mut self, _state: &S) -> Option<StaticBound> {
        None
    }

    /// Returns what can be proven with some work, such as a win by a series of threats.
    ///
    /// Asked at inner nodes that neither [`SearchHooks::static_bound`] nor the table decide.
    /// What it proves is kept in the table.
    #[inline]
    fn prove(&mut self, _state: &S, _visit: Visit) -> Option<StaticBound> {
        None
    }

    /// Fills `out` with the moves to consider and how promising each is; `out` comes empty.
    ///
    /// Moves that are certainly not better than a listed one may be left out (all
    /// but the forced reply), but not all moves. A hint is added to what the
    /// search has learned about the move, which lies within
    /// ±[`HISTORY_LIMIT`](crate::alpha_beta::HISTORY_LIMIT): hints of a few
    /// thousand are advice, of a million an order.
    #[inline]
    fn moves(&mut self, state: &S, scratch: &mut Vec<S::Move>, out: &mut Vec<(S::Move, i32)>) {
        state.legal_moves(scratch);
        out.extend(scratch.iter().map(|&mv| (mv, 0)));
    }

    /// As [`SearchHooks::moves`], where the place in the tree says how much work the order is worth.
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

    /// Returns which shallower look may stand for one of `depth` plies, and how well it does.
    ///
    /// Where it says that the value lies outside the window by a safe margin, the
    /// deep look is left out (multi-probcut). By default it never is.
    #[inline]
    fn guess(&self, _state: &S, _depth: u32) -> Option<ProbCutParams> {
        None
    }

    /// Fills `out`, which comes empty, with the moves that [`SearchHooks::moves`] has left for later.
    ///
    /// For games with hundreds of moves of which few matter. The search looks at
    /// these only with some depth left, or where all others are known to lose:
    /// that a position is lost is always proven with all moves.
    #[inline]
    fn later_moves(
        &mut self,
        _state: &S,
        _scratch: &mut Vec<S::Move>,
        _out: &mut Vec<(S::Move, i32)>,
    ) {
    }

    /// Tells whether a late move may be looked at less deeply; `state` is the position before it.
    #[inline]
    fn may_reduce(&self, _state: &S, _mv: S::Move) -> bool {
        true
    }

    /// Judges a position at the horizon, and fills `out` (which comes empty) with the moves to look at.
    #[inline]
    fn horizon(&mut self, _state: &S, _out: &mut Vec<(S::Move, i32)>) -> Horizon {
        Horizon::Quiet
    }

    /// Returns a small number for the move, by which the search remembers it.
    ///
    /// Moves of one position should have different slots; where two share one,
    /// the order of moves suffers, and nothing else.
    #[inline]
    fn slot(&self, mv: S::Move) -> u16 {
        let mut hasher = SlotHasher(0);
        mv.hash(&mut hasher);
        (mix64(hasher.0) % u64::from(Self::SLOTS)) as u16
    }

    /// Returns the name of the position in the table, the same for positions that may share an entry.
    #[inline]
    fn table_key(&self, state: &S, _ply: u32) -> TableKey {
        TableKey { key: state.key(), turn: 0 }
    }

    /// Returns the slot of `mv` in the position turned by `turn`.
    #[inline]
    fn table_slot(&self, mv: S::Move, _turn: u8) -> u16 {
        self.slot(mv)
    }

    /// Forgets what it learned from earlier positions.
    fn new_game(&mut self) {}
}

/// The guide that has nothing but an evaluation.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeuristicHooks<H>(pub H);

impl<S: PerfectInformation, H: Heuristic<S> + Clone + 'static> SearchHooks<S>
    for HeuristicHooks<H>
{
    fn evaluate(&mut self, state: &S) -> Score {
        self.0.score(state)
    }
}

/// Folds the few bytes of a move into one number.
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
