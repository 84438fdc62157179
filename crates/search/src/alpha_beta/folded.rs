//! Positions that are turned copies of each other as one, near the root.

use sakiyomi_core::{Outcome, PerfectInformation, Score, Symmetric, closure};

use super::hooks::{Horizon, ProbCutParams, SearchHooks, StaticBound, TableKey, Visit};

/// A guide that lets turned positions share their entries in the table.
///
/// Finding the name that all turns of a position share costs as much as turning
/// it once for each symmetry, and symmetric positions are common only in the
/// first plies of a game. So it is done near the root alone, where an entry
/// saves the most.
#[derive(Clone, Debug)]
pub struct Folded<S: Symmetric, G> {
    guide: G,
    plies: u32,
    turns: Vec<S::Symmetry>,
}

impl<S: Symmetric, G> Folded<S, G> {
    /// Returns `guide` with positions folded down to `plies` below the root.
    ///
    /// # Panics
    /// When the group has more than 256 elements.
    #[must_use]
    pub fn new(guide: G, plies: u32) -> Folded<S, G> {
        let turns = closure();
        assert!(turns.len() <= 256, "a turn is one byte");
        Folded { guide, plies, turns }
    }
}

impl<S: PerfectInformation + Symmetric, G: SearchHooks<S>> SearchHooks<S> for Folded<S, G> {
    const SLOTS: u16 = G::SLOTS;
    const HAS_LATER_MOVES: bool = G::HAS_LATER_MOVES;

    #[inline]
    fn evaluate(&mut self, state: &S) -> Score {
        self.guide.evaluate(state)
    }

    #[inline]
    fn result(&mut self, state: &S, outcome: Outcome) -> Score {
        self.guide.result(state, outcome)
    }

    #[inline]
    fn evaluate_up_to(&mut self, state: &S, enough: Score) -> Score {
        self.guide.evaluate_up_to(state, enough)
    }

    #[inline]
    fn static_bound(&mut self, state: &S) -> Option<StaticBound> {
        self.guide.static_bound(state)
    }

    #[inline]
    fn prove(&mut self, state: &S, visit: Visit) -> Option<StaticBound> {
        self.guide.prove(state, visit)
    }

    #[inline]
    fn moves(&mut self, state: &S, scratch: &mut Vec<S::Move>, out: &mut Vec<(S::Move, i32)>) {
        self.guide.moves(state, scratch, out);
    }

    #[inline]
    fn moves_at(
        &mut self,
        state: &S,
        visit: Visit,
        scratch: &mut Vec<S::Move>,
        out: &mut Vec<(S::Move, i32)>,
    ) {
        self.guide.moves_at(state, visit, scratch, out);
    }

    #[inline]
    fn guess(&self, state: &S, depth: u32) -> Option<ProbCutParams> {
        self.guide.guess(state, depth)
    }

    #[inline]
    fn later_moves(
        &mut self,
        state: &S,
        scratch: &mut Vec<S::Move>,
        out: &mut Vec<(S::Move, i32)>,
    ) {
        self.guide.later_moves(state, scratch, out);
    }

    #[inline]
    fn may_reduce(&self, state: &S, mv: S::Move) -> bool {
        self.guide.may_reduce(state, mv)
    }

    #[inline]
    fn horizon(&mut self, state: &S, out: &mut Vec<(S::Move, i32)>) -> Horizon {
        self.guide.horizon(state, out)
    }

    #[inline]
    fn slot(&self, mv: S::Move) -> u16 {
        self.guide.slot(mv)
    }

    #[inline]
    fn table_key(&self, state: &S, ply: u32) -> TableKey {
        if ply > self.plies {
            return self.guide.table_key(state, ply);
        }
        (0..=u8::MAX)
            .zip(&self.turns)
            .map(|(turn, &by)| TableKey { key: state.transform(by).key(), turn })
            .min_by_key(|name| name.key)
            .unwrap_or_else(|| self.guide.table_key(state, ply))
    }

    #[inline]
    fn table_slot(&self, mv: S::Move, turn: u8) -> u16 {
        match turn {
            0 => self.guide.slot(mv),
            turn => self.guide.slot(S::transform_move(mv, self.turns[usize::from(turn)])),
        }
    }

    fn new_game(&mut self) {
        self.guide.new_game();
    }
}
