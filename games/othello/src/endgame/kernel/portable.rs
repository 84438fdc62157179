//! The kernel that every machine has.

use crate::Board;

use super::Kernel;
use crate::endgame::deep::{NullWindow, deep, full_width};
use crate::endgame::node::Node;
use crate::endgame::null_window::null_window;
use crate::endgame::shallow::shallow;
use crate::endgame::worker::Worker;
use crate::eval::Indices;

/// Shifts and masks, one direction after the other.
#[derive(Clone, Copy, Debug)]
pub(in crate::endgame) struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn flips(self, own: u64, opponent: u64, square: u32) -> u64 {
        Board { own, opponent }.flips(square as u8)
    }

    #[inline(always)]
    fn mobility(self, own: u64, opponent: u64) -> u64 {
        Board { own, opponent }.mobility()
    }

    #[inline(always)]
    fn prefetch<T>(self, _place: &T) {}

    fn shallow(self, worker: &mut Worker<'_>, node: Node, alpha: i32) -> i32 {
        shallow(self, worker, node, alpha)
    }

    fn null_window(self, worker: &mut Worker<'_>, node: Node, alpha: i32) -> i32 {
        null_window(self, worker, node, alpha)
    }

    fn deep(self, worker: &mut Worker<'_>, window: NullWindow<'_>) -> i32 {
        deep(self, worker, window)
    }

    fn full_width(
        self,
        worker: &mut Worker<'_>,
        node: Node,
        indices: &Indices,
        window: (i32, i32),
        depth: u32,
    ) -> i32 {
        full_width(self, worker, node, indices, window, depth)
    }
}
