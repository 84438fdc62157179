//! Tree search on the real games: endings against brute force, and what more simulations are worth.

use std::collections::HashMap;

use sakiyomi_core::{
    Budget, ManualClock, MoveList, Outcome, PerfectInformation, Report, Request, Rng, Searcher,
    Silent, State, Stop, SystemClock,
};
use sakiyomi_othello::Othello;
use sakiyomi_play::{SolveRequest, Solver as _, Value};
use sakiyomi_score_four::ScoreFour;
use sakiyomi_score_four::{
    BlockingRollout, ScoreFourHooks, ScoreFourSolver, TacticalHooks, ThreatBudget,
};
use sakiyomi_search::SearchHooks;
use sakiyomi_search::mcts::{
    HooksEvaluator, Playouts, Puct, PuctConfig, Rollout, RootRule, Scale, Uniformly,
};

fn ask<S: PerfectInformation>(
    player: &mut dyn Searcher<S>,
    state: &S,
    nodes: u64,
) -> Report<S::Move> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let (seat, budget) = (state.to_move(), Budget::nodes(nodes));
    let request = Request { view: state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    player.choose(request, &mut Silent)
}

fn uct<S: PerfectInformation, R: Rollout<S>>(rollout: R) -> Box<dyn Searcher<S>> {
    Box::new(Puct::new(Playouts::new(rollout, 1), PuctConfig::uct(), 1))
}

fn puct<S: PerfectInformation, G: SearchHooks<S>>(guide: G, value: f32) -> Box<dyn Searcher<S>> {
    let scale = Scale { value, policy: value / 2.0 };
    Box::new(Puct::new(HooksEvaluator::new(guide, scale), PuctConfig::default(), 1))
}

/// Returns the result for the side to move by brute force: 1, 0 or -1.
fn brute<S: State>(state: &S, memo: &mut HashMap<S, i8>) -> i8 {
    match state.outcome() {
        Some(Outcome::Won { by, .. }) => return if by == state.to_move() { 1 } else { -1 },
        Some(_) => return 0,
        None => {}
    }
    if let Some(&value) = memo.get(state) {
        return value;
    }
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let mut best = -1;
    for mv in moves {
        let mut next = state.clone();
        next.apply(mv);
        best = best.max(-brute(&next, memo));
        if best == 1 {
            break;
        }
    }
    memo.insert(state.clone(), best);
    best
}

/// Returns positions of random games after so many plies.
fn endings<S: State>(count: usize, plies: u32) -> Vec<S> {
    positions(count, plies, Uniformly)
}

/// Returns positions after so many plies in which nobody has seen a win.
fn positions<S: State>(count: usize, plies: u32, mut rollout: impl Rollout<S>) -> Vec<S> {
    let rng = &mut Rng::seeded(7);
    let mut endings = Vec::new();
    while endings.len() < count {
        let mut state = S::initial(rng);
        for _ in 0..plies {
            let Some(mv) = rollout.choose(&state, rng, &mut MoveList::new()) else { break };
            state.apply(mv);
            if rollout.verdict(&state).is_some() {
                break;
            }
        }
        if state.outcome().is_none() && rollout.verdict(&state).is_none() {
            endings.push(state);
        }
    }
    endings
}

/// Counts how often the chosen move keeps the result, and checks the result wherever it is proven.
fn check_endings<S: PerfectInformation>(
    endings: &[S],
    mut player: Box<dyn Searcher<S>>,
    nodes: u64,
) -> usize {
    let memo = &mut HashMap::new();
    let keeps = |state: &S| {
        player.new_game(1);
        let report = ask(player.as_mut(), state, nodes);
        let exact = brute(state, memo);
        let score = report.lines[0].score;
        if score.win_distance().is_some() || score.loss_distance().is_some() {
            assert_eq!(score.hundredths().signum(), i32::from(exact), "{state}");
        }
        let mut next = state.clone();
        next.apply(report.best);
        -brute(&next, memo) == exact
    };
    endings.iter().map(keeps).filter(|&keeps| keeps).count()
}

#[test]
fn endings_of_othello_keep_their_result() {
    let endings = endings::<Othello>(60, 52);
    for player in [
        uct(Uniformly),
        uct(sakiyomi_othello::CornerRollout),
        puct(sakiyomi_othello::ClassicHooks, 2000.0),
    ] {
        let kept = check_endings(&endings, player, 3000);
        assert!(kept >= 58, "{kept} of {}", endings.len());
    }
}

#[test]
fn endings_of_score_four_keep_their_result() {
    let endings = endings::<ScoreFour>(60, 52);
    for player in [
        uct(Uniformly),
        uct(BlockingRollout),
        puct(TacticalHooks, 3000.0),
        puct(ScoreFourHooks::new(ThreatBudget::default()), 110.0),
    ] {
        let kept = check_endings(&endings, player, 3000);
        assert!(kept >= 58, "{kept} of {}", endings.len());
    }
}

#[test]
fn wins_that_the_solver_proves_are_found() {
    let mut solver = ScoreFourSolver::new(4 << 20);
    let (mut wins, mut found) = (0, 0);
    let mut player = uct(BlockingRollout);
    for state in positions::<ScoreFour>(60, 34, BlockingRollout) {
        let stop = Stop::default();
        let mut solve = |state: &ScoreFour| {
            let request = SolveRequest {
                budget: Budget::nodes(20_000),
                thorough: false,
                threads: 1,
                clock: &SystemClock::Thread,
                stop: &stop,
            };
            solver.solve(state, request, &mut |_| ()).value()
        };
        if solve(&state) != Some(Value::Win) {
            continue;
        }
        player.new_game(1);
        let mut next = state;
        next.apply(ask(player.as_mut(), &state, 4000).best);
        wins += 1;
        found += u32::from(next.outcome().is_some() || solve(&next) == Some(Value::Loss));
    }
    assert!(wins >= 15 && 10 * found >= 9 * wins, "{found} of {wins}");
}

#[test]
fn candidates_at_the_root_share_few_simulations_well() {
    let root = RootRule::SequentialHalving { candidates: 8, gumbel: 0.0, values: 0.1 };
    let config = PuctConfig { root, batch: 1, ..PuctConfig::default() };
    let scale = Scale { value: 110.0, policy: 60.0 };
    let guide = ScoreFourHooks::new(ThreatBudget::default());
    let player = Box::new(Puct::new(HooksEvaluator::new(guide, scale), config, 1));
    let endings = endings::<ScoreFour>(40, 52);
    let kept = check_endings(&endings, player, 64);
    assert!(kept >= 34, "{kept} of {}", endings.len());
}
