//! Gumbel sequential halving at the root (Danihelka et al. 2022).

use sakiyomi_core::Rng;

use super::arena::Node;
use super::noise::gumbel;
use super::proof::Proof;

#[derive(Clone, Debug)]
pub(super) struct Halving {
    /// The logits with Gumbel noise.
    bonus: Vec<f32>,
    /// The weight of values beside the policy.
    values: f32,
    /// Simulations of each move in this search.
    begun: Vec<u32>,
    /// For each simulation, how many its move has had before.
    schedule: Vec<u32>,
    next: usize,
}

impl Halving {
    pub(super) fn new<M: Copy>(
        children: &[Node<M>],
        candidates: usize,
        simulations: u64,
        [noise, values]: [f32; 2],
        rng: &mut Rng,
    ) -> Halving {
        let bonus = children.iter().map(|child| {
            let noise = if noise > 0.0 { noise * gumbel(rng) } else { 0.0 };
            logit(child.prior) + noise
        });
        Halving {
            bonus: bonus.collect(),
            values,
            begun: vec![0; children.len()],
            schedule: schedule(candidates.min(children.len()), simulations),
            next: 0,
        }
    }

    /// Returns the move of the next simulation, or `None` at the end of the schedule.
    pub(super) fn choose<M: Copy>(&mut self, children: &[Node<M>], mean: f32) -> Option<usize> {
        let wanted = *self.schedule.get(self.next)?;
        let open = |index: &usize| !children[*index].proof.is_known();
        let as_planned =
            (0..children.len()).filter(|&index| self.begun[index] == wanted).filter(open);
        let chosen = self.best_of(as_planned, children, mean).or_else(|| {
            // Proven candidates leave their simulations to the others.
            let others = (0..children.len()).filter(|&index| self.begun[index] > 0).filter(open);
            self.best_of(others, children, mean)
        })?;
        self.begun[chosen] += 1;
        self.next += 1;
        Some(chosen)
    }

    pub(super) fn undo(&mut self, index: usize) {
        self.begun[index] -= 1;
        self.next -= 1;
    }

    /// Returns the best of the moves that got the most simulations.
    pub(super) fn winner<M: Copy>(&self, children: &[Node<M>], mean: f32) -> Option<usize> {
        let most = *self.begun.iter().max().filter(|&&most| most > 0)?;
        let last = (0..children.len()).filter(|&index| {
            self.begun[index] == most && !matches!(children[index].proof, Proof::Lost(_))
        });
        self.best_of(last, children, mean)
    }

    fn best_of<M: Copy>(
        &self,
        places: impl Iterator<Item = usize>,
        children: &[Node<M>],
        mean: f32,
    ) -> Option<usize> {
        let most = children.iter().map(|child| child.visits).max().unwrap_or(0);
        let score = |index: usize| {
            let value = children[index].value().unwrap_or(mean);
            self.bonus[index] + self.values * weight(value, most)
        };
        places.max_by(|&a, &b| score(a).total_cmp(&score(b)).then(b.cmp(&a)))
    }
}

/// Returns the improved policy: the prior logits plus completed Q-values.
pub(super) fn improved_policy<M: Copy>(children: &[Node<M>], mean: f32, values: f32) -> Vec<f32> {
    let most = children.iter().map(|child| child.visits).max().unwrap_or(0);
    let visits: u32 = children.iter().map(|child| child.visits).sum();
    let tried = || children.iter().filter_map(|child| Some((child.prior, child.value()?)));
    let tried_prior: f32 = tried().map(|(prior, _)| prior).sum();
    let tried_value: f32 = tried().map(|(prior, value)| prior * value).sum();
    let untried = if tried_prior > 0.0 {
        (mean + visits as f32 * tried_value / tried_prior) / (1.0 + visits as f32)
    } else {
        mean
    };
    let logits: Vec<f32> = children
        .iter()
        .map(|child| logit(child.prior) + values * weight(child.value().unwrap_or(untried), most))
        .collect();
    softmax(&logits)
}

pub(super) fn softmax(logits: &[f32]) -> Vec<f32> {
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut weights: Vec<f32> = logits.iter().map(|logit| (logit - highest).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= sum);
    weights
}

/// Returns the weight of a value beside the policy, which grows with the visits.
fn weight(value: f32, most_visits: u32) -> f32 {
    const VISITS: f32 = 50.0;
    (VISITS + most_visits as f32) * (value + 1.0) / 2.0
}

fn logit(prior: f32) -> f32 {
    prior.max(1e-9).ln()
}

/// Returns for each simulation how many its move has had before.
fn schedule(candidates: usize, simulations: u64) -> Vec<u32> {
    let simulations = usize::try_from(simulations).unwrap_or(usize::MAX).min(1 << 20);
    let rounds = candidates.max(2).next_power_of_two().ilog2() as usize;
    let mut left = candidates.max(1);
    let mut schedule = Vec::with_capacity(simulations);
    let mut had = 0;
    while schedule.len() < simulations {
        let each = (simulations / (rounds * left)).max(1);
        for _ in 0..each {
            schedule.extend(std::iter::repeat_n(had, left));
            had += 1;
        }
        left = (left / 2).max(2).min(candidates.max(1));
    }
    schedule.truncate(simulations);
    schedule
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_candidates_drop_out_each_round() {
        // 4 candidates, 16 simulations: 2 each, then 4 each for the best two.
        let expected = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
        assert_eq!(schedule(4, 16), expected);
        assert_eq!(schedule(1, 3), [0, 1, 2]);
        assert_eq!(schedule(8, 3), [0, 0, 0]);
        assert!(schedule(4, 0).is_empty());
    }

    #[test]
    fn a_softmax_sums_to_one_even_for_extreme_numbers() {
        let weights = softmax(&[1000.0, 999.0, -1000.0]);
        assert!((weights.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(weights[0] > weights[1] && weights[1] > 0.1);
    }
}
