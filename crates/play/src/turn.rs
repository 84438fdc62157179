//! One turn of an engine.

use sakiyomi_core::{
    Budget, Clock, Observable, Report, Request, Searcher, Silent, Stop, SystemClock,
};

use crate::EngineLimits;

pub(crate) fn run_engine<S: Observable>(
    player: &mut dyn Searcher<S>,
    state: &S,
    EngineLimits { budget, lines }: EngineLimits,
    (clock, stop): (&dyn Clock, &Stop),
    how: impl FnOnce(&mut dyn Searcher<S>, Request<'_, S::View>) -> Report<S::Move>,
) -> Report<S::Move> {
    let seat = state.to_move();
    let view = state.view(seat);
    if let Some(eyes) = player.as_clairvoyant() {
        eyes.see(state);
    }
    how(player, Request { view: &view, seat, budget, lines, clock, stop })
}

/// Lets `player` move, with the CPU time of this thread; tells whether it did before a stop.
pub(crate) fn take_turn<S: Observable>(
    player: &mut dyn Searcher<S>,
    state: &mut S,
    budget: Budget,
    stop: &Stop,
) -> bool {
    let limits = EngineLimits { budget, lines: 1 };
    let report =
        run_engine(player, state, limits, (&SystemClock::Thread, stop), |player, request| {
            player.choose(request, &mut Silent)
        });
    if stop.is_requested() {
        return false;
    }
    state.play(report.best).unwrap_or_else(|error| panic!("an engine plays legal moves: {error}"));
    true
}
