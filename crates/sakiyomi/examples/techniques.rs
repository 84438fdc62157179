//! What each technique of the alpha-beta search is worth: nodes to a fixed depth with it switched off.
//!
//! `cargo run --release -p sakiyomi --example techniques` prints the
//! tables of `docs/measurements.md`. Nodes are the same on every machine. With
//! the word `threads` it measures the time to depth with one and two threads instead.

// A program of its own, which prints its result.
#![allow(clippy::print_stdout)]

use std::time::Duration;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{
    Budget, Clock as _, MoveList, PerfectInformation, Request, Rng, Searcher as _, Silent, State,
    Stop, SystemClock,
};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, SearchHooks};

const POSITIONS: usize = 12;

fn main() {
    if std::env::args().any(|arg| arg == "threads") {
        threads::<ScoreFour, _>(sakiyomi_score_four::TacticalHooks, 13);
        threads::<Othello, _>(sakiyomi_othello::ClassicHooks, 12);
        return;
    }
    techniques::<ScoreFour, _>("score-four, alpha-beta", sakiyomi_score_four::TacticalHooks, 10);
    techniques::<ScoreFour, _>("score-four, classic", sakiyomi_score_four::ClassicHooks, 8);
    techniques::<Othello, _>("othello, alpha-beta", sakiyomi_othello::ClassicHooks, 9);
    techniques::<Contrast, _>("contrast, alpha-beta", sakiyomi_contrast::RaceHooks, 5);
}

/// Returns positions of random games, from the start on into the middle game.
fn positions<S: State>() -> Vec<S> {
    let rng = &mut Rng::seeded(3);
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut state = S::initial(rng);
        for _ in 0..2 * positions.len() {
            if let Some(mv) = state.random_move(rng, &mut MoveList::new()) {
                state.apply(mv);
            }
        }
        if state.outcome().is_none() {
            positions.push(state);
        }
    }
    positions
}

/// What all positions together took.
#[derive(Clone, Copy, Default)]
struct Cost {
    nodes: u64,
    wall: Duration,
    cpu: Duration,
}

fn cost<S: PerfectInformation, G: SearchHooks<S>>(
    guide: &G,
    config: AlphaBetaConfig,
    depth: u32,
) -> Cost {
    let mut player = AlphaBeta::new(guide.clone(), config);
    let (clock, stop) = (SystemClock::Process, Stop::default());
    let budget = Budget { depth: Some(depth), ..Budget::UNLIMITED };
    let mut cost = Cost::default();
    for state in positions::<S>() {
        player.new_game(0);
        let (wall, cpu) = (clock.wall(), clock.cpu());
        let seat = state.to_move();
        let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
        cost.nodes += player.choose(request, &mut Silent).effort.nodes;
        cost.wall += clock.wall() - wall;
        cost.cpu += clock.cpu() - cpu;
    }
    cost
}

fn techniques<S: PerfectInformation, G: SearchHooks<S>>(title: &str, guide: G, depth: u32) {
    let all = AlphaBetaConfig { table_depth: 2, ..AlphaBetaConfig::default() };
    let exact = AlphaBetaConfig { table_depth: 2, ..AlphaBetaConfig::full_width() };
    println!("{title}, {POSITIONS} positions, depth {depth}");
    let mut base = None;
    for (name, config) in [
        ("all", all),
        ("no table", AlphaBetaConfig { table: false, ..all }),
        ("table of depth 1 too", AlphaBetaConfig { table_depth: 1, ..all }),
        ("no principal variation search", AlphaBetaConfig { principal_variation: false, ..all }),
        ("no aspiration windows", AlphaBetaConfig { aspiration: false, ..all }),
        ("no killers", AlphaBetaConfig { killers: false, ..all }),
        ("no history", AlphaBetaConfig { history: false, ..all }),
        ("no countermoves", AlphaBetaConfig { countermoves: false, ..all }),
        (
            "none of the three",
            AlphaBetaConfig { killers: false, history: false, countermoves: false, ..all },
        ),
        ("no late-move reductions", AlphaBetaConfig { late_move_reductions: false, ..all }),
        ("no extension of only moves", AlphaBetaConfig { extend_only_move: false, ..all }),
        ("full width", exact),
    ] {
        let Cost { nodes, cpu, .. } = cost(&guide, config, depth);
        let base = *base.get_or_insert(nodes);
        println!(
            "| {name} | {nodes} | {:.2} | {:.2} M/s |",
            nodes as f64 / base as f64,
            nodes as f64 / cpu.as_secs_f64() / 1e6
        );
    }
}

fn threads<S: PerfectInformation, G: SearchHooks<S>>(guide: G, depth: u32) {
    println!("{}, {POSITIONS} positions, depth {depth}", S::INFO.id);
    for threads in [1, 2, 1, 2] {
        let config = AlphaBetaConfig { threads, table_depth: 2, ..AlphaBetaConfig::default() };
        let Cost { nodes, wall, cpu } = cost(&guide, config, depth);
        println!(
            "| {threads} | {:.2} s | {:.2} s | {nodes} | {:.2} M/s |",
            wall.as_secs_f64(),
            cpu.as_secs_f64(),
            nodes as f64 / wall.as_secs_f64() / 1e6
        );
    }
}
