//! Networks: a [`NetConfig`] describes one, a [`Net`] has its weights, [`CpuNet`] computes it, and a
//! [`NetEvaluator`] is the evaluator of a search. [`mod@file`] keeps networks, [`onnx`] exports them.
//!
//! ```
//! use sakiyomi_core::Evaluator;
//! use sakiyomi_score_four::ScoreFour;
//! use sakiyomi_nn::file::{self, Precision};
//! use sakiyomi_nn::{Net, NetConfig, NetEvaluator, Preset};
//!
//! let config = NetConfig::preset::<ScoreFour>(Preset::Tiny).expect("every game has a tiny one");
//! let net = Net::random(config, 7)?;
//! let kept = file::from_bytes(&file::to_bytes(&net, Precision::F32)?)?;
//! assert_eq!(kept.fingerprint(), net.fingerprint());
//!
//! let mut evaluator = NetEvaluator::<ScoreFour>::new(&kept)?;
//! let opinion = &evaluator.evaluate(&[ScoreFour::start()])[0];
//! assert_eq!(opinion.policy.len(), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod compare;
mod config;
pub mod cpu;
mod evaluator;
pub mod file;
mod graph;
mod net;
pub mod onnx;
mod outputs;
mod preset;
mod shared;

pub use batch::{Batch, BatchError};
pub use compare::{Agreement, compare};
pub use config::{Body, ConfigError, Gate, NetConfig, PolicyHead, ValueHead, ValueOutput};
pub use cpu::{CpuConfig, CpuNet};
pub use evaluator::{Inference, MismatchError, NetEvaluator, encoding_of};
pub use graph::{EPSILON, Graph, Node, Op, Role, Shape, TensorId, TensorSpec, ValueId};
pub use net::{Lineage, Net, WeightsError};
pub use outputs::Outputs;
pub use preset::{ParsePresetError, Preset};
pub use sakiyomi_core::InstructionSet;
pub use shared::Shared;
