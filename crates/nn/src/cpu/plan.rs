//! A network as the kernels compute it: batch norms folded, additions and activations fused, weights
//! packed, memory allotted.

use super::product::Packed;
use super::winograd::Winograd;

/// A buffer of a computation.
pub(super) type Slot = usize;

#[derive(Clone, Debug)]
pub(super) enum Stage {
    /// A convolution with a kernel of 3.
    Conv {
        from: Slot,
        to: Slot,
        large: Box<TiledConv>,
        /// For up to [`FEW`] positions, where large tiles would use each weight only once or twice.
        small: Option<Box<TiledConv>>,
        residual: Option<Slot>,
        relu: bool,
    },
    /// A dense layer, or a convolution with a kernel of 1.
    Product(Box<Dense>),
    Pool {
        from: Slot,
        to: Slot,
        channels: usize,
        with_max: bool,
    },
    /// Removes the padding of maps.
    Compact {
        from: Slot,
        to: Slot,
        padded: usize,
        channels: usize,
        stride: usize,
    },
    /// Changes maps in place.
    Elementwise {
        map: Slot,
        channels: usize,
        scale: Option<Slot>,
        shift: Option<Slot>,
        residual: Option<Slot>,
        relu: bool,
    },
    /// Changes vectors in place.
    Activate {
        slot: Slot,
        stride: usize,
        function: fn(f32) -> f32,
    },
}

/// The most positions for small tiles.
pub(super) const FEW: usize = 2;

#[derive(Clone, Debug)]
pub(super) struct TiledConv {
    pub(super) conv: Winograd,
    /// Where the rows of the products begin.
    pub(super) starts: Vec<u32>,
}

/// Rows times a matrix.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    pub(super) from: Slot,
    pub(super) to: Slot,
    pub(super) matrix: Packed,
    pub(super) bias: Vec<f32>,
    pub(super) relu: bool,
    /// Rows of one position.
    pub(super) rows: usize,
    pub(super) starts: Vec<u32>,
}

/// Where an output of the network lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) slot: Slot,
    /// Cells for maps, 1 for vectors.
    pub(super) cells: usize,
    /// Channels or numbers.
    pub(super) channels: usize,
    /// The same with padding.
    pub(super) padded: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) stages: Vec<Stage>,
    /// How many numbers of one position each slot holds.
    pub(super) slots: Vec<usize>,
    /// The longest transformed input and products of a convolution of `positions` positions.
    pub(super) transformed: [usize; 2],
    pub(super) input_channels_padded: usize,
    pub(super) input_len: usize,
    pub(super) cells: usize,
    pub(super) policy: Vec<Part>,
    pub(super) value: Part,
    pub(super) score: Option<Part>,
    /// How many positions are computed at once.
    pub(super) positions: usize,
    /// Whether a position is computed the same whatever batch it comes in.
    pub(super) steady: bool,
}

impl Plan {
    /// Removes what is computed differently for a few positions.
    pub(super) fn make_steady(&mut self) {
        self.steady = true;
        for stage in &mut self.stages {
            if let Stage::Conv { small, .. } = stage {
                *small = None;
            }
        }
    }
}
