//! Gradients and inference by libtorch, for NVIDIA GPUs. On a GPU both compute in 16 bits where
//! that is safe, with weights and sums in 32 bits. They also run on the processor, where the tests
//! compare them with the other back ends.

mod forward;
mod gradients;
mod net;

pub use gradients::Torch;
pub use net::TorchNet;

use tch::{Cuda, Kind, Tensor};

use crate::error::TrainError;

/// Where libtorch computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the processor, in 32 bits: slower than the other ways, but good for tests.
    Cpu,
    /// On the first GPU, in 16 bits.
    Cuda,
}

impl Place {
    fn device(self) -> Result<tch::Device, TrainError> {
        // Whoever calls has threads of their own.
        tch::set_num_threads(1);
        match self {
            Place::Cpu => Ok(tch::Device::Cpu),
            Place::Cuda if Cuda::is_available() => Ok(tch::Device::Cuda(0)),
            Place::Cuda => Err(TrainError::Device(
                "libtorch finds no GPU: the driver may be missing, or libtorch_cuda.so was not \
                 loaded (LD_PRELOAD=.../libtorch_cuda.so)"
                    .to_owned(),
            )),
        }
    }
}

fn lengths(shape: &[usize]) -> Vec<i64> {
    shape.iter().map(|&len| len as i64).collect()
}

fn upload(numbers: &[f32], shape: &[usize], device: tch::Device) -> Tensor {
    Tensor::from_slice(numbers).to_device(device).view(lengths(shape).as_slice())
}

fn download(tensor: &Tensor) -> Vec<f32> {
    let tensor = tensor.detach().to_kind(Kind::Float).to_device(tch::Device::Cpu);
    Vec::try_from(tensor.contiguous().view(-1)).expect("the tensor is a row of floats")
}

/// Returns a copy with its channels innermost, as a GPU computes in 16 bits.
fn channels_innermost(tensor: &Tensor, kind: Kind) -> Tensor {
    let size = tensor.size();
    let mut strides = vec![1; size.len()];
    let mut stride = size[1];
    for dimension in (2..size.len()).rev() {
        strides[dimension] = stride;
        stride *= size[dimension];
    }
    strides[0] = stride;
    let mut copy = Tensor::empty_strided(&size, &strides, (kind, tensor.device()));
    copy.copy_(tensor);
    copy
}
