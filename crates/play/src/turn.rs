//! One turn of an engine in a game that nobody watches.

use sakiyomi_core::{Budget, Observable, Report, Request, Searcher, Silent, Stop, SystemClock};

/// Lets `player` look at `state`, and not know its move by heart.
pub(crate) fn look<S: Observable>(
    player: &mut dyn Searcher<S>,
    state: &S,
    budget: Budget,
    stop: &Stop,
) -> Report<S::Move> {
    ask(player, state, budget, stop, |player, request| player.analyze(request, &mut Silent))
}

/// Asks `player` about `state` in the way that `how` says. CPU time in the budget is that of this thread.
fn ask<S: Observable>(
    player: &mut dyn Searcher<S>,
    state: &S,
    budget: Budget,
    stop: &Stop,
    how: impl FnOnce(&mut dyn Searcher<S>, Request<'_, S::View>) -> Report<S::Move>,
) -> Report<S::Move> {
    let seat = state.to_move();
    let view = state.view(seat);
    let clock = &SystemClock::Thread;
    if let Some(eyes) = player.as_clairvoyant() {
        eyes.see(state);
    }
    how(player, Request { view: &view, seat, budget, lines: 1, clock, stop })
}

/// Lets `player` move in `state`; tells whether it did, or was stopped.
///
/// # Panics
/// When the player chooses an illegal move.
pub(crate) fn take_turn<S: Observable>(
    player: &mut dyn Searcher<S>,
    state: &mut S,
    budget: Budget,
    stop: &Stop,
) -> bool {
    let report =
        ask(player, state, budget, stop, |player, request| player.choose(request, &mut Silent));
    if stop.is_requested() {
        return false;
    }
    state.play(report.best).unwrap_or_else(|error| panic!("an engine plays legal moves: {error}"));
    true
}
