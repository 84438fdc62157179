//! Whole games against a program of other people: gtp-rhino, from Debian's package grhino.
//!
//! `cargo test` does not run this by itself, since it needs that program;
//! `cargo xtask test --only rhino` installs it and does.

use std::path::Path;
use std::time::Duration;

use sakiyomi_arena::{Contest, run};
use sakiyomi_core::{Budget, Stop};

/// Debian installs games outside the usual `PATH`.
const PLACES: [&str; 2] = ["/usr/games/gtp-rhino", "/usr/local/bin/gtp-rhino"];

#[test]
fn rhino_plays_whole_games_without_a_fault() {
    let place = PLACES.iter().find(|place| Path::new(place).exists());
    let rhino = place.expect("gtp-rhino is installed: `cargo xtask test --only rhino` does it");
    let rhino = format!("gtp:{rhino} --level=1");
    let contestants = ["classic:depth=3", &rhino].map(|name| name.parse().unwrap()).to_vec();
    let contest = Contest {
        pairs: 4,
        seed: 1,
        budget: Budget { wall: Some(Duration::from_secs(60)), ..Budget::UNLIMITED },
        ..Contest::new(sakiyomi_othello::game(), contestants)
    };
    let standing = run(&contest, &Stop::default(), &|_| {}).unwrap();
    assert_eq!(standing.pairs.len(), 4);
    let faults: Vec<&str> = standing.fault_list().map(|(_, _, detail)| detail).collect();
    assert!(faults.is_empty(), "{faults:?}");
    let plies: Vec<usize> =
        standing.pairs.iter().flat_map(|pair| &pair.games).map(|game| game.plies).collect();
    assert!(plies.iter().all(|&plies| plies >= 50), "whole games: {plies:?}");
}
