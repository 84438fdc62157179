//! The root: selection with noise and halving, ranking, the move to play.

use sakiyomi_core::{PerfectInformation, Rng};

use super::arena::{Node, ROOT};
use super::config::{PuctConfig, RootRule};
use super::forced::forced;
use super::halving::{Halving, improved_policy};
use super::noise::dirichlet;
use super::proof::Proof;
use super::select::{Chooser, select};
use super::tree::Tree;

/// The root's selection in one search.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The policy with noise.
    pub(super) policy: Option<Vec<f32>>,
    halving: Option<Halving>,
    /// Whether the last choice was the halving's.
    halved: bool,
}

impl Plan {
    fn new<M: Copy>(
        children: &[Node<M>],
        config: &PuctConfig,
        simulations: Option<u64>,
        rng: &mut Rng,
    ) -> Plan {
        let policy = config.noise.map(|noise| {
            let weights = dirichlet(noise.alpha, children.len(), rng);
            let mix = |(weight, child): (f32, &Node<M>)| {
                (1.0 - noise.share) * child.prior + noise.share * weight
            };
            weights.into_iter().zip(children).map(mix).collect()
        });
        let halving = match (config.root, simulations) {
            (RootRule::SequentialHalving { candidates, gumbel, values }, Some(simulations)) => {
                Some(Halving::new(children, candidates, simulations, [gumbel, values], rng))
            }
            _ => None,
        };
        Plan { policy, halving, halved: false }
    }

    fn choose<M: Copy>(
        &mut self,
        children: &[Node<M>],
        chooser: Chooser,
        config: &PuctConfig,
    ) -> Option<usize> {
        let halved =
            self.halving.as_mut().and_then(|halving| halving.choose(children, chooser.mean));
        self.halved = halved.is_some();
        halved.or_else(|| match &self.policy {
            None => select(children, chooser, config, None),
            Some(policy) => forced(children, chooser, config, policy)
                .or_else(|| select(children, chooser, config, Some(policy))),
        })
    }

    pub(super) fn undo(&mut self, place: usize) {
        if let Some(halving) = self.halving.as_mut().filter(|_| self.halved) {
            halving.undo(place);
        }
    }
}

/// Returns the first of the likeliest `lines` moves with less than its share of a quarter of the
/// simulations: with a sharp policy the others would never be tried.
fn neglected<M: Copy>(children: &[Node<M>], chooser: Chooser, lines: usize) -> Option<usize> {
    if lines < 2 {
        return None;
    }
    let share = chooser.visits / u32::try_from(lines.saturating_mul(4)).unwrap_or(u32::MAX);
    let open = children.iter().enumerate().filter(|(_, child)| !child.proof.is_known());
    open.take(lines).find(|(_, child)| child.tries() < share).map(|(place, _)| place)
}

impl<S: PerfectInformation> Tree<S> {
    pub(super) fn choose_at_root(&mut self, chooser: Chooser) -> usize {
        let children = self.arena.children_of(ROOT);
        let plan = self.plan.get_or_insert_with(|| {
            Plan::new(children, &self.config, self.simulations, &mut self.rng)
        });
        if let Some(place) = neglected(children, chooser, self.lines) {
            plan.halved = false;
            return place;
        }
        plan.choose(children, chooser, &self.config).expect("an open root has an open move")
    }

    /// Searches so many root moves at least, for as many lines.
    pub fn widen(&mut self, lines: usize) {
        self.lines = lines;
    }

    /// Tells whether the root is proven.
    pub fn is_settled(&self) -> bool {
        self.arena.get(ROOT).proof.is_known()
    }

    /// Returns the visits of the root.
    pub fn visits(&self) -> u32 {
        self.arena.get(ROOT).visits
    }

    /// Returns the number of nodes.
    pub fn nodes(&self) -> usize {
        self.arena.len()
    }

    /// Returns the memory of the tree, in bytes.
    pub fn bytes(&self) -> u64 {
        self.arena.bytes()
    }

    /// Returns the expected result for the player to move at the root, from -1 to 1.
    pub fn value(&self) -> f32 {
        let node = self.arena.get(ROOT);
        let value = node.value().unwrap_or(0.0);
        if self.arrived == self.state.to_move() { value } else { -value }
    }

    /// Returns the root moves with the improved policy, for training.
    pub fn improved_policy(&self) -> Vec<(S::Move, f32)> {
        let children = self.arena.children_of(ROOT);
        let values = match self.config.root {
            RootRule::SequentialHalving { values, .. } => values,
            RootRule::AsInside => 1.0,
        };
        let policy = improved_policy(children, self.value(), values);
        children.iter().map(Node::mv).zip(policy).collect()
    }

    /// Returns the root moves with their visits.
    pub fn root_visits(&self) -> impl Iterator<Item = (S::Move, u32)> {
        self.arena.children_of(ROOT).iter().map(|child| (child.mv(), child.visits))
    }

    /// Returns the root moves with their priors.
    pub fn root_priors(&self) -> impl Iterator<Item = (S::Move, f32)> {
        self.arena.children_of(ROOT).iter().map(|child| (child.mv(), child.prior))
    }

    /// Returns the move to play, or `None` while the root is not expanded.
    ///
    /// A proven win is played, a draw where nothing promises more, a loss only where there is nothing
    /// else. Otherwise a `temperature` of 0 plays the most visited move, and 1 samples by visits.
    pub fn choose(&mut self, temperature: f32) -> Option<S::Move> {
        let best = *self.ranked().first()?;
        let children = self.arena.children_of(ROOT);
        if children[best].proof.is_known() {
            return Some(children[best].mv());
        }
        if temperature <= 0.0 {
            let halving = self.plan.as_ref().and_then(|plan| plan.halving.as_ref());
            let winner = halving.and_then(|halving| halving.winner(children, self.value()));
            return Some(children[winner.unwrap_or(best)].mv());
        }
        let most = children[best].visits.max(1) as f32;
        let weights: Vec<f64> = children
            .iter()
            .map(|child| match child.proof {
                Proof::Lost(_) => 0.0,
                _ => f64::from((child.visits as f32 / most).powf(1.0 / temperature)),
            })
            .collect();
        let mut left = self.rng.unit() * weights.iter().sum::<f64>();
        let drawn = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        Some(children[drawn.unwrap_or(best)].mv())
    }

    /// Returns the indices of the root moves, best first.
    pub(super) fn ranked(&self) -> Vec<usize> {
        let children = self.arena.children_of(ROOT);
        let standing = standing(children);
        let mut order: Vec<usize> = (0..children.len()).collect();
        order.sort_by(|&a, &b| compare(standing(&children[b]), standing(&children[a])));
        order
    }

    /// Returns the principal variation after root move `place`.
    pub(super) fn line(&self, place: usize) -> Vec<S::Move> {
        let mut index = self.arena.get(ROOT).children().start + place as u32;
        let mut line = vec![self.arena.get(index).mv()];
        while line.len() < self.deepest as usize
            && let Some((child, node)) = self.best_child(index)
            && (node.visits > 0 || node.proof.is_known())
        {
            line.push(node.mv());
            index = child;
        }
        line
    }

    fn best_child(&self, index: u32) -> Option<(u32, &Node<S::Move>)> {
        let standing = standing(self.arena.children_of(index));
        // Of equals the first: it has the higher prior.
        let children = self.arena.get(index).children().rev();
        children
            .map(|child| (child, self.arena.get(child)))
            .max_by(|(_, a), (_, b)| compare(standing(a), standing(b)))
    }
}

type Standing = (i32, u32, f32);

/// Returns the order of moves, the better one being greater: proven wins, by visits, proven losses. A
/// draw comes before all that is open, unless the most visited move promises more.
fn standing<M: Copy>(children: &[Node<M>]) -> impl Fn(&Node<M>) -> Standing {
    let open = children.iter().filter(|child| !child.proof.is_known());
    let favourite = open.max_by_key(|child| child.visits);
    let draw_is_best = favourite.is_none_or(|child| child.mean().is_none_or(|mean| mean <= 0.0));
    move |child| {
        let value = child.value().unwrap_or(-1.0);
        match child.proof {
            Proof::Open | Proof::NotWon => (0, child.visits, value),
            Proof::Drawn => (0, if draw_is_best { u32::MAX } else { 0 }, value),
            Proof::Won(_) | Proof::Lost(_) => (child.proof.rank(), child.visits, value),
        }
    }
}

fn compare(a: Standing, b: Standing) -> std::cmp::Ordering {
    (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2))
}
