//! The settings of training, and where it computes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The settings of training.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TrainConfig {
    /// The learning rate at its peak.
    pub rate: f32,
    /// Steps of linear warm-up.
    pub warmup: u64,
    /// The steps in which it then halves, again and again; constant when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_life: Option<u64>,
    /// Decay of Adam's first moment.
    pub beta1: f32,
    /// Decay of Adam's second moment.
    pub beta2: f32,
    /// Decoupled weight decay, as a multiple of the rate; biases and norms do not decay.
    pub weight_decay: f32,
    /// The largest norm of all gradients together.
    pub clip: f32,
    /// Decay of the exponential moving average of the weights, after the first steps.
    pub ema: f32,
    /// The weight of the value loss; the policy's is 1.
    pub value_weight: f32,
    /// The weight of the score loss.
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

/// A setting out of its range.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("the setting {name} is {found}; it must be {wanted}")]
pub struct SettingError {
    /// The setting.
    pub name: &'static str,
    /// Its value.
    pub found: String,
    /// Its range.
    pub wanted: &'static str,
}

impl TrainConfig {
    /// Checks the range of every setting.
    pub fn check(&self) -> Result<(), SettingError> {
        let share = |x: f32| ((0.0..1.0).contains(&x), "at least 0 and less than 1");
        let not_negative = |x: f32| (x.is_finite() && x >= 0.0, "at least 0");
        let rate = (self.rate > 0.0 && self.rate <= 1.0, "more than 0 and at most 1");
        let clip = (self.clip.is_finite() && self.clip > 0.0, "more than 0");
        let half_life = (self.half_life != Some(0), "at least 1, or absent");
        let settings = [
            ("rate", self.rate, rate),
            ("beta1", self.beta1, share(self.beta1)),
            ("beta2", self.beta2, share(self.beta2)),
            ("weight_decay", self.weight_decay, share(self.weight_decay)),
            ("clip", self.clip, clip),
            ("ema", self.ema, share(self.ema)),
            ("value_weight", self.value_weight, not_negative(self.value_weight)),
            ("score_weight", self.score_weight, not_negative(self.score_weight)),
            ("half_life", self.half_life.unwrap_or(0) as f32, half_life),
        ];
        match settings.into_iter().find(|(.., (is_valid, _))| !is_valid) {
            Some((name, found, (_, wanted))) => {
                Err(SettingError { name, found: found.to_string(), wanted })
            }
            None => Ok(()),
        }
    }

    /// Returns the learning rate of a step, the first of which is step 0.
    ///
    /// ```
    /// use sakiyomi_train::TrainConfig;
    /// let config = TrainConfig { rate: 1.0, warmup: 4, half_life: Some(10), ..Default::default() };
    /// assert_eq!([0, 3, 14, 24].map(|step| config.rate_at(step)), [0.25, 1.0, 0.5, 0.25]);
    /// ```
    pub fn rate_at(&self, step: u64) -> f32 {
        if step < self.warmup {
            return self.rate * ((step + 1) as f64 / self.warmup as f64) as f32;
        }
        let halvings = self.half_life.map_or(0.0, |half| (step - self.warmup) as f64 / half as f64);
        self.rate * (-halvings).exp2() as f32
    }
}

/// Where training computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// On the processor, anywhere.
    #[default]
    Cpu,
    /// On an NVIDIA GPU.
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
