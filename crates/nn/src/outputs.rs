//! The outputs of a network.

use std::ops::Range;

use crate::config::{NetConfig, PolicyHead, ValueOutput};

/// The outputs of a batch, one position after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Outputs {
    /// The logits of the policy.
    pub policy: Vec<f32>,
    /// The logits of win, draw and loss, or the expected result.
    pub value: Vec<f32>,
    /// The expected score as a part of the largest, where the network has that head.
    pub score: Vec<f32>,
    policy_outputs: usize,
    second_part: Option<usize>,
    value_output: ValueOutput,
}

impl Outputs {
    /// Returns empty outputs.
    pub fn new(config: &NetConfig) -> Outputs {
        let second_part = match config.policy {
            PolicyHead::Parts { parts: [_, second], .. } => Some(second),
            _ => None,
        };
        Outputs {
            policy: Vec::new(),
            value: Vec::new(),
            score: Vec::new(),
            policy_outputs: config.policy_outputs(),
            second_part,
            value_output: config.value.output,
        }
    }

    pub(crate) fn part(&self, positions: Range<usize>) -> Outputs {
        let count = self.len().max(1);
        let cut = |numbers: &[f32]| {
            let each = numbers.len() / count;
            numbers[positions.start * each..positions.end * each].to_vec()
        };
        let [policy, value, score] = [&self.policy, &self.value, &self.score].map(|all| cut(all));
        Outputs { policy, value, score, ..*self }
    }

    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.policy.len() / self.policy_outputs
    }

    /// Tells whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.policy.is_empty()
    }

    /// Returns the logit of a policy index.
    pub fn logit(&self, position: usize, place: usize) -> f32 {
        let logits = &self.policy[position * self.policy_outputs..][..self.policy_outputs];
        match self.second_part {
            None => logits[place],
            Some(second) => {
                let first = self.policy_outputs - second;
                logits[place / second] + logits[first + place % second]
            }
        }
    }

    /// Returns the probabilities of a win, a draw and a loss, where the network has them.
    pub fn win_draw_loss(&self, position: usize) -> Option<[f32; 3]> {
        if self.value_output != ValueOutput::WinDrawLoss {
            return None;
        }
        let mut chances = [0.0; 3];
        chances.copy_from_slice(&self.value[3 * position..][..3]);
        softmax(&mut chances);
        Some(chances)
    }

    /// Returns the expected result, from -1 to 1.
    pub fn expected(&self, position: usize) -> f32 {
        match self.win_draw_loss(position) {
            Some([win, _, loss]) => win - loss,
            None => self.value[position],
        }
    }
}

pub(crate) fn softmax(logits: &mut [f32]) {
    let largest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in &mut *logits {
        *logit = (*logit - largest).exp();
        sum += *logit;
    }
    for logit in logits {
        *logit /= sum;
    }
}
