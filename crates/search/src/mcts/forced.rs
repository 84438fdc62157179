//! Forced playouts and policy target pruning (Wu 2019): root moves with noise get a least number of
//! simulations, which are taken off the training target again.

use sakiyomi_core::PerfectInformation;

use super::arena::{Node, ROOT};
use super::config::{PuctConfig, Rule};
use super::select::Chooser;
use super::tree::Tree;

/// Returns a move with too few simulations for its noisy prior.
pub(super) fn forced<M: Copy>(
    children: &[Node<M>],
    chooser: Chooser,
    config: &PuctConfig,
    policy: &[f32],
) -> Option<usize> {
    let noise = config.noise.filter(|noise| noise.forced > 0.0)?;
    let visits = chooser.visits as f32;
    children.iter().zip(policy).position(|(child, prior)| {
        let tries = child.tries();
        tries > 0
            && !child.proof.is_known()
            && (tries as f32) < (noise.forced * prior * visits).sqrt()
    })
}

impl<S: PerfectInformation> Tree<S> {
    /// Returns the visits of the root moves without forced ones: of every move but the most visited one
    /// as many are taken off as leave its PUCT value below that one's.
    pub fn pruned_visits(&self) -> Vec<(S::Move, u32)> {
        let children = self.arena.children_of(ROOT);
        let all = || children.iter().map(|child| (child.mv(), child.visits)).collect();
        let policy = self.plan.as_ref().and_then(|plan| plan.policy.as_ref());
        let (Some(noise), Some(policy)) = (self.config.noise, policy) else { return all() };
        let Some(best) = (0..children.len()).max_by_key(|&place| (children[place].visits, !place))
        else {
            return all();
        };
        let visits: u32 = children.iter().map(|child| child.visits).sum();
        let promise = |place: usize, tries: u32| {
            let child = &children[place];
            let bonus = match self.config.rule {
                Rule::Puct { c, base } => {
                    let total = visits.max(1) as f32;
                    (c + (total / base).ln_1p()) * total.sqrt() * child.prior / (1.0 + tries as f32)
                }
                Rule::Ucb1 { c } => c * ((visits.max(1) as f32).ln() / tries.max(1) as f32).sqrt(),
            };
            child.value().unwrap_or(-1.0) + bonus
        };
        let highest = promise(best, children[best].visits);
        let prune = |(place, child): (usize, &Node<S::Move>)| {
            let mut left = child.visits;
            if place != best && left > 0 {
                let forced = (noise.forced * policy[place] * visits as f32).sqrt() as u32;
                let least = left.saturating_sub(forced);
                while left > least && promise(place, left - 1) < highest {
                    left -= 1;
                }
                if left <= 1 && forced > 0 {
                    left = 0;
                }
            }
            (child.mv(), left)
        };
        children.iter().enumerate().map(prune).collect()
    }
}
