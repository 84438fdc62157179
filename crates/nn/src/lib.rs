//! Networks that judge positions: what they are made of, their weights, and how they are computed.

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
mod reference;
mod shared;

pub use batch::{Batch, BatchError};
pub use compare::{Agreement, compare};
pub use config::{Body, ConfigError, Gate, NetConfig, PolicyHead, ValueHead, ValueOutput};
pub use cpu::{CpuConfig, CpuNet, InstructionSet};
pub use evaluator::{Inference, MismatchError, NetEvaluator, encoding_of};
pub use graph::{EPSILON, Graph, Node, Op, Role, Shape, TensorId, TensorSpec, ValueId};
pub use net::{Lineage, Net, WeightsError};
pub use outputs::Outputs;
pub use preset::{ParsePresetError, Preset};
pub use reference::Reference;
pub use shared::Shared;
