//! The settings of training, and where it computes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::loss::LossWeights;

/// The settings of training.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TrainConfig {
    /// The learning rate at its peak.
    pub rate: f32,
    /// The steps in which it rises to the peak.
    pub warmup: u64,
    /// The steps in which it then falls to a half, again and again; it stays when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_life: Option<u64>,
    /// The share of the mean gradient that a step keeps.
    pub beta1: f32,
    /// The share of the mean squared gradient that a step keeps.
    pub beta2: f32,
    /// The part of each weight that goes in a step, as a multiple of the rate; biases and norms
    /// do not decay.
    pub weight_decay: f32,
    /// Gradients that are longer than this together are shortened to it.
    pub clip: f32,
    /// The share of the averaged weights that a step keeps, once there were enough steps.
    pub ema: f32,
    /// What the loss of the value counts beside that of the policy.
    pub value_weight: f32,
    /// What the loss of the score counts beside that of the policy.
    pub score_weight: f32,
}

impl Default for TrainConfig {
    fn default() -> TrainConfig {
        TrainConfig {
            rate: 2e-3,
            warmup: 50,
            half_life: None,
            beta1: 0.9,
            beta2: 0.99,
            weight_decay: 1e-2,
            clip: 2.0,
            ema: 0.999,
            value_weight: 1.0,
            score_weight: 0.5,
        }
    }
}

/// A setting that makes no sense.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("the setting {name} is {found}; it must be {wanted}")]
pub struct SettingError {
    /// The setting.
    pub name: &'static str,
    /// What it is.
    pub found: String,
    /// What it may be.
    pub wanted: &'static str,
}

impl TrainConfig {
    /// Checks that every setting makes sense.
    ///
    /// # Errors
    /// When one does not, with its name.
    pub fn check(&self) -> Result<(), SettingError> {
        let part = |x: f32| x > 0.0 && x <= 1.0;
        let above_zero = |x: f32| x.is_finite() && x > 0.0;
        let not_negative = |x: f32| x.is_finite() && x >= 0.0;
        let share = |x: f32| (0.0..1.0).contains(&x);
        type Setting<'a> = (&'static str, f32, &'a dyn Fn(f32) -> bool, &'static str);
        let settings: [Setting<'_>; 8] = [
            ("rate", self.rate, &part, "more than 0 and at most 1"),
            ("beta1", self.beta1, &share, "at least 0 and less than 1"),
            ("beta2", self.beta2, &share, "at least 0 and less than 1"),
            ("weight_decay", self.weight_decay, &share, "at least 0 and less than 1"),
            ("clip", self.clip, &above_zero, "more than 0"),
            ("ema", self.ema, &share, "at least 0 and less than 1"),
            ("value_weight", self.value_weight, &not_negative, "at least 0"),
            ("score_weight", self.score_weight, &not_negative, "at least 0"),
        ];
        for (name, found, is_right, wanted) in settings {
            if !is_right(found) {
                return Err(SettingError { name, found: found.to_string(), wanted });
            }
        }
        match self.half_life {
            Some(0) => Err(SettingError {
                name: "half_life",
                found: "0".to_owned(),
                wanted: "at least 1, or absent",
            }),
            _ => Ok(()),
        }
    }

    /// Returns the learning rate of a step, the first of which is step 0.
    ///
    /// ```
    /// use sakiyomi_train::TrainConfig;
    /// let config = TrainConfig { rate: 1.0, warmup: 4, half_life: Some(10), ..Default::default() };
    /// assert_eq!([0, 3, 14, 24].map(|step| config.rate_at(step)), [0.25, 1.0, 0.5, 0.25]);
    /// ```
    #[must_use]
    pub fn rate_at(&self, step: u64) -> f32 {
        if step < self.warmup {
            return self.rate * ((step + 1) as f64 / self.warmup as f64) as f32;
        }
        let halvings = self.half_life.map_or(0.0, |half| (step - self.warmup) as f64 / half as f64);
        self.rate * (-halvings).exp2() as f32
    }

    /// Returns what the losses count.
    #[must_use]
    pub fn loss_weights(&self) -> LossWeights {
        LossWeights { value: self.value_weight, score: self.score_weight }
    }
}

/// Where training computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// On the processor, anywhere.
    #[default]
    Cpu,
    /// On a GPU of NVIDIA.
    Cuda,
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Device::Cpu => "cpu",
            Device::Cuda => "cuda",
        })
    }
}

/// A text that names no device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a device is cpu or cuda")]
pub struct ParseDeviceError;

impl FromStr for Device {
    type Err = ParseDeviceError;

    fn from_str(text: &str) -> Result<Device, ParseDeviceError> {
        match text {
            "cpu" => Ok(Device::Cpu),
            "cuda" => Ok(Device::Cuda),
            _ => Err(ParseDeviceError),
        }
    }
}
