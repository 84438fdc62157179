//! How much two networks of one game agree.

use sakiyomi_core::{Encode, Evaluation, Evaluator, MoveList, Rng};

use crate::evaluator::{MismatchError, NetEvaluator};
use crate::net::Net;

/// The agreement of two networks on positions of random games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Agreement {
    /// The number of positions.
    pub positions: usize,
    /// The share of positions in which both prefer the same move.
    pub same_move: f64,
    /// The mean Kullback-Leibler divergence of the policies, from the first, in nats.
    pub policy_divergence: f64,
    /// The mean difference of the expected results.
    pub value_difference: f64,
    /// The largest difference of the expected results.
    pub largest_value_difference: f64,
}

/// Compares two networks of the game `S` on `positions` positions of random games.
pub fn compare<S: Encode>(
    a: &Net,
    b: &Net,
    positions: usize,
    seed: u64,
) -> Result<Agreement, MismatchError> {
    let mut nets = [NetEvaluator::<S>::new(a)?, NetEvaluator::<S>::new(b)?];
    let views = random_views::<S>(positions, &mut Rng::seeded(seed));
    let mut agreement = Agreement::default();
    for views in views.chunks(64) {
        let [a, b] = nets.each_mut().map(|net| net.evaluate(views));
        for (a, b) in a.iter().zip(&b) {
            agreement.add(a, b);
        }
    }
    let count = agreement.positions.max(1) as f64;
    agreement.same_move /= count;
    agreement.policy_divergence /= count;
    agreement.value_difference /= count;
    Ok(agreement)
}

impl Agreement {
    fn add(&mut self, a: &Evaluation, b: &Evaluation) {
        let best =
            |policy: &[f32]| (0..policy.len()).max_by(|&i, &j| policy[i].total_cmp(&policy[j]));
        let difference = f64::from((a.value - b.value).abs());
        self.positions += 1;
        self.same_move += f64::from(u8::from(best(&a.policy) == best(&b.policy)));
        self.policy_divergence += divergence(&a.policy, &b.policy);
        self.value_difference += difference;
        self.largest_value_difference = self.largest_value_difference.max(difference);
    }
}

fn divergence(a: &[f32], b: &[f32]) -> f64 {
    let term = |(&a, &b): (&f32, &f32)| {
        // Probabilities that are 0 in 32 bits are only very small.
        let [a, b] = [a, b].map(|x| f64::from(x.max(f32::MIN_POSITIVE)));
        a * (a / b).ln()
    };
    a.iter().zip(b).map(term).sum::<f64>().max(0.0)
}

fn random_views<S: Encode>(count: usize, rng: &mut Rng) -> Vec<S::View> {
    let mut views = Vec::with_capacity(count);
    let mut moves = MoveList::new();
    while views.len() < count {
        let mut state = S::initial(rng);
        while let Some(mv) = state.random_move(rng, &mut moves) {
            if rng.below(4) == 0 && views.len() < count {
                views.push(state.view(state.to_move()));
            }
            state.apply(mv);
        }
    }
    views
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NetConfig, Preset};
    use sakiyomi_othello::Othello;

    #[test]
    fn a_network_agrees_with_itself_and_not_with_another() {
        let config = NetConfig::preset::<Othello>(Preset::Tiny).unwrap();
        let [a, b] = [1, 2].map(|seed| Net::scrambled(config.clone(), seed).unwrap());
        let same = compare::<Othello>(&a, &a, 100, 1).unwrap();
        assert_eq!((same.positions, same.same_move), (100, 1.0));
        assert_eq!((same.policy_divergence, same.largest_value_difference), (0.0, 0.0));
        let other = compare::<Othello>(&a, &b, 100, 1).unwrap();
        assert!(other.same_move < 0.9 && other.policy_divergence > 0.001, "{other:?}");
        assert!(other.value_difference > 0.001);
        assert!(other.largest_value_difference >= other.value_difference);
    }
}
