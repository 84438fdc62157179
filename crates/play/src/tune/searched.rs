//! Self-play games whose positions get targets from the search and the result.

use sakiyomi_core::{
    Budget, Outcome, PerfectInformation, Request, Rng, Score, Searcher, Silent, State, Stop,
    SystemClock,
};

/// A player of both sides, whose search and result say what positions are worth.
pub trait SearchedGame<S: PerfectInformation> {
    /// What is learned of a position.
    type Position;

    /// One move in this many is random, so that games differ.
    const RANDOM_MOVE: u32;
    /// How much the result counts in a target; the rest is the search's expectation.
    const RESULT_SHARE: f32;

    /// Returns what searches, and how many nodes a move may cost.
    fn search(&mut self) -> (&mut dyn Searcher<S>, u64);

    /// Returns the result of a position that the search leaves open, where it can be proven.
    fn proven(&mut self, _state: &S, _stop: &Stop) -> Option<Outcome> {
        None
    }

    /// Returns what is learned of a position; `None` when its value is the search's to see.
    fn learned(state: &S) -> Option<Self::Position>;

    /// Returns a random move.
    fn random_move(state: &S, rng: &mut Rng) -> Option<S::Move>;

    /// Plays a game, and returns its positions with the mover's expected share of the points.
    fn play_from(
        &mut self,
        mut state: S,
        rng: &mut Rng,
        stop: &Stop,
    ) -> Vec<(Self::Position, f32)> {
        let mut searched = Vec::new();
        let result = loop {
            if let Some(outcome) = state.outcome() {
                break outcome;
            }
            let seat = state.to_move();
            let (search, nodes) = self.search();
            let (budget, clock) = (Budget::nodes(nodes), &SystemClock::Thread);
            let request = Request { view: &state, seat, budget, lines: 1, clock, stop };
            let report = search.choose(request, &mut Silent);
            let score = report.lines.first().map_or(Score::ZERO, |line| line.score);
            // What is proven need not be played.
            if score.win_distance().is_some() {
                break Outcome::Won { by: seat, margin: None };
            }
            if score.loss_distance().is_some() {
                break Outcome::Won { by: seat.opponent(), margin: None };
            }
            if let Some(outcome) = self.proven(&state, stop) {
                break outcome;
            }
            searched.extend(Self::learned(&state).map(|position| (position, seat, score)));
            let random = rng.below(Self::RANDOM_MOVE) == 0;
            let random = random.then(|| Self::random_move(&state, rng)).flatten();
            state.apply(random.unwrap_or(report.best));
        };
        let sample = |(position, seat, score): (_, _, Score)| {
            let points = result.points_for(seat).map_or(0.5, |points| points as f32);
            let expected = 1.0 / (1.0 + (-score.hundredths() as f32 / 100.0).exp());
            (position, Self::RESULT_SHARE * points + (1.0 - Self::RESULT_SHARE) * expected)
        };
        searched.into_iter().map(sample).collect()
    }
}

/// Returns the position after up to `plies` moves by `choose`, as long as `goes_on` holds after them.
pub fn opening<S: State>(
    mut state: S,
    plies: u32,
    mut choose: impl FnMut(&S) -> Option<S::Move>,
    goes_on: impl Fn(&S) -> bool,
) -> S {
    for _ in 0..plies {
        let Some(mv) = choose(&state) else { break };
        let mut next = state.clone();
        next.apply(mv);
        if !goes_on(&next) {
            break;
        }
        state = next;
    }
    state
}
