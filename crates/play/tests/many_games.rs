//! Simulations and the benchmark.

use sakiyomi_core::Stop;
use sakiyomi_engines::{EngineSpec, games};
use sakiyomi_play::Summary;
use sakiyomi_play::bench::{BenchConfig, Row, bench};
use sakiyomi_play::solitaire::{SimulationConfig, simulate};

fn spec(name: &str) -> EngineSpec {
    name.parse().expect("a test names a well-formed engine")
}

#[test]
fn a_game_for_two_has_no_simulation() {
    let random = spec("random");
    for info in games() {
        let stop = Stop::default();
        let config = SimulationConfig { games: 1, ..Default::default() };
        let simulated = simulate(info.id, &random, &config, &stop, &|_, _| {});
        assert_eq!(simulated.is_ok(), info.is_solitaire(), "{}", info.id);
    }
}

#[test]
fn the_benchmark_counts_the_same_every_time() {
    let config =
        BenchConfig { perft_leaves: 10_000, playout_plies: 5_000, positions: 5, nodes: 100 };
    let run = || {
        let mut rows: Vec<(String, u64)> = Vec::new();
        let mut show = |row: Row| rows.push((format!("{} {}", row.game, row.task), row.count));
        bench(None, config, &Stop::default(), &mut show).unwrap();
        rows
    };
    let rows = run();
    assert!(rows.len() >= 4 * games().len() - 1, "{rows:?}");
    assert_eq!(rows, run());
}

#[test]
fn the_random_player_draws_new_numbers_in_every_game() {
    // Random play makes 7.06 cards. With the same numbers in every game it would be 7.35.
    let config = SimulationConfig { games: 20_000, threads: 2, ..Default::default() };
    let result =
        simulate("twin-cool", &spec("random"), &config, &Stop::default(), &|_, _| {}).unwrap();
    let cards: Vec<f64> = result.scores.iter().map(|&cards| f64::from(cards)).collect();
    let summary = Summary::of(&cards).unwrap();
    assert!((summary.mean - 7.06).abs() < 4.0 * summary.standard_error.unwrap(), "{summary:?}");
}
