//! Monte Carlo tree search for any game of perfect information: PUCT over an evaluator, UCT over
//! playouts.
//!
//! Values come from an [`Evaluator`]: a network, a [`HooksEvaluator`], or [`Playouts`]. Proven results
//! are propagated (MCTS-Solver). The tree is kept from one move to the next; when its memory is used up,
//! the children of the least visited nodes are pruned.
//!
//! | file | subject |
//! |---|---|
//! | `tree.rs` | gathering leaves, applying evaluations |
//! | `root.rs`, `report.rs` | the root, the report |
//! | `arena.rs` | the memory of the tree |
//! | `select.rs` | PUCT and UCB1 |
//! | `proof.rs` | proven results, static wins |
//! | `forced.rs`, `noise.rs` | forced playouts, noise |
//! | `halving.rs` | Gumbel sequential halving |
//! | `playout.rs`, `knowledge.rs` | evaluators |

mod arena;
mod config;
mod forced;
mod halving;
mod knowledge;
mod noise;
mod playout;
mod proof;
mod report;
mod root;
mod select;
mod tree;

use std::sync::Mutex;

use sakiyomi_core::{
    Budget, Effort, Evaluator, Meter, Observer, PerfectInformation, Progress, Report, Request,
    ScoreUnit, Searcher, Stop, mix64,
};

pub use config::{Noise, PuctConfig, RootRule, Rule};
pub use knowledge::{HooksEvaluator, Scale};
pub use playout::{Playouts, Rollout, Uniformly};
pub use proof::StaticWin;
pub use tree::{Leaves, Tree};

use crate::shared::{StopOnDrop, any_move};

/// A player with a search tree, and an evaluator for each thread.
///
/// With one thread, the same requests after [`Searcher::new_game`] give the same answers. The nodes of a
/// budget are simulations; its depth limits the plies of a line.
///
/// ```
/// use sakiyomi_core::{Budget, ManualClock, Request, Searcher, Silent, State, Stop};
/// use sakiyomi_score_four::ScoreFour;
/// use sakiyomi_search::mcts::{Playouts, Uniformly};
/// use sakiyomi_search::{Puct, PuctConfig};
///
/// let state = ScoreFour::start();
/// let (seat, clock, stop) = (state.to_move(), ManualClock::default(), Stop::default());
/// let budget = Budget::nodes(500);
/// let mut player = Puct::<ScoreFour, _>::new(Playouts::new(Uniformly, 1), PuctConfig::uct(), 1);
/// let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
/// assert_eq!(player.choose(request, &mut Silent).effort.nodes, 500);
/// ```
#[derive(Clone, Debug)]
pub struct Puct<S: PerfectInformation, E> {
    config: PuctConfig,
    tree: Option<Tree<S>>,
    static_win: Option<StaticWin<S>>,
    evaluators: Vec<E>,
    seed: u64,
}

const CHECK_EVERY: u64 = 32;
/// Simulations of a search that only a depth limits: a tree has no last iteration.
const DEPTH_ONLY: u64 = 20_000;

impl<S: PerfectInformation, E: Evaluator<S> + Clone> Puct<S, E> {
    /// Returns a player over `evaluator`.
    pub fn new(evaluator: E, config: PuctConfig, seed: u64) -> Puct<S, E> {
        let mut evaluators = vec![evaluator; config.threads.clamp(1, 256)];
        reseed(&mut evaluators, seed);
        Puct { config, tree: None, static_win: None, evaluators, seed }
    }

    /// Adds a static test for wins and losses.
    #[must_use]
    pub fn with_static_win(self, static_win: Option<StaticWin<S>>) -> Puct<S, E> {
        Puct { static_win, ..self }
    }

    /// Takes these moves in `state` for lost within so many plies, until another position is searched.
    pub fn avoid(&mut self, state: &S, losing: &[S::Move], plies: u16) {
        self.grow_from(state).0.avoid(losing, plies);
    }

    /// Returns the tree with `state` as its root, and the evaluators.
    fn grow_from(&mut self, state: &S) -> (&mut Tree<S>, &mut [E]) {
        let tree = self.tree.get_or_insert_with(|| {
            Tree::new(state, self.config, self.seed).with_static_win(self.static_win)
        });
        tree.set_root(state);
        (tree, &mut self.evaluators)
    }

    fn simulations(&self, budget: Budget) -> Option<u64> {
        let limits = [budget.nodes, self.config.simulations];
        limits.into_iter().flatten().min().or(match budget {
            Budget { depth: Some(_), wall: None, cpu: None, .. } => Some(DEPTH_ONLY),
            _ => None,
        })
    }
}

impl<S: PerfectInformation, E: Evaluator<S> + Clone> Searcher<S> for Puct<S, E> {
    fn unit(&self) -> ScoreUnit {
        ScoreUnit::Expectation
    }

    fn choose(
        &mut self,
        request: Request<'_, S>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        let mut meter = request.meter();
        let simulations = self.simulations(request.budget);
        let config = self.config;
        let (tree, evaluators) = self.grow_from(request.view);
        let bytes = config.tree_bytes.min(request.budget.memory.unwrap_or(u64::MAX));
        tree.limit(bytes, request.budget.depth.unwrap_or(u32::MAX));
        tree.begin(simulations);
        tree.widen(request.lines);
        // A forced move needs no time.
        let is_timed = request.budget.wall.is_some() || request.budget.cpu.is_some();
        let most = if is_timed && request.view.move_count() == 1 { Some(1) } else { simulations };

        let stop = Stop::default();
        let shared = Mutex::new(SharedTree { tree, left: most.unwrap_or(u64::MAX), begun: 0 });
        let batch = config.batch.max(1);
        let (lead, helpers) = evaluators.split_first_mut().expect("there is an evaluator");
        if meter.poll() {
            std::thread::scope(|scope| {
                let _stop = StopOnDrop(&stop);
                for helper in helpers {
                    scope.spawn(|| {
                        let mut leaves = Leaves::default();
                        while !stop.is_requested() && step(&shared, helper, batch, &mut leaves) {}
                    });
                }
                let mut leaves = Leaves::default();
                let mut watch = Reporter { next_check: CHECK_EVERY, next_report: 1 };
                while step(&shared, lead, batch, &mut leaves)
                    && watch.goes_on(&shared, &mut meter, request.lines, observer)
                {}
            });
        }
        let shared = shared.into_inner().expect("no thread of the search panicked");
        meter.spend(shared.begun - meter.nodes());
        let tree = shared.tree;
        let best = tree.choose(config.temperature).unwrap_or_else(|| any_move(request.view));
        let effort = effort(tree, &meter);
        let report = tree.report(best, request.lines, effort);
        observer.progress(&Progress { lines: &report.lines, moves: &report.moves, effort });
        report
    }

    fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        self.tree = None;
        reseed(&mut self.evaluators, seed);
    }
}

struct SharedTree<'a, S: PerfectInformation> {
    tree: &'a mut Tree<S>,
    left: u64,
    begun: u64,
}

/// Runs one batch of simulations, and tells whether there may be more.
fn step<S: PerfectInformation, E: Evaluator<S>>(
    shared: &Mutex<SharedTree<'_, S>>,
    evaluator: &mut E,
    batch: usize,
    leaves: &mut Leaves<S>,
) -> bool {
    leaves.clear();
    let begun = {
        let mut shared = shared.lock().expect("no thread of the search panicked");
        if shared.left == 0 || shared.tree.is_settled() {
            return false;
        }
        let count = batch.min(usize::try_from(shared.left).unwrap_or(usize::MAX));
        let begun = shared.tree.gather(count, leaves);
        shared.left -= begun as u64;
        shared.begun += begun as u64;
        begun
    };
    if begun == 0 {
        // All leaves are pending on other threads.
        std::thread::yield_now();
    }
    if !leaves.states().is_empty() {
        let evaluations = evaluator.evaluate(leaves.states());
        let mut shared = shared.lock().expect("no thread of the search panicked");
        shared.tree.apply(leaves, 0..leaves.states().len(), &evaluations);
    }
    true
}

/// When to check the clock, and when to report.
struct Reporter {
    next_check: u64,
    next_report: u64,
}

impl Reporter {
    fn goes_on<S: PerfectInformation>(
        &mut self,
        shared: &Mutex<SharedTree<'_, S>>,
        meter: &mut Meter<'_>,
        lines: usize,
        observer: &mut dyn Observer<S::Move>,
    ) -> bool {
        let shared = shared.lock().expect("no thread of the search panicked");
        let mut goes_on = meter.spend(shared.begun - meter.nodes());
        if shared.begun >= self.next_check {
            self.next_check = shared.begun + CHECK_EVERY;
            goes_on = meter.poll();
        }
        if shared.begun >= self.next_report {
            // About eight times per doubling.
            self.next_report = shared.begun + (shared.begun / 8).max(100);
            let (lines, moves) = (shared.tree.lines(lines), shared.tree.move_values());
            let effort = effort(shared.tree, meter);
            observer.progress(&Progress { lines: &lines, moves: &moves, effort });
        }
        goes_on
    }
}

fn effort<S: PerfectInformation>(tree: &Tree<S>, meter: &Meter<'_>) -> Effort {
    let depth = tree.lines(1).first().map_or(0, |line| line.moves.len() as u32);
    Effort { depth, memory: tree.bytes(), ..meter.effort() }
}

fn reseed<S: PerfectInformation, E: Evaluator<S>>(evaluators: &mut [E], seed: u64) {
    for (number, evaluator) in (0..).zip(evaluators) {
        evaluator.new_game(mix64(seed.wrapping_add(number)));
    }
}
