//! Networks that judge for threads that play.

use sakiyomi_core::Evaluator;
use sakiyomi_engines::BoardGame;
use sakiyomi_nn::{CpuConfig, MismatchError, Net, NetEvaluator};
use sakiyomi_train::{Device, TrainError};

/// How many positions each evaluator remembers: games share their openings, and moves change places.
const REMEMBERED: usize = 1 << 15;

/// The threads that ask a GPU.
#[cfg(feature = "torch")]
const GPU_THREADS: usize = 4;

/// The positions of which a GPU judges no more at once.
#[cfg(feature = "torch")]
const LARGEST_BATCH: usize = 8192;

/// A network that cannot judge.
#[derive(Debug, thiserror::Error)]
pub enum EvaluatorError {
    /// It is for another game.
    #[error(transparent)]
    Mismatch(#[from] MismatchError),
    /// There is no such device.
    #[error(transparent)]
    Device(#[from] TrainError),
}

/// Returns `count` evaluators of one network, for as many threads.
///
/// On the processor a position is judged the same, to the last digit, whatever it is judged
/// together with, so that games do not depend on each other; on a GPU it is not.
///
/// # Errors
/// When the network is for another game, or there is no such device.
pub fn evaluators<S: BoardGame>(
    net: &Net,
    device: Device,
    count: usize,
) -> Result<Vec<Box<dyn Evaluator<S>>>, EvaluatorError> {
    match device {
        Device::Cpu => {
            let cpu = CpuConfig { steady: true, ..CpuConfig::default() };
            let evaluator = NetEvaluator::<S>::with_config(net, cpu)?.with_cache(REMEMBERED);
            Ok((0..count).map(|_| Box::new(evaluator.clone()) as _).collect())
        }
        #[cfg(feature = "torch")]
        Device::Cuda => {
            use sakiyomi_nn::Shared;
            use sakiyomi_train::torch::{Place, TorchNet};
            let encoding = sakiyomi_nn::encoding_of::<S>(net)?;
            let torch = TorchNet::new(net, Place::Cuda)?;
            // While one thread waits for the GPU, others fill their batches and hand out answers.
            let nets = std::iter::repeat_n(torch, GPU_THREADS);
            let shared = Shared::new(net.config(), nets, LARGEST_BATCH);
            // A GPU has judged a position again before a processor remembers that it has.
            let evaluator = NetEvaluator::over(shared, encoding);
            Ok((0..count).map(|_| Box::new(evaluator.clone()) as _).collect())
        }
        #[cfg(not(feature = "torch"))]
        Device::Cuda => Err(TrainError::without_gpu().into()),
    }
}
