//! The operations that the solver spends its time in, for each instruction set.
//!
//! A [`Kernel`] is chosen once per search, and the whole search is compiled for it: its functions are
//! generic and always inlined, except where they recurse. There they go through a method of the
//! kernel, whose implementation carries the instruction set.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;

use super::deep::NullWindow;
use super::node::Node;
use super::worker::Worker;
use crate::eval::Indices;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
pub(super) use portable::Portable;

/// Board operations and the search for one instruction set; a value proves that it is there.
pub(super) trait Kernel: Copy + Send + Sync {
    /// Returns the discs that a disc on `square`, which is empty, flips.
    fn flips(self, own: u64, opponent: u64, square: u32) -> u64;

    fn mobility(self, own: u64, opponent: u64) -> u64;

    /// Asks the processor to bring the memory at `place` near.
    fn prefetch<T>(self, place: &T);

    fn shallow(self, worker: &mut Worker<'_>, node: Node, alpha: i32) -> i32;

    fn null_window(self, worker: &mut Worker<'_>, node: Node, alpha: i32) -> i32;

    fn deep(self, worker: &mut Worker<'_>, window: NullWindow<'_>) -> i32;

    fn full_width(
        self,
        worker: &mut Worker<'_>,
        node: Node,
        indices: &Indices,
        window: (i32, i32),
        depth: u32,
    ) -> i32;
}
