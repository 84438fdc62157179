//! Matches, simulations and the benchmark.

use sakiyomi_core::{Budget, Stop};
use sakiyomi_engines::{EngineSpec, games};
use sakiyomi_play::Summary;
use sakiyomi_play::bench::{BenchConfig, Row, bench};
use sakiyomi_play::matches::{MatchConfig, MatchResult, play_match};
use sakiyomi_play::solitaire::{SimulationConfig, simulate};

fn spec(name: &str) -> EngineSpec {
    name.parse().expect("a test names a well-formed engine")
}

fn play(a: &str, b: &str, threads: usize) -> MatchResult {
    let config =
        MatchConfig { pairs: 30, budget: Budget::nodes(100), threads, ..Default::default() };
    play_match("othello", [&spec(a), &spec(b)], &config, &Stop::default(), &|_| {})
        .expect("the match can be played")
}

#[test]
fn a_match_against_oneself_is_even_where_chance_plays_no_part() {
    let result = play("greedy", "greedy", 1);
    assert_eq!(result.pairs.len(), 30);
    assert_eq!(result.wins + result.draws + result.losses, 60);
    let (share, error) = result.share().unwrap();
    assert!((share - 0.5).abs() < 4.0 * error.max(0.02), "{share} ± {error}");
}

#[test]
fn a_match_does_not_depend_on_the_number_of_threads() {
    let (one, two) = (play("greedy", "random", 1), play("greedy", "random", 2));
    assert_eq!((one.wins, one.draws, one.losses), (two.wins, two.draws, two.losses));
    assert_eq!(one.elo(), two.elo());
}

#[test]
fn a_solitaire_has_no_match_and_a_match_game_no_simulation() {
    let random = spec("random");
    for info in games() {
        let stop = Stop::default();
        let config = MatchConfig { pairs: 1, budget: Budget::nodes(1), ..Default::default() };
        let matched = play_match(info.id, [&random, &random], &config, &stop, &|_| {});
        assert_eq!(matched.is_err(), info.is_solitaire(), "{}", info.id);
        let config = SimulationConfig { games: 1, ..Default::default() };
        let simulated = simulate(info.id, &random, &config, &stop, &|_| {});
        assert_eq!(simulated.is_ok(), info.is_solitaire(), "{}", info.id);
    }
}

#[test]
fn a_stopped_match_keeps_what_was_finished() {
    let stop = Stop::default();
    let config = MatchConfig { pairs: 1000, budget: Budget::nodes(1), ..Default::default() };
    let random = spec("random");
    let result = play_match("othello", [&random, &random], &config, &stop, &|result| {
        if result.pairs.len() == 5 {
            stop.request();
        }
    })
    .unwrap();
    assert_eq!(result.pairs.len(), 5);
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
        simulate("twin-cool", &spec("random"), &config, &Stop::default(), &|_| {}).unwrap();
    let cards: Vec<f64> = result.scores.iter().map(|&cards| f64::from(cards)).collect();
    let summary = Summary::of(&cards).unwrap();
    assert!((summary.mean - 7.06).abs() < 4.0 * summary.standard_error, "{summary:?}");
}
