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

#[cfg(test)]
mod tests {
    use super::*;

    fn child(prior: f32, visits: u32, mean: f64) -> Node<u8> {
        let mut node = Node::new(Some(0), prior);
        (node.visits, node.total) = (visits, mean * f64::from(visits));
        node
    }

    #[track_caller]
    fn chosen(children: &[Node<u8>], mean: f32, c: f32, fpu: f32) -> Option<usize> {
        let visits = children.iter().map(|child| child.visits).sum();
        let rule = Rule::Puct { c, base: 20_000.0 };
        let config = PuctConfig { rule, fpu, ..PuctConfig::default() };
        select(children, Chooser { mean, visits }, &config, None)
    }

    #[test]
    fn puct_prefers_an_unvisited_move_to_an_equal_one() {
        assert_eq!(chosen(&[child(0.5, 1, 0.0), child(0.5, 0, 0.0)], 0.0, 1.5, 0.0), Some(1));
    }

    #[test]
    fn first_play_urgency_makes_unvisited_moves_wait() {
        let children = [child(0.5, 4, 0.0), child(0.5, 0, 0.0)];
        assert_eq!(chosen(&children, 0.0, 0.1, 0.0), Some(1));
        assert_eq!(chosen(&children, 0.0, 0.1, 0.5), Some(0));
    }

    #[test]
    fn the_prior_decides_among_unvisited_moves() {
        assert_eq!(chosen(&[child(0.7, 0, 0.0), child(0.3, 0, 0.0)], 0.0, 1.5, 0.2), Some(0));
    }

    #[test]
    fn a_small_constant_exploits_and_a_large_one_explores() {
        let children = [child(0.5, 90, 0.3), child(0.5, 10, 0.1)];
        assert_eq!(chosen(&children, 0.28, 0.1, 0.2), Some(0));
        assert_eq!(chosen(&children, 0.28, 1.5, 0.2), Some(1));
    }
}
