//! Which move a simulation tries next.

use super::arena::Node;
use super::config::{PuctConfig, Rule};

/// What a choice among moves depends on beside the moves themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chooser {
    /// The mean result of the position for the player who chooses.
    pub(super) mean: f32,
    /// Simulations through the position, those under way included.
    pub(super) visits: u32,
}

/// Returns the place of the move to try, or `None` when the results of all are known.
///
/// `children` come with falling priors, so that those never tried stand behind
/// the others, and only the first of them can be the best.
#[inline]
pub(super) fn select<M: Copy>(
    children: &[Node<M>],
    chooser: Chooser,
    config: &PuctConfig,
) -> Option<usize> {
    choose(children, chooser, config, |place| children[place].prior, true)
}

/// Returns the place of the move to try, with priors that need not fall.
pub(super) fn select_with<M: Copy>(
    children: &[Node<M>],
    chooser: Chooser,
    config: &PuctConfig,
    prior: impl Fn(usize) -> f32,
) -> Option<usize> {
    choose(children, chooser, config, prior, false)
}

#[inline]
fn choose<M: Copy>(
    children: &[Node<M>],
    chooser: Chooser,
    config: &PuctConfig,
    prior: impl Fn(usize) -> f32,
    falling: bool,
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
        let tries = child.visits + u32::from(child.waiting);
        let value = if tries == 0 { untried } else { expected(child, tries, config.virtual_loss) };
        let tries_or_one = tries.max(1) as f32;
        let score = match config.rule {
            Rule::Ucb1 { .. } => value + bonus / tries_or_one.sqrt(),
            Rule::Puct { .. } => value + bonus * prior(index) / (1.0 + tries as f32),
        };
        if score > highest {
            (best, highest) = (Some(index), score);
        }
        if falling && tries == 0 {
            break;
        }
    }
    best
}

/// Returns the mean result of a move, with simulations under way counted as losses.
#[inline]
fn expected<M: Copy>(child: &Node<M>, tries: u32, virtual_loss: f32) -> f32 {
    let lost = virtual_loss * f32::from(child.waiting);
    (child.total as f32 - lost) / tries as f32
}
