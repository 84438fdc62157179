//! Networks on the CPU: fast, with vectors, without allocations while computing.
//!
//! A [`CpuNet`] is made of a [`Net`] once, which folds batch norms, transforms
//! and packs the weights, and then computes batches. Maps lie in memory with
//! their channels innermost, so that vectors go over channels and every size of
//! board and batch is computed the same way.
//!
//! | file | subject |
//! |---|---|
//! | `plan.rs`, `planner.rs` | a network as a list of stages |
//! | `run.rs` | the stages, one after the other |
//! | `winograd.rs`, `tile.rs` | convolutions of 3x3 and 3x3x3 |
//! | `product.rs` | matrix products |
//! | `maps.rs` | the rest |
//! | `lanes`, `isa.rs` | instruction sets |
//!
//! This is the one place of the crate with `unsafe` code: kernels read and
//! write through pointers after they have checked all lengths, and may be called
//! only where the machine has their instructions, which [`CpuNet`] sees to.

#![allow(
    unsafe_code,
    reason = "measured kernels, each with a portable twin that the tests prove equal"
)]

mod buffer;
mod isa;
mod lanes;
mod maps;
mod plan;
mod planner;
mod product;
mod run;
mod tile;
mod winograd;

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;

use sakiyomi_core::InstructionSet;

use crate::config::NetConfig;
use crate::net::Net;
use crate::outputs::Outputs;
use plan::Plan;
use run::{Memory, Results};

/// A network that computes.
///
/// Clones share the weights, and each has memory of its own to compute in.
pub struct CpuNet {
    config: Arc<NetConfig>,
    plan: Arc<Plan>,
    set: InstructionSet,
    memory: Vec<Memory>,
    outputs: Outputs,
}

/// How a network is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CpuConfig {
    /// With which instructions.
    pub set: InstructionSet,
    /// On how many threads large batches are shared out.
    pub threads: NonZeroUsize,
    /// Whether a position is computed the same, to the last digit, whatever batch it comes in.
    /// Single positions then take longer.
    pub steady: bool,
}

impl Default for CpuConfig {
    /// One thread, and the set in use: the fastest that the machine has unless one is forced.
    fn default() -> CpuConfig {
        CpuConfig { set: InstructionSet::detect(), threads: NonZeroUsize::MIN, steady: false }
    }
}

/// A machine that does not have the instructions it was asked to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this machine does not have the instructions {0}")]
pub struct Unavailable(pub InstructionSet);

impl CpuNet {
    /// Prepares `net` for one thread and the set in use ([`InstructionSet::detect`]).
    #[must_use]
    pub fn new(net: &Net) -> CpuNet {
        CpuNet::prepare(net, CpuConfig::default())
    }

    /// Prepares `net`.
    ///
    /// # Errors
    /// When the machine does not have the instructions.
    pub fn with_config(net: &Net, config: CpuConfig) -> Result<CpuNet, Unavailable> {
        if !config.set.is_available() {
            return Err(Unavailable(config.set));
        }
        Ok(CpuNet::prepare(net, config))
    }

    fn prepare(net: &Net, config: CpuConfig) -> CpuNet {
        let mut plan = Plan::new(net, isa::panel(config.set));
        if config.steady {
            plan.make_steady();
        }
        let plan = Arc::new(plan);
        let memory = (0..config.threads.get()).map(|_| Memory::new(&plan)).collect();
        let outputs = Outputs::new(net.config());
        CpuNet { config: Arc::new(net.config().clone()), plan, set: config.set, memory, outputs }
    }

    /// Returns the description of the network.
    #[must_use]
    pub fn config(&self) -> &NetConfig {
        &self.config
    }

    /// Returns the instructions that it computes with.
    #[must_use]
    pub fn instruction_set(&self) -> InstructionSet {
        self.set
    }

    /// Computes all positions of `inputs`, which are planes one after the other.
    ///
    /// The outputs stay until the next batch.
    ///
    /// # Panics
    /// When `inputs` is not a whole number of positions.
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

impl fmt::Debug for CpuNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CpuNet")
            .field("config", &self.config)
            .field("set", &self.set)
            .field("threads", &self.memory.len())
            .finish_non_exhaustive()
    }
}
