//! Depth-first proof-number search (df-pn) with a bounded [`ProofTable`]. It differs from the textbook:
//!
//! - Disproof numbers are not summed, since a sum counts transpositions many times: the largest counts,
//!   and one for each of the others.
//! - A branch is left when it is worse than the second best by a quarter, not by one (1 + ε trick).
//! - The table is probed again before a descent: another line may have settled the child.

mod saved;
mod search;
mod table;

pub use saved::LoadError;
pub use search::{ProofSearch, Snapshot};
pub use table::ProofTable;

/// A yes-or-no question about positions of a two-player game.
pub trait ProofProblem {
    /// A position.
    type Position: Copy;

    /// Returns the unique, well mixed key of a position, in its lowest 88 bits.
    fn key(&self, position: &Self::Position) -> u128;

    /// Settles a position, or initialises its numbers, for the player to move.
    fn initialize(&mut self, position: &Self::Position) -> Numbers;

    /// Adds the successors of a position that [`ProofProblem::initialize`] did not settle to `out`, one at least.
    fn successors(&mut self, position: &Self::Position, out: &mut Vec<Self::Position>);
}

/// Proof and disproof number, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    /// Larger than every number of an open position.
    pub(crate) const INFINITE: u32 = (1 << 24) - 1;

    /// The player to move succeeds.
    pub const PROVED: Numbers = Numbers { proof: 0, disproof: Self::INFINITE };

    /// The player to move fails.
    pub const DISPROVED: Numbers = Numbers { proof: Self::INFINITE, disproof: 0 };

    /// Returns the numbers of an open position, clamped to their range.
    pub fn open(proof: u32, disproof: u32) -> Numbers {
        let [proof, disproof] = [proof, disproof].map(|number| number.clamp(1, Self::INFINITE - 1));
        Numbers { proof, disproof }
    }

    /// Returns the numbers for a result.
    pub const fn of(proved: bool) -> Numbers {
        if proved { Self::PROVED } else { Self::DISPROVED }
    }

    /// Returns the proof number.
    pub const fn proof(self) -> u32 {
        self.proof
    }

    /// Returns the disproof number.
    pub const fn disproof(self) -> u32 {
        self.disproof
    }

    /// Returns the result, or `None` while it is open.
    pub const fn settled(self) -> Option<bool> {
        match self {
            Numbers { proof: 0, .. } => Some(true),
            Numbers { disproof: 0, .. } => Some(false),
            _ => None,
        }
    }
}
