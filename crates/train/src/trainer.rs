//! Training, step by step.

use sakiyomi_nn::{Batch, Lineage, Net, NetConfig};

use crate::burn_backend::BurnBackend;
use crate::checkpoint::State;
use crate::config::{Device, TrainConfig};
use crate::error::TrainError;
use crate::gradients::{Computed, Gradients};
use crate::loss::Losses;
use crate::optimiser::{average, clip};

/// How far the running statistics of a batch norm move towards those of the batch, as in PyTorch.
const NORM_MOMENTUM: f32 = 0.1;

/// A network in training.
///
/// ```
/// use sakiyomi_score_four::ScoreFour;
/// use sakiyomi_nn::{Batch, Net, NetConfig, Preset};
/// use sakiyomi_train::{Device, TrainConfig, Trainer};
/// let config = NetConfig::preset::<ScoreFour>(Preset::Tiny).expect("every game has a tiny one");
/// let batch = Batch {
///     inputs: vec![0.0; config.input_len()],
///     places: vec![5, 6],
///     policy: vec![0.25, 0.75],
///     ends: vec![2],
///     policy_weights: vec![1.0],
///     results: vec![[1.0, 0.0, 0.0]],
///     scores: vec![0.0],
/// };
/// let net = Net::random(config, 1)?;
/// let mut trainer = Trainer::new(net, TrainConfig::default(), Device::Cpu)?;
/// let losses = trainer.step(&batch)?;
/// assert_eq!(losses.policy, 2f32.ln());
/// assert_eq!(trainer.net().lineage.steps, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Trainer {
    settings: TrainConfig,
    state: State,
    gradients: Box<dyn Gradients>,
}

impl Trainer {
    /// Starts training `net`. Fails on a setting out of its range, or without the device.
    pub fn new(net: Net, config: TrainConfig, device: Device) -> Result<Trainer, TrainError> {
        Trainer::continued(State::new(&net), config, device)
    }

    /// Resumes from [`Trainer::to_bytes`]. Fails as [`Trainer::new`] does, and on damaged bytes.
    pub fn from_bytes(
        bytes: &[u8],
        config: TrainConfig,
        device: Device,
    ) -> Result<Trainer, TrainError> {
        Trainer::continued(State::from_bytes(bytes)?, config, device)
    }

    fn continued(
        state: State,
        settings: TrainConfig,
        device: Device,
    ) -> Result<Trainer, TrainError> {
        settings.check()?;
        let net = state.config.clone();
        let gradients: Box<dyn Gradients> = match device {
            Device::Cpu => Box::new(BurnBackend::new(net, settings)),
            #[cfg(feature = "torch")]
            Device::Cuda => {
                Box::new(crate::torch::Torch::new(net, settings, crate::torch::Place::Cuda)?)
            }
            #[cfg(not(feature = "torch"))]
            Device::Cuda => return Err(TrainError::without_gpu()),
        };
        Ok(Trainer { settings, state, gradients })
    }

    /// Makes one step of gradient descent.
    ///
    /// # Errors
    /// When the batch does not fit the network, the device fails, or training diverges; nothing has
    /// changed then.
    pub fn step(&mut self, batch: &Batch) -> Result<Losses, TrainError> {
        let State { config, graph, steps, weights, average: averaged, adam, .. } = &mut self.state;
        batch.check(config)?;
        if batch.is_empty() {
            return Err(TrainError::EmptyBatch);
        }
        let Computed { mut losses, mut gradients, norms } =
            self.gradients.compute(weights, batch)?;
        losses.gradient = clip(&mut gradients, self.settings.clip);
        let mut numbers = norms.iter().flat_map(|(_, seen)| seen);
        let are_numbers = losses.total.is_finite() && losses.gradient.is_finite();
        if !are_numbers || numbers.any(|number| !number.is_finite()) {
            let (loss, gradient) = (losses.total, losses.gradient);
            return Err(TrainError::Diverged { step: *steps, loss, gradient });
        }
        adam.step(&self.settings, *steps, graph, weights, &gradients);
        for (id, seen) in &norms {
            for (running, seen) in weights[*id].iter_mut().zip(seen) {
                *running += NORM_MOMENTUM * (seen - *running);
            }
        }
        average(self.settings.ema, *steps, averaged, weights);
        *steps += 1;
        Ok(losses)
    }

    /// Returns the steps since training began, resumed ones included.
    pub fn steps(&self) -> u64 {
        self.state.steps
    }

    /// Returns the description of the network.
    pub fn config(&self) -> &NetConfig {
        &self.state.config
    }

    /// Returns the network with the averaged weights; its lineage counts the steps.
    pub fn net(&self) -> Net {
        let State { config, lineage, steps, average, .. } = &self.state;
        let lineage = Lineage { steps: lineage.steps + steps, ..lineage.clone() };
        Net::new(config.clone(), average.clone(), lineage).expect("no step leaves the numbers")
    }

    /// Returns the whole state, exact to the last bit.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.state.to_bytes()
    }
}
