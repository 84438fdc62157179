//! The players that the tests ask.

use sakiyomi_core::{
    Budget, Evaluator, ManualClock, Observer, Report, Request, Searcher, Silent, State as _, Stop,
};
use sakiyomi_search::HeuristicHooks;
use sakiyomi_search::mcts::{HooksEvaluator, Playouts, Puct, PuctConfig, Scale, Uniformly};

use crate::coins::{Coins, End, Lead};

pub(crate) type Uct = Puct<Coins, Playouts<Uniformly>>;
pub(crate) type Guided = HooksEvaluator<HeuristicHooks<Lead>>;

pub(crate) fn uct(config: PuctConfig, seed: u64) -> Uct {
    Puct::new(Playouts::new(Uniformly, seed), config, seed)
}

pub(crate) fn guided() -> Guided {
    HooksEvaluator::new(HeuristicHooks(Lead), Scale { value: 500.0, policy: 300.0 })
}

pub(crate) fn puct(config: PuctConfig, seed: u64) -> Puct<Coins, Guided> {
    Puct::new(guided(), config, seed)
}

/// Asks for an answer on a clock that stands still.
pub(crate) fn ask<E: Evaluator<Coins> + Clone>(
    player: &mut Puct<Coins, E>,
    state: &Coins,
    budget: Budget,
) -> Report<End> {
    ask_watched(player, state, budget, &mut Silent)
}

pub(crate) fn ask_watched<E: Evaluator<Coins> + Clone>(
    player: &mut Puct<Coins, E>,
    state: &Coins,
    budget: Budget,
    observer: &mut dyn Observer<End>,
) -> Report<End> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let seat = state.to_move();
    let request = Request { view: state, seat, budget, lines: 2, clock: &clock, stop: &stop };
    player.choose(request, observer)
}
