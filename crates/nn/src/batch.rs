//! Training batches.

use crate::config::NetConfig;

/// Positions with their targets.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Batch {
    /// The encoded positions, one after the other.
    pub inputs: Vec<f32>,
    /// The policy indices of all legal moves, one position after the other.
    pub places: Vec<u32>,
    /// The target probability of each of those moves.
    pub policy: Vec<f32>,
    /// Where the moves of each position end in `places` and `policy`.
    pub ends: Vec<usize>,
    /// The weight of the policy of each position: 0 after a small search.
    pub policy_weights: Vec<f32>,
    /// The probabilities of a win, a draw and a loss for the side to move.
    pub results: Vec<[f32; 3]>,
    /// The final margin for the side to move as a part of the largest; 0 in games that do not count.
    pub scores: Vec<f32>,
}

/// A batch that does not fit a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the batch does not fit the network: {0}")]
pub struct BatchError(String);

impl Batch {
    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Tells whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Removes all positions and keeps the memory.
    pub fn clear(&mut self) {
        self.inputs.clear();
        self.places.clear();
        self.policy.clear();
        self.ends.clear();
        self.policy_weights.clear();
        self.results.clear();
        self.scores.clear();
    }

    /// Returns the range of a position's moves in `places` and `policy`.
    pub fn moves(&self, position: usize) -> std::ops::Range<usize> {
        let start = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        start..self.ends[position]
    }

    /// Checks that the lengths agree with each other and with a network.
    pub fn check(&self, config: &NetConfig) -> Result<(), BatchError> {
        let len = self.len();
        let error = |text: String| Err(BatchError(text));
        if self.inputs.len() != len * config.input_len() {
            return error(format!("{} inputs for {len} positions", self.inputs.len()));
        }
        if [self.policy_weights.len(), self.results.len(), self.scores.len()] != [len; 3] {
            return error(format!("not every list has {len} entries"));
        }
        let end = self.ends.last().copied().unwrap_or(0);
        if [self.places.len(), self.policy.len()] != [end; 2] {
            return error(format!("{} moves, of which {end} are used", self.places.len()));
        }
        if (0..len).any(|position| self.moves(position).is_empty()) {
            return error("a position without moves".to_owned());
        }
        match self.places.iter().find(|&&place| place as usize >= config.policy_len()) {
            Some(place) => error(format!("a move at place {place} of {}", config.policy_len())),
            None => Ok(()),
        }
    }
}
