//! Selection: PUCT and UCB1.

use super::arena::Node;
use super::config::{PuctConfig, Rule};

/// The node at which a move is selected.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chooser {
    /// The mean result for the player who chooses.
    pub(super) mean: f32,
    /// Visits, virtual ones included.
    pub(super) visits: u32,
}

/// Returns the move to try, or `None` when all results are known; `policy` replaces the priors.
/// Priors of `children` fall: without a `policy` only the first untried one can be the best.
#[inline]
pub(super) fn select<M: Copy>(
    children: &[Node<M>],
    chooser: Chooser,
    config: &PuctConfig,
    policy: Option<&[f32]>,
) -> Option<usize> {
    let visits = chooser.visits.max(1) as f32;
    let untried = chooser.mean - config.fpu;
    let bonus = match config.rule {
        Rule::Ucb1 { c } => c * visits.ln().max(0.0).sqrt(),
        Rule::Puct { c, base } => (c + (visits / base).ln_1p()) * visits.sqrt(),
    };
    let mut best = None;
    let mut highest = f32::NEG_INFINITY;
    for (index, child) in children.iter().enumerate() {
        if child.proof.is_known() {
            continue;
        }
        let tries = child.tries();
        let value = if tries == 0 { untried } else { expected(child, tries, config.virtual_loss) };
        let tries_or_one = tries.max(1) as f32;
        let score = match config.rule {
            Rule::Ucb1 { .. } => value + bonus / tries_or_one.sqrt(),
            Rule::Puct { .. } => {
                let prior = policy.map_or(child.prior, |policy| policy[index]);
                value + bonus * prior / (1.0 + tries as f32)
            }
        };
        if score > highest {
            (best, highest) = (Some(index), score);
        }
        if policy.is_none() && tries == 0 {
            break;
        }
    }
    best
}

/// Returns the mean result of a move with virtual losses.
#[inline]
fn expected<M: Copy>(child: &Node<M>, tries: u32, virtual_loss: f32) -> f32 {
    let lost = virtual_loss * f32::from(child.waiting);
    (child.total as f32 - lost) / tries as f32
}
