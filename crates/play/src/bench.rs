//! Counts that must not change by accident, and how fast they are reached. Counts depend on nothing
//! but the code; a change of a rule or a search shows in them. Speeds are CPU time of one thread.

use std::time::Duration;

use crate::engine::{EngineSpec, build, engine_kinds};
use crate::turn::run_engine;
use crate::{EngineLimits, Game, msg};
use sakiyomi_core::{
    Budget, Clock, MoveList, Perft, Reason, Rng, Silent, Stop, SystemClock, Text, perft,
};

/// One thing that was counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The game.
    pub game: &'static str,
    /// What was done, for example `perft 11`.
    pub task: Reason,
    /// How much there was of it.
    pub count: u64,
    /// What is counted: `leaves`, `games` or `nodes`.
    pub unit: Text,
    /// The CPU time it took.
    pub cpu: Duration,
}

impl Row {
    /// Returns the count per second of CPU time.
    pub fn per_second(&self) -> f64 {
        self.count as f64 / self.cpu.as_secs_f64().max(1e-9)
    }
}

/// How much work the benchmark does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchConfig {
    /// Perft goes to the first depth with at least this many leaves.
    pub perft_leaves: u64,
    /// Random games are played until they have this many plies.
    pub playout_plies: u64,
    /// Each engine searches this many positions.
    pub positions: usize,
    /// What an engine may spend on each of them.
    pub nodes: u64,
}

impl Default for BenchConfig {
    fn default() -> Self {
        BenchConfig {
            perft_leaves: 100_000_000,
            playout_plies: 5_000_000,
            positions: 30,
            nodes: 20_000,
        }
    }
}

/// Measures the game `S`, and hands each row to `show` as it is ready.
pub(crate) fn bench_game<S: Game>(config: BenchConfig, stop: &Stop, show: &mut dyn FnMut(Row)) {
    let engines = engine_kinds::<S>().into_iter().map(|kind| kind.info.name);
    if !stop.is_requested() {
        show(bench_perft::<S>(config.perft_leaves));
    }
    if !stop.is_requested() {
        show(bench_playouts::<S>(config.playout_plies));
    }
    for name in engines {
        if !stop.is_requested() {
            show(bench_engine::<S>(name, config, stop));
        }
    }
}

/// The unit of the counts that a change of a search shows in.
pub const NODES: Text = msg("bench-nodes");

fn timed<S: Game>(task: impl FnOnce() -> (Reason, u64, Text)) -> Row {
    let start = SystemClock::Thread.cpu();
    let (task, count, unit) = task();
    let cpu = SystemClock::Thread.cpu().saturating_sub(start);
    Row { game: S::INFO.id, task, count, unit, cpu }
}

fn bench_perft<S: Game>(enough: u64) -> Row {
    let state = S::initial(&mut Rng::seeded(1));
    let mut best: Option<Row> = None;
    for depth in 1.. {
        let mut counted = Perft::default();
        let row = timed::<S>(|| {
            counted = perft(&state, depth);
            (
                Reason::new(msg("bench-perft")).with("depth", depth),
                counted.sequences,
                msg("bench-leaves"),
            )
        });
        if best.as_ref().is_none_or(|best| row.count > best.count) {
            best = Some(row);
        }
        // A solitaire may end before there is enough to count.
        if counted.with_ended() >= enough || counted.sequences == 0 {
            break;
        }
    }
    best.expect("depth 1 was counted")
}

fn bench_playouts<S: Game>(enough: u64) -> Row {
    timed::<S>(|| {
        let (mut rng, mut moves) = (Rng::seeded(1), MoveList::new());
        let (mut games, mut plies) = (0, 0);
        while plies < enough {
            let mut state = S::initial(&mut rng);
            while let Some(mv) = state.random_move(&mut rng, &mut moves) {
                state.apply(mv);
                plies += 1;
            }
            games += 1;
        }
        (Reason::new(msg("bench-playouts")).with("plies", plies), games, msg("bench-games"))
    })
}

fn bench_engine<S: Game>(name: &str, config: BenchConfig, stop: &Stop) -> Row {
    timed::<S>(|| {
        let spec: EngineSpec = name.parse().expect("a registered name is well formed");
        let mut engine = build::<S>(&spec, 1).expect("a registered engine can be built");
        let (mut rng, mut moves) = (Rng::seeded(1), MoveList::new());
        let (mut searched, mut nodes) = (0, 0);
        'games: loop {
            let mut state = S::initial(&mut rng);
            engine.new_game(searched as u64);
            while let Some(mv) = state.random_move(&mut rng, &mut moves) {
                if searched == config.positions || stop.is_requested() {
                    break 'games;
                }
                let limits = EngineLimits { budget: Budget::nodes(config.nodes), lines: 1 };
                let by = (&SystemClock::Thread as &dyn Clock, stop);
                let report = run_engine(engine.as_mut(), &state, limits, by, |engine, request| {
                    engine.analyze(request, &mut Silent)
                });
                nodes += report.effort.nodes;
                searched += 1;
                state.apply(mv);
            }
        }
        let task = Reason::new(msg("bench-engine")).with("name", name).with("positions", searched);
        (task, nodes, NODES)
    })
}
