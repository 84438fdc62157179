//! Values: the search agrees with plain minimax.

use sakiyomi_core::{Budget, Rng, Searcher as _, State as _};
use sakiyomi_search::AlphaBetaConfig;

use crate::coins::{Coins, ask, children, minimax, one_ply_later, player, to_depth};

/// Every exact technique on, and each of them off.
fn exact_configs() -> Vec<AlphaBetaConfig> {
    let all = AlphaBetaConfig::full_width();
    vec![
        all,
        AlphaBetaConfig { table: false, ..all },
        AlphaBetaConfig { principal_variation: false, ..all },
        AlphaBetaConfig { aspiration: false, ..all },
        AlphaBetaConfig { killers: false, history: false, countermoves: false, ..all },
        AlphaBetaConfig { table_bytes: 0, ..all },
    ]
}

#[test]
fn exact_techniques_give_the_value_of_looking_at_everything() {
    let rng = &mut Rng::seeded(1);
    for _ in 0..40 {
        let state = Coins::random(rng, 12);
        for config in exact_configs() {
            let mut player = player(config);
            for depth in [1, 2, 5, 8] {
                player.new_game(0);
                let report = ask(&mut player, &state, to_depth(depth), 1);
                assert_eq!(report.lines[0].score, minimax(&state, depth), "{state}, {config:?}");
                assert_eq!(report.effort.depth, depth);
            }
        }
    }
}

#[test]
fn a_finished_tree_gives_proven_results_and_their_distance() {
    let rng = &mut Rng::seeded(2);
    for length in 1..=12 {
        let state = Coins::random(rng, length);
        let report = ask(&mut player(AlphaBetaConfig::default()), &state, Budget::UNLIMITED, 1);
        assert_eq!(report.lines[0].score, minimax(&state, 24), "{state}");
    }
}

#[test]
fn each_of_several_lines_is_the_best_of_what_the_ones_before_leave() {
    let rng = &mut Rng::seeded(3);
    for _ in 0..40 {
        let state = Coins::random(rng, 11);
        for depth in [1, 4, 7] {
            let mut player = player(AlphaBetaConfig::full_width());
            let report = ask(&mut player, &state, to_depth(depth), 5);
            let mut expected: Vec<_> = children(&state)
                .into_iter()
                .map(|(mv, child)| (mv, one_ply_later(minimax(&child, depth - 1))))
                .collect();
            expected.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
            let scores: Vec<_> = report.lines.iter().map(|line| line.score).collect();
            assert_eq!(scores, expected.iter().map(|&(_, score)| score).collect::<Vec<_>>());
            for line in &report.lines {
                assert!(expected.contains(&(line.moves[0], line.score)), "{state}");
            }
            // Moves that are only known not to be better have no value.
            player.new_game(0);
            let report = ask(&mut player, &state, to_depth(depth), 2);
            assert_eq!(report.moves.len(), report.lines.len());
            for value in &report.moves {
                assert!(expected.contains(&(value.mv, value.score)), "{state}");
            }
        }
    }
}

#[test]
fn a_line_is_played_out_to_the_value_it_promises() {
    let rng = &mut Rng::seeded(4);
    for _ in 0..40 {
        let state = Coins::random(rng, 14);
        let depth = 9;
        let report = ask(&mut player(AlphaBetaConfig::full_width()), &state, to_depth(depth), 2);
        for line in &report.lines {
            assert_eq!(line.moves.len(), depth as usize);
            let mut end = state.clone();
            for &mv in &line.moves {
                end.play(mv).unwrap();
            }
            let score = line.moves.iter().fold(minimax(&end, 0), |score, _| one_ply_later(score));
            assert_eq!(line.score, score, "{state}");
        }
    }
}
