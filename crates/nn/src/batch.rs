//! Positions from which a network learns.

use crate::config::NetConfig;

/// Positions with what is to be learned from each.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Batch {
    /// The encoded positions, one after the other.
    pub inputs: Vec<f32>,
    /// The places in the policy of all legal moves, one position after the other.
    pub places: Vec<u32>,
    /// How likely each of those moves should be; the moves of a position sum to one.
    pub policy: Vec<f32>,
    /// Where the moves of each position end in `places` and `policy`.
    pub ends: Vec<usize>,
    /// How much the policy of each position counts: 0 where its search was too small to learn from.
    pub policy_weights: Vec<f32>,
    /// The chances of a win, a draw and a loss for the player to move; they sum to one.
    pub results: Vec<[f32; 3]>,
    /// The final margin for the player to move as a part of the largest; 0 in games that do not count.
    pub scores: Vec<f32>,
}

/// What is wrong with a batch.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the batch does not fit the network: {0}")]
pub struct BatchError(String);

impl Batch {
    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Tells whether there are no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Takes all positions out and keeps the memory.
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
    #[must_use]
    pub fn moves(&self, position: usize) -> std::ops::Range<usize> {
        let start = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        start..self.ends[position]
    }

    /// Checks that the lengths agree with each other and with a network.
    ///
    /// # Errors
    /// When they do not.
    pub fn check(&self, config: &NetConfig) -> Result<(), BatchError> {
        let len = self.len();
        let told = |what: String| Err(BatchError(what));
        if self.inputs.len() != len * config.input_len() {
            return told(format!("{} inputs for {len} positions", self.inputs.len()));
        }
        if [self.policy_weights.len(), self.results.len(), self.scores.len()] != [len; 3] {
            return told(format!("not every list has {len} entries"));
        }
        let end = self.ends.last().copied().unwrap_or(0);
        if [self.places.len(), self.policy.len()] != [end; 2] {
            return told(format!("{} moves, of which {end} are used", self.places.len()));
        }
        if (0..len).any(|position| self.moves(position).is_empty()) {
            return told("a position without moves".to_owned());
        }
        match self.places.iter().find(|&&place| place as usize >= config.policy_len()) {
            Some(place) => told(format!("a move at place {place} of {}", config.policy_len())),
            None => Ok(()),
        }
    }
}
