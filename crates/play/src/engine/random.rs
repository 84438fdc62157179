//! The player that every game has.

use crate::msg;
use sakiyomi_core::{
    MoveList, Observable, Observer, Reason, Report, Request, Rng, ScoreUnit, Searcher,
};

use super::{EngineInfo, EngineKind};
use crate::Game;

/// Plays any legal move with equal probability.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// Returns the random player of `seed`.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::seeded(seed) }
    }

    pub(crate) const fn kind<S: Game>() -> EngineKind<S> {
        EngineKind {
            info: EngineInfo { name: "random", summary: msg("engine-random"), options: &[] },
            build: |_, seed| Ok(Box::new(Random::new(seed))),
        }
    }
}

/// It gives no scores.
const UNIT: ScoreUnit = ScoreUnit::Points { odds: 1.0 };

impl<S: Observable> Searcher<S> for Random {
    fn unit(&self) -> ScoreUnit {
        UNIT
    }

    fn choose(
        &mut self,
        request: Request<'_, S::View>,
        _observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        let mut meter = request.meter();
        meter.spend(1);
        let state = S::determinize(request.view, &mut self.rng);
        let best = state
            .random_move(&mut self.rng, &mut MoveList::new())
            .expect("a search is asked for while the game goes on");
        Report::immediate(best, UNIT, Reason::new(msg("random-by-chance")), meter.effort())
    }

    fn new_game(&mut self, seed: u64) {
        self.rng = Rng::seeded(seed);
    }
}
