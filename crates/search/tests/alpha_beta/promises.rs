//! Budgets, reproducibility, and answers under all circumstances.

use sakiyomi_core::{
    Budget, ManualClock, Observer, Progress, Request, Rng, Searcher, Seat, State, Stop, contract,
};
use sakiyomi_search::AlphaBetaConfig;

use crate::coins::{Coins, End, ask, ask_watched, minimax, player, to_depth};

#[test]
fn the_engine_contract_is_kept_with_each_technique_on_and_off() {
    let default = AlphaBetaConfig::default();
    for config in [
        default,
        AlphaBetaConfig { table: false, ..default },
        AlphaBetaConfig { principal_variation: false, ..default },
        AlphaBetaConfig { aspiration: false, killers: false, ..default },
        AlphaBetaConfig { late_move_reductions: false, extend_only_move: false, ..default },
    ] {
        contract::check_searcher::<Coins>(|_| Box::new(player(config)), 50);
    }
}

#[test]
fn the_same_search_takes_the_same_nodes_after_a_new_game() {
    let rng = &mut Rng::seeded(5);
    let mut veteran = player(AlphaBetaConfig::default());
    for _ in 0..20 {
        let state = Coins::random(rng, 20);
        let first = ask(&mut player(AlphaBetaConfig::default()), &state, to_depth(12), 2);
        veteran.new_game(7);
        assert_eq!(ask(&mut veteran, &state, to_depth(12), 2), first);
        let again = ask(&mut veteran, &state, to_depth(12), 2);
        assert!(again.effort.nodes < first.effort.nodes, "what was found helps the next search");
    }
}

#[test]
fn every_node_limit_is_kept_to_the_node() {
    let state = Coins::random(&mut Rng::seeded(6), 20);
    for threads in [1, 2, 3] {
        for nodes in 0..300 {
            let mut player = player(AlphaBetaConfig { threads, ..AlphaBetaConfig::default() });
            let report = ask(&mut player, &state, Budget::nodes(nodes), 1);
            assert!(report.effort.nodes <= nodes, "{} of {nodes}", report.effort.nodes);
        }
    }
}

#[test]
fn a_short_search_uses_a_small_part_of_the_table() {
    let state = Coins::random(&mut Rng::seeded(7), 20);
    let mut player = player(AlphaBetaConfig::default());
    let mut memory = |budget| ask(&mut player, &state, budget, 1).effort.memory;
    assert!(memory(Budget::nodes(1000)) <= 32_000);
    assert!((32_000..=320_000).contains(&memory(Budget::nodes(10_000))));
    assert_eq!(memory(to_depth(4)), 1 << 20);
}

#[test]
fn an_interrupted_analysis_lists_lines_of_one_depth_best_first() {
    let state = Coins::random(&mut Rng::seeded(12), 20);
    for nodes in 1..2000 {
        let mut player = player(AlphaBetaConfig::full_width());
        let report = ask(&mut player, &state, Budget::nodes(nodes), 2);
        assert!(report.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)), "{nodes}");
        if report.effort.depth > 0 {
            let score = minimax(&state, report.effort.depth);
            assert_eq!(report.lines[0].score, score, "{nodes} nodes");
        }
    }
}

#[test]
fn a_stop_is_obeyed_within_a_few_hundred_nodes() {
    /// Asks for a stop after the third iteration.
    struct Stopper<'a> {
        stop: &'a Stop,
        nodes: u64,
    }
    impl Observer<End> for Stopper<'_> {
        fn progress(&mut self, progress: &Progress<'_, End>) {
            if progress.effort.depth == 3 {
                self.stop.request();
                self.nodes = progress.effort.nodes;
            }
        }
    }
    let state = Coins::random(&mut Rng::seeded(7), 24);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let mut observer = Stopper { stop: &stop, nodes: 0 };
    let budget = Budget::UNLIMITED;
    let request =
        Request { view: &state, seat: Seat::First, budget, lines: 1, clock: &clock, stop: &stop };
    let report = player(AlphaBetaConfig::default()).choose(request, &mut observer);
    assert!(report.effort.nodes - observer.nodes <= 512, "{}", report.effort.nodes);
}

#[test]
fn each_finished_iteration_is_reported() {
    #[derive(Default)]
    struct Depths(Vec<u32>);
    impl Observer<End> for Depths {
        fn progress(&mut self, progress: &Progress<'_, End>) {
            assert_eq!(progress.lines.len(), 1);
            assert_eq!(progress.moves[0].mv, progress.lines[0].moves[0]);
            assert!(progress.effort.nodes > 0 && progress.effort.memory > 0);
            self.0.push(progress.effort.depth);
        }
    }
    let state = Coins::random(&mut Rng::seeded(8), 20);
    let mut seen = Depths::default();
    ask_watched(&mut player(AlphaBetaConfig::default()), &state, to_depth(6), 1, &mut seen);
    assert_eq!(seen.0, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn two_threads_look_as_deep_and_find_the_same_value() {
    let rng = &mut Rng::seeded(9);
    for _ in 0..20 {
        let state = Coins::random(rng, 14);
        let mut player = player(AlphaBetaConfig { threads: 2, ..AlphaBetaConfig::full_width() });
        let report = ask(&mut player, &state, to_depth(9), 1);
        assert_eq!(report.effort.depth, 9);
        assert_eq!(report.lines[0].score, minimax(&state, 9), "{state}");
    }
}

#[test]
fn the_table_keeps_to_the_memory_of_the_budget() {
    let state = Coins::random(&mut Rng::seeded(10), 16);
    let mut player = player(AlphaBetaConfig::full_width());
    for memory in [1 << 30, 100_000, 64, 0] {
        let budget = Budget { memory: Some(memory), ..to_depth(10) };
        let report = ask(&mut player, &state, budget, 1);
        assert!(report.effort.memory <= memory.max(64));
        assert_eq!(report.lines[0].score, minimax(&state, 10));
    }
}

/// Coins whose keys are nearly all the same, as if the table mistook one position for another.
#[test]
fn positions_that_share_a_key_never_make_a_move_illegal() {
    use sakiyomi_search::{AlphaBeta, SearchHooks};
    #[derive(Clone)]
    struct Blind;
    impl SearchHooks<Coins> for Blind {
        fn evaluate(&mut self, state: &Coins) -> sakiyomi_core::Score {
            sakiyomi_core::Heuristic::score(&crate::coins::Lead, state)
        }
        fn table_key(&self, state: &Coins) -> u64 {
            state.key() % 5
        }
    }
    let rng = &mut Rng::seeded(11);
    let build = |_| -> Box<dyn Searcher<Coins>> {
        Box::new(AlphaBeta::new(Blind, AlphaBetaConfig::default()))
    };
    contract::check_searcher::<Coins>(build, 20);
    let mut searcher = build(0);
    for _ in 0..50 {
        let state = Coins::random(rng, 16);
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let (budget, seat) = (to_depth(10), Seat::First);
        let request = Request { view: &state, seat, budget, lines: 2, clock: &clock, stop: &stop };
        for line in searcher.choose(request, &mut sakiyomi_core::Silent).lines {
            let mut end = state.clone();
            for mv in line.moves {
                end.play(mv).expect("a line is made of legal moves");
            }
        }
    }
}
