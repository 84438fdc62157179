//! Alpha-beta for any game of perfect information.
//!
//! A principal variation search that deepens ply by ply. What makes it fast is
//! that most positions need no exact value: once a move is known to be worth
//! `alpha`, it is enough to show for every other move that it is not worth more,
//! and one good reply shows it. So the search asks small questions ("above
//! `alpha`?"), tries likely refutations first, remembers every
//! answer ([`TranspositionTable`]), and looks less deep where refutations are likely anyway.
//!
//! The search knows the rules and nothing else; a [`SearchHooks`] adds what is known
//! about the game. [`AlphaBetaConfig`] switches each technique.
//!
//! | file | subject |
//! |---|---|
//! | `guide.rs` | what a game tells the search |
//! | `root.rs` | iterations, windows, the best lines |
//! | `node.rs` | one position |
//! | `ordering.rs` | which move first, which less deep |
//! | `probable.rs` | leaving out what a shallow look makes unlikely |
//! | `pace.rs` | when to stop before the time is up |
//! | `parallel.rs` | several threads |
//! | `busy.rs` | where the other threads are |
//! | `room.rs` | how much of the table a search will use |
//! | `report.rs` | the answer |

mod busy;
mod config;
mod folded;
mod hooks;
mod node;
mod ordering;
mod pace;
mod parallel;
mod probable;
mod report;
mod room;
mod root;
mod value;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sakiyomi_core::{
    Budget, Effort, MoveList, Observer, PerfectInformation, Progress, Report, Request, ScoreUnit,
    Searcher, Stop,
};

pub use config::AlphaBetaConfig;
pub use folded::Folded;
pub use hooks::{
    HeuristicHooks, Horizon, ProbCutParams, SearchHooks, StaticBound, TableKey, Visit,
};
pub use ordering::HISTORY_LIMIT;
pub use probable::Confidence;

use crate::tt::TranspositionTable;
use busy::Busy;
use pace::Pace;
use parallel::{HaltOnDrop, Share, Worker, split, threads};
use root::{Next, Root};

/// A player that looks ahead.
///
/// The table lives as long as the game: what one search found helps the next.
/// With one thread, the same requests after [`Searcher::new_game`] give the same
/// answers with the same nodes.
///
/// CPU time is what the request's clock counts. With several threads, only a
/// clock of the whole process sees what all of them spend.
///
/// ```
/// use sakiyomi_core::{Budget, ManualClock, Request, Searcher, Silent, State, Stop};
/// use sakiyomi_score_four::{ClassicHeuristic, ScoreFour};
/// use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, HeuristicHooks};
///
/// let mut state = ScoreFour::start();
/// for mv in ["a1", "a2", "b1", "b2", "c1", "c2"] {
///     state.play(mv.parse()?)?;
/// }
/// let (seat, clock, stop) = (state.to_move(), ManualClock::default(), Stop::default());
/// let budget = Budget::nodes(5_000);
/// let mut player = AlphaBeta::new(HeuristicHooks(ClassicHeuristic), AlphaBetaConfig::default());
/// let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
/// let report = player.choose(request, &mut Silent);
/// assert_eq!(report.lines[0].score.win_distance(), Some(1));
/// assert_eq!(report.best, "d1".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// Lines and trees deeper than this are cut off, whatever the game.
    const DEEPEST: usize = 250;

    /// Returns a player that knows what `guide` knows.
    #[must_use]
    pub fn new(guide: G, config: AlphaBetaConfig) -> AlphaBeta<S, G> {
        AlphaBeta {
            config,
            table: TranspositionTable::default(),
            workers: vec![Worker::new(guide)],
        }
    }

    /// Returns the guides of all threads, to tell them something about the next search.
    pub fn guides(&mut self) -> impl Iterator<Item = &mut G> {
        self.workers.iter_mut().map(|worker| &mut worker.guide)
    }

    /// Makes the table and the workers ready for a search of `state`.
    fn prepare(&mut self, state: &S, budget: Budget) {
        if self.config.table {
            let most = self.config.table_bytes.min(budget.memory.unwrap_or(u64::MAX));
            self.table.fit(most, room::bytes_for(budget, threads(&self.config)));
            self.table.next_search();
        }
        let guide = &self.workers[0].guide;
        let missing = threads(&self.config).saturating_sub(self.workers.len());
        let helpers: Vec<_> = (0..missing).map(|_| Worker::new(guide.clone())).collect();
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
        // The clock runs while the table is made.
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

        let halt = Stop::default();
        let share = Share { budget: share, clock: request.clock, halt: &halt };
        let (leader, helpers) = self.workers.split_first_mut().expect("there is a leader");
        let spent: Vec<AtomicU64> = helpers.iter().map(|_| AtomicU64::new(0)).collect();
        let (root, best, mut effort) = std::thread::scope(|scope| {
            let _halt = HaltOnDrop(&halt);
            for ((number, helper), nodes) in (1..).zip(helpers).zip(&spent) {
                scope.spawn(move || helper.help(&setting, share, number, nodes));
            }
            let (mut search, frames) = leader.start(&setting, meter);
            let mut root = search.list_root(&mut frames[0], setting.lines);
            let mut pace = Pace::new(request.budget, root.moves.len() > 1);
            search.deepen(frames, &mut root, 1..=setting.depth, |search, root| {
                let mut effort = search.meter.effort();
                effort.nodes += total(&spent);
                let certainty = root.certainty();
                effort = Effort { depth: root.depth, certainty, memory, ..effort };
                let (lines, moves) = (root.lines(), root.move_values());
                observer.progress(&Progress { lines: &lines, moves: &moves, effort });
                match root.best_lines().next() {
                    Some((_, value)) if setting.config.manage_time && setting.lines <= 1 => {
                        pace.after_iteration(value, effort)
                    }
                    _ => Next::Deeper,
                }
            });
            let best =
                root.moves.first().map(|best| best.mv).unwrap_or_else(|| any_move(request.view));
            let certainty = root.certainty();
            let effort = Effort { depth: root.depth, certainty, memory, ..search.meter.effort() };
            (root, best, effort)
        });
        effort.nodes += total(&spent);
        Root::report(&root, best, G::UNIT, effort)
    }

    /// Forgets the last game. The search draws no random numbers, so that the seed does not matter.
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

/// Returns a legal move of a position for which the guide lists none.
fn any_move<S: PerfectInformation>(state: &S) -> S::Move {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    *moves.first().expect("a search is asked for while the game goes on")
}
