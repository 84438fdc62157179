//! Players that follow a rule instead of searching.

use std::cmp::Reverse;

use sakiyomi_core::{
    MoveList, MoveValue, Observable, Observer, Reason, Report, Request, Rng, Score, ScoreUnit,
    Searcher,
};

/// A player that answers at once; its generator chooses among equals.
pub struct RulePlayer<S: Observable> {
    rule: fn(&S::View, &mut Rng) -> Choice<S::Move>,
    unit: ScoreUnit,
    rng: Rng,
}

/// A move, and why.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The move.
    pub best: M,
    /// Why.
    pub reason: Reason,
    /// All moves with their scores, where the rule rates them.
    pub moves: Vec<MoveValue<M>>,
}

impl<S: Observable> RulePlayer<S> {
    /// Returns the player of a rule whose scores have this unit.
    pub fn new(
        rule: fn(&S::View, &mut Rng) -> Choice<S::Move>,
        unit: ScoreUnit,
        seed: u64,
    ) -> RulePlayer<S> {
        RulePlayer { rule, unit, rng: Rng::seeded(seed) }
    }
}

impl<S: Observable> Searcher<S> for RulePlayer<S> {
    fn unit(&self) -> ScoreUnit {
        self.unit
    }

    fn choose(
        &mut self,
        request: Request<'_, S::View>,
        _observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        let mut meter = request.meter();
        meter.spend(1);
        let Choice { best, reason, moves } = (self.rule)(request.view, &mut self.rng);
        Report { moves, ..Report::immediate(best, self.unit, reason, meter.effort()) }
    }

    fn new_game(&mut self, seed: u64) {
        self.rng = Rng::seeded(seed);
    }
}

/// Returns the moves with their scores, the best first, equals in random order.
pub fn ranked<M: Copy>(
    mut moves: MoveList<M>,
    rng: &mut Rng,
    score: impl Fn(M) -> Score,
) -> Vec<MoveValue<M>> {
    rng.shuffle(&mut moves);
    let rated = moves.into_iter().map(|mv| MoveValue { mv, score: score(mv), visits: 1 });
    let mut rated: Vec<_> = rated.collect();
    rated.sort_by_key(|value| Reverse(value.score));
    rated
}
