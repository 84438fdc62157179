//! Inference on the CPU, without allocations.
//!
//! A [`CpuNet`] folds batch norms, transforms and packs the weights once. Maps have their channels
//! innermost, so that vectors go over channels whatever the size of board and batch.
//!
//! | file | subject |
//! |---|---|
//! | `plan.rs`, `planner.rs` | a network as a list of stages |
//! | `run.rs` | the stages, one after the other |
//! | `winograd.rs`, `tile.rs` | convolutions of 3x3 and 3x3x3 |
//! | `product.rs` | matrix products |
//! | `maps.rs` | elementwise operations, pooling |
//! | `lanes.rs` | instruction sets |
//!
//! This is the one place of the crate with `unsafe` code: kernels use pointers after they have checked
//! all lengths, and run only where the machine has their instructions, which [`CpuNet`] sees to.

#![allow(
    unsafe_code,
    reason = "measured kernels, each with a portable twin that the tests prove equal"
)]

mod buffer;
mod lanes;
mod maps;
mod plan;
mod planner;
mod product;
mod run;
mod tile;
mod winograd;

use std::num::NonZeroUsize;
use std::sync::Arc;

use sakiyomi_core::InstructionSet;

use crate::config::NetConfig;
use crate::net::Net;
use crate::outputs::Outputs;
use plan::Plan;
use run::{Memory, Results};

/// A network ready for inference. Clones share the weights.
pub struct CpuNet {
    config: Arc<NetConfig>,
    plan: Arc<Plan>,
    set: InstructionSet,
    memory: Vec<Memory>,
    outputs: Outputs,
}

/// How a [`CpuNet`] computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CpuConfig {
    /// The instruction set.
    pub set: InstructionSet,
    /// The threads for large batches.
    pub threads: NonZeroUsize,
    /// Whether the result is bitwise independent of the batch; single positions then take longer.
    pub steady: bool,
}

impl Default for CpuConfig {
    /// One thread and [`InstructionSet::detect`].
    fn default() -> CpuConfig {
        CpuConfig { set: InstructionSet::detect(), threads: NonZeroUsize::MIN, steady: false }
    }
}

/// An instruction set that the machine lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this machine does not have the instructions {0}")]
pub struct Unavailable(pub InstructionSet);

impl CpuNet {
    /// Prepares `net` with the default configuration.
    pub fn new(net: &Net) -> CpuNet {
        CpuNet::prepare(net, CpuConfig::default())
    }

    /// Prepares `net`.
    pub fn with_config(net: &Net, config: CpuConfig) -> Result<CpuNet, Unavailable> {
        if !config.set.is_available() {
            return Err(Unavailable(config.set));
        }
        Ok(CpuNet::prepare(net, config))
    }

    fn prepare(net: &Net, config: CpuConfig) -> CpuNet {
        let mut plan = Plan::new(net, lanes::panel(config.set));
        if config.steady {
            plan.make_steady();
        }
        let plan = Arc::new(plan);
        let memory = (0..config.threads.get()).map(|_| Memory::new(&plan)).collect();
        let outputs = Outputs::new(net.config());
        CpuNet { config: Arc::new(net.config().clone()), plan, set: config.set, memory, outputs }
    }

    /// Returns the description of the network.
    pub fn config(&self) -> &NetConfig {
        &self.config
    }

    /// Evaluates a whole number of encoded positions.
    pub fn evaluate_batch(&mut self, inputs: &[f32]) -> &Outputs {
        assert_eq!(inputs.len() % self.plan.input_len, 0, "inputs are whole positions");
        let count = inputs.len() / self.plan.input_len;
        let Outputs { policy, value, score, .. } = &mut self.outputs;
        policy.resize(count * self.config.policy_outputs(), 0.0);
        value.resize(count * self.config.value_outputs(), 0.0);
        score.resize(if self.config.score { count } else { 0 }, 0.0);
        let results = Results { policy, value, score };
        let (plan, set) = (&*self.plan, self.set);
        let threads = self.memory.len().min(count.div_ceil(plan.positions));
        if threads <= 1 {
            run::run_all(plan, set, &mut self.memory[0], inputs, results);
            return &self.outputs;
        }
        std::thread::scope(|scope| {
            let (mut inputs, mut results) = (inputs, results);
            let mut left = count;
            for (index, memory) in self.memory.iter_mut().take(threads).enumerate() {
                let share =
                    left.div_ceil(threads - index).next_multiple_of(plan.positions).min(left);
                let (here, rest) = inputs.split_at(share * plan.input_len);
                let (mine, others) = results.split_at(plan, share);
                (inputs, results, left) = (rest, others, left - share);
                if index + 1 < threads {
                    scope.spawn(move || run::run_all(plan, set, memory, here, mine));
                } else {
                    run::run_all(plan, set, memory, here, mine);
                }
            }
        });
        &self.outputs
    }
}

impl Clone for CpuNet {
    fn clone(&self) -> CpuNet {
        CpuNet {
            config: Arc::clone(&self.config),
            plan: Arc::clone(&self.plan),
            set: self.set,
            memory: self.memory.iter().map(|_| Memory::new(&self.plan)).collect(),
            outputs: Outputs::new(&self.config),
        }
    }
}
