//! Monte Carlo tree search for games that hide something (single observer).
//!
//! Each iteration imagines one *world*: a state that fits what the player at the
//! root knows. It walks down the tree in that world, plays the rest of the game
//! by a quick rule ([`Playout`]), and tells every node on its way how the game ended.
//!
//! - **A node is what the player knows**, and not a state: all worlds that look
//!   the same share their node, and so do all orders of moves that lead there.
//!   The tree cannot plan with knowledge that the player will not have.
//! - **Moves are filtered by the world.** Only what is legal in this iteration's
//!   world is considered; a move is compared with others by how often it *could*
//!   have been chosen, since a move that is rarely legal is rarely tried
//!   (Cowling, Powley and Whitehouse 2012).
//! - **Chance is in the world.** A move's value is the mean over the worlds, and
//!   so over all cards that may be drawn, in their right proportions; each drawn
//!   card leads to a node of its own.
//! - **Results have no scale.** A win counts 1, but a solitaire counts its cards;
//!   what exploring is worth is measured by how much the results vary.
//!
//! The tree is kept from move to move in a bounded amount of memory (`cache`).

mod cache;
mod report;
mod statistics;

use sakiyomi_core::{
    Budget, Meter, MoveList, Observable, Observer, Outcome, Progress, Report, Request, Rng,
    ScoreUnit, Searcher, Seat, State,
};

use cache::{Cache, Edge, Expected, Place, key_of};
use report::{Judged, report};

pub use statistics::IsmctsStatistics;

/// How an [`Ismcts`] searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct IsmctsConfig {
    /// How much an unexplored move attracts, in standard deviations of the results.
    pub exploration: f64,
    /// A node is made when the move that leads there was chosen this often. A drawn card leads
    /// to one of many nodes: making each at once costs memory, and says little for a long time.
    pub expand_at: u32,
    /// For how many imagined games a judgement of a move counts, where there is one.
    pub judgement_weight: f64,
    /// The most bytes of the tree; the budget may ask for less.
    pub tree_bytes: u64,
    /// How many iterations a search has at most, if there is a limit beside the budget's.
    pub iterations: Option<u64>,
    /// What the scores mean: a solitaire's are its own, others the expected result.
    pub unit: ScoreUnit,
}

impl Default for IsmctsConfig {
    fn default() -> Self {
        IsmctsConfig {
            exploration: 1.0,
            expand_at: 8,
            judgement_weight: 1000.0,
            tree_bytes: 64 << 20,
            iterations: None,
            unit: ScoreUnit::Expectation,
        }
    }
}

/// How imagined games go on beyond the tree.
pub trait Playout<S: State>: Send {
    /// Returns a legal move of `state`, or `None` when the game is over.
    ///
    /// `scratch` is a list to work with; its content does not matter.
    fn choose(
        &mut self,
        state: &S,
        rng: &mut Rng,
        scratch: &mut MoveList<S::Move>,
    ) -> Option<S::Move>;

    /// Returns the result that the first player can expect of a game that goes on, where that can
    /// be judged without playing: 1 is a won game, and a solitaire's result is its score.
    fn judge(&mut self, _state: &S) -> Option<f64> {
        None
    }

    /// Returns the result that the first player can expect after `mv`, over everything that chance
    /// may bring, where that can be judged. It must not depend on what is hidden.
    fn judge_move(&mut self, _state: &S, _mv: S::Move) -> Option<f64> {
        None
    }
}

/// Any legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayout;

impl<S: State> Playout<S> for RandomPlayout {
    #[inline]
    fn choose(
        &mut self,
        state: &S,
        rng: &mut Rng,
        scratch: &mut MoveList<S::Move>,
    ) -> Option<S::Move> {
        state.random_move(rng, scratch)
    }
}

/// A player that imagines many worlds.
///
/// ```
/// use sakiyomi_core::{
///     Budget, ManualClock, Observable, Request, Rng, Searcher, Seat, Silent, State, Stop,
/// };
/// use sakiyomi_twin_cool::TwinCool;
/// use sakiyomi_search::{Ismcts, IsmctsConfig, RandomPlayout};
///
/// let mut deal = TwinCool::initial(&mut Rng::seeded(7));
/// // All that the player is given: the deck is not in it.
/// let view = deal.view(Seat::First);
/// let (clock, stop) = (ManualClock::default(), Stop::default());
/// let budget = Budget::nodes(300);
/// let seat = Seat::First;
/// let mut player = Ismcts::<TwinCool, _>::new(RandomPlayout, IsmctsConfig::default(), 1);
/// let request = Request { view: &view, seat, budget, lines: 1, clock: &clock, stop: &stop };
/// let report = player.choose(request, &mut Silent);
/// assert!(deal.play(report.best).is_ok());
/// ```
pub struct Ismcts<S: Observable, P = RandomPlayout> {
    config: IsmctsConfig,
    playout: P,
    cache: Cache<S::Move>,
    rng: Rng,
    iterations: u64,
    walk: Walk<S::Move>,
}

/// Lists that every iteration needs.
struct Walk<M> {
    steps: Vec<Step>,
    moves: MoveList<M>,
    places: Vec<usize>,
}

/// A decision on the way down.
#[derive(Clone, Copy)]
struct Step {
    node: Place,
    edge: usize,
    seat: Seat,
}

/// What the results of a search look like so far.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, result: f64) {
        self.count += 1.0;
        let off = result - self.mean;
        self.mean += off / self.count;
        self.squares += off * (result - self.mean);
    }

    /// Returns the standard deviation; 1 before anything is known.
    fn deviation(self) -> f64 {
        if self.count < 2.0 { 1.0 } else { (self.squares / self.count).sqrt().max(1e-9) }
    }
}

impl<S: Observable, P: Playout<S>> Ismcts<S, P> {
    /// Iterations between two reports to the observer, at the least.
    const REPORT_EVERY: u64 = 4096;

    /// Returns the player with these settings that draws its worlds with `seed`.
    #[must_use]
    pub fn new(playout: P, config: IsmctsConfig, seed: u64) -> Ismcts<S, P> {
        Ismcts {
            config,
            playout,
            cache: Cache::new(config.tree_bytes),
            rng: Rng::seeded(seed),
            iterations: 0,
            walk: Walk { steps: Vec::new(), moves: MoveList::new(), places: Vec::new() },
        }
    }

    /// Returns what was done since the game began.
    #[must_use]
    pub fn statistics(&self) -> IsmctsStatistics {
        IsmctsStatistics {
            iterations: self.iterations,
            information_sets: self.cache.len(),
            edges: self.cache.edges(),
            hits: self.cache.counts.hits,
            misses: self.cache.counts.misses,
            evictions: self.cache.counts.evictions,
            bytes: self.cache.bytes(),
        }
    }

    /// Searches in the worlds that `imagine` gives instead of those that fit the view.
    ///
    /// A practice player that knows more than its seat hands in the one true world.
    pub fn search_in(
        &mut self,
        request: Request<'_, S::View>,
        mut imagine: impl FnMut(&mut Rng) -> S,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        let nodes = request.budget.nodes.into_iter().chain(self.config.iterations).min();
        let mut meter = Request { budget: Budget { nodes, ..request.budget }, ..request }.meter();
        let memory = request.budget.memory.unwrap_or(u64::MAX);
        self.cache.limit_to(memory.min(self.config.tree_bytes));
        let before = self.statistics();
        let root = key_of(request.view);
        let depth = request.budget.depth.map_or(usize::MAX, |depth| depth as usize);
        let (mut spread, mut deepest) = (Spread::default(), 0);
        let mut next_report = Self::REPORT_EVERY;
        let mut going = meter.look();
        while going {
            let mut world = imagine(&mut self.rng);
            self.descend(&mut world, request.seat, root, depth, spread.deviation());
            deepest = deepest.max(self.walk.steps.len());
            let result = self.finish(world);
            spread.add(result);
            self.learn(result);
            self.iterations += 1;
            going = meter.spend(1);
            if meter.nodes() >= next_report {
                next_report = meter.nodes() + meter.nodes().max(Self::REPORT_EVERY);
                let found = self.report(root, deepest, &meter, request.lines);
                if let Some(Report { lines, moves, effort, .. }) = found {
                    observer.progress(&Progress { lines: &lines, moves: &moves, effort });
                }
            }
        }
        let found = self.report(root, deepest, &meter, request.lines).unwrap_or_else(|| {
            // Nothing was tried: any move will do.
            let any = imagine(&mut self.rng).random_move(&mut self.rng, &mut self.walk.moves);
            let any = any.expect("a search is asked for while the game goes on");
            report::untried(any, self.config.unit, meter.effort())
        });
        Report { statistics: self.statistics().since(before).list(), ..found }
    }

    /// Walks down the tree in `world`, as far as it is known there, and remembers the way.
    fn descend(&mut self, world: &mut S, seat: Seat, root: u64, depth: usize, deviation: f64) {
        let Ismcts { config, playout, cache, rng, walk, .. } = self;
        let exploration = config.exploration * deviation;
        walk.steps.clear();
        cache.begin_walk();
        let mut key = root;
        loop {
            world.legal_moves(&mut walk.moves);
            if walk.moves.is_empty() {
                return;
            }
            let found = cache.find(key).or_else(|| cache.insert(key, walk.moves.len()));
            let Some(node) = found else { return };
            let mover = world.to_move();
            let expect = |mv| match playout.judge_move(world, mv) {
                Some(first) => {
                    Expected { result: for_seat(first, mover), weight: config.judgement_weight }
                }
                None => Expected::default(),
            };
            let Some(edges) = cache.edges_for(node, &walk.moves, &mut walk.places, expect) else {
                return;
            };
            let edge = choose(edges, &walk.places, exploration, rng);
            walk.steps.push(Step { node, edge, seat: mover });
            world.apply(edges[edge].mv);
            if edges[edge].visits < config.expand_at || walk.steps.len() >= depth {
                return;
            }
            key = key_of(&world.view(seat));
        }
    }

    /// Judges the game or plays the rest of it, and returns its result for the first player.
    fn finish(&mut self, mut world: S) -> f64 {
        let Ismcts { playout, rng, walk, .. } = self;
        if let Some(outcome) = world.outcome() {
            return result(outcome);
        }
        if let Some(expected) = playout.judge(&world) {
            return expected;
        }
        while let Some(mv) = playout.choose(&world, rng, &mut walk.moves) {
            world.apply(mv);
        }
        result(world.outcome().expect("a game without a move is over"))
    }

    /// Tells the nodes on the way how the game ended for the first player.
    fn learn(&mut self, result: f64) {
        for &Step { node, edge, seat } in &self.walk.steps {
            if let Some(node) = self.cache.get(node) {
                node.visits += 1;
                let edge = &mut node.edges[edge];
                edge.visits += 1;
                edge.weight += 1.0;
                edge.total += for_seat(result, seat);
            }
        }
    }

    /// Returns what is known at the root, or `None` when nothing was tried there.
    fn report(
        &mut self,
        root: u64,
        depth: usize,
        meter: &Meter<'_>,
        lines: usize,
    ) -> Option<Report<S::Move>> {
        let bytes = self.cache.bytes();
        let edges = &self.cache.peek(root)?.edges;
        let judged: Vec<Judged<S::Move>> = edges
            .iter()
            .filter(|edge| edge.is_known())
            .map(|edge| Judged { mv: edge.mv, visits: edge.visits, mean: edge.mean() })
            .collect();
        let mut effort = meter.effort();
        effort.depth = u32::try_from(depth).unwrap_or(u32::MAX);
        effort.memory = bytes;
        report::<S>(judged, self.config.unit, effort, lines)
    }
}

impl<S: Observable, P: Playout<S>> Searcher<S> for Ismcts<S, P> {
    fn unit(&self) -> ScoreUnit {
        self.config.unit
    }

    fn choose(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        self.search_in(request, |rng| S::determinize(request.view, rng), observer)
    }

    fn new_game(&mut self, seed: u64) {
        self.cache = Cache::new(self.config.tree_bytes);
        self.rng = Rng::seeded(seed);
        self.iterations = 0;
    }
}

/// Chooses among the edges at `places`: one of which nothing is known, or the most promising.
fn choose<M>(edges: &mut [Edge<M>], places: &[usize], exploration: f64, rng: &mut Rng) -> usize {
    let mut untried = 0;
    for &place in places {
        edges[place].available += 1;
        untried += u32::from(!edges[place].is_known());
    }
    if untried > 0 {
        let mut skip = rng.below(untried);
        for &place in places {
            if !edges[place].is_known() {
                if skip == 0 {
                    return place;
                }
                skip -= 1;
            }
        }
    }
    // Mostly all moves were available equally often, and share their logarithm.
    let (mut available, mut logarithm) = (0, 0.0);
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for &place in places {
        let edge = &edges[place];
        if edge.available != available {
            available = edge.available;
            logarithm = f64::from(available).ln();
        }
        let promise = edge.mean() + exploration * (logarithm / edge.weight).sqrt();
        if promise > most {
            (best, most) = (place, promise);
        }
    }
    best
}

/// Returns what an end is worth to the first player: a won game 1, a solitaire its score, where
/// the bonus decides between equals.
fn result(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Scored { score, bonus } => f64::from(score) + 0.001 * f64::from(bonus),
        decided => decided.points_for(Seat::First).unwrap_or(0.5),
    }
}

/// Returns for `seat` what is `first` for the first player.
fn for_seat(first: f64, seat: Seat) -> f64 {
    match seat {
        Seat::First => first,
        Seat::Second => 1.0 - first,
    }
}
