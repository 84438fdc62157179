//! The tree. [`Tree::gather`] selects leaves, somebody evaluates them, and [`Tree::apply`] backs the
//! evaluations up. In between other leaves can be gathered, and one batch can hold the leaves of many
//! trees.
//!
//! There are no transpositions, so that proofs hold also where the result depends on earlier positions.

use std::ops::Range;

use sakiyomi_core::{Evaluation, MoveList, PerfectInformation, Rng, Seat};

use super::arena::{Arena, ROOT};
use super::config::PuctConfig;
use super::proof::{Proof, StaticWin};
use super::root::Plan;
use super::select::{Chooser, select};

/// A search tree.
#[derive(Clone, Debug)]
pub struct Tree<S: PerfectInformation> {
    pub(super) arena: Arena<S::Move>,
    pub(super) config: PuctConfig,
    pub(super) state: S,
    /// Who moved to the root, or would have.
    pub(super) arrived: Seat,
    pub(super) deepest: u32,
    pub(super) lines: usize,
    pub(super) plan: Option<Plan>,
    /// The simulations of the search, if that is known.
    pub(super) simulations: Option<u64>,
    /// Whether a leaf was not expanded for lack of room.
    is_full: bool,
    waiting: usize,
    pub(super) static_win: Option<StaticWin<S>>,
    /// Whether [`Tree::test_root_moves`] is done in this search.
    pub(super) has_tested: bool,
    /// Root moves with a result from outside.
    pub(super) avoided: Vec<(S::Move, Proof)>,
    pub(super) rng: Rng,
    pub(super) scratch: S,
    moves: MoveList<S::Move>,
}

/// Leaves to evaluate.
#[derive(Clone, Debug)]
pub struct Leaves<S> {
    states: Vec<S>,
    paths: Vec<Path>,
}

/// The nodes from the root to a leaf, each with the player who moved there.
type Path = Vec<(u32, Seat)>;

impl<S> Default for Leaves<S> {
    fn default() -> Self {
        Leaves { states: Vec::new(), paths: Vec::new() }
    }
}

impl<S> Leaves<S> {
    /// Returns the positions to evaluate.
    pub fn states(&self) -> &[S] {
        &self.states
    }

    /// Removes all leaves.
    pub fn clear(&mut self) {
        self.states.clear();
        self.paths.clear();
    }
}

enum Descent {
    /// At a leaf that needs an evaluation.
    Leaf(Path),
    /// At a result.
    Ended,
    /// At a leaf whose first evaluation is pending.
    Taken,
}

impl<S: PerfectInformation> Tree<S> {
    /// Returns a tree with only its root.
    pub fn new(state: &S, config: PuctConfig, seed: u64) -> Tree<S> {
        let mut arena = Arena::new();
        arena.limit_to(config.tree_bytes);
        Tree {
            arena,
            config,
            state: state.clone(),
            arrived: state.to_move().opponent(),
            deepest: u32::MAX,
            lines: 1,
            plan: None,
            simulations: None,
            is_full: false,
            waiting: 0,
            static_win: None,
            has_tested: false,
            avoided: Vec::new(),
            rng: Rng::seeded(seed),
            scratch: state.clone(),
            moves: MoveList::new(),
        }
    }

    /// Makes `state` the root; keeps its subtree up to two plies ahead. No leaf may be pending.
    pub fn set_root(&mut self, state: &S) {
        assert_eq!(self.waiting, 0, "no simulation is under way");
        if *state == self.state {
            return;
        }
        match self.find(state) {
            Some((index, arrived)) => {
                self.arena.keep(index, 0);
                self.arrived = arrived;
            }
            None => {
                let limit = self.arena.limit();
                self.arena = Arena::new();
                self.arena.limit_to(limit);
                self.arrived = state.to_move().opponent();
            }
        }
        self.state.clone_from(state);
        self.avoided.clear();
        self.is_full = false;
        let root = self.arena.get_mut(ROOT);
        if !root.is_expanded() && state.outcome().is_none() {
            // A static win does not say which move leads there.
            root.proof = Proof::Open;
        }
    }

    /// Limits the memory in bytes and the depth.
    pub fn limit(&mut self, bytes: u64, plies: u32) {
        self.arena.limit_to(bytes);
        self.deepest = plies;
    }

    /// Changes the configuration except for the memory.
    pub fn configure(&mut self, config: PuctConfig) {
        self.config = PuctConfig { tree_bytes: self.config.tree_bytes, ..config };
    }

    /// Starts a search with noise and candidates of its own; `simulations` is its length, if known.
    pub fn begin(&mut self, simulations: Option<u64>) {
        self.plan = None;
        self.has_tested = false;
        self.simulations = simulations;
    }

    /// Starts up to `count` simulations, adds leaves to evaluate to `leaves`, and returns how many:
    /// fewer when the root is proven, or when pending leaves have to come back first.
    pub fn gather(&mut self, count: usize, leaves: &mut Leaves<S>) -> usize {
        self.test_root_moves();
        let mut begun = 0;
        while begun < count && !self.is_settled() {
            if self.is_full {
                if self.waiting > 0 {
                    break;
                }
                self.arena.make_room();
                self.is_full = false;
            }
            match self.descend() {
                Descent::Taken => break,
                Descent::Ended => {}
                Descent::Leaf(path) => {
                    leaves.states.push(self.scratch.clone());
                    leaves.paths.push(path);
                    self.waiting += 1;
                }
            }
            begun += 1;
        }
        begun
    }

    /// Applies the evaluations of the leaves in `range`, which this tree has gathered.
    pub fn apply(&mut self, leaves: &Leaves<S>, range: Range<usize>, evaluations: &[Evaluation]) {
        let gathered = leaves.states[range.clone()].iter().zip(&leaves.paths[range]);
        for ((state, path), evaluation) in gathered.zip(evaluations) {
            self.waiting -= 1;
            for &(index, _) in path {
                self.arena.get_mut(index).waiting -= 1;
            }
            let (leaf, _) = *path.last().expect("a path has the root");
            let node = self.arena.get(leaf);
            let depth = path.len() as u32 - 1;
            if !node.is_expanded()
                && node.visits + 1 >= self.config.expand_at.min(depth + 1)
                && depth < self.deepest
            {
                self.expand(leaf, state, &evaluation.policy);
            }
            self.back_up(path, evaluation.value, state.to_move());
        }
    }

    fn descend(&mut self) -> Descent {
        self.scratch.clone_from(&self.state);
        let mut path = vec![(ROOT, self.arrived)];
        let mut index = ROOT;
        let mut root_choice = None;
        loop {
            let node = self.arena.get(index);
            if let Some(value) = node.proof.value() {
                let (_, seat) = path[path.len() - 1];
                self.back_up(&path, value, seat);
                return Descent::Ended;
            }
            // An earlier search may have gone deeper than this one may.
            if !node.is_expanded() || path.len() > self.deepest as usize {
                break;
            }
            let seat = self.scratch.to_move();
            let (_, arrived) = path[path.len() - 1];
            let mean = node.mean().unwrap_or(0.0);
            let chooser =
                Chooser { mean: if arrived == seat { mean } else { -mean }, visits: node.tries() };
            let start = node.children().start;
            let place = if index == ROOT {
                let place = self.choose_at_root(chooser);
                root_choice = Some(place);
                place
            } else {
                select(self.arena.children_of(index), chooser, &self.config, None)
                    .expect("an open node has an open move")
            };
            index = start + place as u32;
            self.scratch.apply(self.arena.get(index).mv());
            path.push((index, seat));
        }
        let node = self.arena.get(index);
        if node.visits == 0 && node.waiting > 0 {
            if let (Some(plan), Some(place)) = (&mut self.plan, root_choice) {
                plan.undo(place);
            }
            return Descent::Taken;
        }
        let (_, arrived) = path[path.len() - 1];
        let proof = match (index, self.scratch.outcome()) {
            // The root is expanded even where its result is static: a move has to be chosen.
            (ROOT, outcome) => outcome.map_or(Proof::Open, |outcome| Proof::of(outcome, arrived)),
            _ => self.certain(arrived),
        };
        if let Some(value) = proof.value() {
            self.arena.get_mut(index).proof = proof;
            self.back_up(&path, value, arrived);
            self.propagate(&path);
            return Descent::Ended;
        }
        for &(index, _) in &path {
            self.arena.get_mut(index).waiting += 1;
        }
        Descent::Leaf(path)
    }

    /// Backs a result for `seat` up. Who has a proven draw does not get less.
    fn back_up(&mut self, path: &[(u32, Seat)], mut value: f32, mut seat: Seat) {
        for &(index, arrived) in path.iter().rev() {
            let node = self.arena.get_mut(index);
            value = if arrived == seat { value } else { -value };
            seat = arrived;
            if node.proof == Proof::NotWon {
                value = value.min(0.0);
            }
            node.visits += 1;
            node.total += f64::from(value);
        }
    }

    /// Propagates a new proof at the end of the path.
    pub(super) fn propagate(&mut self, path: &[(u32, Seat)]) {
        for pair in path.windows(2).rev() {
            let [(parent, arrived), (_, chooser)] = [pair[0], pair[1]];
            let moves = self.arena.children_of(parent).iter().map(|child| child.proof);
            let proof = Proof::of_choice(moves);
            let has_draw =
                || self.arena.children_of(parent).iter().any(|child| child.proof == Proof::Drawn);
            self.arena.get_mut(parent).proof = match proof.is_known() {
                true if arrived == chooser => proof,
                true => proof.for_opponent(),
                false if arrived != chooser && has_draw() => Proof::NotWon,
                false => return,
            };
        }
    }

    /// Expands a leaf, the highest priors first.
    fn expand(&mut self, leaf: u32, state: &S, policy: &[f32]) {
        state.legal_moves(&mut self.moves);
        assert_eq!(self.moves.len(), policy.len(), "a policy has one entry per move: {state}");
        let mut children: Vec<(S::Move, f32)> =
            self.moves.iter().copied().zip(policy.iter().copied()).collect();
        // Equal priors come in random order.
        self.rng.shuffle(&mut children);
        children.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        self.is_full |= !self.arena.expand(leaf, children.into_iter());
    }

    /// Finds `state` up to two plies below the root.
    fn find(&self, state: &S) -> Option<(u32, Seat)> {
        let mut next = self.state.clone();
        let mut after = self.state.clone();
        for child in self.visited_children(ROOT) {
            next.clone_from(&self.state);
            next.apply(self.arena.get(child).mv());
            if next == *state {
                return Some((child, self.state.to_move()));
            }
            for grandchild in self.visited_children(child) {
                after.clone_from(&next);
                after.apply(self.arena.get(grandchild).mv());
                if after == *state {
                    return Some((grandchild, next.to_move()));
                }
            }
        }
        None
    }

    fn visited_children(&self, index: u32) -> impl Iterator<Item = u32> {
        self.arena.get(index).children().filter(|&child| self.arena.get(child).visits > 0)
    }
}
