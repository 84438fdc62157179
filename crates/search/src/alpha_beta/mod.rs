//! Alpha-beta for any game of perfect information: principal variation search with iterative
//! deepening, a transposition table and what the game's [`SearchHooks`] know.
//!
//! | file | subject |
//! |---|---|
//! | `hooks.rs` | what a game tells the search |
//! | `root.rs` | iterative deepening, aspiration windows, the report |
//! | `node.rs` | one node |
//! | `ordering.rs` | move ordering, late move reductions |
//! | `probable.rs` | multi-ProbCut |
//! | `time.rs` | time management |
//! | `parallel.rs`, `busy.rs` | threads |

mod busy;
mod config;
mod hooks;
mod node;
mod ordering;
mod parallel;
mod probable;
mod root;
mod time;
mod value;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sakiyomi_core::{
    Budget, Effort, Meter, Observer, PerfectInformation, Progress, Report, Request, ScoreUnit,
    Searcher, Stop,
};

pub use config::AlphaBetaConfig;
pub use hooks::{HeuristicHooks, ProbCutParams, SearchHooks, StaticBound, Visit};
pub use probable::Confidence;

use crate::shared::{StopOnDrop, any_move};
use crate::tt::TranspositionTable;
use busy::Busy;
use parallel::{Share, Worker, split, threads};
use root::Root;
use time::TimeManager;

/// An alpha-beta player.
///
/// The table lives as long as the game. With one thread, the same requests after
/// [`Searcher::new_game`] give the same answers with the same nodes. With several threads, only a
/// clock of the whole process sees the CPU time of all of them.
///
/// ```
/// use sakiyomi_core::{Budget, ManualClock, Request, Searcher, Silent, State, Stop};
/// use sakiyomi_score_four::{ClassicHeuristic, ScoreFour};
/// use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, HeuristicHooks};
///
/// let state: ScoreFour = ScoreFour::start();
/// let (seat, clock, stop) = (state.to_move(), ManualClock::default(), Stop::default());
/// let budget = Budget { depth: Some(3), ..Budget::UNLIMITED };
/// let mut player = AlphaBeta::new(HeuristicHooks(ClassicHeuristic), AlphaBetaConfig::default());
/// let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
/// assert_eq!(player.choose(request, &mut Silent).effort.depth, 3);
/// ```
#[derive(Debug)]
pub struct AlphaBeta<S: PerfectInformation, G> {
    config: AlphaBetaConfig,
    table: TranspositionTable,
    workers: Vec<Worker<S, G>>,
}

/// What all threads of a search share.
#[derive(Clone, Copy)]
struct Setting<'a> {
    config: &'a AlphaBetaConfig,
    table: Option<&'a TranspositionTable>,
    busy: Option<&'a Busy>,
    lines: usize,
    depth: u32,
}

impl<S: PerfectInformation, G: SearchHooks<S>> AlphaBeta<S, G> {
    const DEEPEST: usize = 250;

    /// Returns a player with these hooks.
    pub fn new(hooks: G, config: AlphaBetaConfig) -> AlphaBeta<S, G> {
        AlphaBeta {
            config,
            table: TranspositionTable::default(),
            workers: vec![Worker::new(hooks)],
        }
    }

    /// Returns the hooks of all threads.
    pub fn hooks(&mut self) -> impl Iterator<Item = &mut G> {
        self.workers.iter_mut().map(|worker| &mut worker.hooks)
    }

    fn prepare(&mut self, state: &S, budget: Budget) {
        if self.config.table {
            let most = self.config.table_bytes.min(budget.memory.unwrap_or(u64::MAX));
            self.table.fit(most, table_bytes_for(budget, threads(&self.config)));
            self.table.next_search();
        }
        let hooks = &self.workers[0].hooks;
        let missing = threads(&self.config).saturating_sub(self.workers.len());
        let helpers: Vec<_> = (0..missing).map(|_| Worker::new(hooks.clone())).collect();
        self.workers.extend(helpers);
        let plies = S::INFO.max_plies.min(Self::DEEPEST);
        for worker in &mut self.workers {
            worker.set_root(state, plies);
        }
    }
}

impl<S: PerfectInformation, G: SearchHooks<S>> Searcher<S> for AlphaBeta<S, G> {
    fn unit(&self) -> ScoreUnit {
        G::UNIT
    }

    fn choose(
        &mut self,
        request: Request<'_, S>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        // The clock runs while the table is allocated.
        let (lead, share) = split(request.budget, threads(&self.config));
        let meter = Request { budget: lead, ..request }.meter();
        self.prepare(request.view, request.budget);
        let deepest = self.workers[0].frames.len() as u32 - 1;
        let limits = [request.budget.depth, self.config.depth];
        let busy = Busy::default();
        let setting = Setting {
            config: &self.config,
            table: self.config.table.then_some(&self.table),
            busy: (self.workers.len() > 1).then_some(&busy),
            lines: request.lines,
            depth: limits.into_iter().flatten().fold(deepest, u32::min),
        };
        let memory = self.table.bytes();

        let stop = Stop::default();
        let share = Share { budget: share, clock: request.clock, stop: &stop };
        let (leader, helpers) = self.workers.split_first_mut().expect("there is a leader");
        let spent: Vec<AtomicU64> = helpers.iter().map(|_| AtomicU64::new(0)).collect();
        let effort = |meter: &Meter<'_>, root: &Root<S::Move>| {
            let Root { depth, certainty, .. } = *root;
            Effort { depth, certainty, memory, ..meter.effort() }
        };
        let (root, mut effort) = std::thread::scope(|scope| {
            let _stop = StopOnDrop(&stop);
            for ((number, helper), nodes) in (1..).zip(helpers).zip(&spent) {
                scope.spawn(move || helper.help(&setting, share, number, nodes));
            }
            let (mut search, frames) = leader.start(&setting, meter);
            let mut root = search.list_root(&mut frames[0], setting.lines);
            let mut time = TimeManager::new(request.budget, root.moves.len() > 1);
            search.deepen(frames, &mut root, 1..=setting.depth, |search, root| {
                let mut effort = effort(&search.meter, root);
                effort.nodes += total(&spent);
                let (lines, moves) = (root.lines(), root.move_values());
                observer.progress(&Progress { lines: &lines, moves: &moves, effort });
                match root.best().next() {
                    Some((_, value)) if setting.config.manage_time && setting.lines <= 1 => {
                        time.after_iteration(value, effort)
                    }
                    _ => ControlFlow::Continue(()),
                }
            });
            let effort = effort(&search.meter, &root);
            (root, effort)
        });
        effort.nodes += total(&spent);
        let best = root.moves.first().map_or_else(|| any_move(request.view), |best| best.mv);
        root.report(best, G::UNIT, effort)
    }

    /// The seed does not matter: the search draws no random numbers.
    fn new_game(&mut self, _seed: u64) {
        self.table.clear();
        for worker in &mut self.workers {
            worker.new_game();
        }
    }
}

fn total(counters: &[AtomicU64]) -> u64 {
    counters.iter().map(|nodes| nodes.load(Relaxed)).sum()
}

fn table_bytes_for(budget: Budget, threads: usize) -> u64 {
    /// Two entries a node: few nodes leave one, and those of earlier searches are worth keeping.
    const BYTES_PER_NODE: f64 = 32.0;
    /// The speed of a thread with a quick evaluation.
    const NODES_PER_SECOND: f64 = 2e6;
    let limits = [
        budget.nodes.map(|nodes| nodes as f64),
        budget.cpu.map(|time| time.as_secs_f64() * NODES_PER_SECOND),
        budget.wall.map(|time| time.as_secs_f64() * NODES_PER_SECOND * threads as f64),
    ];
    let nodes = limits.into_iter().flatten().fold(f64::INFINITY, f64::min);
    (nodes * BYTES_PER_NODE) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_narrowest_limit_decides_the_size_of_the_table() {
        let cpu = Budget::cpu(Duration::from_millis(20));
        let wall = Budget { wall: Some(Duration::from_millis(1)), ..cpu };
        assert_eq!(table_bytes_for(cpu, 4), 1_280_000);
        assert_eq!(table_bytes_for(Budget { nodes: Some(1000), ..cpu }, 4), 32_000);
        assert_eq!(table_bytes_for(wall, 4), 256_000);
        assert_eq!(table_bytes_for(Budget::UNLIMITED, 1), u64::MAX);
    }
}
