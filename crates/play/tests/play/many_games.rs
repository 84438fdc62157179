//! Simulations and the benchmark.

use sakiyomi_core::Stop;
use sakiyomi_play::EngineSpec;
use sakiyomi_play::Summary;
use sakiyomi_play::bench::{BenchConfig, Row};
use sakiyomi_play::solitaire::SimulationConfig;

use crate::games;

fn spec(name: &str) -> EngineSpec {
    name.parse().expect("a test names a well-formed engine")
}

#[test]
fn a_game_for_two_has_no_simulation() {
    let random = spec("random");
    for game in games().iter() {
        let info = game.info();
        let stop = Stop::default();
        let config = SimulationConfig { games: 1, ..Default::default() };
        let simulated = game.simulate(&random, &config, &stop, &|_, _| {});
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
        for game in games().iter() {
            game.bench(config, &Stop::default(), &mut show);
        }
        rows
    };
    let rows = run();
    assert!(rows.len() >= 15, "{rows:?}");
    assert_eq!(rows, run());
}

#[test]
fn the_random_player_draws_new_numbers_in_every_game() {
    // Random play makes 7.06 cards. With the same numbers in every game it would be 7.35.
    let config = SimulationConfig { games: 20_000, threads: 2, ..Default::default() };
    let game = sakiyomi_twin_cool::game();
    let result = game.simulate(&spec("random"), &config, &Stop::default(), &|_, _| {}).unwrap();
    let cards: Vec<f64> = result.scores.iter().map(|&cards| f64::from(cards)).collect();
    let summary = Summary::of(&cards).unwrap();
    assert!((summary.mean - 7.06).abs() < 4.0 * summary.standard_error.unwrap(), "{summary:?}");
}
