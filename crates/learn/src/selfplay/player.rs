//! Self-play of one network on any number of threads, the game's type hidden.

use std::marker::PhantomData;
use std::sync::{Arc, Mutex, MutexGuard};

use sakiyomi_core::{Evaluator, Stop};
use sakiyomi_nn::{CpuConfig, MismatchError, Net, NetEvaluator};
use sakiyomi_play::BoardGame;
#[cfg(feature = "run")]
use sakiyomi_train::{Device, TrainError};

use super::SelfplayConfig;
use super::worker::{GameSink, Job, JobSource, Progress, WorkError, work};

const THREAD_NAME: &str = "self-play";
/// Cached positions of an evaluator: games share openings and transpose.
const CACHE_ENTRIES: usize = 1 << 15;

#[cfg(feature = "torch")]
const GPU_THREADS: usize = 4;

#[cfg(feature = "torch")]
const LARGEST_BATCH: usize = 8192;

/// A network that plays against itself.
pub trait SelfPlayer: Send + Sync {
    /// Plays the games of `source` on this thread, as [`work`] does; threads share the weights.
    fn work(
        &self,
        source: &dyn JobSource,
        sink: &dyn GameSink,
        stop: &Stop,
        progress: &dyn Fn(Progress),
    ) -> Result<(), WorkError>;

    /// Plays the games of `source` on several threads. Panics when one of them does.
    fn play_on(
        &self,
        threads: usize,
        source: &dyn JobSource,
        sink: &dyn GameSink,
        stop: &Stop,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<(), WorkError> {
        let halt = stop.part();
        let play = || {
            let played = self.work(source, sink, &halt, progress);
            if played.is_err() {
                halt.request();
            }
            played
        };
        std::thread::scope(|scope| {
            let mut running = Vec::new();
            for _ in 0..threads.max(1) {
                let builder = std::thread::Builder::new().name(THREAD_NAME.to_owned());
                running.push(builder.spawn_scoped(scope, play).map_err(|error| {
                    halt.request();
                    WorkError::Thread(error)
                })?);
            }
            let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or_else(|panic| {
                    halt.request();
                    std::panic::resume_unwind(panic)
                })
            };
            running.into_iter().map(join).fold(Ok(()), Result::and)
        })
    }
}

/// A network that cannot play.
#[cfg(feature = "run")]
#[derive(Debug, thiserror::Error)]
pub enum EvaluatorError {
    /// It is for another game.
    #[error(transparent)]
    Mismatch(#[from] MismatchError),
    /// There is no such device.
    #[error(transparent)]
    Device(#[from] TrainError),
}

/// Returns a self-player on the CPU, whose evaluations do not depend on the batch to the last digit.
pub(crate) fn on_cpu<S: BoardGame>(net: &Net) -> Result<Box<dyn SelfPlayer>, MismatchError> {
    let cpu = CpuConfig { steady: true, ..CpuConfig::default() };
    let evaluator = NetEvaluator::<S>::with_config(net, cpu)?.with_cache(CACHE_ENTRIES);
    Ok(Box::new(Player::<S, _>::new(evaluator)))
}

#[cfg(feature = "run")]
pub(crate) fn on_device<S: BoardGame>(
    net: &Net,
    device: Device,
) -> Result<Box<dyn SelfPlayer>, EvaluatorError> {
    match device {
        Device::Cpu => Ok(on_cpu::<S>(net)?),
        #[cfg(feature = "torch")]
        Device::Cuda => {
            use sakiyomi_nn::Shared;
            use sakiyomi_train::torch::{Place, TorchNet};
            let encoding = sakiyomi_nn::encoding_of::<S>(net)?;
            let torch = TorchNet::new(net, Place::Cuda)?;
            // While one thread waits for the GPU, others fill their batches and hand out answers.
            let nets = std::iter::repeat_n(torch, GPU_THREADS);
            let shared = Shared::new(net.config(), nets, LARGEST_BATCH);
            // No cache: a GPU evaluates a position faster than a CPU finds it.
            Ok(Box::new(Player::<S, _>::new(NetEvaluator::over(shared, encoding))))
        }
        #[cfg(not(feature = "torch"))]
        Device::Cuda => Err(TrainError::without_gpu().into()),
    }
}

struct Player<S, E> {
    /// Idle evaluators. The first one is only cloned: clones share the weights.
    idle: Mutex<Vec<E>>,
    game: PhantomData<fn() -> S>,
}

impl<S, E> Player<S, E> {
    fn new(evaluator: E) -> Player<S, E> {
        Player { idle: Mutex::new(vec![evaluator]), game: PhantomData }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<E>> {
        self.idle.lock().expect("no thread panics while it takes an evaluator")
    }
}

impl<S: BoardGame, E: Evaluator<S> + Clone> SelfPlayer for Player<S, E> {
    fn work(
        &self,
        source: &dyn JobSource,
        sink: &dyn GameSink,
        stop: &Stop,
        progress: &dyn Fn(Progress),
    ) -> Result<(), WorkError> {
        let mut evaluator = {
            let mut idle = self.idle();
            if idle.len() > 1 { idle.pop() } else { idle.first().cloned() }
                .expect("the first stays")
        };
        let played = work::<S>(source, sink, &mut evaluator, stop, progress);
        self.idle().push(evaluator);
        played
    }
}

/// Games of one network, one a job.
pub struct GameQueue {
    numbers: Mutex<std::vec::IntoIter<u64>>,
    seed: u64,
    net: Arc<str>,
    config: Arc<SelfplayConfig>,
}

impl GameQueue {
    /// Returns games by their numbers, which are the ids of their jobs.
    pub fn new(
        numbers: impl IntoIterator<Item = u64>,
        seed: u64,
        net: &Net,
        config: SelfplayConfig,
    ) -> GameQueue {
        let numbers: Vec<u64> = numbers.into_iter().collect();
        GameQueue {
            numbers: Mutex::new(numbers.into_iter()),
            seed,
            net: net.fingerprint().into(),
            config: Arc::new(config),
        }
    }
}

impl JobSource for GameQueue {
    fn next(&self) -> Option<Job> {
        let id = self.numbers.lock().expect("no thread panics while it takes a number").next()?;
        let (net, config) = (Arc::clone(&self.net), Arc::clone(&self.config));
        Some(Job { id, seed: self.seed, games: 1, net, config })
    }
}
