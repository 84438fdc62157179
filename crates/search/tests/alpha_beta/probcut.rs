//! Multi-ProbCut.

use sakiyomi_core::{
    Budget, Certainty, Heuristic as _, ManualClock, Outcome, Report, Request, Rng, Score,
    Searcher as _, Silent, State as _, Stop,
};
use sakiyomi_search::alpha_beta::{Confidence, ProbCutParams};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, SearchHooks};

use crate::coins::{Coins, End, Lead, minimax, to_depth};

/// Coins evaluated by the lead even when the game is over, with the given ProbCut parameters.
#[derive(Clone, Copy)]
struct Guessing {
    deviation: i32,
}

impl SearchHooks<Coins> for Guessing {
    fn evaluate(&mut self, state: &Coins) -> Score {
        Lead.score(state)
    }

    fn result(&mut self, state: &Coins, _outcome: Outcome) -> Score {
        Lead.score(state)
    }

    fn probcut_params(&self, _state: &Coins, depth: u32) -> Option<ProbCutParams> {
        let deviation = self.deviation;
        let shallow = (depth >= 3).then_some(depth / 2)?;
        Some(ProbCutParams { depth: shallow, deviation, static_deviation: 2 * deviation })
    }
}

fn search(deviation: i32, confidence: Confidence, state: &Coins, budget: Budget) -> Report<End> {
    let config =
        AlphaBetaConfig { confidence, table_bytes: 1 << 20, ..AlphaBetaConfig::full_width() };
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let seat = state.to_move();
    let request = Request { view: state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    AlphaBeta::new(Guessing { deviation }, config).choose(request, &mut Silent)
}

#[test]
fn guesses_that_are_never_sure_enough_change_nothing() {
    let rng = &mut Rng::seeded(22);
    for _ in 0..20 {
        let state = Coins::random(rng, 16);
        let report = search(1_000_000, Confidence::LOWEST, &state, to_depth(9));
        let plain = search(0, Confidence::CERTAIN, &state, to_depth(9));
        assert_eq!(report.lines[0].score, plain.lines[0].score);
        assert_eq!(plain.lines[0].score, minimax(&state, 9));
        assert_eq!(report.effort.certainty, Certainty::Depth);
    }
}

#[test]
fn confidence_is_raised_until_nothing_is_left_to_guess() {
    let rng = &mut Rng::seeded(23);
    for _ in 0..20 {
        let state = Coins::random(rng, 14);
        let report = search(100, Confidence::LOWEST, &state, Budget::UNLIMITED);
        let plain = search(0, Confidence::CERTAIN, &state, Budget::UNLIMITED);
        assert_eq!(report.lines[0].score, plain.lines[0].score);
        assert_eq!(report.effort.certainty, Certainty::Exact);
        assert_eq!(plain.effort.certainty, Certainty::Exact);
    }
}

#[test]
fn a_search_says_how_sure_its_guesses_were() {
    let state = Coins::random(&mut Rng::seeded(24), 24);
    let plain = search(300, Confidence::CERTAIN, &state, to_depth(12));
    assert_eq!(plain.effort.certainty, Certainty::Depth);
    let budget = Budget { nodes: Some(plain.effort.nodes / 2), ..to_depth(12) };
    let report = search(300, Confidence::LOWEST, &state, budget);
    assert!(matches!(report.effort.certainty, Certainty::Likely(73 | 91 | 99)));
    let levels: Vec<u8> = Confidence::all().map(Confidence::percent).collect();
    assert_eq!(levels, [73, 91, 99, 100]);
    assert_eq!(Confidence::LOWEST.percent(), 73);
    assert_eq!(Confidence::CERTAIN.percent(), 100);
}
