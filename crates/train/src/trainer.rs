//! Training, step by step.

use sakiyomi_nn::{Batch, Lineage, Net, NetConfig};

use crate::average::average;
use crate::burn_backend::BurnBackend;
use crate::checkpoint::State;
use crate::config::{Device, TrainConfig};
use crate::error::TrainError;
use crate::gradients::{Computed, Gradients};
use crate::loss::Losses;
use crate::optimiser::clip;

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
    /// Returns training that begins with a network.
    ///
    /// # Errors
    /// When a setting makes no sense, or there is no such device.
    pub fn new(net: Net, config: TrainConfig, device: Device) -> Result<Trainer, TrainError> {
        Trainer::continued(State::new(&net), config, device)
    }

    /// Returns training that goes on where [`Trainer::to_bytes`] was called.
    ///
    /// # Errors
    /// When the bytes are not such a state or damaged, a setting makes no sense, or there is no
    /// such device.
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
        let gradients = gradients(state.config.clone(), &settings, device)?;
        Ok(Trainer { settings, state, gradients })
    }

    /// Learns from a batch.
    ///
    /// # Errors
    /// When the batch does not fit the network, or the device fails, or the result is no number.
    /// Then nothing has changed.
    pub fn step(&mut self, batch: &Batch) -> Result<Losses, TrainError> {
        let State { config, graph, steps, weights, average: averaged, adam, .. } = &mut self.state;
        batch.check(config)?;
        if batch.is_empty() {
            return Err(TrainError::EmptyBatch);
        }
        let Computed { mut losses, mut gradients, norms } =
            self.gradients.compute(weights, batch)?;
        losses.gradient = clip(&mut gradients, self.settings.clip);
        let statistics = norms.iter().flat_map(|norm| norm.mean.iter().chain(&norm.variance));
        let are_numbers = losses.total.is_finite() && losses.gradient.is_finite();
        if !are_numbers || statistics.into_iter().any(|number| !number.is_finite()) {
            let (loss, gradient) = (losses.total, losses.gradient);
            return Err(TrainError::Diverged { step: *steps, loss, gradient });
        }
        adam.step(&self.settings, *steps, graph, weights, &gradients);
        for norm in &norms {
            norm.update(weights);
        }
        average(self.settings.ema, *steps, averaged, weights);
        *steps += 1;
        Ok(losses)
    }

    /// Returns the steps since training began, continued ones included.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.state.steps
    }

    /// Returns the description of the network.
    #[must_use]
    pub fn config(&self) -> &NetConfig {
        &self.state.config
    }

    /// Returns the network with the averaged weights; its lineage counts the steps.
    #[must_use]
    pub fn net(&self) -> Net {
        let State { config, lineage, steps, average, .. } = &self.state;
        let lineage = Lineage { steps: lineage.steps + steps, ..lineage.clone() };
        Net::new(config.clone(), average.clone(), lineage)
            .expect("steps with results that are no numbers are not taken")
    }

    /// Returns the whole state: training from it is the same as training on.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.state.to_bytes()
    }
}

fn gradients(
    config: NetConfig,
    settings: &TrainConfig,
    device: Device,
) -> Result<Box<dyn Gradients>, TrainError> {
    match device {
        Device::Cpu => Ok(Box::new(BurnBackend::new(config, settings.loss_weights()))),
        #[cfg(feature = "torch")]
        Device::Cuda => {
            let weights = settings.loss_weights();
            Ok(Box::new(crate::torch::Torch::new(config, weights, crate::torch::Place::Cuda)?))
        }
        #[cfg(not(feature = "torch"))]
        Device::Cuda => Err(TrainError::without_gpu()),
    }
}
