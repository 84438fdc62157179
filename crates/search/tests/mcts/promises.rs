//! What the player promises: budgets, reproducibility, right results.

use sakiyomi_core::{
    Budget, ManualClock, Observer, Outcome, Progress, Request, Rng, Searcher as _, State as _,
    Stop, contract,
};
use sakiyomi_search::mcts::{Noise, PuctConfig, RootRule};

use crate::coins::{Coins, End, minimax};
use crate::players::{ask, ask_watched, puct, uct};

fn configs() -> Vec<PuctConfig> {
    let default = PuctConfig::default();
    vec![
        default,
        PuctConfig { batch: 1, ..default },
        PuctConfig { virtual_loss: 0.0, fpu: -1.0, ..default },
        PuctConfig {
            noise: Some(Noise { alpha: 0.5, share: 0.25, forced: 2.0 }),
            temperature: 1.0,
            ..default
        },
        PuctConfig {
            root: RootRule::SequentialHalving { candidates: 2, gumbel: 1.0, values: 0.1 },
            ..default
        },
        PuctConfig { tree_bytes: 1000, ..default },
        PuctConfig::uct(),
    ]
}

#[test]
fn the_engine_contract_is_kept_by_every_variant() {
    for config in configs() {
        contract::check_searcher::<Coins>(|seed| Box::new(uct(config, seed)), 40);
        contract::check_searcher::<Coins>(|seed| Box::new(puct(config, seed)), 40);
    }
}

#[test]
fn a_finished_tree_gives_the_result_of_looking_at_everything() {
    let rng = &mut Rng::seeded(1);
    for length in 1..=10 {
        for config in configs().into_iter().filter(|config| config.tree_bytes > 1000) {
            let state = Coins::random(rng, length);
            let exact = minimax(&state, 24).hundredths().signum();
            for seed in 0..2 {
                let reports = [
                    ask(&mut uct(config, seed), &state, Budget::UNLIMITED),
                    ask(&mut puct(config, seed), &state, Budget::UNLIMITED),
                ];
                for report in reports {
                    let score = report.lines[0].score;
                    assert_eq!(score.hundredths().signum(), exact, "{state}");
                    let distance = score.win_distance().or(score.loss_distance());
                    assert_eq!(distance.is_some(), exact != 0, "a result is proven: {state}");
                    let mut next = state.clone();
                    next.apply(report.best);
                    assert_eq!(-minimax(&next, 24).hundredths().signum(), exact, "{state}");
                }
            }
        }
    }
}

#[test]
fn a_proven_win_takes_the_plies_that_its_line_takes() {
    let rng = &mut Rng::seeded(2);
    let mut wins = 0;
    for _ in 0..60 {
        let state = Coins::random(rng, 9);
        let report = ask(&mut uct(PuctConfig::uct(), 1), &state, Budget::UNLIMITED);
        let Some(plies) = report.lines[0].score.win_distance() else { continue };
        wins += 1;
        // Coins are counted when all are taken.
        assert_eq!(plies, 9, "{state}");
    }
    assert!(wins > 10);
}

#[test]
fn no_simulation_and_one_simulation_give_a_legal_move() {
    let state = Coins::random(&mut Rng::seeded(3), 12);
    for nodes in [0, 1] {
        let report = ask(&mut puct(PuctConfig::default(), 1), &state, Budget::nodes(nodes));
        assert_eq!(report.effort.nodes, nodes);
        assert!(state.why_illegal(report.best).is_none());
        assert!(report.lines.is_empty(), "no move has been tried");
    }
}

#[test]
fn one_simulation_plays_the_move_that_the_policy_prefers() {
    // Taking a coin of 9 leads at once; the other end has a 1.
    let rng = &mut Rng::seeded(4);
    let state = std::iter::repeat_with(|| Coins::random(rng, 12))
        .find(|state| state.to_string().starts_with('9') && state.to_string().contains("1 +0"))
        .unwrap();
    let report = ask(&mut puct(PuctConfig::default(), 1), &state, Budget::nodes(1));
    assert_eq!(report.best, End::Left, "{state}");
}

#[test]
fn the_position_is_not_changed_and_a_second_search_goes_on_from_the_first() {
    let state = Coins::random(&mut Rng::seeded(5), 20);
    let before = state.clone();
    let mut player = uct(PuctConfig::uct(), 1);
    let visits = |player: &mut crate::players::Uct| -> u64 {
        let report = ask(player, &state, Budget::nodes(500));
        assert_eq!(report.effort.nodes, 500);
        report.moves.iter().map(|value| value.visits).sum()
    };
    assert_eq!(visits(&mut player), 499, "the first simulation looks at the root itself");
    assert_eq!(visits(&mut player), 999);
    assert_eq!(state, before);
    player.new_game(1);
    assert_eq!(visits(&mut player), 499);
}

#[test]
fn the_next_move_finds_what_the_last_search_knew_about_it() {
    let mut state = Coins::random(&mut Rng::seeded(6), 22);
    let mut player = uct(PuctConfig::uct(), 1);
    let report = ask(&mut player, &state, Budget::nodes(2000));
    state.apply(report.best);
    state.apply(report.lines[0].moves[1]);
    let report = ask(&mut player, &state, Budget::nodes(100));
    let visits: u64 = report.moves.iter().map(|value| value.visits).sum();
    assert!(visits > 200, "{visits} visits, 100 of them new");
}

#[test]
fn every_node_limit_is_kept_to_the_node_on_any_number_of_threads() {
    let state = Coins::random(&mut Rng::seeded(7), 20);
    for threads in [1, 2, 3] {
        for nodes in [0, 1, 2, 3, 10, 57, 300] {
            let config = PuctConfig { threads, ..PuctConfig::default() };
            for report in [
                ask(&mut uct(config, 1), &state, Budget::nodes(nodes)),
                ask(&mut puct(config, 1), &state, Budget::nodes(nodes)),
            ] {
                assert_eq!(report.effort.nodes, nodes);
            }
        }
    }
}

#[test]
fn several_threads_prove_the_same_result() {
    let rng = &mut Rng::seeded(8);
    for _ in 0..20 {
        let state = Coins::random(rng, 9);
        let config = PuctConfig { threads: 3, batch: 4, ..PuctConfig::uct() };
        let report = ask(&mut uct(config, 1), &state, Budget::UNLIMITED);
        let exact = minimax(&state, 24).hundredths().signum();
        assert_eq!(report.lines[0].score.hundredths().signum(), exact, "{state}");
    }
}

#[test]
fn a_small_memory_is_kept_and_the_search_goes_on() {
    let state = Coins::random(&mut Rng::seeded(9), 22);
    for memory in [0, 500, 5_000, 50_000] {
        for threads in [1, 3] {
            let mut player = uct(PuctConfig { threads, ..PuctConfig::uct() }, 1);
            let budget = Budget { memory: Some(memory), ..Budget::nodes(20_000) };
            let report = ask(&mut player, &state, budget);
            assert_eq!(report.effort.nodes, 20_000);
            // The root and its moves are always there.
            assert!(report.effort.memory <= memory.max(200), "{}", report.effort.memory);
        }
    }
}

#[test]
fn a_stop_is_obeyed_within_a_few_simulations() {
    struct Stopper<'a>(&'a Stop, u64);
    impl Observer<End> for Stopper<'_> {
        fn progress(&mut self, progress: &Progress<'_, End>) {
            if progress.effort.nodes >= 1000 && self.1 == 0 {
                self.0.request();
                self.1 = progress.effort.nodes;
            }
        }
    }
    let state = Coins::random(&mut Rng::seeded(10), 24);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let mut observer = Stopper(&stop, 0);
    let (budget, seat) = (Budget::UNLIMITED, state.to_move());
    let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    let report = uct(PuctConfig::uct(), 1).choose(request, &mut observer);
    assert!(report.effort.nodes - observer.1 <= 64, "{}", report.effort.nodes);
}

#[test]
fn an_observer_sees_visits_values_and_lines_grow() {
    #[derive(Default)]
    struct Seen(Vec<u64>);
    impl Observer<End> for Seen {
        fn progress(&mut self, progress: &Progress<'_, End>) {
            let visits: u64 = progress.moves.iter().map(|value| value.visits).sum();
            assert!(visits <= progress.effort.nodes);
            if let Some(line) = progress.lines.first() {
                assert_eq!(line.moves[0], progress.moves[0].mv);
                assert_eq!(line.moves.len(), progress.effort.depth as usize);
            }
            self.0.push(progress.effort.nodes);
        }
    }
    let state = Coins::random(&mut Rng::seeded(11), 24);
    let mut seen = Seen::default();
    ask_watched(&mut uct(PuctConfig::uct(), 1), &state, Budget::nodes(5000), &mut seen);
    assert!(seen.0.len() > 10 && seen.0.is_sorted(), "{:?}", seen.0);
    assert_eq!(seen.0.last(), Some(&5000));
}

#[test]
fn a_limit_of_depth_alone_ends_the_search() {
    let state = Coins::random(&mut Rng::seeded(12), 24);
    let budget = Budget { depth: Some(3), ..Budget::UNLIMITED };
    let report = ask(&mut uct(PuctConfig::uct(), 1), &state, budget);
    assert!(report.effort.depth <= 3 && report.effort.nodes > 0);
}

#[test]
fn halving_finds_the_better_end_with_few_simulations() {
    let rng = &mut Rng::seeded(13);
    let root = RootRule::SequentialHalving { candidates: 2, gumbel: 0.0, values: 0.1 };
    let (mut right, mut all) = (0, 0);
    for seed in 0..100 {
        let state = Coins::random(rng, 10);
        let after = |mv: End| {
            let mut next = state.clone();
            next.apply(mv);
            -minimax(&next, 24).hundredths().signum()
        };
        if after(End::Left) == after(End::Right) {
            continue;
        }
        let config = PuctConfig { root, batch: 1, ..PuctConfig::default() };
        let best = ask(&mut puct(config, seed), &state, Budget::nodes(48)).best;
        right += u32::from(after(best) >= after(End::Left).max(after(End::Right)));
        all += 1;
    }
    assert!(all >= 20 && 10 * right >= 9 * all, "{right} of {all}");
}

#[test]
fn a_temperature_plays_different_moves_and_none_plays_the_best() {
    let state = Coins::random(&mut Rng::seeded(14), 24);
    let played = |temperature: f32| {
        let mut ends: Vec<End> = (0..40)
            .map(|seed| {
                let config = PuctConfig { temperature, ..PuctConfig::default() };
                ask(&mut puct(config, seed), &state, Budget::nodes(60)).best
            })
            .collect();
        ends.sort_unstable();
        ends.dedup();
        ends.len()
    };
    assert_eq!(played(1.0), 2);
    assert_eq!(played(0.0), 1);
}

#[test]
fn more_simulations_win_matches() {
    let rng = &mut Rng::seeded(15);
    let mut points = 0.0;
    let games = 200;
    for game in 0..games {
        let mut state = Coins::random(rng, 24);
        let mut strong = uct(PuctConfig::uct(), game);
        let mut weak = uct(PuctConfig::uct(), game);
        let strong_seat = [state.to_move(), state.to_move().opponent()][game as usize % 2];
        let outcome = loop {
            if let Some(outcome) = state.outcome() {
                break outcome;
            }
            let is_strong = state.to_move() == strong_seat;
            let (player, nodes) = if is_strong { (&mut strong, 400) } else { (&mut weak, 8) };
            state.apply(ask(player, &state, Budget::nodes(nodes)).best);
        };
        assert!(!matches!(outcome, Outcome::Scored { .. }));
        points += outcome.points_for(strong_seat).unwrap();
    }
    assert!(points > 0.6 * games as f64, "{points} of {games}");
}

#[test]
fn moves_that_others_know_to_lose_are_left_out() {
    let rng = &mut Rng::seeded(11);
    for (seed, config) in (0..).zip(configs()) {
        let state = Coins::random(rng, 14);
        let mut player = puct(config, seed);
        // Also where the tree has its own opinion already.
        let free = ask(&mut player, &state, Budget::nodes(40)).best;
        player.avoid(&state, &[free], 14);
        assert_ne!(ask(&mut player, &state, Budget::nodes(40)).best, free, "{config:?}");
    }
}
