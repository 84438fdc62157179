//! The tree by itself, as self-play drives it.

use sakiyomi_core::{Evaluator, MoveList, Rng, Score, State as _};
use sakiyomi_search::mcts::{Leaves, Noise, PuctConfig, RootRule, StaticWin, Tree};

use crate::coins::{Coins, minimax};
use crate::players::guided;

fn simulate(tree: &mut Tree<Coins>, count: usize) -> usize {
    let mut leaves = Leaves::default();
    let begun = tree.gather(count, &mut leaves);
    let evaluations = guided().evaluate(leaves.states());
    tree.apply(&leaves, 0..leaves.states().len(), &evaluations);
    begun
}

#[test]
fn priors_sum_to_one_over_the_legal_moves() {
    let rng = &mut Rng::seeded(1);
    for length in 1..20 {
        let state = Coins::random(rng, length);
        let mut tree = Tree::new(&state, PuctConfig::default(), 1);
        simulate(&mut tree, 1);
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let priors: Vec<_> = tree.root_priors().collect();
        assert_eq!(priors.len(), moves.len());
        assert!(priors.iter().all(|(mv, prior)| moves.contains(mv) && *prior >= 0.0));
        assert!((priors.iter().map(|(_, prior)| prior).sum::<f32>() - 1.0).abs() < 1e-5);
    }
}

#[test]
fn a_root_at_the_end_of_the_game_is_settled_and_has_no_move() {
    let rng = &mut Rng::seeded(2);
    for _ in 0..20 {
        let mut state = Coins::random(rng, 3);
        for _ in 0..3 {
            state.apply(state.random_move(rng, &mut MoveList::new()).unwrap());
        }
        let mut tree = Tree::new(&state, PuctConfig::default(), 1);
        assert_eq!(simulate(&mut tree, 5), 1, "one simulation sees the end");
        assert_eq!(simulate(&mut tree, 5), 0);
        assert!(tree.is_settled());
        assert_eq!(tree.choose(0.0), None);
        assert_eq!(tree.value(), minimax(&state, 1).hundredths().signum() as f32);
    }
}

#[test]
fn values_have_the_sign_of_the_player_to_move() {
    let rng = &mut Rng::seeded(3);
    for _ in 0..60 {
        let length = 2 + rng.below(9) as usize;
        let mut state = Coins::random(rng, length);
        if rng.below(2) == 0 {
            state.apply(state.random_move(rng, &mut MoveList::new()).unwrap());
        }
        let mut tree = Tree::new(&state, PuctConfig::default(), 1);
        while !tree.is_settled() {
            simulate(&mut tree, 4);
        }
        assert_eq!(tree.value(), minimax(&state, 24).hundredths().signum() as f32, "{state}");
    }
}

#[test]
fn many_trees_share_a_batch_and_each_grows_as_if_alone() {
    let rng = &mut Rng::seeded(4);
    let states: Vec<Coins> = (0..8).map(|_| Coins::random(rng, 18)).collect();
    let new = |state: &Coins| Tree::new(state, PuctConfig::default(), 7);
    let (mut alone, mut together): (Vec<_>, Vec<_>) =
        states.iter().map(|state| (new(state), new(state))).unzip();
    for _ in 0..20 {
        alone.iter_mut().for_each(|tree| {
            simulate(tree, 4);
        });
        let mut leaves = Leaves::default();
        let ends: Vec<usize> = together
            .iter_mut()
            .map(|tree| {
                tree.gather(4, &mut leaves);
                leaves.states().len()
            })
            .collect();
        let evaluations = guided().evaluate(leaves.states());
        let mut start = 0;
        for (tree, end) in together.iter_mut().zip(ends) {
            tree.apply(&leaves, start..end, &evaluations[start..end]);
            start = end;
        }
    }
    for (a, b) in alone.iter().zip(&together) {
        assert!(a.visits() > 20 && a.root_visits().eq(b.root_visits()));
    }
}

#[test]
fn one_batch_asks_for_different_positions() {
    let state = Coins::random(&mut Rng::seeded(5), 24);
    let mut tree = Tree::new(&state, PuctConfig::default(), 1);
    for _ in 0..50 {
        simulate(&mut tree, 8);
    }
    let mut leaves = Leaves::default();
    let begun = tree.gather(8, &mut leaves);
    assert!(begun >= 4, "{begun} of 8");
    assert_eq!(leaves.states().len(), begun);
    let visits = tree.visits();
    tree.apply(&leaves, 0..begun, &guided().evaluate(leaves.states()));
    assert_eq!(tree.visits(), visits + begun as u32);
}

#[test]
fn noise_sends_visits_elsewhere_and_leaves_the_priors_alone() {
    let state = Coins::random(&mut Rng::seeded(6), 24);
    let visits = |noise: Option<Noise>, seed: u64| {
        let config = PuctConfig { noise, ..PuctConfig::default() };
        let mut tree = Tree::new(&state, config, seed);
        for _ in 0..20 {
            simulate(&mut tree, 4);
        }
        let mut priors: Vec<_> = tree.root_priors().collect();
        let mut visits: Vec<_> = tree.root_visits().collect();
        priors.sort_by_key(|&(mv, _)| mv);
        visits.sort_unstable();
        (visits, priors)
    };
    let noise = Some(Noise { alpha: 0.3, share: 0.9, forced: 0.0 });
    let plain = visits(None, 1);
    assert_eq!(visits(None, 2), plain, "without noise the seed does not matter");
    assert!((1..10).any(|seed| visits(noise, seed).0 != plain.0));
    assert!((1..10).all(|seed| visits(noise, seed).1 == plain.1));
}

#[test]
fn the_improved_policy_prefers_the_move_that_did_better() {
    let rng = &mut Rng::seeded(7);
    let root = RootRule::SequentialHalving { candidates: 2, gumbel: 1.0, values: 0.1 };
    for seed in 0..30 {
        let state = Coins::random(rng, 14);
        let config = PuctConfig { root, ..PuctConfig::default() };
        let mut tree = Tree::new(&state, config, seed);
        tree.begin(Some(64));
        let mut begun = 0;
        while begun < 64 && !tree.is_settled() {
            begun += simulate(&mut tree, 4.min(64 - begun));
        }
        let policy = tree.improved_policy();
        assert!((policy.iter().map(|(_, weight)| weight).sum::<f32>() - 1.0).abs() < 1e-4);
        assert!(policy.iter().all(|(_, weight)| weight.is_finite() && *weight >= 0.0));
        let visits: Vec<u32> = tree.root_visits().map(|(_, visits)| visits).collect();
        assert!(visits.iter().all(|&visits| visits >= 15), "both are candidates: {visits:?}");
    }
}

#[test]
fn what_is_foreseen_needs_no_evaluation_and_is_proven() {
    /// Sees the result of rows of up to four coins.
    fn static_win(state: &Coins) -> Option<Score> {
        let is_sure = |score: &Score| score.win_distance().or(score.loss_distance()).is_some();
        Some(minimax(state, 4)).filter(is_sure)
    }
    let rng = &mut Rng::seeded(8);
    let mut fewer = 0;
    for length in 5..12 {
        for _ in 0..20 {
            let state = Coins::random(rng, length);
            let evaluations = [None, Some(static_win as StaticWin<Coins>)].map(|static_win| {
                let tree = Tree::new(&state, PuctConfig::default(), 1);
                let mut tree = tree.with_static_win(static_win);
                let mut leaves = Leaves::default();
                let mut evaluated = 0;
                while !tree.is_settled() {
                    leaves.clear();
                    tree.gather(1, &mut leaves);
                    evaluated += leaves.states().len();
                    let evaluations = guided().evaluate(leaves.states());
                    tree.apply(&leaves, 0..evaluations.len(), &evaluations);
                }
                let value = minimax(&state, length as u32).hundredths().signum() as f32;
                assert_eq!(tree.value(), value, "{state}");
                // The tree goes on to the end of the game, and keeps its word.
                let (mut next, mut sign) = (state.clone(), 1.0);
                while next.outcome().is_none() {
                    while !tree.is_settled() {
                        simulate(&mut tree, 1);
                    }
                    next.apply(tree.choose(0.0).expect("a settled root has a move"));
                    sign = -sign;
                    assert_eq!(sign * minimax(&next, 12).hundredths().signum() as f32, value);
                    tree.set_root(&next);
                    tree.begin(None);
                }
                evaluated
            });
            assert!(evaluations[1] <= evaluations[0], "{state}: {evaluations:?}");
            fewer += usize::from(evaluations[1] < evaluations[0]);
        }
    }
    assert!(fewer > 100, "{fewer}");
}
