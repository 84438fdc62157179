//! Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012).
//!
//! Each iteration determinizes the root's view, descends, plays the game out ([`Playout`]) and backs
//! the result up. Nodes are information sets, found by the view (`cache`): the tree cannot plan with
//! hidden information, and transpositions share their node. A move is compared by how often it *could*
//! have been chosen. Results have no scale (a solitaire counts its cards), so that exploration is
//! measured in standard deviations.

mod cache;
mod report;

use crate::msg;
use sakiyomi_core::{
    Budget, Effort, Meter, MoveList, Observable, Observer, Outcome, Progress, Reason, Report,
    Request, Rng, ScoreUnit, Searcher, Seat, State,
};

use cache::{Cache, Edge, Expected, Place, key_of};
use report::{report, statistics};

/// How an [`Ismcts`] searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct IsmctsConfig {
    /// The exploration constant, in standard deviations of the results.
    pub exploration: f64,
    /// A node is made when its move was chosen this often: a draw leads to one of many nodes.
    pub expand_at: u32,
    /// The weight of [`Playout::evaluate_move`], in playouts.
    pub prior_weight: f64,
    /// The size of the tree in bytes; the budget may ask for less.
    pub tree_bytes: u64,
    /// Iterations of one search, beside the budget's limit.
    pub iterations: Option<u64>,
    /// The unit of the scores.
    pub unit: ScoreUnit,
}

impl Default for IsmctsConfig {
    fn default() -> Self {
        IsmctsConfig {
            exploration: 1.0,
            expand_at: 8,
            prior_weight: 1000.0,
            tree_bytes: 64 << 20,
            iterations: None,
            unit: ScoreUnit::Expectation,
        }
    }
}

/// A playout policy.
pub trait Playout<S: State>: Send {
    /// Returns a legal move, or `None` when the game is over; `scratch` is overwritten.
    fn choose(
        &mut self,
        state: &S,
        rng: &mut Rng,
        scratch: &mut MoveList<S::Move>,
    ) -> Option<S::Move>;

    /// Replaces the playout by the first player's expected result: 1 for a win, or a score.
    fn evaluate(&mut self, _state: &S) -> Option<f64> {
        None
    }

    /// Returns the first player's mean result after `mv`; it must not use hidden information.
    fn evaluate_move(&mut self, _state: &S, _mv: S::Move) -> Option<f64> {
        None
    }
}

/// Uniformly random moves.
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

/// An ISMCTS player.
pub struct Ismcts<S: Observable, P = RandomPlayout> {
    config: IsmctsConfig,
    playout: P,
    cache: Cache<S::Move>,
    rng: Rng,
    descent: Descent<S::Move>,
}

/// The buffers of an iteration.
struct Descent<M> {
    steps: Vec<Step>,
    moves: MoveList<M>,
    places: Vec<usize>,
}

#[derive(Clone, Copy)]
struct Step {
    node: Place,
    edge: usize,
    seat: Seat,
}

/// Mean and variance of the results (Welford).
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

    /// Returns the standard deviation; 1 at first.
    fn deviation(self) -> f64 {
        if self.count < 2.0 { 1.0 } else { (self.squares / self.count).sqrt().max(1e-9) }
    }
}

impl<S: Observable, P: Playout<S>> Ismcts<S, P> {
    const REPORT_EVERY: u64 = 4096;

    /// Returns a player.
    pub fn new(playout: P, config: IsmctsConfig, seed: u64) -> Ismcts<S, P> {
        Ismcts {
            config,
            playout,
            cache: Cache::new(config.tree_bytes),
            rng: Rng::seeded(seed),
            descent: Descent { steps: Vec::new(), moves: MoveList::new(), places: Vec::new() },
        }
    }

    /// Searches with the states of `determinize`: a practice player hands in the true one.
    pub fn search_in(
        &mut self,
        request: Request<'_, S::View>,
        mut determinize: impl FnMut(&mut Rng) -> S,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        let nodes = request.budget.nodes.into_iter().chain(self.config.iterations).min();
        let mut meter = Request { budget: Budget { nodes, ..request.budget }, ..request }.meter();
        let memory = request.budget.memory.unwrap_or(u64::MAX);
        self.cache.limit_to(memory.min(self.config.tree_bytes));
        let before = self.cache.counts;
        let root = key_of(request.view);
        let depth = request.budget.depth.map_or(usize::MAX, |depth| depth as usize);
        let (mut spread, mut deepest) = (Spread::default(), 0);
        let mut next_report = Self::REPORT_EVERY;
        let mut going = meter.poll();
        while going {
            let mut world = determinize(&mut self.rng);
            self.descend(&mut world, request.seat, root, depth, spread.deviation());
            deepest = deepest.max(self.descent.steps.len());
            let result = self.play_out(world);
            spread.add(result);
            self.back_up(result);
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
            let any =
                determinize(&mut self.rng).random_move(&mut self.rng, &mut self.descent.moves);
            let any = any.expect("the game is not over");
            Report::immediate(
                any,
                self.config.unit,
                Reason::new(msg("ismcts-no-time")),
                meter.effort(),
            )
        });
        Report { statistics: statistics(meter.nodes(), &self.cache, before), ..found }
    }

    fn descend(&mut self, world: &mut S, seat: Seat, root: u64, depth: usize, deviation: f64) {
        let Ismcts { config, playout, cache, rng, descent, .. } = self;
        let exploration = config.exploration * deviation;
        descent.steps.clear();
        cache.begin_iteration();
        let mut key = root;
        loop {
            world.legal_moves(&mut descent.moves);
            if descent.moves.is_empty() {
                return;
            }
            let found = cache.find(key).or_else(|| cache.insert(key, descent.moves.len()));
            let Some(node) = found else { return };
            let mover = world.to_move();
            let expect = |mv| match playout.evaluate_move(world, mv) {
                Some(first) => {
                    Expected { result: for_seat(first, mover), weight: config.prior_weight }
                }
                None => Expected::default(),
            };
            let Some(edges) = cache.edges_for(node, &descent.moves, &mut descent.places, expect)
            else {
                return;
            };
            let edge = choose(edges, &descent.places, exploration, rng);
            descent.steps.push(Step { node, edge, seat: mover });
            world.apply(edges[edge].mv);
            if edges[edge].visits < config.expand_at || descent.steps.len() >= depth {
                return;
            }
            key = key_of(&world.view(seat));
        }
    }

    /// Evaluates the game or plays it out, and returns its result for the first player.
    fn play_out(&mut self, mut world: S) -> f64 {
        let Ismcts { playout, rng, descent, .. } = self;
        if let Some(outcome) = world.outcome() {
            return result(outcome);
        }
        if let Some(expected) = playout.evaluate(&world) {
            return expected;
        }
        while let Some(mv) = playout.choose(&world, rng, &mut descent.moves) {
            world.apply(mv);
        }
        result(world.outcome().expect("a game without a move is over"))
    }

    /// Backs a result for the first player up.
    fn back_up(&mut self, result: f64) {
        for &Step { node, edge, seat } in &self.descent.steps {
            if let Some(node) = self.cache.get(node) {
                node.visits += 1;
                let edge = &mut node.edges[edge];
                edge.visits += 1;
                edge.weight += 1.0;
                edge.total += for_seat(result, seat);
            }
        }
    }

    fn report(
        &mut self,
        root: u64,
        depth: usize,
        meter: &Meter<'_>,
        lines: usize,
    ) -> Option<Report<S::Move>> {
        let (depth, memory) = (depth as u32, self.cache.bytes());
        let effort = Effort { depth, memory, ..meter.effort() };
        report::<S>(&self.cache.peek(root)?.edges, self.config.unit, effort, lines)
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
    }
}

/// Selects one of the edges at `places`: a random untried one, or by UCB1.
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
    // Mostly all moves were available equally often: one logarithm for all.
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

/// Returns the result for the first player: 1 for a win, a solitaire's score with its bonus as tie-break.
fn result(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Scored { score, bonus } => f64::from(score) + 0.001 * f64::from(bonus),
        decided => decided.points_for(Seat::First).unwrap_or(0.5),
    }
}

fn for_seat(first: f64, seat: Seat) -> f64 {
    match seat {
        Seat::First => first,
        Seat::Second => 1.0 - first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(available: u32, weight: f64, mean: f64) -> Edge<u8> {
        Edge { mv: 0, visits: weight as u32, available, total: weight * mean, weight }
    }

    #[track_caller]
    fn chosen(edges: &[Edge<u8>], exploration: f64) -> usize {
        let places: Vec<usize> = (0..edges.len()).collect();
        choose(&mut edges.to_vec(), &places, exploration, &mut Rng::seeded(1))
    }

    #[test]
    fn untried_moves_come_first() {
        let edges = [edge(9, 9.0, 100.0), edge(9, 0.0, 0.0)];
        assert_eq!(chosen(&edges, 0.0), 1);
    }

    #[test]
    fn without_exploration_the_best_mean_is_chosen() {
        let edges = [edge(100, 90.0, 11.0), edge(100, 10.0, 10.9)];
        assert_eq!(chosen(&edges, 0.0), 0);
        assert_eq!(chosen(&edges, 1.41), 1, "the rarely tried one is explored");
    }

    #[test]
    fn a_move_counts_the_times_it_was_available_rather_than_the_visits_of_its_node() {
        // Tried as often and with the same mean, but it could have been chosen more often.
        let edges = [edge(20, 10.0, 5.0), edge(200, 10.0, 5.0)];
        assert_eq!(chosen(&edges, 1.0), 1);
        let mut edges = edges;
        choose(&mut edges, &[0], 1.0, &mut Rng::seeded(1));
        assert_eq!(edges.map(|edge| edge.available), [21, 200]);
    }
}
